import { type Bridge, getSteps, isBridgeError } from '@sdhealth/bridge-sdk';

/** Shows the steps of seven days, or why there are none. */
export async function showSteps(bridge: Bridge, place: HTMLElement): Promise<void> {
  await bridge.opened;
  const support = bridge.supports(getSteps);
  if (!support.ok) {
    place.textContent = support.needs ? `Steps need version ${support.needs} of the app` : 'No steps in this host';
    return;
  }
  try {
    const { days } = await bridge.call(getSteps, { days: 7 });
    place.textContent = `${days.reduce((sum, { steps }) => sum + steps, 0)} steps`;
  } catch (error) {
    if (!isBridgeError(error)) throw error;
    place.textContent = `No steps: ${error.code}`;
  }
}
