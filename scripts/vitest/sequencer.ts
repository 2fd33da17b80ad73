/** Orders test files by environment, so that a process reuses its loaded modules for the next file. */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const namesEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment');

export class Sequencer extends BaseSequencer {
  /** Sorts by project, then files that name an environment first, then the longest first as Vitest does. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const special = new Set(sorted.filter(namesEnvironment));
    return projects.flatMap((project) => {
      const group = sorted.filter((file) => file.project === project);
      return [...group.filter((file) => special.has(file)), ...group.filter((file) => !special.has(file))];
    });
  }
}
