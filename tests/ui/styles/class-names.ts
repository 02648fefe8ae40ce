import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const folder = new URL('../../../src/ui/', import.meta.url);

const isClass = (node: ts.Node): boolean => ts.findAncestor(node, ts.isPropertyAssignment)?.name.getText() === 'class';

/** The words in the strings of the source: of `plate ${look}` the word `plate`, and of a class `shelf-${part}` how it begins. */
function wordsIn(source: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      words.push(...node.text.split(/[\s.:>()]+/).filter((word) => !word.endsWith('-') || isClass(node)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return words.filter((word) => word !== '');
}

/** The words that may be classes, for the shell (the name '') and for each game. */
export function classWords(games: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map(['', ...games].map((owner) => [owner, new Set<string>()]));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const owner = games.find((game) => path.startsWith(`${game}/`)) ?? '';
    for (const word of wordsIn(readFileSync(new URL(path, folder), 'utf8'))) words.get(owner)?.add(word);
  }
  return words;
}

/** Whether the words have the class, or the beginning of a template that may make it. */
export function hasClass(words: ReadonlySet<string>, name: string): boolean {
  const beginnings = [...name.matchAll(/-/g)].map(({ index }) => name.slice(0, index + 1));
  return [name, ...beginnings].some((word) => words.has(word));
}

/** The classes in the selectors of a sheet. */
export function classesIn(sheet: string): string[] {
  const bare = sheet.replace(/\/\*.*?\*\/|"[^"]*"|@[^{;]*[{;]/gs, '');
  return [...new Set([...bare.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))];
}
