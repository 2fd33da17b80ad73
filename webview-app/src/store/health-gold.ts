/** Holds the walking activity's user guide from the server's last answer (specification, sections 3 and 4). Never stored on the phone. */
import { proxy } from 'valtio';
import { whenPersonGoes } from '../platform/personal.ts';

/** The status that hides the guide. Any other status shows it. */
export const NO_GUIDE = 5;

export interface HealthGoldGuide {
  guideStatus: number;
  convertibleTotalSteps: number;
  convertibleRedPacketSteps: number;
  convertibleWalkSteps: number;
  convertibleTaskSteps: number;
  taskRewardSteps: number;
  taskCountDown: number;
  signInBubbleText: string;
  redPacketSteps: number;
  redPacketContext: string;
  prizeInfo: string;
  healthCornBalance: number;
  /** The item that the guide's finger points at. */
  fingerPosition: number;
  canSignIn: boolean;
  canReceiveTask: boolean;
  canDeductionMoney: boolean;
  activityRules: string[];
}

const emptyGuide = (): HealthGoldGuide => ({
  guideStatus: NO_GUIDE,
  convertibleTotalSteps: 0,
  convertibleRedPacketSteps: 0,
  convertibleWalkSteps: 0,
  convertibleTaskSteps: 0,
  taskRewardSteps: 0,
  taskCountDown: 0,
  signInBubbleText: '',
  redPacketSteps: 0,
  redPacketContext: '',
  prizeInfo: '',
  healthCornBalance: 0,
  fingerPosition: 0,
  canSignIn: false,
  canReceiveTask: false,
  canDeductionMoney: false,
  activityRules: [],
});

export const healthGold = proxy<HealthGoldGuide>(emptyGuide());

export const isGuideShown = ({ guideStatus }: Pick<HealthGoldGuide, 'guideStatus'>): boolean =>
  guideStatus !== NO_GUIDE;

/** Merges the server's fields into the guide. */
export function learnGuide(guide: Partial<HealthGoldGuide>): void {
  Object.assign(healthGold, guide);
}

whenPersonGoes(() => learnGuide(emptyGuide()));
