/**
 * Manages one conversation: the record, the live lines, the unsent messages and the connection, as one state for a screen. It starts with
 * the record. Messages are sent only after it was read, because it may already contain them. If a socket is refused for good, messages go
 * by calls, and the record is polled every 15 s. If calls are refused as well, a waiting message fails until the person taps.
 */
import type { ChatLine, ChatRecord } from '../api/consultation.ts';
import { isApiError } from '../client/request.ts';
import { Alarm } from '../platform/link/clock.ts';
import { isAsking, isDown, isForGood, isOfSession, type Link } from '../platform/link/machine.ts';
import type { Heard } from './frames.ts';
import { type Message, Outbox, type Unsent } from './outbox.ts';
import type { ChatPorts } from './ports.ts';
import { hasGap, heardOf, NOTHING_SAID, wholeUpTo, withLines, withoutPlain, withPlain } from './record.ts';
import { RecordLooks, type Rhythm } from './record-looks.ts';
import { Sender } from './sender.ts';
import { ChatSocket } from './socket.ts';
import type { ChatState, ConnectionState } from './state.ts';

/** Milliseconds. */
const TYPING_SHOWN_MS = 6_000;
const TYPING_SENT_EVERY_MS = 3_000;
const RENEW_AGAIN_MS = 30_000;

