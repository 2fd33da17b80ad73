import { service } from '../installation/service.ts';
import type { en } from './en.ts';

/** The Chinese texts, with the keys of `en.ts`. */
export const zh = {
  common: {
    confirm: '确定',
    cancel: '取消',
    iKnow: '我知道了',
    requesting: '请求中',
    retry: '重试',
    close: '关闭',
    back: '返回',
    home: '首页',
    next: '下一步',
    previous: '上一步',
    clear: '清除',
    optional: '选填',
    customerService: '客服',
    serviceHours: service.hours ? `每日 ${service.hours}` : '',
    loading: '加载中',
    languages: { zh: '中文', en: 'English' },
  },
  login: {
    failed: '验证失败，请重试',
    noSession: '登录没有成功，请重试，或联系客服',
  },
  frame: {
    loginNeeded: {
      title: '请先登录',
      text: '登录后可查看您的专属内容',
      button: '去登录',
    },
    mobileNeeded: {
      title: '需要绑定手机号',
      text: '服务信息会发送到这个号码',
      button: '绑定手机号',
    },
    updateReady: '新版本已准备好，下次打开时生效',
    openApp: { line: '在App中体验更好', open: '在App中打开' },
  },
  states: {
    offline: {
      bar: '网络未连接，恢复后将自动继续',
      title: '网络未连接',
      text: '请检查网络后重试',
      line: '网络未连接，您填写的内容已保留，请检查网络后重试',
    },
    portal: {
      title: '当前Wi-Fi需要登录',
      text: '请先登录Wi-Fi，再重试',
      line: '当前Wi-Fi需要登录，您填写的内容已保留，请登录Wi-Fi后重试',
      open: '打开Wi-Fi登录页',
    },
    service: { title: '暂时无法连接服务', text: '您的网络正常，请稍后重试' },
    file: { title: '页面内容缺失', text: '这是我们的问题，请联系客服' },
    notSetUp: {
      title: '尚未接入服务',
      text: '请联系提供此应用的团队',
    },
    replaced: {
      title: '页面已更新',
      text: '请重新打开后继续',
      again: '重新打开',
    },
    timeout: { title: '等待时间过长', text: '服务暂时没有响应，请重试' },
    failed: { title: '系统繁忙', text: '请稍后再试' },
    unreadable: { title: '暂时无法显示', text: '内容无法识别，您可以联系客服' },
    gone: { title: '没有找到您要的内容', text: '链接可能已失效，或内容属于其他账号' },
    crashed: { title: '页面暂时无法使用', text: '您的数据是安全的，请重新打开页面或返回首页' },
    empty: { title: '暂无内容', text: '有内容后会显示在这里' },
    nothingFound: (search: string) => `没有找到“${search}”`,
    notFound: { title: '页面不存在', text: '地址可能已失效或不完整' },
    noPermission: '您没有权限，请联系管理员',
    versionTooLow: '版本过低，请升级',
    supportCode: (code) => `服务码 ${code}`,
    builtIn: '未能更新，以下为应用自带的内容',
    staleAt: (time: string) => `未能更新，以下为 ${time} 的内容`,
    stale: '刷新失败，当前显示的是之前的内容',
  },
  ui: {
    price: (amount) => `价格 ${amount}`,
    priceWas: (amount) => `原价 ${amount}`,
    free: '免费',
    pictureMissing: '图片加载失败',
  },
  errors: {
    withCode: (words, code) => `${words}（服务码 ${code}）`,
    notSaved: '提交失败，您填写的内容已保留，请重试',
    refused: '当前无法办理此操作，如需帮助请联系客服',
    uncertain: '暂时无法确认结果，请重试，不会重复提交',
  },
} satisfies typeof en;
