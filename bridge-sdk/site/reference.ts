/**
 * Writes the API reference: each declaration of the API report with its doc comment. API Extractor makes the report from the published
 * declarations, so the reference lists nothing internal.
 */
import { Node, Project, type SourceFile } from 'ts-morph';
import { filesUnder } from '../../scripts/workspace/files.ts';
import { root } from '../../scripts/workspace/root.ts';
import { readReport } from '../packing/api-reports.ts';
import { type Language, read } from './pages.ts';

export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly address: string;
}

export const PACKAGES: readonly Package[] = [
  { name: '@sdhealth/bridge-sdk', folder: 'bridge-sdk', address: 'api/bridge-sdk' },
  { name: '@sdhealth/native-shims', folder: 'native-shims', address: 'api/native-shims' },
];

const WORDS = {
  en: {
    title: (name: string) => `API of ${name}`,
    about:
      'The declarations that the package publishes, by entry. Methods and events of the contract have pages of their own.',
    member: 'member',
    says: 'description',
    contract: 'Methods and events',
    contractAbout: 'Each is described on its capability’s page, with the hosts that have it.',
    others: 'Types that these name',
  },
  zh: {
    title: (name: string) => `${name} 的 API`,
    about: '按入口列出包对外发布的全部声明；说明文字取自源码，为英文。契约中的方法与事件另有专页。',
    member: '成员',
    says: '说明',
    contract: '方法与事件',
    contractAbout: '每一项都在所属能力的页面里说明，并列出支持它的宿主。',
    others: '上述声明用到的类型',
  },
} as const satisfies Record<Language, unknown>;

export interface Declaration {
  readonly name: string;
  readonly text: string;
}

export interface Entry {
  /** The entry's path without `./`, such as `testing`. */
  readonly path: string;
  readonly names: ReadonlyMap<string, string>;
}

/** Reads the declarations of a report, and the names that each entry but the main one exports. */
export function declarationsOf(report: string): { declarations: readonly Declaration[]; entries: readonly Entry[] } {
  const code = /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? '';
  const blocks = code
    .split(/\n\n(?=\/\/ @|declare namespace|import |export \{)/)
    .map((block) => block.replace(/^\/\/.*\n/gm, '').trim());
  const entries: Entry[] = [];
  const declarations: Declaration[] = [];
  for (const text of blocks) {
    const namespace = /^declare namespace (\w+) \{\s*export \{([\s\S]*?)\}/.exec(text);
    if (namespace) {
      const [, path = '', list = ''] = namespace;
      const pairs = list.split(',').map((part) => part.trim().split(' as '));
      entries.push({
        path,
        names: new Map(
          pairs.flatMap(([exportName = '', publishedName = exportName]) =>
            exportName ? [[exportName, publishedName] as const] : [],
          ),
        ),
      });
    }
    const name = /^(?:export )?(?:abstract )?(?:class|interface|type|const|function|enum) (\w+)/.exec(text)?.[1];
    if (name !== undefined) declarations.push({ name, text });
  }
  return { declarations, entries };
}

const cell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const plain = (text: string): string => text.replace(/\{@link\s+([^}|]+)(?:\|[^}]*)?\}/g, '`$1`').trim();

/** Maps the names of a package's declarations to their doc comments. A member's name is `name.member`. */
function docsOf(folder: string): ReadonlyMap<string, string> {
  const project = new Project({
    useInMemoryFileSystem: false,
    compilerOptions: { noLib: true },
    skipLoadingLibFiles: true,
  });
  const docs = new Map<string, string>();
  const addDoc = (name: string | undefined, node: Node) => {
    if (name === undefined || docs.has(name) || !Node.isJSDocable(node)) return;
    const text = node
      .getJsDocs()
      .map((doc) => doc.getDescription())
      .join('\n');
    if (text.trim()) docs.set(name, plain(text));
  };
  const visit = (file: SourceFile) => {
    for (const statement of file.getStatements()) {
      if (Node.isVariableStatement(statement))
        for (const declared of statement.getDeclarations()) addDoc(declared.getName(), statement);
      if (!Node.isInterfaceDeclaration(statement) && !Node.isClassDeclaration(statement)) {
        if (Node.hasName(statement)) addDoc(statement.getName(), statement);
        continue;
      }
      addDoc(statement.getName(), statement);
      for (const member of statement.getMembers())
        if (Node.hasName(member)) addDoc(`${statement.getName()}.${member.getName()}`, member);
    }
  };
  const isSource = (file: string) => !/\.test\.tsx?$/.test(file);
  for (const file of filesUnder(`${folder}/src`, /\.tsx?$/).filter(isSource)) {
    visit(project.createSourceFile(`${root}/${file}`, read(file), { overwrite: true }));
  }
  return docs;
}

/** True for a row of the contract, which has a separate page. */
export const isRow = ({ text }: Declaration): boolean => /^export const \w+: Host(?:Method|Event)</.test(text);

/** Writes the reference page of a package. `rowPage` returns the path of a row's page on the site. */
export function referencePage(
  { name, folder }: Package,
  language: Language,
  rowPage: (row: string) => string | undefined,
): string {
  const words = WORDS[language];
  const { declarations, entries } = declarationsOf(readReport(folder));
  const docs = docsOf(folder);
  const otherEntries = new Set(entries.flatMap(({ names }) => [...names.keys()]));
  const rows = declarations.filter((declaration) => isRow(declaration) && rowPage(declaration.name) !== undefined);
  const main = declarations.filter((declaration) => !otherEntries.has(declaration.name) && !rows.includes(declaration));

  const section = ({ name: exportName, text }: Declaration, publishedName = exportName): string => {
    const source = exportName.replace(/_\d+$/, '');
    const members = [...docs]
      .filter(([key]) => key.startsWith(`${source}.`))
      .map(([key, doc]) => [key.slice(source.length + 1), doc] as const)
      .filter(([member]) => new RegExp(`^\\s+(?:readonly )?${member}\\b`, 'm').test(text));
    const table = members.map(([member, doc]) => `| \`${member}\` | ${cell(doc)} |`);
    return [
      `### ${publishedName}`,
      docs.get(source) ?? '',
      `\`\`\`ts\n${text.replace(/^(?:export )?/, 'export ')}\n\`\`\``,
      ...(table.length > 0 ? [[`| ${words.member} | ${words.says} |`, '| --- | --- |', ...table].join('\n')] : []),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  };
  const parts = [
    `# ${words.title(name)}`,
    words.about,
    `## ${name}`,
    ...main.map((declaration) => section(declaration)),
    ...entries.flatMap(({ path, names }) => [
      `## ${name}/${path}`,
      ...[...names].flatMap(([exportName, publishedName]) => {
        const match = declarations.find((declaration) => declaration.name === exportName);
        return match ? [section(match, publishedName)] : [];
      }),
    ]),
    ...(rows.length > 0
      ? [
          `## ${words.contract}`,
          words.contractAbout,
          rows.map((row) => `- [\`${row.name}\`](${rowPage(row.name)})`).join('\n'),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
