import {
  IonBackButton,
  IonButton,
  IonButtons,
  IonCheckbox,
  IonContent,
  IonHeader,
  IonInput,
  IonItem,
  IonList,
  IonPage,
  IonTitle,
  IonToast,
  IonToolbar,
} from '@ionic/react';
import { useState } from 'react';
import content from '../content.json';

const { title, fields, agree, submit, done } = content.form;

export default function Booking() {
  const [isDone, setDone] = useState(false);
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/list" />
          </IonButtons>
          <IonTitle>{title}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonList>
          {fields.map(([name, hint]) => (
            <IonItem key={name}>
              <IonInput label={name} labelPlacement="stacked" placeholder={hint} required />
            </IonItem>
          ))}
          <IonItem>
            <IonCheckbox>{agree}</IonCheckbox>
          </IonItem>
        </IonList>
        <IonButton expand="block" onClick={() => setDone(true)}>
          {submit}
        </IonButton>
        <IonToast isOpen={isDone} message={done} duration={2000} onDidDismiss={() => setDone(false)} />
      </IonContent>
    </IonPage>
  );
}
