/**
 * The user's answer to a question of the host. `fail` is an attempt that is refused: a declined card, a wrong code. After `leave` the
 * host never answers, because the user went away without an answer.
 */
export type UserAnswer = 'accept' | 'cancel' | 'fail' | 'leave';

/** The decisions on which a host acts. `deny` refuses the permission itself, `cancel` only one use of it. */
export type Decision = UserAnswer | 'deny';

/** A subject for which the user's answer can be set separately. */
export type UserMatter = 'login' | 'payment' | 'permission' | 'share';

/** The matters, each with the questions of all hosts that belong to it. */
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

/** Returns the matter of a question. Undefined for any other question, such as a page of the mini-program. */
const matterOf = (question: string): UserMatter | undefined =>
  USER_MATTERS.find((matter) => MATTERS[matter].some((item) => item === question));

/** The user's answers by matter. */
export type UserAnswers = Readonly<Partial<Record<UserMatter, UserAnswer>>>;

/**
 * The imitated user in front of the phone.
 * @internal
 */
export interface User {
  /** Resolves to the answer to `question` after `thinkMs`. */
  decides(question: string): Promise<UserAnswer>;
  /** Resolves like `decides`, but to `deny` if the user refuses a permission that the question needs. */
  decidesOrDenies(question: string): Promise<Decision>;
}

/** The user as plain data. */
export interface UserSetup {
  /** The user's answers. Default `accept`. */
  user?: UserAnswer;
  /** The time until the user has decided, in milliseconds. Default 0. */
  thinkMs?: number;
}

/** The user's setup, and a listener for the questions. */
export interface UserOptions extends UserSetup {
  /** Receives each question to the user. `decision` resolves to the answer. */
  onAsk?: (question: string, decision: Promise<UserAnswer>) => void;
}

/** The part of the host's memory that the user needs: answers set while the host runs. */
interface AnswerMemory {
  load(): StoredAnswers | Promise<StoredAnswers>;
}

interface StoredAnswers {
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
    const matterAnswer = matter && stored.answers?.[matter];
    return matter === 'permission' && matterAnswer === 'cancel' ? 'deny' : (matterAnswer ?? stored.user ?? user);
  };
  const askQuestion = (question: string) => {
    const decision = think(question);
    const answer = decision.then((decisionValue) => (decisionValue === 'deny' ? 'cancel' : decisionValue));
    onAsk?.(question, answer);
    return { decision, answer };
  };
  return {
    decides: (question) => askQuestion(question).answer,
    decidesOrDenies: (question) => askQuestion(question).decision,
  };
}
