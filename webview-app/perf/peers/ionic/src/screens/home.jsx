import { IonButton, IonContent, IonIcon, IonItem, IonLabel, IonList, IonListHeader, IonPage } from '@ionic/react';
import {
  cartOutline,
  chatbubbleOutline,
  giftOutline,
  pricetagOutline,
  readerOutline,
  timeOutline,
} from 'ionicons/icons';
import content from '../content.json';

const { hello, visitor, login, banners, groups, service, language } = content.home;
const icons = {
  shop: cartOutline,
  records: readerOutline,
  gift: giftOutline,
  chat: chatbubbleOutline,
  clock: timeOutline,
};

export default function Home() {
  return (
    <IonPage>
      <IonContent>
        <IonItem>
          <IonLabel>
            <h2>{hello}</h2>
            <p>{visitor}</p>
          </IonLabel>
          <IonButton slot="end">{login}</IonButton>
        </IonItem>
        <div className="banner">{banners[0]}</div>
        {groups.map((group) => (
          <IonList key={group.title} inset>
            <IonListHeader>
              <IonLabel>{group.title}</IonLabel>
            </IonListHeader>
            {group.entries.map(({ title, desc, icon }) => (
              <IonItem key={title} button detail routerLink={icon === 'shop' ? '/list' : undefined}>
                <IonIcon slot="start" icon={icons[icon] ?? pricetagOutline} />
                <IonLabel>
                  <h2>{title}</h2>
                  <p>{desc}</p>
                </IonLabel>
              </IonItem>
            ))}
          </IonList>
        ))}
        <IonItem button detail>
          <IonLabel>
            <h2>{service.title}</h2>
            <p>{service.desc}</p>
          </IonLabel>
        </IonItem>
        <IonButton expand="block" fill="clear">
          {language}
        </IonButton>
      </IonContent>
    </IonPage>
  );
}
