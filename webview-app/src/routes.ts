/**
 * Lists every address of the app: id, path under `/health`, title, and columns. `RowSpec` explains each column. An entry imports no screen.
 * `screens/<area>/<name>.tsx` is the screen of `<area>.<name>`. The order has no effect, because a literal segment wins over a parameter.
 *
 * - `kind`: the placeholder before the program has loaded, default `detail`. `opener`: who opens a page without a link to it.
 * - `requireAuth`, `authPlatforms`, `appNotAuth`, `outsideNotAuth`: where a login is needed. `bindMobileCheck`: needs a mobile number.
 * - `offline`: opens without a network. `stored`: opens without a network with the owner's stored answers.
 * - `openApp`, `needsApp`: the page is better, or only possible, in the own apps. `secure`: hidden from screenshots.
 * - `query`: query names of the page's identity. `only`: allowed parameter values. `outcome`: the title is shown only after loading.
 * - `share`: name in the share configuration. `sharesOwn`: content that the screen adds. `clauses`: source of the product for its terms.
 */

import { name } from './installation/name.ts';
import { finderOf } from './routing/find-route.ts';
import { hrefsOf } from './routing/href.ts';
import { namesOrderOf, pageKeyOf, type QueryOf } from './routing/query.ts';
import { type ParamsOf, route } from './routing/row.ts';

/** Versions of the claim pages. Any other version gives "not found". */
const RIGHTS_VERSIONS = ['v2', 'v3', 'v4', 'v5', 'v6'] as const;

