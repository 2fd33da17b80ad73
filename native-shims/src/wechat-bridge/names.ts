/** Lists the low-level names of the WeChat and WeCom clients' functions and events, as the vendors' libraries use them. */

/**
 * The functions whose answer is only ok.
 * @internal
 */
export const DONE_FUNCTIONS = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'imagePreview',
  'openLocation',
  'uploadImage',
  'hideOptionMenu',
  'showOptionMenu',
  'hideMenuItems',
  'showMenuItems',
  'hideAllNonBaseMenuItem',
  'showAllNonBaseMenuItem',
  'setClipboardData',
  'setKeepScreenOn',
  'launchMiniProgram',
  'launchMiniprogram',
  'openDefaultBrowser',
  'previewFile',
  'openEnterpriseChat',
  'openUserProfile',
  'shareAppMessage',
  'shareWechatMessage',
  'launch3rdApp',
  'openUrl',
  'saveImageToPhotosAlbum',
] as const;

/** The names of all functions of the clients. */
export const CLIENT_FUNCTIONS = [
  ...DONE_FUNCTIONS,
  'preVerifyJSAPI',
  'agentConfig',
  'checkJsApi',
  'invokeMiniProgramAPI',
  'getBrandWCPayRequest',
  'getNetworkType',
  'closeWindow',
  'geoLocation',
  'chooseImage',
  'getLocalImgData',
  'downloadImage',
  'scanQRCode',
  'editAddress',
  'getContext',
  'sendAppMessage',
  'shareTimeline',
  'shareQQ',
  'shareQZone',
  'shareWeiboApp',
  'shareWechat',
  'setFontSizeCallback',
  'getUserConfig',
] as const;
/** The name of a function of the clients. */
export type ClientFunction = (typeof CLIENT_FUNCTIONS)[number];

/** The names of the clients' events, from a menu or a device. */
export const CLIENT_EVENTS = [
  'menu:share:appmessage',
  'menu:share:timeline',
  'menu:share:qq',
  'menu:share:weiboApp',
  'menu:share:QZone',
  'menu:share:wechat',
  'menu:setfont',
  'onVoiceRecordEnd',
  'onVoicePlayEnd',
  'onNetworkStatusChange',
  'onLocationChange',
  'onBeaconsInRange',
  'onBeaconServiceChange',
  'onBluetoothAdapterStateChange',
  'onBLEConnectionStateChange',
  'onBLECharacteristicValueChange',
] as const;
