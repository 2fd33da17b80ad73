/**
 * The contract's doc comments in Chinese, each paragraph by its English text: who changes the English finds out here that the Chinese
 * must change, too.
 */
const CHINESE: Readonly<Record<string, string>> = {
  // device
  'Returns facts about the phone. A field other than `os` is absent where the host does not know it.':
    '返回手机信息。除 `os` 外，宿主不知道的字段不返回。',
  "Returns the phone's position: latitude and longitude in degrees, `accuracyM` in metres. DENIED: the person or the phone refuses.":
    '返回手机的位置：纬度和经度以度为单位，`accuracyM` 以米为单位。DENIED：用户或系统拒绝定位。',
  'Scans one bar code or QR code and returns its text. CANCELLED: the person closes the scanner.':
    '扫描一个条形码或二维码，返回其中的文本。CANCELLED：用户关闭了扫码界面。',
  "Opens the phone's dialler with the number; the person still has to press call.":
    '打开拨号界面并填入号码；仍需用户自己按下拨打。',
  'Returns the kind of network connection that the host knows. It is a hint: only a request proves that there is a network.':
    '返回宿主所知的网络类型。仅供参考：只有实际发出请求才能证明网络可用。',
  'The host sends this when the network connection changes.': '网络连接变化时由宿主发送。',
  // health
  "Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given the licence.":
    '返回手机计步器最近 `days` 天的步数，最新的一天排在最后。DENIED：用户没有授权。',
  'Asks the person for the licence to read steps. CANCELLED: the person closes the dialog without an answer.':
    '请求用户授权读取步数。CANCELLED：用户没有选择就关闭了弹窗。',
  "The host sends this when today's count of steps grows.": '当天步数增加时由宿主发送。',
  // lifecycle
  'Tells the host that the page has painted. The page calls it once at its start; without it the host may go back to the bundle before.':
    '告诉宿主页面已完成首屏渲染。页面启动时调用一次；宿主收不到时可能回退到上一个离线包。',
  'Tells the host that the page cannot start or go on. `code` is a support code; `code` and `message` have no personal data.':
    '告诉宿主页面无法启动或无法继续。`code` 是供客服排查的编号；`code` 和 `message` 中不得包含个人信息。',
  'Hides this screen from the task switcher and from screenshots while `secure` is true.':
    '`secure` 为 true 期间，不让当前屏幕出现在后台任务预览和截图中。',
  'Returns the version and build number of the bundle that the host started.': '返回宿主所启动离线包的版本号和构建号。',
  'The host sends this when the page is in front again. Timers and sockets may have stale data then.':
    '页面重新回到前台时由宿主发送。此时定时器和长连接里的数据可能已经过时。',
  'The host sends this when the page is no longer in front. The page may never come back.':
    '页面离开前台时由宿主发送。页面可能再也不会回到前台。',
  'The host sends this when it has a newer bundle. It uses that bundle at the next start.':
    '宿主得到新的离线包时发送，下次启动时启用。',
  // media
  'Lets the person choose or take pictures. Each `url` is a data or blob url for an `<img>` or an upload, `sizeBytes` its size in bytes. CANCELLED: the person chooses none.':
    '让用户选择图片或拍照。每个 `url` 是 data 或 blob 地址，可用于 `<img>` 或上传；`sizeBytes` 是图片大小，单位为字节。CANCELLED：用户没有选择图片。',
  "Saves a picture to the phone's album. DENIED: the app has no permission for the album.":
    '把图片保存到手机相册。DENIED：App 没有相册权限。',
  'Shows pictures on the full screen. `current` is the index of the first picture shown, default 0.':
    '全屏预览图片。`current` 是最先显示的图片的序号，默认为 0。',
  "Opens a PDF or office document in the host's viewer.": '用宿主的阅读器打开 PDF 或 Office 文档。',
  // navigation
  'Opens one of our pages in a new web view of the host, on top of this one.':
    '在宿主的新 WebView 中打开自己的页面，覆盖在当前页面之上。',
  'Closes this web view.': '关闭当前 WebView。',
  "Opens the provider's own app by its scheme. Resolves when the phone has been asked; only the event `paused` shows that the app opened.":
    '通过 scheme 打开服务商的自有 App。向系统发出请求后即返回；App 是否真的打开，只能由 `paused` 事件得知。',
  'Opens a page of a WeChat mini-program, by default its first page.': '打开微信小程序的某个页面，默认为首页。',
  'Opens a foreign page without a bridge: outside the web view or, in a browser, in place of this page.':
    '打开第三方页面，且不提供 bridge：在 WebView 之外打开；在浏览器中则替换当前页面。',
  "Opens the app's page in the phone's store. UNSUPPORTED: no link fits this phone.":
    '在手机的应用商店中打开 App 的页面。UNSUPPORTED：没有适用于该手机的链接。',
  "Sets the title in the host's own title bar. Hosts without a title bar do not have it: the page draws its own.":
    '设置宿主标题栏的标题。没有标题栏的宿主不支持该调用，由页面自己显示标题。',
  "The host sends this when the person presses back, and waits for the page's reply. A listener that returns true (or a promise of true) has handled it; else the host goes back.":
    '用户按返回键时由宿主发送，并等待页面回应。监听函数返回 true（或结果为 true 的 Promise）表示已处理，否则由宿主返回上一页。',
  // payment
  "Pays one payment sequence in the host's way: its own cashier, the mini-program's pay page, or the address of the payment host.":
    '以宿主的方式支付一笔支付流水：宿主自己的收银台、小程序的支付页，或支付方的地址。',
  'The answer is a hint, never a proof: `paid` (the host says so), `redirected` (the page leaves now), `handed-over` (another page took over, and this one may be shown again). Ask the server in every case, also after a rejection whose `mayHaveHappened` is true. It is true for every rejection after the call was sent, also CANCELLED, unless the host is certain that nothing happened. The call is written to the journal before it is sent. While the journal has it, the same `paySeq` is not sent again (BUSY). `pending()` lists it until the page has asked the server and calls `settle()`.':
    '返回值只是参考，不能作为凭证：`paid`（宿主称已支付）、`redirected`（页面即将离开）、`handed-over`（已交给另一个页面，当前页面可能会再次显示）。任何情况下都要查询服务端，`mayHaveHappened` 为 true 的失败也不例外。调用发出后的失败，包括 CANCELLED，一律为 true，除非宿主确定什么都没有发生。调用在发出之前先写入本地记录；记录还在时，相同的 `paySeq` 不会再次发出（BUSY）。在页面查询服务端并调用 `settle()` 之前，`pending()` 一直会列出它。',
  "The provider's own apps before 2.1.0 get the two urls as paths, every other app absolute.":
    '服务商 2.1.0 之前的自有 App 收到的两个地址是路径，其他 App 收到的都是绝对地址。',
  'Fields for the payment host, `unifiedOrderType` among them.': '支付方需要的字段，其中包括 `unifiedOrderType`。',
  'Absolute url of the page after a paid order.': '支付成功后返回的页面，绝对地址。',
  'Absolute url of the page after an order that is not paid.': '未支付时返回的页面，绝对地址。',
  'The host sends this when a payment has ended, also one of an earlier page load. It is a hint: ask the server.':
    '支付结束时由宿主发送，包括页面上次加载时发起的支付。仅供参考，请查询服务端。',
  // session
  "Lets the person log in, in the host's way: a native dialog in the own apps, the address of a third-party login in WeChat, mini-program and WeCom, the page's own dialog in a browser. `redirected` means that the page leaves now. CANCELLED: the person closes the dialog.":
    '让用户以宿主的方式登录：自有 App 使用原生弹窗，微信、小程序和企业微信跳转到第三方登录地址，浏览器使用页面自己的弹窗。`redirected` 表示页面即将离开。CANCELLED：用户关闭了弹窗。',
  'Absolute url of the third-party login, for hosts that leave the page.':
    '第三方登录的绝对地址，用于需要离开页面才能登录的宿主。',
  'Returns a new session token of the own app. Calls at the same time share one refresh. NEEDS_LOGIN: the app has no session.':
    '返回自有 App 新的登录令牌。同时发起的多次调用只刷新一次。NEEDS_LOGIN：App 未登录。',
  'Ends the session in the host. The page calls it after it has ended its own.':
    '退出宿主的登录。页面先退出自己的登录，再调用它。',
  'Lets a logged-in person bind a mobile number; resolves when a number is bound. CANCELLED: the person closes the dialog.':
    '让已登录的用户绑定手机号，绑定成功后返回。CANCELLED：用户关闭了弹窗。',
  "The host sends this when its session begins, ends or is another person's. The page must delete the data of the person before.":
    '宿主登录、退出或切换用户时发送。页面必须删除前一个用户的数据。',
  // share
  "Sets the content that the host's share menu sends. The page calls it again after each change of screen. WeChat and WeCom take two links: `friend` is used for QQ too, `timeline` for QQ space. A mini-program keeps the content for later (`queued`) and uses `friend`.":
    '设置宿主分享菜单发出的内容，每次切换页面后都要重新调用。微信和企业微信只使用两个链接：`friend` 同时用于 QQ，`timeline` 同时用于 QQ 空间。小程序会把内容留到分享时使用（`queued`），并采用 `friend`。',
  'Opens the share sheet and returns the chosen place. A host that does not know the place sends `link`. CANCELLED: the person closes the sheet.':
    '打开分享面板，返回用户选择的渠道。无法得知渠道的宿主分享的是 `link`。CANCELLED：用户关闭了面板。',
  'Absolute link, sent to every place for which `links` has none.': '绝对地址，用于 `links` 中没有单独指定的渠道。',
  'Absolute url of the picture.': '图片的绝对地址。',
  'Absolute links by place, so that each link can carry its source. Default: `link`.':
    '各渠道的绝对地址，便于在链接中带上来源。默认使用 `link`。',
  'WeChat moments.': '微信朋友圈。',
  'A chat with one person or with a group.': '发送给好友或群聊。',
  '`queued`: the host reads the content only when the person shares, and may not use it. Default `set`: the menu has it.':
    '`queued`：宿主在用户分享时才读取内容，也可能不使用。默认为 `set`：已设置到菜单中。',
  "The host sends this when the person has shared from the host's own menu.": '用户通过宿主菜单完成分享后由宿主发送。',
  // support
  "Opens customer service: the own app's, the mini-program's service page, else the given `url` or `phone`.":
    '打开客服：自有 App 打开自己的客服，小程序打开客服页面，其他宿主打开给定的 `url` 或 `phone`。',
};

const used = new Set<string>();

/** Returns a text of the contract in Chinese, paragraph by paragraph. Throws for one that is not here yet. */
export const chineseOf = (english: string): string =>
  english
    .split('\n')
    .map((paragraph) => {
      const chinese = CHINESE[paragraph];
      if (!chinese) throw new Error(`bridge-sdk/generator/src/chinese-docs.ts has no Chinese for: ${paragraph}`);
      used.add(paragraph);
      return chinese;
    })
    .join('\n');

/** Returns the texts whose English is in the contract no more; to be asked after all documents are made. */
export const unusedChinese = (): readonly string[] => Object.keys(CHINESE).filter((english) => !used.has(english));
