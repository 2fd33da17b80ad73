import { Button, Collapse, List, NavBar, Steps } from 'antd-mobile';
import { useNavigate, useParams } from 'react-router-dom';
import content from '../content.json';

const detail = content.detail;

export default function Detail() {
  const navigate = useNavigate();
  const { id } = useParams();
  const item = content.list.items.find((one) => one.id === id) ?? content.list.items[0];
  return (
    <>
      <NavBar onBack={() => navigate(-1)}>体检套餐</NavBar>
      <List>
        <List.Item description={item.subtitle} extra={<strong className="price">{item.price}</strong>}>
          {item.name}
        </List.Item>
        <List.Item onClick={() => undefined}>{detail.places}</List.Item>
      </List>
      <List header={detail.fit} mode="card">
        {detail.points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List>
      <List header={detail.partsTitle} mode="card">
        {detail.parts.map(([name, count]) => (
          <List.Item key={name} extra={count}>
            {name}
          </List.Item>
        ))}
      </List>
      <List header={detail.stepsTitle} mode="card">
        <Steps direction="vertical" current={-1}>
          {detail.steps.map(([name, text]) => (
            <Steps.Step key={name} title={name} description={text} />
          ))}
        </Steps>
      </List>
      <List header={detail.notesTitle} mode="card">
        {detail.notes.map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
      <Collapse>
        {detail.faq.map((question) => (
          <Collapse.Panel key={question} title={question}>
            —
          </Collapse.Panel>
        ))}
      </Collapse>
      <Button block color="primary" onClick={() => navigate(`/form/${item.id}`)}>
        {detail.buy}
      </Button>
    </>
  );
}
