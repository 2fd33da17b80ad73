/**
 * Manages one conversation: the record, the live lines, the unsent messages and the connection, as one state for a screen. It starts with
 * the record. Messages are sent only after it was read, because it may already contain them. If a socket is refused permanently, messages are
 * sent over HTTP, and the record is polled every 15 s. If HTTP requests are also refused, a waiting message fails until the person taps.
 */
import type { ChatLine, ChatRecord } from '../api/consultation.ts';
import { isApiError } from '../client/request.ts';
import { Alarm } from '../platform/link/clock.ts';
import { isDown, isFinalRefusal, isPolling, isSessionCode, type Link } from '../platform/link/machine.ts';
import type { ReceivedFrame } from './frames.ts';
import { type Message, Outbox, type Unsent } from './outbox.ts';
import type { ChatPorts } from './ports.ts';
import {
  completeUpTo,
  EMPTY_TRANSCRIPT,
  hasGap,
  withLastNumber,
  withLines,
  withoutPlain,
  withPlain,
} from './record.ts';
import { type Pace, RecordReads } from './record-looks.ts';
import { Sender } from './sender.ts';
import { ChatSocket } from './socket.ts';
import type { ChatState, ConnectionState } from './state.ts';

/** The times of the typing indicator and of a retried refresh. */
const TYPING_SHOWN_MS = 6_000;
const TYPING_INTERVAL_MS = 3_000;
const REFRESH_RETRY_MS = 30_000;

function credentialsOf({ token, admin, isSamePersonSignedIn }: ChatPorts) {
  // Called first: after a change of the person it ends this page's session and removes the credentials.
  isSamePersonSignedIn();
  const adminSession = admin?.();
  return adminSession
    ? { token: '', adminToken: adminSession.token, adminUserId: adminSession.userId }
    : { token: token() ?? '' };
}

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && typeof error.code === 'number' && (isSessionCode(error.code) || isFinalRefusal(error.code));

export class Conversation {
  readonly #ports: ChatPorts;
  readonly #outbox: Outbox;
  readonly #sender: Sender;
  readonly #socket: ChatSocket;
  readonly #recordReads: RecordReads;
  readonly #refreshAlarm: Alarm;
  readonly #typingAlarm: Alarm;
  readonly #listeners = new Set<() => void>();
  #state: ChatState;
  /** True if the record was read since a socket was last lost, so that HTTP requests work. */
  #isHttpWorking = false;
  #wasOpen = false;
  #isOver = false;
  #isHidden: boolean;
  #typingSentAt = Number.NEGATIVE_INFINITY;
  #sentReadUpTo = 0;
  #readUpTo = 0;

