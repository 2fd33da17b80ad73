/** The functions and events of the WeChat and WeCom clients by their low-level names, as the vendors' libraries send and hear them. */

/**
 * The functions that only say that they were done.
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

/** Every function of the clients. */
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

/** The events of the clients: what the user does in a menu, or a device tells. */
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
