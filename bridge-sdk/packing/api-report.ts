/**
 * Reports the public API of a package by API Extractor. A release compares the report with that of the last release. The extractor also
 * finds faults: a published type that no entry exports, a public member without a doc comment.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

interface ApiReport {
  readonly text: string;
  readonly findings: readonly string[];
}

const REPORT = 'api-report';
const REPORTED = { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false };
const SILENT = { logLevel: ExtractorLogLevel.None };

/** Returns the namespace of an entry in the report. The main entry has none. */
const namespaceOf = (entry: string): string =>
  entry
    .replace(/\/index$/, '')
    .replace(/^.*\//, '')
    .replace(/-\w/g, (part) => part.slice(1).toUpperCase());

/** Reports on all entries of a package, from the declarations in its `dist`. */
export function apiReport(folder: string, entries: readonly string[]): ApiReport {
  const reports = mkdtempSync(join(tmpdir(), 'api-'));
  // Joins all entries in one module, because one entry may use a type that another entry publishes.
  const joined = join(folder, 'dist/all-entries.d.ts');
  const lines = entries.map((entry) =>
    entry === 'index' ? `export * from './index.js';` : `export * as ${namespaceOf(entry)} from './${entry}.js';`,
  );
  writeFileSync(joined, `${lines.join('\n')}\n`);
  try {
    const findings: string[] = [];
    Extractor.invoke(ExtractorConfig.prepare(settingsOf(folder, joined, reports)), {
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === ExtractorLogLevel.Error) findings.push(`${message.messageId}: ${message.text}`);
        message.handled = true;
      },
    });
    return { text: readFileSync(join(reports, `${REPORT}.api.md`), 'utf8'), findings };
  } finally {
    rmSync(joined);
    rmSync(reports, { recursive: true });
  }
}

const settingsOf = (folder: string, entry: string, reports: string) => ({
  configObjectFullPath: undefined,
  packageJsonFullPath: join(folder, 'package.json'),
  configObject: {
    projectFolder: folder,
    mainEntryPointFilePath: entry,
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          module: 'esnext',
          moduleResolution: 'bundler',
          strict: true,
          skipLibCheck: true,
          types: [],
        },
        files: [entry],
      },
    },
    newlineKind: 'lf' as const,
    apiReport: { enabled: true, reportFileName: REPORT, reportFolder: reports, reportTempFolder: reports },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: { default: REPORTED },
      extractorMessageReporting: { default: SILENT, 'ae-forgotten-export': REPORTED, 'ae-undocumented': REPORTED },
      tsdocMessageReporting: { default: SILENT },
    },
  },
});
