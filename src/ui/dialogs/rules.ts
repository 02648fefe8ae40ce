import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { App, ShellDialog } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { type Article, type Chapter, useGameParts } from '../game-parts.ts';
import { Dialog } from '../parts/dialog.ts';
import { languageWheel } from '../parts/languages.ts';
import { untagged } from '../parts/tagged.ts';
import { termLines } from '../parts/terms.ts';
import { pictured } from '../rulebook/pictured.ts';
import { rangesIn } from '../rulebook/ranges.ts';
import { finds, ranked, wordsOf } from '../rulebook/search.ts';
import { WorkedExampleFigure } from '../rulebook/worked-example.ts';

const wholeText = ({ name, paragraphs, terms }: Article): string =>
  [name, ...paragraphs.map(untagged), ...terms.flatMap((term) => [term.name, ...term.texts])].join(' ');

interface Reading {
  /** Marked, and out of sight while something else is sought. */
  readonly isSought: boolean;
  readonly isHidden: boolean;
  /** Turns to another article. */
  readonly turn: (page: string) => void;
}

/** The ways to the articles that tell what this one speaks of. */
function relatedTo({ id, related = [] }: Article, turn: Reading['turn']): VNode | undefined {
  if (related.length === 0) return undefined;
  const link = (to: (typeof related)[number]) =>
    h('button', { type: 'button', control: `see-${id}-${to.id}`, onclick: () => turn(to.id) }, to.name);
  return h('p', { class: 'related' }, h('span', {}, t('rulebook:see')), related.map(link));
}

function articleText(article: Article, { isSought, isHidden, turn }: Reading): VNode {
  const { id, name, paragraphs, pictures, example, terms } = article;
  return h(
    'article',
    { 'data-article': id, class: isSought ? 'sought' : undefined, hidden: isHidden, key: id },
    h('h4', {}, name),
    paragraphs.map((paragraph) => h('p', {}, pictured(paragraph, pictures))),
    example && h(WorkedExampleFigure, { id, example }),
    terms.length > 0 && h('dl', { class: 'terms' }, terms.flatMap(termLines)),
    relatedTo(article, turn),
  );
}

function articlesIn(texts: RefObject<HTMLElement>): HTMLElement[] {
  return [...(texts.current?.querySelectorAll<HTMLElement>('[data-article]') ?? [])];
}

function turnTo(texts: RefObject<HTMLElement>, page: string | undefined): void {
  const article = articlesIn(texts).find(({ dataset }) => dataset.article === page);
  if (article && texts.current) texts.current.scrollTop = article.offsetTop;
}

/** Lights up the words that were found, in browsers that can. */
function useLight(texts: RefObject<HTMLElement>, query: string, language: string): void {
  useLayoutEffect(() => {
    if (typeof Highlight === 'undefined') return undefined;
    const words = wordsOf(query);
    const shown = words.length > 0 ? articlesIn(texts).filter(({ hidden }) => !hidden) : [];
    CSS.highlights.set('found', new Highlight(...shown.flatMap((article) => rangesIn(article, words))));
    return () => CSS.highlights.delete('found');
  }, [texts, query, language]);
}

/** Which article is being read: the one at the top. It stays there, however long the others are in another language. */
function usePage(texts: RefObject<HTMLElement>, own: OpenedRules, language: string) {
  const [page, setPage] = useState(own.article);
  const follow = () => {
    const { scrollTop } = texts.current ?? { scrollTop: 0 };
    const top = articlesIn(texts).find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > scrollTop);
    setPage(top?.dataset.article);
  };
  const spoken = useRef(language);
  useLayoutEffect(() => {
    turnTo(texts, spoken.current === language ? own.article : page);
    spoken.current = language;
    follow();
  }, [own, language]);
  return { page, follow };
}

/** The articles in which all words are found, the most likely first. */
function foundIn(chapters: readonly Chapter[], words: readonly string[]): Article[] {
  const all = chapters.flatMap(({ articles }) => articles.filter((each) => finds(words, wholeText(each))));
  return ranked(words, all);
}

/** A way from find to find. */
const stepper = (control: string, name: string, sign: string, onclick: () => void): VNode =>
  h('button', { type: 'button', class: 'step', control, title: name, 'aria-label': name, onclick }, sign);