function credentialsOf({ token, admin, isStillHere }: ChatPorts) {
  // Called first, because it ends this page's session after a change of its person. Then no credentials are left.
  isStillHere();
  const adminSession = admin?.();
  return adminSession
    ? { token: '', adminToken: adminSession.token, adminUserId: adminSession.userId }
    : { token: token() ?? '' };
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && typeof error.code === 'number' && (isOfSession(error.code) || isForGood(error.code));

export class Conversation {
  readonly #ports: ChatPorts;
  readonly #outbox: Outbox;
  readonly #sender: Sender;
  readonly #socket: ChatSocket;
  readonly #looks: RecordLooks;
  readonly #nextRenewal: Alarm;
  readonly #typingEnds: Alarm;
  readonly #listeners = new Set<() => void>();
  #state: ChatState;
  /** True if the record was read since a socket was last lost, so that calls get through. */
  #reaches = false;
  #wasOpen = false;
  #isOver = false;
  #isHidden: boolean;
  #typingSentAt = Number.NEGATIVE_INFINITY;
  #readSent = 0;
  #readWanted = 0;

  constructor(ports: ChatPorts) {
    this.#ports = ports;
    this.#isHidden = ports.isHidden;
    const { clock } = ports;
    this.#outbox = new Outbox(ports.storage);
    this.#looks = new RecordLooks({
      clock,
      look: () => this.#readRecord(),
      rhythm: () => this.#rhythm(),
      ended: () => this.#sender.pump(),
    });
    this.#nextRenewal = new Alarm(clock);
    this.#typingEnds = new Alarm(clock);
    this.#state = { connection: 'connecting', said: NOTHING_SAID, unsent: this.#outbox.all(), isDoctorTyping: false };
    this.#sender = new Sender({
      outbox: this.#outbox,
      clock,
      way: () => this.#way(),
      bySocket: ({ clientMsgId, text, pictureUrl }) =>
        this.#socket.send({ kind: 'say', clientMsgId, ...(text && { text }), ...(pictureUrl && { pictureUrl }) }),
      byCall: ports.ask,
      upload: (message, signal) => this.#upload(message, signal),
      uploaded: (clientMsgId) => ports.pictures.drop(clientMsgId),
      arrived: (lines, clientMsgId) => this.#take(lines, clientMsgId),
      doubt: () => this.#socket.tell({ type: 'doubt' }),
      changed: () => this.#show({}),
    });
    this.#socket = new ChatSocket({
      open: ports.openWire,
      clock,
      clientId: ports.clientId,
      mayWrite: () => ports.isConfirmed() && ports.isStillHere(),
      isHidden: ports.isHidden,
      hello: () => ({
        kind: 'hello',
        ...credentialsOf(ports),
        ...(ports.bizOrderNo !== undefined && { bizOrderNo: ports.bizOrderNo }),
      }),
      changed: (link, previous) => this.#linkChanged(link, previous),
      heard: (frame) => this.#heard(frame),
      look: () => this.#looks.now(),
      renew: () => void this.#renew(),
    });
  }

  readonly state = (): ChatState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#socket.tell({ type: 'busy', isBusy: this.#isBusy() });
    this.#socket.tell({ type: 'start' });
    this.#looks.now();
  }
  stop(): void {
    this.#isOver = true;
    this.#sender.stop();
    this.#looks.stop();
    for (const alarm of [this.#nextRenewal, this.#typingEnds]) alarm.stop();
    this.#socket.tell({ type: 'stop' });
    this.#listeners.clear();
  }

  /** Reports changes of the page and the network. */
  tell(news: 'hidden' | 'shown' | 'network'): void {
    this.#socket.tell({ type: news });
    if (news !== 'network') this.#isHidden = news === 'hidden';
    if (news === 'hidden') return;
    if (this.#looks.isPlanned || this.#state.error !== undefined || this.#isRefused()) this.#looks.now();
    if (this.#nextRenewal.isSet) void this.#renew();
    this.#sender.pump();
  }

  /** Sends a picture from `readyPicture`. Returns the id of the message. */
  sendPicture(file: Blob): string {
    const { pictures, newId, clock } = this.#ports;
    const clientMsgId = newId();
    const keeping = pictures.keep(clientMsgId, file);
    this.#added(clientMsgId, { file: 'keeping' }, clock.now());
    void this.#noteKept(clientMsgId, keeping);
    return clientMsgId;
  }
  /** Resolves to the file of a picture that is not uploaded yet, or undefined. */
  picture(clientMsgId: string): Promise<Blob | undefined> {
    return this.#ports.pictures.recall(clientMsgId).catch(() => undefined);
  }
  /** Sends a text, or a picture with an address. Returns the id of the message. */
  send(message: Message): string {
    const clientMsgId = this.#ports.newId();
    this.#added(clientMsgId, message, this.#ports.clock.now());
    return clientMsgId;
  }
  /** Retries failed messages. */
  retry(): void {
    this.#outbox.retry();
    this.#show({});
    this.#seekWay();
    this.#sender.again();
  }
  /** Discards an unsent message. */
  discard(clientMsgId: string): void {
    this.#outbox.remove(new Set([clientMsgId]));
    this.#ports.pictures.drop(clientMsgId);
    this.#sender.gone(new Set([clientMsgId]));
    this.#show({});
  }
  /** Reports that the person is typing, at most every three seconds. */
  typing(): void {
    const now = this.#ports.clock.now();
    if (now - this.#typingSentAt < TYPING_SENT_EVERY_MS) return;
    if (this.#socket.send({ kind: 'typing' })) this.#typingSentAt = now;
  }
  /** Marks the lines up to this one as read by the person. */
  read(seq: number): void {
    this.#readWanted = Math.max(this.#readWanted, seq);
    this.#tellRead();
  }

  #added(clientMsgId: string, message: Message, time: number): void {
    this.#outbox.add(clientMsgId, message, time);
    this.#show({});
    this.#seekWay();
    this.#sender.pump();
  }

  async #noteKept(clientMsgId: string, keeping: Promise<boolean>): Promise<void> {
    const isKept = await keeping;
    // If the picture was uploaded or discarded meanwhile, its file is no longer needed.
    if (!this.#outbox.noteFile(clientMsgId, isKept ? 'kept' : 'unkept') && isKept && !this.#waitsForUpload(clientMsgId))
      this.#ports.pictures.drop(clientMsgId);
    this.#show({});
  }

  #waitsForUpload(clientMsgId: string): boolean {
    return this.#outbox.all().some((unsent) => unsent.clientMsgId === clientMsgId && unsent.file !== undefined);
  }

  async #upload({ clientMsgId }: Unsent, signal: AbortSignal): Promise<string | undefined> {
    const { pictures, upload } = this.#ports;
    const file = await pictures.recall(clientMsgId);
    if (!file || signal.aborted) return undefined;
    const onProgress = (part: number) => {
      if (!signal.aborted) this.#show({ upload: { clientMsgId, part } });
    };
    onProgress(0);
    try {
      return await upload(file, { signal, onProgress });
    } finally {
      if (!signal.aborted) this.#show({ upload: undefined });
    }
  }

  #tellRead(): void {
    const seq = this.#readWanted;
    if (seq > this.#readSent && this.#socket.send({ kind: 'read', seq })) this.#readSent = seq;
  }

  #way(): 'both' | 'call' | 'none' {
    if (!this.#state.about) return 'none';
    const { link } = this.#socket;
    if (link.phase === 'open' && this.#ports.isConfirmed()) return 'both';
    if (link.phase === 'open') return this.#reaches ? 'call' : 'none';
    return this.#isLost() && this.#reaches ? 'call' : 'none';
  }

  #isRefused(): boolean {
    return this.#socket.link.phase === 'refused';
  }

  /** Tells if the socket is open before the record was read. */
  #isUnread(): boolean {
    return !this.#state.about && this.#socket.link.phase === 'open';
  }

  /** Tells if there is no socket now. */
  #isLost(): boolean {
    const { link } = this.#socket;
    return this.#isRefused() || (isDown(link) && link.failures > 0);
  }

  /** Reads the record to test calls, if a message waits and the socket is lost. */
  #seekWay(): void {
    if (this.#isBusy() && this.#isLost() && !this.#reaches && !this.#looks.isUnderWay) this.#looks.now();
  }

  #isBusy(): boolean {
    return this.#outbox.next() !== undefined;
  }

  #linkChanged(link: Link, previous: Link): void {
    if (link.failures > previous.failures) this.#reaches = false;
    if (previous.phase === 'open' && link.phase !== 'open') {
      // The last read mark may not have arrived.
      this.#readSent = 0;
      this.#sender.socketLost();
    }
    if (link.phase === 'open') this.#wasOpen = true;
    if (link.phase === 'refused' && previous.phase !== 'refused') this.#looks.now();
    this.#show({});
    this.#seekWay();
    this.#sender.pump();
  }

  #heard(frame: Heard): void {
    const { said, about } = this.#state;
    if (frame.is === 'welcome' || frame.is === 'alive') {
      if (frame.last !== undefined) this.#show({ said: heardOf(said, frame.last) });
      // A foreign server does not send the number of its last line.
      const isBehind = frame.last === undefined ? frame.is === 'welcome' : hasGap(this.#state.said);
      if (isBehind) this.#looks.now();
      if (frame.is === 'welcome') this.#tellRead();
    }
    if (frame.is === 'line') this.#take([frame.line]);
    if (frame.is === 'refused') this.#sender.refusedBySocket(frame.clientMsgId, frame.code, frame.text);
    if (frame.is === 'read' && about) {
      const doctorReadUpTo = Math.max(about.doctorReadUpTo, frame.seq);
      this.#show({ about: { ...about, doctorReadUpTo } });
    }
    if (frame.is === 'typing') {
      this.#show({ isDoctorTyping: true });
      this.#typingEnds.set(TYPING_SHOWN_MS, () => this.#show({ isDoctorTyping: false }));
    }
    if (frame.is === 'broken') this.#looks.soon();
    if (frame.is === 'plain') {
      this.#show({ said: withPlain(said, frame.text, this.#ports.clock.now()) });
      this.#looks.now();
    }
  }

  /** Adds lines that arrived live, or as the answer to the page's own message. */
  #take(lines: readonly ChatLine[], clientMsgId?: string): void {
    const isFromDoctor = lines.some(({ sender }) => sender === 'doctor');
    const isClosing = lines.some(({ kind }) => kind === 'end' || kind === 'evaluation');
    if (isFromDoctor) this.#typingEnds.stop();
    this.#confirm(lines, clientMsgId);
    this.#count(lines);
    this.#show({ said: withLines(this.#state.said, lines), ...(isFromDoctor && { isDoctorTyping: false }) });
    const isUnseen = clientMsgId !== undefined && !lines.some((line) => line.clientMsgId === clientMsgId);
    // The end of a consultation changes more than its lines: the record has the rest.
    if (isClosing || isUnseen || hasGap(this.#state.said)) this.#looks.now();
  }

  /** Subtracts the person's new lines from the remaining questions. The next read of the record corrects the number. */
  #count(lines: readonly ChatLine[]): void {
    const { about, said } = this.#state;
    if (!about) return;
    const last = said.lines.at(-1)?.seq ?? 0;
    const own = lines.filter(({ sender, seq }) => sender === 'patient' && seq > last).length;
    if (own === 0) return;
    const questionsLeft = Math.max(0, about.questionsLeft - own);
    this.#show({ about: { ...about, questionsLeft, canAsk: about.canAsk && questionsLeft > 0 } });
  }

  #confirm(lines: readonly ChatLine[], clientMsgId?: string): void {
    const ids = lines.flatMap((line) => line.clientMsgId ?? []);
    const arrived = new Set(clientMsgId === undefined ? ids : [...ids, clientMsgId]);
    if (arrived.size === 0) return;
    this.#outbox.remove(arrived);
    // Another tab may have removed the message already. This tab's sender must go on too.
    this.#sender.gone(arrived);
  }

  async #readRecord(): Promise<void> {
    const { said } = this.#state;
    const plain = said.plain.at(-1)?.number ?? 0;
    try {
      const record = await this.#ports.record(wholeUpTo(said));
      if (!this.#isOver) this.#recordRead(record, plain);
    } catch (error) {
      if (this.#isOver) return;
      this.#reaches = false;
      // Fails waiting messages now: no socket will come, or it sends nothing before the record is read. The person would never know.
      if (isRefusal(error) && (this.#isRefused() || this.#isUnread())) this.#outbox.fail();
      this.#show({ error });
    }
  }

  #recordRead({ lines, ...about }: ChatRecord, plain: number): void {
    this.#reaches = true;
    const { error: _, ...state } = this.#state;
    this.#confirm(lines);
    const record = withoutPlain(withLines(this.#state.said, lines), plain);
    this.#state = {
      ...state,
      about: { ...about, readUpTo: this.#state.about?.readUpTo ?? about.readUpTo },
      said: record,
    };
    this.#show({});
  }

  #rhythm(): Rhythm {
    if (this.#isRefused() && (isRefusal(this.#state.error) || (this.#isHidden && !this.#isBusy()))) return 'none';
    if (this.#reaches && !hasGap(this.#state.said)) return this.#isRefused() ? 'asking' : 'calm';
    // While the page is hidden nobody sees the record. It is read when the page is shown again.
    return this.#socket.link.phase === 'resting' ? 'none' : 'trouble';
  }

  /** Renews the session by a call. Retries without a network or on trouble of the server. Only a refusal ends it. */
  async #renew(): Promise<void> {
    this.#nextRenewal.stop();
    try {
      await this.#ports.record(wholeUpTo(this.#state.said));
      this.#socket.tell({ type: 'renewed', ok: true });
    } catch (error) {
      if (this.#isOver) return;
      if (isRefusal(error)) this.#socket.tell({ type: 'renewed', ok: false });
      else this.#nextRenewal.set(RENEW_AGAIN_MS, () => void this.#renew());
    }
  }

  #connection(): ConnectionState {
    const { link } = this.#socket;
    if (this.#isRefused()) return this.#reaches ? 'asking' : 'refused';
    if (link.phase === 'open' || link.phase === 'resting') return link.phase;
    if (isAsking(link)) return 'asking';
    return this.#wasOpen || link.failures > 0 ? 'reconnecting' : 'connecting';
  }

  #show(change: Partial<ChatState>): void {
    if (this.#isOver) return;
    this.#state = { ...this.#state, ...change, connection: this.#connection(), unsent: this.#outbox.all() };
    const isBusy = this.#isBusy();
    if (isBusy !== this.#socket.link.isBusy) this.#socket.tell({ type: 'busy', isBusy });
    for (const listener of this.#listeners) listener();
  }
}
