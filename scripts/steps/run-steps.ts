import { type Outcome, runStep, type Step } from './step.ts';

/** Runs the steps, so many at a time, and returns their outcomes in the order of the steps. A step that fails hides no other. */
export async function runSteps(steps: readonly Step[], atATime: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, step] = next;
      console.log(`${step.name} ...`);
      outcomes[at] = await runStep(step);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return outcomes;
}
