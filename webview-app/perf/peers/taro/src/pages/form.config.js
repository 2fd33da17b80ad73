export default { navigationBarTitleText: '体检预约' };
