export default { navigationBarTitleText: '体检套餐列表' };
