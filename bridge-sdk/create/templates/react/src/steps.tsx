import { getSteps } from '@sdhealth/bridge-sdk';
import { useCall, useSupport } from '@sdhealth/bridge-sdk/react';

/** Shows the steps of seven days when they are asked for, or why there are none. */
export function Steps() {
  const support = useSupport(getSteps);
  const steps = useCall(getSteps);
  if (!support.ok) return <p>{support.needs ? `Steps need version ${support.needs} of the app` : 'No steps in this host'}</p>;
  if (steps.status === 'done') return <p>{steps.result.days.reduce((sum, day) => sum + day.steps, 0)} steps</p>;
  return (
    <>
      {steps.status === 'failed' ? <p>No steps: {steps.error.code}</p> : null}
      <button type="button" disabled={steps.status === 'running'} onClick={() => void steps.run({ days: 7 })}>
        Steps
      </button>
    </>
  );
}
