import {
  IonAccordion,
  IonAccordionGroup,
  IonBackButton,
  IonButton,
  IonButtons,
  IonContent,
  IonFooter,
  IonHeader,
  IonItem,
  IonLabel,
  IonList,
  IonListHeader,
  IonNote,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import { useParams } from 'react-router-dom';
import content from '../content.json';

const detail = content.detail;

function Lines({ title, rows }) {
  return (
    <IonList inset>
      <IonListHeader>
        <IonLabel>{title}</IonLabel>
      </IonListHeader>
      {rows.map(([name, note]) => (
        <IonItem key={name}>
          <IonLabel>{name}</IonLabel>
          {note && <IonNote slot="end">{note}</IonNote>}
        </IonItem>
      ))}
    </IonList>
  );
}

export default function Detail() {
  const { id } = useParams();
  const item = content.list.items.find((one) => one.id === id) ?? content.list.items[0];
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/list" />
          </IonButtons>
          <IonTitle>体检套餐</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonItem>
          <IonLabel>
            <h2>{item.name}</h2>
            <p>{item.subtitle}</p>
          </IonLabel>
          <strong slot="end">{item.price}</strong>
        </IonItem>
        <IonItem button detail>
          <IonLabel>{detail.places}</IonLabel>
        </IonItem>
        <Lines title={detail.fit} rows={detail.points.map((point) => [point])} />
        <Lines title={detail.partsTitle} rows={detail.parts} />
        <Lines title={detail.stepsTitle} rows={detail.steps} />
        <Lines title={detail.notesTitle} rows={detail.notes.map((note) => [note])} />
        <IonAccordionGroup>
          {detail.faq.map((question) => (
            <IonAccordion key={question} value={question}>
              <IonItem slot="header">
                <IonLabel>{question}</IonLabel>
              </IonItem>
              <div slot="content">—</div>
            </IonAccordion>
          ))}
        </IonAccordionGroup>
      </IonContent>
      <IonFooter>
        <IonButton expand="block" routerLink={`/form/${item.id}`}>
          {detail.buy}
        </IonButton>
      </IonFooter>
    </IonPage>
  );
}
