/**
 * Finds unused texts by type: a text counts as used if an expression whose type is its section reads it. A property of the same name of
 * another object does not count.
 */
import { dirname } from 'node:path';
import { Project, ts } from 'ts-morph';

/** Holds an object of texts and nested sections, as declared in a text file. */
interface Section {
  readonly texts: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, Section>;
}

/**
 * Returns the unused texts of a tsconfig's files, each with its file and path. `isWords` selects the text files of a language,
 * `isReader` the modules that may use them. TypeScript 7 has no stable API, so ts-morph is used.
 */
export function unusedWords(
  config: string,
  isWords: (path: string) => boolean,
  isReader: (path: string) => boolean,
): string[] {
  const { config: settings } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(settings, ts.sys, dirname(config));
  const files = fileNames.filter((name) => isWords(name) || isReader(name));
  const project = new Project({ tsConfigFilePath: config, skipAddingFilesFromTsConfig: true });
  project.addSourceFilesAtPaths([...fileNames.filter((name) => name.endsWith('.d.ts')), ...files]);
  const { compilerObject: program } = project.getProgram();
  const finder = new UsageFinder(program.getTypeChecker());
  const sources = files.flatMap((name) => program.getSourceFile(name) ?? []);
  for (const source of sources) if (isWords(source.fileName)) finder.declare(source);
  for (const source of sources) if (!isWords(source.fileName)) finder.read(source);
  return [...finder.texts].filter((text) => !finder.used.has(text));
}

class UsageFinder {
  readonly texts = new Set<string>();
  readonly used = new Set<string>();
  readonly #sections = new Map<ts.Node, Section>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  declare(source: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.initializer) {
        const value = withoutAssertion(node.initializer);
        if (ts.isObjectLiteralExpression(value)) this.#section(value, source.fileName, '');
      } else ts.forEachChild(node, visit);
    };
    visit(source);
  }

  #section(node: ts.ObjectLiteralExpression, file: string, path: string): Section {
    const texts = new Map<string, string>();
    const sections = new Map<string, Section>();
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const { name, initializer } = property;
      if (!ts.isIdentifier(name) && !ts.isStringLiteral(name) && !ts.isNumericLiteral(name)) continue;
      const address = path ? `${path}.${name.text}` : name.text;
      const value = withoutAssertion(initializer);
      if (ts.isObjectLiteralExpression(value)) sections.set(name.text, this.#section(value, file, address));
      else {
        const text = `${file} ${address}`;
        this.texts.add(text);
        texts.set(name.text, text);
      }
    }
    const section = { texts, sections };
    this.#sections.set(node, section);
    return section;
  }

  read(source: ts.SourceFile): void {
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) this.#readAccess(node);
      if (ts.isObjectBindingPattern(node)) this.#readPattern(node);
      if (ts.isExpression(node) && isPassedOn(node))
        for (const section of this.#sectionsAt(node)) this.#handOn(node, section);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  #readAccess(access: Access): void {
    for (const section of this.#sectionsAt(access.expression))
      for (const key of this.#keysOf(access, section)) this.#use(section, key);
  }

  #readPattern(pattern: ts.ObjectBindingPattern): void {
    for (const section of this.#sectionsAt(pattern))
      for (const { dotDotDotToken, propertyName, name } of pattern.elements) {
        const key = propertyName ?? name;
        if (dotDotDotToken) this.#useAll(section);
        else if (ts.isIdentifier(key) || ts.isStringLiteral(key)) this.#use(section, key.text);
      }
  }

  #sectionsAt(node: ts.Node): readonly Section[] {
    return this.#sectionsOf(this.#checker.getTypeAtLocation(node));
  }

  #sectionsOf(type: ts.Type): readonly Section[] {
    return partsOf(type).flatMap((part) =>
      (part.getSymbol()?.declarations ?? []).flatMap((node) => this.#sections.get(node) ?? []),
    );
  }

  /** Returns the keys of an access: a literal, those of the key's type, or all. */
  #keysOf(access: Access, section: Section): Iterable<string> {
    if (ts.isPropertyAccessExpression(access)) return [access.name.text];
    const parts = partsOf(this.#checker.getTypeAtLocation(access.argumentExpression));
    const literals = parts.flatMap((part) =>
      part.isStringLiteral() || part.isNumberLiteral() ? [String(part.value)] : [],
    );
    return literals.length > 0 && literals.length === parts.length ? literals : namesOf(section);
  }

  /** Marks texts used when a section is passed on: those of the receiving type, or all for a copy. */
  #handOn(value: ts.Expression, section: Section): void {
    const { parent } = value;
    if (isCopied(value)) return this.#useAll(section);
    // The type of a conditional with two sections of the same keys has only one of them.
    if (isChoice(parent) && !this.#sectionsAt(parent).includes(section)) this.#useAll(section);
    const expected = this.#checker.getContextualType(value);
    for (const part of expected ? partsOf(expected) : []) {
      if (this.#sectionsOf(part).includes(section)) continue;
      if (part.isTypeParameter() || this.#checker.getIndexInfosOfType(part).length > 0) this.#useAll(section);
      for (const name of namesOf(section)) {
        if (!this.#checker.getPropertyOfType(part, name)) continue;
        this.#use(section, name);
        const subsection = section.sections.get(name);
        if (subsection) this.#useAll(subsection);
      }
    }
  }

  #use({ texts }: Section, key: string): void {
    const text = texts.get(key);
    if (text) this.used.add(text);
  }

  #useAll(section: Section): void {
    for (const text of section.texts.values()) this.used.add(text);
    for (const subsection of section.sections.values()) this.#useAll(subsection);
  }
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const namesOf = ({ texts, sections }: Section): string[] => [...texts.keys(), ...sections.keys()];

/** Returns the object in `{ ... } as const` and `{ ... } satisfies Words`. */
const withoutAssertion = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutAssertion(node.expression)
    : node;

const isChoice = (node: ts.Node): boolean => ts.isConditionalExpression(node) || ts.isBinaryExpression(node);

const isCopied = ({ parent }: ts.Expression): boolean =>
  ts.isSpreadAssignment(parent) || ts.isJsxSpreadAttribute(parent) || ts.isForInStatement(parent);

/** Recognizes a value that is passed to code with possibly another type. */
function isPassedOn(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression !== node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  // Without a declared type the variable has the section's type.
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return ts.isJsxExpression(parent) || ts.isReturnStatement(parent) || isChoice(parent) || isCopied(node);
}
