import { promises } from '../../installation/promises.ts';
import type { Layer } from '../../messages/simpler.ts';
import type { KitWords } from './en.ts';

const { reportDays } = promises;

/** Simpler Chinese texts of the kit. */
export const zh: Layer<KitWords> = {
  parcel: { known: '已填好上次的收件信息，请看一下对不对。这些信息只存在这部手机里', clear: '清空，重新填' },
  booking: {
    questions: {
      city: '在哪个城市体检？',
      institution: '在哪家机构体检？',
      date: '哪天去体检？',
      person: '谁去体检？',
    },
    missing: {
      city: '请先点选城市',
      institution: '请先点选机构',
      date: '请先点选日期',
      person: '请先填写谁去体检',
    },
    noCityFound: '没有找到这个城市',
    noInstitutions: '这个城市还没有机构',
    noDays: '现在没有能约的日期',
    noDaysText: '日期会陆续放出来，请换一家机构，或明天再来看',
    noDaysHereText: '日期会陆续放出来，请明天再来看。原来的日期还为您留着',
    institutionGone: '这家机构不能做这个体检了，请换一家',
    dateGone: (day) => `${day} 约不上了，请换一天`,
    book: '预约体检',
  },
  exam: {
    byCard: (name) => `不用付钱：会用掉健康卡里的“${name}”1 次。按时取消会退回这 1 次`,
    rebookLead: (count) => `还能改 ${count} 次日期`,
    keepDate: '没改好之前，这一天一直为您留着',
    notPossible: '现在约不了',
    unknown: '没有找到这个体检',
    unknownText: '链接可能过期了，或者是别人账号里的订单',
    codeHint: '会发一条带数字的短信到这个手机',
    codeSent: '短信已发出，可能要等一分钟',
    marital: '结婚了吗？',
    maritalHint: '有些检查只给结过婚的人做',
    noRebook: '现在不能改日期',
    whyNoRebook: {
      none: '没有可以改的预约',
      noneLeft: '改日期的次数用完了，您可以先取消，再重新约',
      tooLate: (until) => `${until} 之后就不能改了`,
    },
  },
  examStatus: {
    texts: {
      booked: '请按时到，带上身份证',
      used: `谢谢您来体检${reportDays ? `，报告 ${reportDays} 个工作日内出来` : ''}`,
    },
    reportReady: '谢谢您来体检，报告已经出来了',
    over: {
      title: '已经过期了',
      text: (day) => `最晚能用到 ${day}，现在不能再约了。还能怎么办，请联系客服`,
      step: '没有在期限内预约',
    },
    checkIn: {
      text: '到了以后给前台看这个码，没有网也能用',
      large: '放大给前台看',
      bright: '如果扫不出来，请把手机屏幕调亮',
      notCopied: '这里不能复制，请直接把数字念给前台听',
    },
    calendar: {
      saved: '点开刚存好的文件，就能加到日历里。没有存上的话，请复制时间和地点',
      moved: '改好了。日历里原来的那条请重新加一次',
      removed: '预约已取消。日历里的那条请自己删掉',
    },
    changeUntil: '最晚修改或取消时间',
    cancelText: '体检还是您的，以后可以再约',
    cancelTitle: '确定取消预约吗？',
    keep: '不取消',
  },
  nearMe: {
    messages: { denied: '手机没有打开定位，请直接在下面选', failed: '没有找到您的位置，请直接在下面选' },
  },
  payment: {
    phases: { away: '等您付款', confirming: '正在看付款有没有成功' },
    order: {
      title: '请核对，没问题再付款',
      forWhom: '给谁用',
      validUntil: '最晚使用日期',
      provider: '谁来提供服务',
      sum: '一共',
      confirm: (sum) => `没问题，付款 ${sum}`,
      oneMore: (sum) => `再买一份，付款 ${sum}`,
      again: (orderNo) => `您刚买过一份（订单号 ${orderNo}），还要再买一份吗？`,
    },
    awayText: '请在付款页面付好钱，再回到这里',
    iHavePaid: '我付好了',
    payAgain: '重新付款',
    unfinished: {
      open: { title: '您付过钱了吗？', text: '这笔钱可能已经付了。付过的话，请不要再付' },
      'not-opened': {
        title: '付款页面没有打开',
        text: '打开的页面太多了。请先返回几页，再重新付款；已经付好的，请点“我付好了”',
      },
    },
    failed: '没有付成功，订单还为您留着',
    cancelled: '还没有付款，订单为您留着，随时可以付',
    unsureTitle: '正在和银行核对',
    unsureText: '请不要再付。钱如果已经扣了，订单里很快会显示',
    askAgain: '再查一次',
    slow: {
      title: '这次等的时间有点长',
      text: '您可以先离开，付没付成功会显示在订单里。请不要再付',
      wait: '接着等',
    },
    blocked: {
      'by-config': { title: '请换到浏览器里付款', text: '现在不能在这里付款。订单为您留着，请到手机浏览器里付' },
      'no-payment': { title: '这个App不能付款', text: '请升级App，或到手机浏览器里付' },
      'no-page': { title: '付款页面没有打开', text: '订单为您留着。请返回几页再试，或联系客服' },
      'old-app': {
        title: '请换到浏览器里付款',
        text: '这个App版本太旧，付不了款。订单为您留着，请升级App，或到手机浏览器里付',
      },
      'not-open': { title: '现在付不了款', text: '订单为您留着，请过一会儿再试，或联系客服' },
      signature: {
        title: '这次付款被拦下了',
        text: '付款信息不对，为了您的钱安全，没有扣款。订单为您留着，请重新付款，或联系客服',
      },
    },
    priceChanged: '价格变了，请看一下新的价格',
    stillUnpaid: '还没有收到您的付款',
    result: {
      title: '付款结果',
      confirming: '正在看付款有没有成功',
      confirmingText: '要等几秒钟，请不要离开这个页面',
      unpaidTitle: '还没有付款',
      unpaidText: '还没有收到这笔钱。如果您刚付过，请过一会儿再查一次',
      payNow: '现在付款',
    },
    backUnpaid: {
      asking: '正在看付款有没有成功',
      unpaid: '还没有付好，订单为您留着，随时可以付',
      paid: '您的钱已经收到',
      unsure: '正在和银行核对，请不要再付',
    },
  },
  noService: {
    left: {
      paid: { title: '您还能体检一次', text: '选好机构和日子，就约好了' },
      booked: { title: '您的体检约好了', text: '哪天、在哪里，点开就能看到' },
      used: { title: '您体检过了', text: '报告在订单里' },
    },
  },
  refund: {
    paid: '您付了',
    fee: '不能退的部分',
    back: '能退给您',
    account: '退到哪里',
    expected: '哪天以前退到',
    reason: '为什么想退款？',
    note: '还有什么想说的',
    rules: '什么情况能退款',
    notPossible: '现在不能退款',
  },
};
