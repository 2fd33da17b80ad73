import { Button, Text, View } from '@tarojs/components';
import { useRouter } from '@tarojs/taro';
import content from '../content.json';

const detail = content.detail;
const parts = [
  [detail.fit, detail.points.map((point) => [point])],
  [detail.partsTitle, detail.parts],
  [detail.stepsTitle, detail.steps],
  [detail.notesTitle, detail.notes.map((note) => [note])],
  [detail.faqTitle, detail.faq.map((question) => [question])],
];

export default () => {
  const { id } = useRouter().params;
  const item = content.list.items.find((one) => one.id === id) ?? content.list.items[0];
  return (
    <View>
      <View className="card row">
        <View>
          <View>{item.name}</View>
          <View className="desc">{item.subtitle}</View>
        </View>
        <Text className="price">{item.price}</Text>
      </View>
      <View className="card row">{detail.places}</View>
      {parts.map(([title, rows]) => (
        <View key={title}>
          <View className="head">{title}</View>
          <View className="card">
            {rows.map(([name, text]) => (
              <View key={name} className="row">
                <Text>{name}</Text>
                <Text className="desc">{text}</Text>
              </View>
            ))}
          </View>
        </View>
      ))}
      <Button type="primary">{detail.buy}</Button>
    </View>
  );
};
