export default { navigationBarTitleText: '套餐详情' };
