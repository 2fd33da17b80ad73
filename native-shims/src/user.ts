/**
 * The user's answer to a question of the host: `accept` (does what is asked), `cancel`, `fail` (tries, and it is refused: a
 * declined card, a wrong code), `leave` (goes away without an answer, so that the host never answers either).
 */
export type UserAnswer = 'accept' | 'cancel' | 'fail' | 'leave';

/** The person's answers by which a host acts. `deny`: the person has said no to the permission itself, and not to one use of it. */
export type Decision = UserAnswer | 'deny';

/** A matter of which a user may have an own mind. */
export type UserMatter = 'login' | 'payment' | 'permission' | 'share';

/** The matters that a host asks its user about, each with the questions of all hosts that belong to it. */
const MATTERS = {
  login: ['login', 'bindMobile'],
  payment: ['paySeq', 'getBrandWCPayRequest', 'pay page'],
  permission: [
    ...['getLocation', 'geo_location', 'scanCode', 'scanQRCode', 'chooseImages', 'chooseImage', 'saveImage'],
    ...['getSteps', 'requestStepLicence', 'edit_address'],
  ],
  share: [
    ...['openShareSheet', 'send_app_msg', 'share_timeline', 'shareQQ', 'shareQZone', 'shareWeiboApp', 'shareWechat'],
  ],
} as const satisfies Readonly<Record<UserMatter, readonly string[]>>;

/** @internal */
export const USER_MATTERS = Object.keys(MATTERS) as UserMatter[];

/** The matter of a question; undefined for one of another kind, such as a page of the mini-program. */
const matterOf = (question: string): UserMatter | undefined =>
  USER_MATTERS.find((matter) => MATTERS[matter].some((candidate) => candidate === question));

/** The user's choice in some matters, whatever it is in the others. */
export type UserAnswers = Readonly<Partial<Record<UserMatter, UserAnswer>>>;

/**
 * The imitated user in front of the phone.
 * @internal
 */
export interface User {
  /** Resolves with the answer to `question`, after thinking. */
  decides(question: string): Promise<UserAnswer>;
  /** The same, where the phone may have to ask for a permission first. */
  decidesOrDenies(question: string): Promise<Decision>;
}

/** The user as plain data. */
export interface UserSetup {
  /** The user's answers; default `accept`. */
  user?: UserAnswer;
  /** Milliseconds until the user has decided; default 0. */
  thinkMs?: number;
}

/** The user, and who hears of the questions. */
export interface UserOptions extends UserSetup {
  /** Hears that the user is asked something; `decision` resolves with the answer. */
  onAsk?: (question: string, decision: Promise<UserAnswer>) => void;
}

/** The part of the host's memory that the user needs: answers set while the host runs. */
interface AnswerMemory {
  load(): KeptAnswers | Promise<KeptAnswers>;
}

interface KeptAnswers {
  readonly user?: UserAnswer;
  readonly answers?: UserAnswers;
}

/** @internal */
export function createUser(
  memory: AnswerMemory,
  later: (run: () => void, ms: number) => void,
  { user = 'accept', thinkMs = 0, onAsk }: UserOptions,
): User {
  const think = async (question: string): Promise<Decision> => {
    await new Promise<void>((resolve) => later(resolve, thinkMs));
    const stored = await memory.load();
    const matter = matterOf(question);
    const own = matter && stored.answers?.[matter];
    return matter === 'permission' && own === 'cancel' ? 'deny' : (own ?? stored.user ?? user);
  };
  const ask = (question: string) => {
    const decision = think(question);
    const answer = decision.then((word) => (word === 'deny' ? 'cancel' : word));
    onAsk?.(question, answer);
    return { decision, answer };
  };
  return {
    decides: (question) => ask(question).answer,
    decidesOrDenies: (question) => ask(question).decision,
  };
}
