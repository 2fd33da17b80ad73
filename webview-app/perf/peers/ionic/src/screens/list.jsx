import {
  IonBackButton,
  IonButtons,
  IonCard,
  IonCardContent,
  IonCardHeader,
  IonCardSubtitle,
  IonCardTitle,
  IonChip,
  IonContent,
  IonHeader,
  IonItem,
  IonLabel,
  IonPage,
  IonTitle,
  IonToolbar,
} from '@ionic/react';
import content from '../content.json';

const { title, heading, lead, items } = content.list;

export default function Packages() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonButtons slot="start">
            <IonBackButton defaultHref="/" />
          </IonButtons>
          <IonTitle>{title}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <IonItem>
          <IonLabel>
            <h2>{heading}</h2>
            <p>{lead}</p>
          </IonLabel>
        </IonItem>
        {items.map((item) => (
          <IonCard key={item.id} button routerLink={`/detail/${item.id}`}>
            <IonCardHeader>
              <IonCardTitle>{item.name}</IonCardTitle>
              <IonCardSubtitle>{item.subtitle}</IonCardSubtitle>
            </IonCardHeader>
            <IonCardContent>
              {item.tags.map((tag) => (
                <IonChip key={tag}>{tag}</IonChip>
              ))}
              <strong>{item.price}</strong> <s>{item.was}</s> {item.sold}
            </IonCardContent>
          </IonCard>
        ))}
      </IonContent>
    </IonPage>
  );
}
