import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What TypeScript knows of the strings in the source, so that tests can find words and pictures nobody asks for. */
export interface SourceWords {
  /**
   * Whether the source has a string, or can make it by a template. A hole `${x}` takes every value of x where its type is a
   * union of words, digits where it is a number, and otherwise any string that the source has or makes: `log:${key}` is no
   * more than the keys that are written somewhere. A template without a letter of its own makes nothing.
   */
  has(word: string): boolean;
  /** Whether a string stands in a list, as pictures that a scene needs do. */
  lists(word: string): boolean;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const { Undefined, BooleanLike, NumberLike } = ts.TypeFlags;

// Holes in a template whose type tells no words.
const anyNumber = '‹#›';
const anyWord = '‹…›';
const hole = new RegExp(`(${anyNumber}|${anyWord})`);

function readProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  });
  if (!config) throw new Error('no tsconfig.json');
  return ts.createProgram([`${root}src/main.ts`], config.options);
}

function valuesOf(checker: ts.TypeChecker, node: ts.Expression): string[] {
  const type = checker.getTypeAtLocation(node);
  const kinds = type.isUnion() ? type.types : [type];
  const values = kinds.flatMap((kind) => {
    if (kind.isStringLiteral() || kind.isNumberLiteral()) return [String(kind.value)];
    if (kind.flags & (Undefined | BooleanLike)) return [];
    return [kind.flags & NumberLike ? anyNumber : anyWord];
  });
  return [...new Set(values)];
}

/** The address of a picture in a longer string, with its owner's folder, says the picture's key. */
function withPicture(text: string): string[] {
  const key = /art\/\w+\/([^)]*)\.svg/.exec(text)?.[1];
  return key === undefined ? [text] : [text, key];
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const pattern = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(hole)
      .map((part) => (part === anyNumber ? '\\d+' : part === anyWord ? '(.*)' : quoted(part)))
      .join('')}$`,
  );

function wordsOf(program: ts.Program, isRead: (path: string) => boolean): SourceWords {
  const checker = program.getTypeChecker();
  const words = new Set<string>();
  const listed = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      for (const word of withPicture(node.text)) words.add(word);
      if (ts.isArrayLiteralExpression(node.parent)) listed.add(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const made = node.templateSpans.reduce(
        (heads, span) => {
          const values = valuesOf(checker, span.expression);
          return heads.flatMap((head) => values.map((value) => head + value + span.literal.text));
        },
        [node.head.text],
      );
      for (const word of made.flatMap(withPicture)) words.add(word);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(root) && isRead(file.fileName.slice(root.length))) visit(file);
  }
  const patterns = [...words].filter((word) => hole.test(word) && /[a-z]/.test(word)).map(pattern);
  const known = new Map<string, boolean>();
  const has = (word: string): boolean => {
    if (words.has(word)) return true;
    const before = known.get(word);
    if (before !== undefined) return before;
    // A word that could only be made of itself is not made.
    known.set(word, false);
    const isMade = patterns.some((each) =>
      each
        .exec(word)
        ?.slice(1)
        .every((part) => part === '' || has(part)),
    );
    known.set(word, isMade);
    return isMade;
  };
  return { has, lists: (word) => listed.has(word) };
}

let program: ts.Program | undefined;

/** The strings of the files whose path in the repository is to be read. */
export function sourceWords(isRead: (path: string) => boolean): SourceWords {
  program ??= readProgram();
  return wordsOf(program, isRead);
}
