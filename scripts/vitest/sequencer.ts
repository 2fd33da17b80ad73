/** The order of test files: those of one environment follow each other, so that a process, and what it has loaded, goes on with the next. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasOwnEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment');

export class Sequencer extends BaseSequencer {
  /** Sorts by project, then files with an environment of their own first, then as Vitest does: the longest first. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const own = new Set(sorted.filter(hasOwnEnvironment));
    return projects.flatMap((project) => {
      const group = sorted.filter((file) => file.project === project);
      return [...group.filter((file) => own.has(file)), ...group.filter((file) => !own.has(file))];
    });
  }
}
