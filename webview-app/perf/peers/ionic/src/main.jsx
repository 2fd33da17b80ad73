import { IonApp, IonRouterOutlet, setupIonicReact } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import '@ionic/react/css/core.css';
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import '@ionic/react/css/typography.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route } from 'react-router-dom';
import './main.css';

const Home = lazy(() => import('./screens/home.jsx'));
const List = lazy(() => import('./screens/list.jsx'));
const Detail = lazy(() => import('./screens/detail.jsx'));
const Form = lazy(() => import('./screens/form.jsx'));

setupIonicReact();

createRoot(document.getElementById('root')).render(
  <IonApp>
    <IonReactRouter>
      <Suspense>
        <IonRouterOutlet>
          <Route exact path="/" component={Home} />
          <Route exact path="/list" component={List} />
          <Route exact path="/detail/:id" component={Detail} />
          <Route exact path="/form/:id" component={Form} />
        </IonRouterOutlet>
      </Suspense>
    </IonReactRouter>
  </IonApp>,
);
