/**
 * Finds texts that nothing shows, by type: a text counts as used when some expression whose type is its section reads it. A property
 * of the same name in another object does not count.
 */
import type { ElementAccessExpression, Expression, Node, PropertyAccessExpression } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isExpression,
  isForInStatement,
  isIdentifier,
  isJsxExpression,
  isJsxSpreadAttribute,
  isNumericLiteral,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isSpreadAssignment,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';

/** An object of texts and further sections, as it is written in a file of words. */
interface Section {
  readonly texts: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, Section>;
}

/**
 * Returns the unused texts of a tsconfig's program, each with its file and its path within. `isWords` chooses the files of one language whose exported objects are the texts, `isReader` the
 * modules that may show them.
 */
export function unusedWords(
  config: string,
  isWords: (path: string) => boolean,
  isReader: (path: string) => boolean,
): string[] {
  const api = new API({});
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} could not be read`);
    const names = project.program.getSourceFileNames();
    const reading = new Reading(project);
    for (const path of names.filter(isWords)) reading.declare(path);
    for (const path of names.filter((name) => isReader(name) && !isWords(name))) reading.read(path);
    return [...reading.texts].filter((text) => !reading.used.has(text));
  } finally {
    api.close();
  }
}

class Reading {
  readonly texts = new Set<string>();
  readonly used = new Set<string>();
  readonly #sections = new Map<string, Section>();
  readonly #byType = new Map<number, readonly Section[]>();
  readonly #project: Project;
  readonly #checker: Checker;

  constructor(project: Project) {
    this.#project = project;
    this.#checker = project.checker;
  }

  /** Reads the texts of one file of words. */
  declare(path: string): void {
    const visit = (node: Node): void => {
      if (isVariableDeclaration(node) && node.initializer) {
        const value = withoutAssertion(node.initializer);
        if (isObjectLiteralExpression(value)) this.#section(value, path, '');
      } else node.forEachChild(visit);
    };
    this.#project.program.getSourceFile(path)?.forEachChild(visit);
  }

  #section(node: Node, file: string, path: string): Section {
    const texts = new Map<string, string>();
    const sections = new Map<string, Section>();
    node.forEachChild((child) => {
      if (!isPropertyAssignment(child)) return;
      const { name, initializer } = child;
      if (!isIdentifier(name) && !isStringLiteral(name) && !isNumericLiteral(name)) return;
      const at = path ? `${path}.${name.text}` : name.text;
      const value = withoutAssertion(initializer);
      if (isObjectLiteralExpression(value)) sections.set(name.text, this.#section(value, file, at));
      else {
        const text = `${file} ${at}`;
        this.texts.add(text);
        texts.set(name.text, text);
      }
    });
    const section = { texts, sections };
    this.#sections.set(`${node.getSourceFile().path} ${node.pos}`, section);
    return section;
  }

  /** Reads the uses in one module. */
  read(path: string): void {
    const accesses: (PropertyAccessExpression | ElementAccessExpression)[] = [];
    const patterns: Node[] = [];
    const values: Expression[] = [];
    const visit = (node: Node): void => {
      if (isPropertyAccessExpression(node) || isElementAccessExpression(node)) accesses.push(node);
      if (isObjectBindingPattern(node)) patterns.push(node);
      if (isExpression(node) && isHandedOn(node)) values.push(node);
      node.forEachChild(visit);
    };
    this.#project.program.getSourceFile(path)?.forEachChild(visit);
    this.#each(
      accesses.map(({ expression }) => expression),
      (section, index) => {
        const access = accesses[index];
        if (access) for (const key of this.#keysOf(access, section)) this.#use(section, key);
      },
    );
    this.#each(patterns, (section, index) => {
      patterns[index]?.forEachChild((element) => {
        if (!isBindingElement(element)) return;
        const key = element.propertyName ?? element.name;
        if (element.dotDotDotToken) this.#useAll(section);
        else if (key && (isIdentifier(key) || isStringLiteral(key))) this.#use(section, key.text);
      });
    });
    this.#each(values, (section, index) => {
      const value = values[index];
      if (value) this.#handOn(value, section);
    });
  }

  #each(nodes: readonly Node[], take: (section: Section, index: number) => void): void {
    for (const [index, type] of this.#typesAt(nodes).entries())
      for (const section of this.#sectionsOf(type)) take(section, index);
  }

  #typesAt(nodes: readonly Node[]): readonly (Type | undefined)[] {
    return (
      unlessTuple(() => this.#checker.getTypeAtLocation(nodes)) ??
      nodes.map((node) => unlessTuple(() => this.#checker.getTypeAtLocation(node)))
    );
  }

  #sectionsOf(type: Type | undefined): readonly Section[] {
    if (!type) return [];
    const known = this.#byType.get(type.id);
    if (known) return known;
    const parts = partsOf(type);
    const found =
      parts.length > 1
        ? parts.flatMap((part) => this.#sectionsOf(part))
        : (type.getSymbol()?.declarations ?? []).flatMap((handle) => {
            const node = handle.resolve(this.#project);
            return node ? (this.#sections.get(`${handle.path} ${node.pos}`) ?? []) : [];
          });
    this.#byType.set(type.id, found);
    return found;
  }

  /** Returns the keys that an access may mean: the literal one, those of the key's type, or all. */
  #keysOf(access: PropertyAccessExpression | ElementAccessExpression, section: Section): Iterable<string> {
    if (isPropertyAccessExpression(access)) return [access.name.text];
    const type = this.#checker.getTypeAtLocation(access.argumentExpression);
    const parts = partsOf(type);
    const written = parts.flatMap((part) =>
      part.isStringLiteralType() || part.isNumberLiteralType() ? [String(part.value)] : [],
    );
    return written.length > 0 && written.length === parts.length ? written : namesOf(section);
  }

  /** Code that takes the section as another type reads the texts of that type; code that copies it may read all of them. */
  #handOn(value: Expression, section: Section): void {
    const { parent } = value;
    if (isSpreadAssignment(parent) || isJsxSpreadAttribute(parent) || isForInStatement(parent))
      return this.#useAll(section);
    // Of two sections with the same keys the type of a choice has one only.
    if (isChoice(parent) && !this.#typesAt([parent]).some((type) => this.#sectionsOf(type).includes(section)))
      this.#useAll(section);
    for (const part of partsOf(this.#checker.getContextualType(value))) {
      if (this.#sectionsOf(part).includes(section)) continue;
      if (part.isTypeParameter() || this.#checker.getIndexInfosOfType(part).length > 0) this.#useAll(section);
      for (const name of namesOf(section)) {
        if (!this.#checker.getPropertyOfType(part, name)) continue;
        this.#use(section, name);
        const below = section.sections.get(name);
        if (below) this.#useAll(below);
      }
    }
  }

  #use({ texts }: Section, key: string): void {
    const text = texts.get(key);
    if (text) this.used.add(text);
  }

  #useAll(section: Section): void {
    for (const text of section.texts.values()) this.used.add(text);
    for (const below of section.sections.values()) this.#useAll(below);
  }
}

const partsOf = (type: Type | undefined): readonly Type[] =>
  type?.isUnionType() ? (unlessTuple(() => type.getTypes()) ?? []) : type ? [type] : [];

/** QUIRK(typescript 7.0): an answer with a tuple type in it throws. No words are in a tuple, so nothing is missed. */
function unlessTuple<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error && error.message.includes('TupleType')) return undefined;
    throw error;
  }
}

const namesOf = ({ texts, sections }: Section): string[] => [...texts.keys(), ...sections.keys()];

/** Returns the object in `{ ... } as const` and `{ ... } satisfies Words`. */
const withoutAssertion = (node: Expression): Expression =>
  isAsExpression(node) || isSatisfiesExpression(node) || isParenthesizedExpression(node)
    ? withoutAssertion(node.expression)
    : node;

const isChoice = (node: Node): boolean => isConditionalExpression(node) || isBinaryExpression(node);

/** True for a value that is passed to code where its type may be another. */
function isHandedOn(node: Expression): boolean {
  const { parent } = node;
  if (!parent) return false;
  if (isCallExpression(parent)) return parent.expression !== node;
  if (isPropertyAssignment(parent)) return parent.initializer === node;
  // Without a declared type the variable has the section's own.
  if (isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined;
  if (isArrowFunction(parent)) return parent.body === node;
  if (isJsxExpression(parent) || isReturnStatement(parent) || isChoice(parent)) return true;
  return isSpreadAssignment(parent) || isJsxSpreadAttribute(parent) || isForInStatement(parent);
}
