/** A cell of a matrix: a page on a host in a state, or with a fault. */
export interface Named {
  readonly route: string;
  readonly host: string;
  readonly state: string;
}

export interface Result extends Named {
  readonly lang: string;
  readonly title?: string;
  /** Milliseconds from opening the page, or from planting the fault, until nothing is pending. */
  readonly ms: number;
  readonly findings: readonly string[];
}

/** Returns the name of a cell, which is the title of its test. */
export const cellName = ({ route, host, state }: Named): string => `${route} | ${host} | ${state}`;

export const areaOf = (route: string): string => route.split('.', 1)[0] ?? route;

/** Returns the file of a cell's picture, within the folder of the results. */
export const pictureFile = (name: string): string => `pictures/${name.replaceAll(' | ', '_')}.webp`;
