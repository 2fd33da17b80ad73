import { Button, Checkbox, Form, Input, NavBar, Toast } from 'antd-mobile';
import { useNavigate } from 'react-router-dom';
import content from '../content.json';

const { title, fields, agree, submit, done } = content.form;

export default function Booking() {
  const navigate = useNavigate();
  return (
    <>
      <NavBar onBack={() => navigate(-1)}>{title}</NavBar>
      <Form
        onFinish={() => Toast.show(done)}
        footer={
          <Button block type="submit" color="primary">
            {submit}
          </Button>
        }
      >
        {fields.map(([name, hint]) => (
          <Form.Item key={name} name={name} label={name} rules={[{ required: true, message: hint }]}>
            <Input placeholder={hint} />
          </Form.Item>
        ))}
        <Form.Item name="agree" valuePropName="checked">
          <Checkbox>{agree}</Checkbox>
        </Form.Item>
      </Form>
    </>
  );
}
