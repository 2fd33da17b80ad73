import { Text, View } from '@tarojs/components';
import { navigateTo } from '@tarojs/taro';
import content from '../content.json';

const { heading, lead, items } = content.list;
const open = (id) => navigateTo({ url: `/pages/detail?id=${id}` });

export default () => (
  <View>
    <View className="card row">
      <View>
        <View>{heading}</View>
        <View className="desc">{lead}</View>
      </View>
    </View>
    {items.map((item) => (
      <View key={item.id} className="card" hoverClass="pressed" onClick={() => open(item.id)}>
        <View className="row">
          <View>
            <View>{item.name}</View>
            <View className="desc">{item.subtitle}</View>
          </View>
          <Text className="price">{item.price}</Text>
        </View>
        <View className="row">
          <View>
            {item.tags.map((tag) => (
              <Text key={tag} className="desc">
                {tag}{' '}
              </Text>
            ))}
          </View>
          <Text className="desc">{item.sold}</Text>
        </View>
      </View>
    ))}
  </View>
);
