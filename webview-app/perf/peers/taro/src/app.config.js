export default {
  pages: ['pages/home', 'pages/list', 'pages/detail'],
  window: { navigationBarTitleText: '健康服务', navigationBarTextStyle: 'black', navigationBarBackgroundColor: '#fff' },
};
