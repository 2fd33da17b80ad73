import { Type } from 'typebox';
import { event, method } from '../rows.ts';
import { Nothing, Text } from './shapes.ts';

/**
 * Tells the host that the page has painted. The page calls it once at its start; without it the host may go back to the
 * bundle before.
 *
 * @zh 告诉宿主页面已完成首屏渲染。页面启动时调用一次；宿主收不到时可能回退到上一个离线包。
 */
export const ready = method('ready', { since: '2.1.0', params: Nothing, result: Nothing });

/**
 * Tells the host that the page cannot start or go on. `code` is a support code; `code` and `message` have no personal
 * data.
 *
 * @zh 告诉宿主页面无法启动或无法继续。`code` 是供客服排查的编号；`code` 和 `message` 中不得包含个人信息。
 */
export const reportFatal = method('reportFatal', {
  since: '2.1.0',
  params: Type.Object({
    /**
     * The support code; not empty, and without personal data.
     *
     * @zh 供客服排查的编号；不能为空，不含个人信息。
     */
    code: Text(),
    /**
     * A text for a log, without personal data.
     *
     * @zh 写入日志的文字，不含个人信息。
     */
    message: Type.String(),
  }),
  result: Nothing,
});

/**
 * Hides this screen from the task switcher and from screenshots while `secure` is true.
 *
 * @zh `secure` 为 true 期间，不让当前屏幕出现在后台任务预览和截图中。
 */
export const setSecureScreen = method('setSecureScreen', {
  since: '2.4.0',
  params: Type.Object({
    /**
     * True hides the screen, false shows it again.
     *
     * @zh true 为隐藏，false 为恢复。
     */
    secure: Type.Boolean(),
  }),
  result: Nothing,
});

/**
 * Returns the version and build number of the bundle that the host started.
 *
 * @zh 返回宿主所启动离线包的版本号和构建号。
 */
export const getBundleInfo = method('getBundleInfo', {
  since: '2.4.0',
  params: Nothing,
  result: Type.Object({
    /**
     * The version of the bundle, for example `2.8.0`.
     *
     * @zh 离线包的版本号，例如 `2.8.0`。
     */
    version: Text(),
    /**
     * The build number, at least 0; it grows with each bundle.
     *
     * @zh 构建号，不小于 0，每个离线包递增。
     */
    build: Type.Integer({ minimum: 0 }),
  }),
});

/**
 * The host sends this when the page is in front again. Timers and sockets may have stale data then.
 *
 * @zh 页面重新回到前台时由宿主发送。此时定时器和长连接里的数据可能已经过时。
 */
export const resumed = event('resumed', { since: '1.0.0', payload: Nothing });

/**
 * The host sends this when the page is no longer in front. The page may never come back.
 *
 * @zh 页面离开前台时由宿主发送。页面可能再也不会回到前台。
 */
export const paused = event('paused', { since: '1.0.0', payload: Nothing });

/**
 * The host sends this when it has a newer bundle. It uses that bundle at the next start.
 *
 * @zh 宿主得到新的离线包时发送，下次启动时启用。
 */
export const updateAvailable = event('updateAvailable', {
  since: '2.4.0',
  payload: Type.Object({
    /**
     * The version of the newer bundle.
     *
     * @zh 新离线包的版本号。
     */
    version: Text(),
  }),
});
