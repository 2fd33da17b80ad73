import { Button, Checkbox, Form, Input, Label, Text, View } from '@tarojs/components';
import { showToast } from '@tarojs/taro';
import content from '../content.json';

const { fields, agree, submit, done } = content.form;

export default () => (
  <Form onSubmit={() => showToast({ title: done })}>
    <View className="card">
      {fields.map(([name, hint]) => (
        <View key={name} className="row">
          <Text>{name}</Text>
          <Input name={name} placeholder={hint} />
        </View>
      ))}
      <Label className="row">
        <Checkbox value="agree" />
        {agree}
      </Label>
    </View>
    <Button formType="submit" type="primary">
      {submit}
    </Button>
  </Form>
);
