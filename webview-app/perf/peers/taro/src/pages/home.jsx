import { Button, Swiper, SwiperItem, Text, View } from '@tarojs/components';
import { navigateTo } from '@tarojs/taro';
import content from '../content.json';

const { hello, visitor, login, banners, groups, service, language } = content.home;
const open = (icon) => {
  if (icon === 'shop') navigateTo({ url: '/pages/list' });
};

export default () => (
  <View>
    <View className="card row">
      <View>
        <View>{hello}</View>
        <View className="desc">{visitor}</View>
      </View>
      <Button size="mini">{login}</Button>
    </View>
    <Swiper autoplay circular indicatorDots>
      {banners.map((banner) => (
        <SwiperItem key={banner}>
          <View className="banner">{banner}</View>
        </SwiperItem>
      ))}
    </Swiper>
    {groups.map((group) => (
      <View key={group.title}>
        <View className="head">{group.title}</View>
        <View className="card">
          {group.entries.map(({ title, desc, icon }) => (
            <View key={title} className="row" hoverClass="pressed" onClick={() => open(icon)}>
              <View>
                <View>{title}</View>
                <View className="desc">{desc}</View>
              </View>
              <Text>›</Text>
            </View>
          ))}
        </View>
      </View>
    ))}
    <View className="card row">
      <View>
        <View>{service.title}</View>
        <View className="desc">{service.desc}</View>
      </View>
    </View>
    <Button plain>{language}</Button>
  </View>
);
