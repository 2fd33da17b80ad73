/** Holds the texts that the command prints, in two languages. */
const en = {
  title: 'A page in six hosts',
  folder: 'Folder of the project',
  template: 'What do you make?',
  overwrite: (count: number, first: string) =>
    count === 1
      ? `${first} is there already. Replace it?`
      : `${first} and ${count - 1} more are there already. Replace them?`,
  created: (count: number, folder: string) => `${count} files in ${folder}`,
  next: 'Next',
  readmeHint: 'README.md says the rest',
  cancelled: 'Nothing was written',
  usage: `npm create @sdhealth/bridge@latest [folder] [-- options]

  --template <name>   {names}
  --language <name>   en or zh; default: by the environment
  --overwrite         replaces files that are there already
  --help              this text

Without a template it asks.`,
  noTemplate: (names: string) => `Say what you make by --template: ${names}.`,
  unknown: (name: string, names: string) => `There is no template ${name}; there are ${names}.`,
  unknownLanguage: (name: string) => `There is no language ${name}; there are en and zh.`,
  tooMany: (word: string) => `One folder is enough: ${word} is one too many.`,
  notAFolder: (folder: string) => `${folder} is a file, so it cannot be the folder of the project.`,
  existing: (files: string) =>
    `Nothing was written, because these files are there already: ${files}. --overwrite replaces them.`,
};

const zh: typeof en = {
  title: '一个页面，六种宿主',
  folder: '项目文件夹',
  template: '要创建什么？',
  overwrite: (count, first) =>
    count === 1 ? `${first} 已存在，是否替换？` : `${first} 等 ${count} 个文件已存在，是否替换？`,
  created: (count, folder) => `已在 ${folder} 写入 ${count} 个文件`,
  next: '接下来',
  readmeHint: '其余说明见 README.md',
  cancelled: '没有写入任何文件',
  usage: `npm create @sdhealth/bridge@latest [文件夹] [-- 选项]

  --template <名称>   {names}
  --language <名称>   en 或 zh；默认取系统语言
  --overwrite         替换已存在的文件
  --help              显示本说明

不写模板时会逐项询问。`,
  noTemplate: (names) => `请用 --template 指定要创建的内容：${names}。`,
  unknown: (name, names) => `没有模板 ${name}，可选：${names}。`,
  unknownLanguage: (name) => `没有语言 ${name}，可选：en、zh。`,
  tooMany: (word) => `只能指定一个文件夹，${word} 是多余的。`,
  notAFolder: (folder) => `${folder} 是一个文件，不能作为项目文件夹。`,
  existing: (files) => `以下文件已存在，没有写入任何文件：${files}。加上 --overwrite 可替换它们。`,
};

export const WORDS = { en, zh };
export type Language = keyof typeof WORDS;
export type Words = typeof en;