export const routes = {
  // Home
  'home.main': route('/', {
    kind: 'home',
    title: { ...name },
    requireAuth: true,
    outsideNotAuth: true,
    offline: true,
  }),

  // Services in use: current service, orders, checkups, consultations
  'services.current': route('/service', {
    kind: 'list',
    title: { en: 'Current service', zh: '当前服务' },
    requireAuth: true,
    openApp: true,
  }),
  'services.login': route('/service/login', {
    kind: 'form',
    opener: 'partner',
    title: { en: 'Service login', zh: '登录服务' },
  }),
  'services.share': route('/service-share/:state', {
    title: { en: 'Shared service', zh: '分享的服务' },
    query: ['encryptOrder'],
    requireAuth: true,
    outsideNotAuth: true,
  }),
  'services.orders': route('/app-service', {
    kind: 'list',
    title: { en: 'My medical orders', zh: '我的医疗订单' },
    requireAuth: true,
    openApp: true,
    stored: true,
  }),
  'services.checkups': route('/current-service/physical-list', {
    kind: 'list',
    title: { en: 'My checkups', zh: '我的体检' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),
  'services.consultations': route('/current-service/interrogationList', {
    kind: 'list',
    title: { en: 'Consultation records', zh: '问诊记录' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),

  // Download pages (public)
  'download.app': route('/download', { title: { en: 'Download the app', zh: '下载App' } }),
  'download.bd': route('/download/bd', { opener: 'channel', title: { en: 'Download the app', zh: '下载App' } }),
  'download.qy': route('/download/qy', { opener: 'channel', title: { en: 'Download the app', zh: '下载App' } }),
  'download.qy-page': route('/download/qy-page', {
    opener: 'channel',
    title: { en: 'Download the app', zh: '下载App' },
  }),
  'download.commodity': route('/download/commodity', {
    opener: 'channel',
    title: { en: 'Download the app', zh: '下载App' },
  }),
  'download.hz': route('/hzdownload', { opener: 'channel', title: { en: 'Download the app', zh: '下载App' } }),
  'download.medical': route('/medical-download/:status', {
    title: { en: 'Download the app', zh: '下载App' },
    query: ['from'],
  }),

  // Rights card and medical services
  'rights-card.claim': route('/medical-services', {
    title: { en: 'Claim health-rights card', zh: '领取健康权益卡' },
    secure: true,
    share: 'medical-services',
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'rights-card.gift': route('/medical-services-gift', {
    opener: 'gift',
    title: { en: 'Gifted health-rights card', zh: '赠送健康权益卡' },
    secure: true,
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'rights-card.success': route('/medical-services/success', {
    kind: 'result',
    title: { en: 'Card claimed', zh: '领取成功' },
    outcome: true,
    secure: true,
    requireAuth: true,
  }),
  'rights-card.has-got': route('/medical-services/hasGot', {
    kind: 'list',
    title: { en: 'Card already claimed', zh: '已领取' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),
  'rights-card.hpv': route('/medical-services/active/hpv', {
    kind: 'form',
    opener: 'partner',
    title: { en: 'Activate HPV service', zh: '激活HPV服务' },
    secure: true,
    requireAuth: true,
    checkIsBindMobile: true,
  }),

  // Checkup booking (paid)
  'checkup.book': route('/medical-services/pec/:productNo/:orderNo?', {
    kind: 'form',
    title: { en: 'Checkup appointment', zh: '体检预约' },
    secure: true,
    query: ['rebook'],
    requireAuth: true,
  }),
  'checkup.sale': route('/pecSale/:productNo', {
    title: { en: 'Checkup package', zh: '体检套餐' },
    query: ['baseProductNo', 'payResult', 'orderNo'],
    share: 'pecSale',
    sharesOwn: 'details',
    clauses: 'productNo',
    requireAuth: true,
    outsideNotAuth: true,
    openApp: true,
  }),
  'checkup.institutions-pec': route('/institutions/pec/:productNo', {
    kind: 'list',
    opener: 'bookmark',
    title: { en: 'Choose institution', zh: '选择体检机构' },
    requireAuth: true,
    offline: true,
  }),
  'checkup.institutions': route('/institutions/:productNo', {
    kind: 'list',
    title: { en: 'Choose institution', zh: '选择体检机构' },
    requireAuth: true,
    offline: true,
  }),
  'checkup.state': route('/pecState/:productNo/:orderNo?', {
    title: { en: 'Appointment status', zh: '预约状态' },
    secure: true,
    clauses: 'productNo',
    requireAuth: true,
    stored: true,
  }),
  'checkup.purchase-success': route('/pecSale/:productNo/success/:orderNo', {
    kind: 'payment',
    title: { en: 'Purchase successful', zh: '购买成功' },
    outcome: true,
    clauses: 'productNo',
    requireAuth: true,
  }),
  'checkup.refund-success': route('/pecSale/:productNo/refunded/:orderNo', {
    kind: 'result',
    title: { en: 'Refund successful', zh: '退款成功' },
    outcome: true,
    requireAuth: true,
  }),
  'checkup.refund-apply': route('/refunded/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Apply for refund', zh: '申请退款' },
    requireAuth: true,
  }),
  'checkup.pay-refunded': route('/pay-refunded/:productNo/:orderNo', {
    kind: 'result',
    title: { en: 'Refund details', zh: '退款详情' },
    requireAuth: true,
  }),
  'checkup.package-list': route('/package-list', {
    kind: 'list',
    title: { en: 'Checkup packages', zh: '体检套餐列表' },
    share: 'package-list',
    requireAuth: true,
    outsideNotAuth: true,
  }),
  'checkup.landing-entry': route('/landing', {
    kind: 'list',
    title: { en: 'Landing', zh: '活动入口' },
    requireAuth: true,
    outsideNotAuth: true,
  }),
  'checkup.landing': route('/landing/pec/:productNo', {
    title: { en: 'Checkup offer', zh: '体检活动' },
    query: ['baseProductNo', 'payResult', 'orderNo'],
    share: 'landing',
    sharesOwn: 'details',
    clauses: 'productNo',
    requireAuth: true,
    outsideNotAuth: true,
  }),
  'checkup.landing-success': route('/landing/pec/:productNo/success', {
    kind: 'payment',
    title: { en: 'Offer claimed', zh: '领取成功' },
    outcome: true,
    query: ['orderNo'],
    clauses: 'productNo',
    requireAuth: true,
  }),
  'checkup.landing-form': route('/landing/pec/:productNo/form', {
    kind: 'form',
    title: { en: 'Offer form', zh: '填写信息' },
    secure: true,
    query: ['orderNo', 'rebook'],
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'checkup.landing-status': route('/landing/pec/:productNo/status', {
    title: { en: 'Offer status', zh: '预约状态' },
    secure: true,
    query: ['orderNo'],
    clauses: 'productNo',
    requireAuth: true,
  }),
  'checkup.landing-city': route('/landing/pec/:productNo/city-receive', {
    kind: 'list',
    title: { en: 'Choose city', zh: '选择城市' },
    requireAuth: true,
  }),

  // Service details
  'service-detail.detail': route('/medical-services/serviceDetail/:serviceLabel/:productNo/:orderNo?', {
    title: { en: 'Service details', zh: '服务详情' },
    secure: true,
    requireAuth: true,
  }),
  'service-detail.tel-upgrade': route('/telUpgrade/:orderNo', {
    title: { en: 'Phone doctor upgrade', zh: '电话医生升级' },
    secure: true,
    requireAuth: true,
  }),
  'service-detail.sos': route('/sos/:productNo/:orderNo', {
    title: { en: 'Global rescue', zh: '全球救援' },
    secure: true,
    requireAuth: true,
    offline: true,
  }),
  'service-detail.overseas': route('/overseas/:productNo/:orderNo', {
    title: { en: 'Overseas care', zh: '海外就医' },
    requireAuth: true,
    offline: true,
  }),
  'service-detail.evaluate': route('/evaluate/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Rate this service', zh: '服务评价' },
    requireAuth: true,
  }),
  'service-detail.evaluate-page': route('/evaluate', {
    kind: 'form',
    opener: 'messenger',
    title: { en: 'Rate this service', zh: '服务评价' },
    query: ['productNo', 'orderNo'],
    requireAuth: true,
  }),
  'service-detail.interrogation': route('/interrogation/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Consultation request', zh: '问诊申请' },
    secure: true,
    requireAuth: true,
  }),
  'service-detail.interrogation-success': route('/interrogation/:productNo/:orderNo/success', {
    kind: 'result',
    title: { en: 'Request sent', zh: '提交成功' },
    outcome: true,
    secure: true,
    requireAuth: true,
  }),

  // Online doctor and graphic consultation
  'consultation.online': route('/medical-services/online', {
    kind: 'list',
    title: { en: 'Online doctor', zh: '在线医生' },
    query: ['orderNo', 'departmentId', 'doctorId'],
    requireAuth: true,
  }),
  'consultation.submit': route('/online/submit-fc/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Describe your condition', zh: '描述病情' },
    secure: true,
    requireAuth: true,
  }),
  'consultation.relaunch': route('/online/submit-fc/relaunch/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Ask again', zh: '再次咨询' },
    secure: true,
    requireAuth: true,
  }),
  'consultation.client': route('/online/client/:productNo/:orderNo', {
    title: { en: 'Consultation', zh: '问诊对话' },
    query: ['bizOrderNo'],
    secure: true,
    requireAuth: true,
  }),
  'consultation.graphic-submit': route('/graphic/submit-fc/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Describe your condition', zh: '描述病情' },
    query: ['doctorId', 'departmentId', 'kind'],
    secure: true,
    requireAuth: true,
  }),
  'consultation.graphic-relaunch': route('/graphic/submit-fc/relaunch/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Ask again', zh: '再次咨询' },
    query: ['doctorId', 'departmentId', 'kind'],
    secure: true,
    requireAuth: true,
  }),
  'consultation.graphic-client': route('/graphic/client/:productNo/:orderNo', {
    title: { en: 'Photo and text consultation', zh: '图文问诊' },
    query: ['bizOrderNo', 'kind'],
    secure: true,
    requireAuth: true,
  }),
  'consultation.graphic-detail': route('/graphic/serviceDetail/:serviceLabel/:productNo/:orderNo', {
    title: { en: 'Photo and text consultation', zh: '图文问诊详情' },
    secure: true,
    requireAuth: true,
  }),
  'consultation.graphic-evaluate': route('/graphic/evaluate/:serviceProductNo/:baseProductNo/:orderNo', {
    kind: 'form',
    title: { en: 'Rate the doctor', zh: '评价医生' },
    query: ['kind'],
    requireAuth: true,
  }),
  'consultation.graphic-doctor': route('/graphic/doctorDetail/:baseProductNo/:encryptDoctorId/:bizOrderNo', {
    title: { en: 'Doctor', zh: '医生详情' },
    query: ['orderNo', 'kind'],
    requireAuth: true,
  }),

  // Free appointment flow
  'free-appointment.book': route('/free-appointment/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Free checkup', zh: '免费体检预约' },
    secure: true,
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'free-appointment.rebook': route('/free-appointment/index-rebook/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Change appointment', zh: '改期' },
    secure: true,
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'free-appointment.book-city': route('/free-appointment/city/:productNo/:orderNo', {
    kind: 'list',
    title: { en: 'Free checkup', zh: '免费体检预约' },
    secure: true,
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'free-appointment.institutions': route('/free-appointment/institutions/:productNo/:orderNo', {
    kind: 'list',
    title: { en: 'Choose institution', zh: '选择体检机构' },
    requireAuth: true,
  }),
  'free-appointment.city': route('/free-appointment/institutions-city/:productNo', {
    kind: 'list',
    title: { en: 'Choose city', zh: '选择城市' },
    query: ['orderNo'],
    requireAuth: true,
  }),
  'free-appointment.detail': route('/free-appointment/detail/:productNo/:orderNo', {
    title: { en: 'Appointment details', zh: '预约详情' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),
  'free-appointment.state': route('/free-appointment/state/:productNo/:orderNo', {
    title: { en: 'Appointment status', zh: '预约状态' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),
  'free-appointment.science': route('/free-appointment/science/:productNo', {
    title: { en: 'Before your checkup', zh: '体检须知' },
    query: ['orderNo'],
    requireAuth: true,
    offline: true,
  }),
  'free-appointment.no-service': route('/free-appointment/no-service/:productNo/:orderNo', {
    kind: 'result',
    title: { en: 'No service left', zh: '暂无服务' },
    secure: true,
    requireAuth: true,
  }),

  // Business-paid (tob) checkup flow
  'tob-pec.book': route('/tob-pec/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Checkup appointment', zh: '体检预约' },
    secure: true,
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'tob-pec.rebook': route('/tob-pec/index-rebook/:productNo/:orderNo', {
    kind: 'form',
    title: { en: 'Change appointment', zh: '改期' },
    secure: true,
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'tob-pec.institutions': route('/tob-pec/institutions/:productNo/:orderNo', {
    kind: 'list',
    title: { en: 'Choose institution', zh: '选择体检机构' },
    requireAuth: true,
  }),
  'tob-pec.city': route('/tob-pec/institutions-city/:productNo', {
    kind: 'list',
    title: { en: 'Choose city', zh: '选择城市' },
    query: ['orderNo'],
    requireAuth: true,
  }),
  'tob-pec.detail': route('/tob-pec/detail/:productNo/:orderNo', {
    title: { en: 'Appointment details', zh: '预约详情' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),
  'tob-pec.state': route('/tob-pec/state/:productNo/:orderNo', {
    title: { en: 'Appointment status', zh: '预约状态' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),
  'tob-pec.science': route('/tob-pec/science/:productNo', {
    title: { en: 'Before your checkup', zh: '体检须知' },
    query: ['orderNo'],
    requireAuth: true,
  }),
  'tob-pec.no-service': route('/tob-pec/no-service/:productNo/:orderNo', {
    kind: 'result',
    title: { en: 'No service left', zh: '暂无服务' },
    requireAuth: true,
  }),

  // Business-side (tob) pages
  'tob.city': route('/tob/pec/city/:productNo/:orderNo', {
    kind: 'list',
    opener: 'partner',
    title: { en: 'Choose city', zh: '选择城市' },
    requireAuth: true,
  }),
  'tob.detail': route('/tob/pec/detail/:productNo/:orderNo', {
    kind: 'form',
    opener: 'partner',
    title: { en: 'Appointment details', zh: '预约详情' },
    secure: true,
    requireAuth: true,
    stored: true,
  }),
  'tob.institutions': route('/tob/pec/institutions/:productNo/:orderNo', {
    kind: 'list',
    opener: 'partner',
    title: { en: 'Choose institution', zh: '选择体检机构' },
    requireAuth: true,
  }),
  'tob.science': route('/tob/pec/science/:productNo', {
    opener: 'partner',
    title: { en: 'Before your checkup', zh: '体检须知' },
    query: ['orderNo'],
    requireAuth: true,
  }),
  'tob.state': route('/tob/pec/state/:productNo/:orderNo', {
    opener: 'partner',
    title: { en: 'Appointment status', zh: '预约状态' },
    secure: true,
    query: ['rebook'],
    requireAuth: true,
    stored: true,
  }),
  'tob.status': route('/tob/pec/status/:productNo/:orderNo', {
    kind: 'result',
    opener: 'partner',
    title: { en: 'Service status', zh: '服务状态' },
    secure: true,
    requireAuth: true,
  }),

  // Campaigns
  'campaign.invite-friends': route('/invite-friends', {
    title: { en: 'Invite friends', zh: '邀请好友' },
    share: 'invite-friends',
    sharesOwn: 'link',
    requireAuth: true,
  }),
  'campaign.pull-new': route('/pullNew', {
    title: { en: 'New-friend gift', zh: '拉新有礼' },
    query: ['inviteCode'],
    share: 'pullNew',
    sharesOwn: 'link',
    requireAuth: true,
    outsideNotAuth: true,
  }),
  'campaign.pull-new-success': route('/pullNew/success/:status', {
    kind: 'result',
    title: { en: 'Gift received', zh: '领取结果' },
    outcome: true,
    requireAuth: true,
  }),
  'campaign.pull-new-bind': route('/pullNew/bindMedicalServices', {
    kind: 'form',
    title: { en: 'Bind services', zh: '绑定服务' },
    query: ['inviteCode'],
    requireAuth: true,
    checkIsBindMobile: true,
  }),
  'campaign.pull-new-gift': route('/pullNew/gift', {
    kind: 'form',
    title: { en: 'Choose gift', zh: '选择礼品' },
    requireAuth: true,
  }),

  // Assessment
  'assessment.intro': route('/assessment/:assessmentId', {
    title: { en: 'Health assessment', zh: '健康测评' },
    share: 'assessment',
    sharesOwn: 'details',
    requireAuth: true,
  }),
  'assessment.start': route('/assessment/start/:assessmentId', {
    kind: 'form',
    title: { en: 'Questionnaire', zh: '测评问卷' },
    secure: true,
    requireAuth: true,
  }),
  'assessment.report': route('/assessment/report/:assessmentId', {
    title: { en: 'Assessment report', zh: '测评报告' },
    secure: true,
    query: ['recordNo'],
    requireAuth: true,
  }),

  // Content (public)
  'content.science': route('/science/:id', {
    title: { en: 'Article', zh: '健康科普' },
    share: 'science',
    sharesOwn: 'details',
    openApp: true,
  }),
  'content.science-new': route('/scienceNew/:id', {
    title: { en: 'Article', zh: '健康科普' },
    share: 'scienceNew',
    sharesOwn: 'details',
    openApp: true,
  }),
  'content.science-list': route('/science-list', { kind: 'list', title: { en: 'Health articles', zh: '科普列表' } }),
  'content.static': route('/contentStatic/:label', { title: { en: 'Information', zh: '内容' } }),
  'content.article': route('/content/:articleId', {
    opener: 'share',
    title: { en: 'Article', zh: '文章' },
    share: 'content',
    sharesOwn: 'details',
  }),
  'content.pdf': route('/pdfonline', {
    title: { en: 'Checkup report', zh: '体检报告' },
    secure: true,
    query: ['orderNo'],
  }),

  // Health gold
  'health-gold.step': route('/healthGold/step', {
    title: { en: 'Walk for coins', zh: '步数换健康金' },
    requireAuth: true,
    openApp: true,
  }),
  'health-gold.my-account': route('/healthGold/myAccount', {
    title: { en: 'My coins', zh: '我的健康金' },
    requireAuth: true,
  }),
  'health-gold.record': route('/healthGold/record', {
    kind: 'list',
    title: { en: 'Coin record', zh: '健康金明细' },
    requireAuth: true,
  }),
  'health-gold.ios-step-license': route('/healthGold/iosStepLicense', {
    title: { en: 'Allow step counting', zh: '步数授权' },
    needsApp: true,
    requireAuth: true,
  }),
  'health-gold.goods-detail': route('/healthGoldGoodsDetail/:skuId', {
    kind: 'form',
    title: { en: 'Goods', zh: '商品详情' },
    requireAuth: true,
  }),

  // Rights
  'rights.claim': route('/rights/claim-rights', {
    title: { en: 'Claim your benefits', zh: '领取权益' },
    secure: true,
    requireAuth: true,
    outsideNotAuth: true,
    checkIsBindMobile: true,
  }),
  'rights.claim-version': route('/rights/claim-rights/:version', {
    opener: 'advert',
    title: { en: 'Claim your benefits', zh: '领取权益' },
    secure: true,
    requireAuth: true,
    outsideNotAuth: true,
    checkIsBindMobile: true,
    only: { version: RIGHTS_VERSIONS },
  }),
  'rights.claim-paid': route('/rights/claim-rights-paid', {
    title: { en: 'Claim paid benefits', zh: '领取付费权益' },
    secure: true,
    query: ['payResult', 'orderNo'],
    clauses: 'chosen',
    requireAuth: true,
    outsideNotAuth: true,
    checkIsBindMobile: true,
  }),
  'rights.claim-paid-rule': route('/rights/claim-rights-paid/rule', {
    title: { en: 'Benefit rules', zh: '权益规则' },
    query: ['version'],
  }),
  'rights.claim-paid-version': route('/rights/claim-rights-paid/:version', {
    title: { en: 'Claim paid benefits', zh: '领取付费权益' },
    secure: true,
    query: ['payResult', 'orderNo'],
    clauses: 'chosen',
    requireAuth: true,
    outsideNotAuth: true,
    checkIsBindMobile: true,
    only: { version: RIGHTS_VERSIONS },
  }),
  'rights.claim-success': route('/rights/claim-success', {
    kind: 'result',
    title: { en: 'Benefits claimed', zh: '领取成功' },
    outcome: true,
    query: ['template_id', 'action'],
    requireAuth: true,
  }),
  'rights.claim-success-variant': route('/rights/claim-success/:variant', {
    kind: 'result',
    title: { en: 'Benefits claimed', zh: '领取成功' },
    outcome: true,
    query: ['template_id', 'action'],
    requireAuth: true,
    only: { variant: ['channel', 'health-care', 'zero'] },
  }),
  'rights.claim-success-paid': route('/rights/claim-success-paid', {
    kind: 'payment',
    title: { en: 'Benefits claimed', zh: '领取成功' },
    outcome: true,
    query: ['orderNo'],
    secure: true,
    requireAuth: true,
  }),
  'rights.user-rights': route('/rights/user-rights', {
    kind: 'list',
    title: { en: 'My benefits', zh: '我的权益' },
    secure: true,
    requireAuth: true,
    authPlatforms: [1, 5],
    checkIsBindMobile: true,
  }),
  'rights.user-rights-paid': route('/rights/user-rights-paid', {
    kind: 'list',
    title: { en: 'My paid benefits', zh: '我的付费权益' },
    secure: true,
    requireAuth: true,
    authPlatforms: [1, 5],
    checkIsBindMobile: true,
  }),
  'rights.health-card': route('/rights/health-card-service', {
    kind: 'list',
    title: { en: 'Health card', zh: '健康卡服务' },
    secure: true,
    query: ['payResult', 'orderNo', 'goodsNo'],
    clauses: 'chosen',
    requireAuth: true,
  }),
  'rights.close-renewal': route('/rights/close-renewal-guide', {
    title: { en: 'Turn off renewal', zh: '关闭续费指引' },
    requireAuth: true,
  }),
  'rights.contract-withholding': route('/rights/guide-contract-withholding', {
    kind: 'form',
    title: { en: 'Contract withholding', zh: '签约代扣指引' },
    requireAuth: true,
  }),

  // Insurance
  'insurance.health-guarantee': route('/healthGuarantee', {
    title: { en: 'Health guarantee', zh: '健康保障' },
    query: ['version'],
    requireAuth: true,
    appNotAuth: true,
  }),

  // Services with several steps
  'pipeline.overview': route('/service-pipeline/:serviceNo/:orderNo', {
    title: { en: 'Service pipeline', zh: '服务流程' },
    secure: true,
    requireAuth: true,
  }),
  'pipeline.detail': route('/service-pipeline/detail/:serviceNo/:orderNo/:productType', {
    title: { en: 'Service pipeline details', zh: '服务流程详情' },
    secure: true,
    requireAuth: true,
  }),

  // Value-added services
  'value-added.service': route('/value-added-service-detail', {
    title: { en: 'Value-added service', zh: '增值服务详情' },
    secure: true,
    query: ['productNo', 'orderNo'],
    requireAuth: true,
  }),
  'value-added.order': route('/value-added-vas-detail', {
    title: { en: 'Value-added order', zh: '增值订单详情' },
    secure: true,
    query: ['orderNo'],
    requireAuth: true,
  }),

  // Activities and milestones
  'activity.refute-rumors': route('/activity/refuteRumors', {
    title: { en: 'Rumour or fact', zh: '健康辟谣' },
    query: ['questionCode'],
    share: 'refuteRumors',
    requireAuth: true,
    appNotAuth: true,
  }),
  'activity.stock': route('/activity/stock', {
    opener: 'advert',
    title: { en: 'Activity stock', zh: '活动库存' },
    requireAuth: true,
    appNotAuth: true,
  }),
  'activity.milestones': route('/activity/milestone', {
    kind: 'list',
    title: { en: 'Milestones', zh: '里程碑' },
    requireAuth: true,
  }),
  'activity.milestone': route('/activity/milestone/:id', {
    title: { en: 'Milestone', zh: '里程碑' },
    share: 'milestone',
    sharesOwn: 'details',
    requireAuth: true,
  }),

  // Hand-off to mini-programs and partners
  'hand-off.open-minapp': route('/activity/open-minapp', {
    opener: 'sms',
    title: { en: 'Open mini-program', zh: '打开小程序' },
    query: ['key'],
  }),
  'hand-off.open-minapp-new': route('/activity/open-minapp-new', {
    opener: 'sms',
    title: { en: 'Open mini-program', zh: '打开小程序' },
    query: ['key'],
  }),
  'hand-off.transfer': route('/youzan/transfer', {
    opener: 'shop',
    title: { en: 'Transfer', zh: '跳转中' },
    query: ['encrypt'],
    requireAuth: true,
  }),

  // Support: error page, tools for staff and testers
  'support.inner-tool': route('/innerTool', {
    opener: 'bookmark',
    title: { en: 'Inner tool', zh: '内部工具' },
    neededSettings: ['test-pages', 'telephony-host'],
  }),
  'support.error': route('/error', {
    kind: 'result',
    opener: 'service',
    title: { en: 'Something went wrong', zh: '出错了' },
    query: ['code'],
  }),
  'support.hybrid-example': route('/hybrid-example', {
    opener: 'bookmark',
    title: { en: 'Hybrid example', zh: '混合示例' },
    neededSettings: ['test-pages'],
  }),
} as const;

export type RouteId = keyof typeof routes;
/** The parameters in the path of a row, as strings. */
export type RouteParams<Id extends RouteId> = ParamsOf<(typeof routes)[Id]['path']>;
/** The values of a row's `query` column, all optional. */
export type RouteQuery<Id extends RouteId> = QueryOf<(typeof routes)[Id]>;

/** Returns the address of a row within the app (without `/health`, without `#`), for `<Link>` and `navigate`. */
export const href = hrefsOf(routes);

/** Returns the row of an address, or undefined for "not found". */
export const match = finderOf(routes);

/** Returns the key of an address's page. Two addresses with the same key are the same page. */
export const pageKey = pageKeyOf(match);

/** Tells whether an address names an order. */
export const namesOrder = namesOrderOf(match);
