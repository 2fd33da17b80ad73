import { Button, List, Swiper } from 'antd-mobile';
import {
  AppOutline,
  BillOutline,
  ClockCircleOutline,
  GiftOutline,
  MessageOutline,
  PayCircleOutline,
  ReceiptOutline,
  ShopbagOutline,
} from 'antd-mobile-icons';
import { useNavigate } from 'react-router-dom';
import content from '../content.json';

const { hello, visitor, login, banners, groups, service, language } = content.home;
const icons = {
  shop: ShopbagOutline,
  records: ReceiptOutline,
  card: PayCircleOutline,
  gift: GiftOutline,
  chat: MessageOutline,
  clock: ClockCircleOutline,
  bill: BillOutline,
};

export default function Home() {
  const navigate = useNavigate();
  return (
    <>
      <List>
        <List.Item description={visitor} extra={<Button size="small">{login}</Button>}>
          {hello}
        </List.Item>
      </List>
      <Swiper autoplay loop>
        {banners.map((banner) => (
          <Swiper.Item key={banner}>
            <div className="banner">{banner}</div>
          </Swiper.Item>
        ))}
      </Swiper>
      {groups.map((group) => (
        <List key={group.title} header={group.title} mode="card">
          {group.entries.map(({ title, desc, icon }) => {
            const Icon = icons[icon] ?? AppOutline;
            return (
              <List.Item
                key={title}
                prefix={<Icon fontSize={24} />}
                description={desc}
                onClick={() => icon === 'shop' && navigate('/list')}
              >
                {title}
              </List.Item>
            );
          })}
        </List>
      ))}
      <List mode="card">
        <List.Item description={service.desc} onClick={() => undefined}>
          {service.title}
        </List.Item>
      </List>
      <Button block fill="none">
        {language}
      </Button>
    </>
  );
}