  constructor(ports: ChatPorts) {
    this.#ports = ports;
    this.#isHidden = ports.isHidden;
    const { clock } = ports;
    this.#outbox = new Outbox(ports.storage);
    this.#recordReads = new RecordReads({
      clock,
      look: () => this.#readRecord(),
      rhythm: () => this.#pace(),
      ended: () => this.#sender.pump(),
    });
    this.#refreshAlarm = new Alarm(clock);
    this.#typingAlarm = new Alarm(clock);
    this.#state = {
      connection: 'connecting',
      transcript: EMPTY_TRANSCRIPT,
      unsent: this.#outbox.all(),
      isDoctorTyping: false,
    };
    this.#sender = new Sender({
      outbox: this.#outbox,
      clock,
      channels: () => this.#channels(),
      sendOverSocket: ({ clientMsgId, text, pictureUrl }) =>
        this.#socket.send({ kind: 'say', clientMsgId, ...(text && { text }), ...(pictureUrl && { pictureUrl }) }),
      sendOverHttp: ports.ask,
      upload: (message, signal) => this.#upload(message, signal),
      uploaded: (clientMsgId) => ports.pictures.drop(clientMsgId),
      arrived: (lines, clientMsgId) => this.#addLines(lines, clientMsgId),
      doubt: () => this.#socket.dispatch({ type: 'doubt' }),
      changed: () => this.#update({}),
    });
    this.#socket = new ChatSocket({
      open: ports.openWire,
      clock,
      clientId: ports.clientId,
      mayWrite: () => ports.isConfirmed() && ports.isSamePersonSignedIn(),
      isHidden: ports.isHidden,
      hello: () => ({
        kind: 'hello',
        ...credentialsOf(ports),
        ...(ports.bizOrderNo !== undefined && { bizOrderNo: ports.bizOrderNo }),
      }),
      changed: (link, previous) => this.#onLinkChange(link, previous),
      heard: (frame) => this.#onFrame(frame),
      poll: () => this.#recordReads.now(),
      renew: () => void this.#refreshSession(),
    });
  }

  readonly state = (): ChatState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#socket.dispatch({ type: 'busy', isBusy: this.#isBusy() });
    this.#socket.dispatch({ type: 'start' });
    this.#recordReads.now();
  }
  stop(): void {
    this.#isOver = true;
    this.#sender.stop();
    this.#recordReads.stop();
    for (const alarm of [this.#refreshAlarm, this.#typingAlarm]) alarm.stop();
    this.#socket.dispatch({ type: 'stop' });
    this.#listeners.clear();
  }

  /** Reports changes of the page and the network. */
  dispatch(event: 'hidden' | 'shown' | 'network'): void {
    this.#socket.dispatch({ type: event });
    if (event !== 'network') this.#isHidden = event === 'hidden';
    if (event === 'hidden') return;
    if (this.#recordReads.isScheduled || this.#state.error !== undefined || this.#isRefused()) this.#recordReads.now();
    if (this.#refreshAlarm.isSet) void this.#refreshSession();
    this.#sender.pump();
  }

  /** Sends a picture from `readyPicture`. Returns the id of the message. */
  sendPicture(file: Blob): string {
    const { pictures, newId, clock } = this.#ports;
    const clientMsgId = newId();
    const keeping = pictures.keep(clientMsgId, file);
    this.#addMessage(clientMsgId, { file: 'keeping' }, clock.now());
    void this.#storeFileState(clientMsgId, keeping);
    return clientMsgId;
  }
  /** Resolves to the file of a picture that is not uploaded yet, or undefined. */
  picture(clientMsgId: string): Promise<Blob | undefined> {
    return this.#ports.pictures.recall(clientMsgId).catch(() => undefined);
  }
  /** Sends a text, or a picture with an address. Returns the id of the message. */
  send(message: Message): string {
    const clientMsgId = this.#ports.newId();
    this.#addMessage(clientMsgId, message, this.#ports.clock.now());
    return clientMsgId;
  }
  /** Retries failed messages. */
  retry(): void {
    this.#outbox.retry();
    this.#update({});
    this.#testHttp();
    this.#sender.again();
  }
  /** Discards an unsent message. */
  discard(clientMsgId: string): void {
    this.#outbox.remove(new Set([clientMsgId]));
    this.#ports.pictures.drop(clientMsgId);
    this.#sender.gone(new Set([clientMsgId]));
    this.#update({});
  }
  /** Reports that the person is typing, at most every three seconds. */
  typing(): void {
    const now = this.#ports.clock.now();
    if (now - this.#typingSentAt < TYPING_INTERVAL_MS) return;
    if (this.#socket.send({ kind: 'typing' })) this.#typingSentAt = now;
  }
  /** Marks the lines up to this one as read by the person. */
  read(seq: number): void {
    this.#readUpTo = Math.max(this.#readUpTo, seq);
    this.#sendRead();
  }

  #addMessage(clientMsgId: string, message: Message, time: number): void {
    this.#outbox.add(clientMsgId, message, time);
    this.#update({});
    this.#testHttp();
    this.#sender.pump();
  }

  async #storeFileState(clientMsgId: string, keeping: Promise<boolean>): Promise<void> {
    const isStored = await keeping;
    // If the picture was uploaded or discarded meanwhile, its file is no longer needed.
    if (
      !this.#outbox.noteFile(clientMsgId, isStored ? 'kept' : 'unkept') &&
      isStored &&
      !this.#waitsForUpload(clientMsgId)
    )
      this.#ports.pictures.drop(clientMsgId);
    this.#update({});
  }

  #waitsForUpload(clientMsgId: string): boolean {
    return this.#outbox.all().some((unsent) => unsent.clientMsgId === clientMsgId && unsent.file !== undefined);
  }

  async #upload({ clientMsgId }: Unsent, signal: AbortSignal): Promise<string | undefined> {
    const { pictures, upload } = this.#ports;
    const file = await pictures.recall(clientMsgId);
    if (!file || signal.aborted) return undefined;
    const onProgress = (fraction: number) => {
      if (!signal.aborted) this.#update({ upload: { clientMsgId, fraction: fraction } });
    };
    onProgress(0);
    try {
      return await upload(file, { signal, onProgress });
    } finally {
      if (!signal.aborted) this.#update({ upload: undefined });
    }
  }

  #sendRead(): void {
    const seq = this.#readUpTo;
    if (seq > this.#sentReadUpTo && this.#socket.send({ kind: 'read', seq })) this.#sentReadUpTo = seq;
  }

  #channels(): 'both' | 'call' | 'none' {
    if (!this.#state.about) return 'none';
    const { link } = this.#socket;
    if (link.phase === 'open' && this.#ports.isConfirmed()) return 'both';
    if (link.phase === 'open') return this.#isHttpWorking ? 'call' : 'none';
    return this.#isLost() && this.#isHttpWorking ? 'call' : 'none';
  }

  #isRefused(): boolean {
    return this.#socket.link.phase === 'refused';
  }

  /** Checks that the socket is open but the record was not read yet. */
  #isOpenWithoutRecord(): boolean {
    return !this.#state.about && this.#socket.link.phase === 'open';
  }

  /** Checks that the conversation has no socket now. */
  #isLost(): boolean {
    const { link } = this.#socket;
    return this.#isRefused() || (isDown(link) && link.failures > 0);
  }

  /** Reads the record to test HTTP requests, if a message waits and the socket is lost. */
  #testHttp(): void {
    if (this.#isBusy() && this.#isLost() && !this.#isHttpWorking && !this.#recordReads.isReading)
      this.#recordReads.now();
  }

  #isBusy(): boolean {
    return this.#outbox.next() !== undefined;
  }

  #onLinkChange(link: Link, previous: Link): void {
    if (link.failures > previous.failures) this.#isHttpWorking = false;
    if (previous.phase === 'open' && link.phase !== 'open') {
      // The last read mark may not have arrived.
      this.#sentReadUpTo = 0;
      this.#sender.socketLost();
    }
    if (link.phase === 'open') this.#wasOpen = true;
    if (link.phase === 'refused' && previous.phase !== 'refused') this.#recordReads.now();
    this.#update({});
    this.#testHttp();
    this.#sender.pump();
  }

  #onFrame(frame: ReceivedFrame): void {
    const { transcript, about } = this.#state;
    if (frame.is === 'welcome' || frame.is === 'alive') {
      if (frame.last !== undefined) this.#update({ transcript: withLastNumber(transcript, frame.last) });
      // A foreign server does not send the number of its last line.
      const isBehind = frame.last === undefined ? frame.is === 'welcome' : hasGap(this.#state.transcript);
      if (isBehind) this.#recordReads.now();
      if (frame.is === 'welcome') this.#sendRead();
    }
    if (frame.is === 'line') this.#addLines([frame.line]);
    if (frame.is === 'refused') this.#sender.refusedBySocket(frame.clientMsgId, frame.code, frame.text);
    if (frame.is === 'read' && about) {
      const doctorReadUpTo = Math.max(about.doctorReadUpTo, frame.seq);
      this.#update({ about: { ...about, doctorReadUpTo } });
    }
    if (frame.is === 'typing') {
      this.#update({ isDoctorTyping: true });
      this.#typingAlarm.set(TYPING_SHOWN_MS, () => this.#update({ isDoctorTyping: false }));
    }
    if (frame.is === 'broken') this.#recordReads.soon();
    if (frame.is === 'plain') {
      this.#update({ transcript: withPlain(transcript, frame.text, this.#ports.clock.now()) });
      this.#recordReads.now();
    }
  }

  /** Adds lines that arrived live, or as the response to the page's own message. */
  #addLines(lines: readonly ChatLine[], clientMsgId?: string): void {
    const isFromDoctor = lines.some(({ sender }) => sender === 'doctor');
    const isClosing = lines.some(({ kind }) => kind === 'end' || kind === 'evaluation');
    if (isFromDoctor) this.#typingAlarm.stop();
    this.#confirm(lines, clientMsgId);
    this.#countQuestions(lines);
    this.#update({
      transcript: withLines(this.#state.transcript, lines),
      ...(isFromDoctor && { isDoctorTyping: false }),
    });
    const isLineMissing = clientMsgId !== undefined && !lines.some((line) => line.clientMsgId === clientMsgId);
    // The end of a consultation changes more than its lines: the record has the rest.
    if (isClosing || isLineMissing || hasGap(this.#state.transcript)) this.#recordReads.now();
  }

  /** Subtracts the person's new questions from the remaining ones. A picture is no question. The next read of the record corrects the number. */
  #countQuestions(lines: readonly ChatLine[]): void {
    const { about, transcript } = this.#state;
    if (!about) return;
    const last = transcript.lines.at(-1)?.seq ?? 0;
    const questionCount = lines.filter(({ sender, seq, text }) => sender === 'patient' && text && seq > last).length;
    if (questionCount === 0) return;
    const questionsLeft = Math.max(0, about.questionsLeft - questionCount);
    this.#update({ about: { ...about, questionsLeft, canAsk: about.canAsk && questionsLeft > 0 } });
  }

  #confirm(lines: readonly ChatLine[], clientMsgId?: string): void {
    const ids = lines.flatMap((line) => line.clientMsgId ?? []);
    const arrived = new Set(clientMsgId === undefined ? ids : [...ids, clientMsgId]);
    if (arrived.size === 0) return;
    this.#outbox.remove(arrived);
    // Another tab may have removed the message already. This tab's sender must also continue.
    this.#sender.gone(arrived);
  }

  async #readRecord(): Promise<void> {
    const { transcript } = this.#state;
    const plain = transcript.plain.at(-1)?.number ?? 0;
    try {
      const record = await this.#ports.record(completeUpTo(transcript));
      if (!this.#isOver) this.#applyRecord(record, plain);
    } catch (error) {
      if (this.#isOver) return;
      this.#isHttpWorking = false;
      // Fails waiting messages now, because no socket can send them. Otherwise the person would not notice.
      if (isRefusal(error) && (this.#isRefused() || this.#isOpenWithoutRecord())) this.#outbox.fail();
      this.#update({ error });
    }
  }

  #applyRecord({ lines, ...about }: ChatRecord, plain: number): void {
    this.#isHttpWorking = true;
    const { error: _, ...state } = this.#state;
    this.#confirm(lines);
    const record = withoutPlain(withLines(this.#state.transcript, lines), plain);
    this.#state = {
      ...state,
      about: { ...about, readUpTo: this.#state.about?.readUpTo ?? about.readUpTo },
      transcript: record,
    };
    this.#update({});
  }

  #pace(): Pace {
    if (this.#isRefused() && (isRefusal(this.#state.error) || (this.#isHidden && !this.#isBusy()))) return 'none';
    if (this.#isHttpWorking && !hasGap(this.#state.transcript)) return this.#isRefused() ? 'asking' : 'calm';
    // The record of a hidden page is read when the page is shown again.
    return this.#socket.link.phase === 'resting' ? 'none' : 'trouble';
  }

  /** Refreshes the session by reading the record. Retries after a failure of the network or the server. Only a refusal ends it. */
  async #refreshSession(): Promise<void> {
    this.#refreshAlarm.stop();
    try {
      await this.#ports.record(completeUpTo(this.#state.transcript));
      this.#socket.dispatch({ type: 'renewed', ok: true });
    } catch (error) {
      if (this.#isOver) return;
      if (isRefusal(error)) this.#socket.dispatch({ type: 'renewed', ok: false });
      else this.#refreshAlarm.set(REFRESH_RETRY_MS, () => void this.#refreshSession());
    }
  }

  #connection(): ConnectionState {
    const { link } = this.#socket;
    if (this.#isRefused()) return this.#isHttpWorking ? 'asking' : 'refused';
    if (link.phase === 'open' || link.phase === 'resting') return link.phase;
    if (isPolling(link)) return 'asking';
    return this.#wasOpen || link.failures > 0 ? 'reconnecting' : 'connecting';
  }

  #update(change: Partial<ChatState>): void {
    if (this.#isOver) return;
    this.#state = { ...this.#state, ...change, connection: this.#connection(), unsent: this.#outbox.all() };
    const isBusy = this.#isBusy();
    if (isBusy !== this.#socket.link.isBusy) this.#socket.dispatch({ type: 'busy', isBusy });
    for (const listener of this.#listeners) listener();
  }
}
