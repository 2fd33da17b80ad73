/** Lists a minimal run of each command that no other step of the long form starts. Unused commands break unnoticed. */
export const SMOKE: readonly (readonly [command: string, ...args: string[]])[] = [
  ['policy', 'dist/web'],
  ['native-packages'],
  ['contract'],
  ['sdhealth-backend', 'check', '--data-template'],
  ['sample-files'],
  ['check-static', 'node_modules/.cache/sample-files/command'],
  ['soak', '--part=coins', '--minutes=0.1'],
  ['bench', '--rounds=1'],
  ['e2e-times', '--time=new-york', 'first-load'],
  ['pictures', '-g', 'state-booked'],
];

/** Lists the commands that neither a step nor a test starts, with the reason or what they require. */
export const UNTRIED: Readonly<Record<string, string>> = {
  test: 'is this run',
  browser: 'is called as a function by every step with a browser',
  'sdhealth-bundle': 'is called as a function by the tests of its package',
  preview: 'serves until it is stopped; the browser tests use its server',
  package:
    'twelve bundlers and frameworks from npm; the long unit tests use the packed SDK, its command and its generator',
  'e2e-real': 'a WebKit or a Chromium with a window',
  kotlin: 'fetches its compiler, which the tests of the vectors then use',
  swift: 'a Swift compiler',
  conform: 'the compilers of Kotlin and Swift',
  maven: 'Maven and a JDK',
  'mini-program-forms': '900 MB of compilers from npm',
  mutate: 'takes many minutes; the reader of its reports has tests',
  'other-nodes': 'other Node versions, and a second run of all unit tests',
  'api-reports': 'the site and the plan of a release start it',
};
