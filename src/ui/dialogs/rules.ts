import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { App, ShellDialog } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { type Article, type Chapter, useGameParts } from '../game-parts.ts';
import { Dialog } from '../parts/dialog.ts';
import { languagePlates } from '../parts/languages.ts';
import { termLines } from '../parts/terms.ts';
import { rangesIn } from '../rulebook/ranges.ts';
import { finds, wordsOf } from '../rulebook/search.ts';

const wholeText = ({ name, paragraphs, terms }: Article): string =>
  [name, ...paragraphs, ...terms.flatMap((term) => [term.name, ...term.texts])].join(' ');

function articleText({ id, name, paragraphs, terms }: Article, isSought: boolean, isHidden: boolean): VNode {
  return h(
    'article',
    { 'data-article': id, class: isSought ? 'sought' : undefined, hidden: isHidden, key: id },
    h('h4', {}, name),
    paragraphs.map((paragraph) => h('p', {}, paragraph)),
    terms.length > 0 && h('dl', { class: 'terms' }, terms.flatMap(termLines)),
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
  const found = new Set(chapters.flatMap(({ articles }) => articles.filter((each) => finds(words, wholeText(each)))));
  const isFound = (article: Article) => found.has(article);
  const result = found.size > 0 ? t('rulebook:found', { count: found.size }) : t('rulebook:none');
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
  });
  const finder = h(
    'div',
    { class: 'finder' },
    field,
    h('p', { class: 'found', role: 'status' }, words.length > 0 ? result : ''),
  );
  return h(
    Dialog,
    { app, title: t('rulebook:title'), kind: 'rulebook', head: [finder, languagePlates(app)] },
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
          articles.map((article) => articleText(article, article.id === own.article, !isFound(article))),
        ),
      ),
    ),
  );
}
