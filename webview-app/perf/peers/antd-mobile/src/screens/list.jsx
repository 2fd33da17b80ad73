import { List, NavBar, Tag } from 'antd-mobile';
import { useNavigate } from 'react-router-dom';
import content from '../content.json';

const { title, heading, lead, items } = content.list;

export default function Packages() {
  const navigate = useNavigate();
  return (
    <>
      <NavBar onBack={() => navigate(-1)}>{title}</NavBar>
      <List>
        <List.Item description={lead}>{heading}</List.Item>
      </List>
      {items.map((item) => (
        <List key={item.id} mode="card">
          <List.Item
            description={item.subtitle}
            extra={
              <>
                <strong className="price">{item.price}</strong> <s>{item.was}</s>
              </>
            }
            onClick={() => navigate(`/detail/${item.id}`)}
          >
            {item.name}
          </List.Item>
          <List.Item extra={item.sold}>
            {item.tags.map((tag) => (
              <Tag key={tag} color="primary" fill="outline">
                {tag}
              </Tag>
            ))}
          </List.Item>
        </List>
      ))}
    </>
  );
}