/** What is in the rulebook; the article that is read stays in sight unless somebody else is being looked for. */
function contentsList(
  chapters: readonly Chapter[],
  isFound: (article: Article) => boolean,
  page: string | undefined,
  turn: (page: string) => void,
): VNode {
  const entry = (article: Article) =>
    h(
      'li',
      { hidden: !isFound(article), key: article.id },
      h(
        'button',
        {
          type: 'button',
          control: `rules-${article.id}`,
          'aria-current': String(article.id === page),
          onclick: () => turn(article.id),
        },
        article.name,
      ),
    );
  return h(
    'ul',
    {},
    chapters.map(({ name, articles }) =>
      h('li', { hidden: !articles.some(isFound) }, h('strong', {}, name), h('ul', {}, articles.map(entry))),
    ),
  );
}

type OpenedRules = Extract<ShellDialog, { kind: 'rules' }>;

/** The rules of all chapters: what is in them on the left, what they say on the right, and a field to look for words. */
export function RulesDialog({ app, own }: { readonly app: App; readonly own: OpenedRules }): VNode {
  const chapters = useGameParts().words.rulebook();
  const { language } = app.settings;
  const texts = useRef<HTMLElement>(null);
  const contents = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [leafTo, setLeafTo] = useState<{ readonly id: string }>();
  const { page, follow } = usePage(texts, own, language);
  useLight(texts, query, language);
  useLayoutEffect(() => {
    const list = contents.current;
    const current = list?.querySelector<HTMLElement>('[aria-current="true"]');
    if (list && current && !list.matches(':hover')) {
      list.scrollTop = (current.parentElement?.offsetTop ?? 0) - list.clientHeight / 2;
    }
  }, [page]);

  const words = wordsOf(query);
  const found = foundIn(chapters, words);
  const isFound = (article: Article) => found.includes(article);
  /** To an article, which is in sight again if something else is sought. */
  const leaf = (id: string) => {
    if (!found.some((each) => each.id === id)) setQuery('');
    setLeafTo({ id });
  };
  useLayoutEffect(() => turnTo(texts, leafTo?.id), [leafTo]);
  const [step, setStep] = useState(0);
  /** To the next find, or to the one before it, round and round. */
  const go = (to: number) => {
    const next = (to + found.length) % found.length;
    setStep(next);
    turnTo(texts, found[next]?.id);
  };
  // Once what is found stands there alone, the best of it is turned to.
  useLayoutEffect(() => {
    setStep(0);
    if (words.length > 0) turnTo(texts, found[0]?.id);
  }, [query]);
  const result = found.length > 0 ? t('rulebook:at', { at: step + 1, of: found.length }) : t('rulebook:none');
  const field = h('input', {
    type: 'search',
    value: query,
    placeholder: t('rulebook:search'),
    'aria-label': t('rulebook:search'),
    control: 'rules-search',
    oninput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setQuery(currentTarget.value);
      if (texts.current) texts.current.scrollTop = 0;
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || words.length === 0) return;
      event.preventDefault();
      go(step + (event.shiftKey ? -1 : 1));
    },
  });
  const finder = h(
    'div',
    { class: 'finder' },
    field,
    h('p', { class: 'found', role: 'status' }, words.length > 0 ? result : ''),
    words.length > 0 && found.length > 1
      ? [
          stepper('rules-before', t('rulebook:before'), '▴', () => go(step - 1)),
          stepper('rules-next', t('rulebook:next'), '▾', () => go(step + 1)),
        ]
      : undefined,
  );
  return h(
    Dialog,
    { app, title: t('rulebook:title'), kind: 'rulebook', head: [finder, languageWheel(app)] },
    h(
      'nav',
      { class: 'scrolls', 'aria-label': t('rulebook:all'), ref: contents },
      contentsList(chapters, isFound, page, (id) => turnTo(texts, id)),
    ),
    // The text has the focus: the keys scroll it, and no keyboard of a phone covers it.
    h(
      'div',
      {
        class: 'articles scrolls',
        tabindex: 0,
        role: 'group',
        'aria-label': t('rulebook:title'),
        autofocus: true,
        ref: texts,
        onscroll: follow,
      },
      chapters.map(({ name, articles }) =>
        h(
          'section',
          { hidden: !articles.some(isFound) },
          h('h3', {}, name),
          articles.map((article) =>
            articleText(article, { isSought: article.id === own.article, isHidden: !isFound(article), turn: leaf }),
          ),
        ),
      ),
    ),
  );
}
