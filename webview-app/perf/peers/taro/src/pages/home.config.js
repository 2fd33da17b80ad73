export default { navigationBarTitleText: '健康服务' };
