import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import './main.css';

const Home = lazy(() => import('./screens/home.jsx'));
const List = lazy(() => import('./screens/list.jsx'));
const Detail = lazy(() => import('./screens/detail.jsx'));
const Form = lazy(() => import('./screens/form.jsx'));

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Suspense>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/list" element={<List />} />
        <Route path="/detail/:id" element={<Detail />} />
        <Route path="/form/:id" element={<Form />} />
      </Routes>
    </Suspense>
  </BrowserRouter>,
);
