/**
 * The API report (API Extractor): what the entries of a package publish. A release compares it with that of the last
 * release's commit. With it, what the extractor finds: a published type that no entry exports, a member that nothing is said about.
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
const LOUD = { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false };
const SILENT = { logLevel: ExtractorLogLevel.None };

/** Returns what stands for an entry beside the main one: a namespace. */
const namespaceOf = (entry: string): string =>
  entry
    .replace(/\/index$/, '')
    .replace(/^.*\//, '')
    .replace(/-\w/g, (part) => part.slice(1).toUpperCase());

/** Reports on the declarations in `dist` of a package's folder, for its entries together. */
export function apiReport(folder: string, entries: readonly string[]): ApiReport {
  const reports = mkdtempSync(join(tmpdir(), 'api-'));
  // A type may be published by one entry and used by another, so one module has them all.
  const all = join(folder, 'dist/all-entries.d.ts');
  const lines = entries.map((entry) =>
    entry === 'index' ? `export * from './index.js';` : `export * as ${namespaceOf(entry)} from './${entry}.js';`,
  );
  writeFileSync(all, `${lines.join('\n')}\n`);
  try {
    const findings: string[] = [];
    Extractor.invoke(ExtractorConfig.prepare(settingsOf(folder, all, reports)), {
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === ExtractorLogLevel.Error) findings.push(`${message.messageId}: ${message.text}`);
        message.handled = true;
      },
    });
    return { text: readFileSync(join(reports, `${REPORT}.api.md`), 'utf8'), findings };
  } finally {
    rmSync(all);
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
      compilerMessageReporting: { default: LOUD },
      extractorMessageReporting: { default: SILENT, 'ae-forgotten-export': LOUD, 'ae-undocumented': LOUD },
      tsdocMessageReporting: { default: SILENT },
    },
  },
});
