import type { App, Dialog } from '../../app/app.ts';
import { t } from '../../i18n/harrow/text.ts';
import { h } from '../dom.ts';
import { termLines, termsOf } from '../harrow/rulebook/article-terms.ts';
import { type ArticleId, articleById, sections } from '../harrow/rulebook/contents.ts';
import { dialog } from '../parts/dialog.ts';
import { languagePlates } from '../parts/languages.ts';
import { finds, placesOf, wordsOf } from '../rulebook/search.ts';

/** Where an opened rulebook is read and what is looked for in it: it is drawn anew, also in another language. */
const reading = new WeakMap<Dialog, { page?: ArticleId | undefined; query: string }>();

function article(id: ArticleId): HTMLElement {
  const terms = termsOf[id]?.() ?? [];
  return h(
    'article',
    { 'data-article': id },
    h('h4', {}, t(`rules:${id}`)),
    ...t(`rulebook:text.${id}`)
      .split('\n')
      .map((paragraph) => h('p', {}, paragraph)),
    terms.length > 0 && h('dl', { class: 'terms' }, terms.flatMap(termLines)),
  );
}

/** The places below an element where the words stand. */
function rangesIn(root: Node, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of placesOf(words, node.nodeValue ?? '')) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Lights up what was found, in browsers that can. */
function light(ranges: readonly Range[]): void {
  if (typeof Highlight !== 'undefined') CSS.highlights.set('found', new Highlight(...ranges));
}

/** The rules of all chapters: what is in them on the left, what they say on the right, and a field to look for words. */
export function rulesDialog(app: App, own: Extract<Dialog, { kind: 'rules' }>): HTMLElement {
  const now = reading.get(own) ?? { page: articleById(own.article), query: '' };
  reading.set(own, now);

  // The text has the focus: the keys scroll it, and no keyboard of a phone covers it.
  const texts = h('div', {
    class: 'articles scrolls',
    tabindex: 0,
    role: 'group',
    'aria-label': t('rulebook:title'),
    autofocus: true,
  });
  const chapters = sections.map(({ id, articles }) => {
    const name = t(`rulebook:sections.${id}`);
    const pages = articles.map((page) => {
      const text = article(page);
      const turnTo = () => {
        texts.scrollTop = text.offsetTop;
      };
      const button = h('button', { type: 'button', focusKey: `rules-${page}`, onclick: turnTo }, t(`rules:${page}`));
      return { page, text, turnTo, button, entry: h('li', {}, button) };
    });
    return {
      pages,
      text: h('section', {}, h('h3', {}, name), ...pages.map(({ text }) => text)),
      entry: h('li', {}, h('strong', {}, name), h('ul', {}, ...pages.map(({ entry }) => entry))),
    };
  });
  const pages = chapters.flatMap((chapter) => chapter.pages);
  texts.append(...chapters.map(({ text }) => text));
  pages.find(({ page }) => page === own.article)?.text.classList.add('sought');

  const status = h('p', { class: 'found', role: 'status' });
  function search(query: string): void {
    now.query = query;
    const words = wordsOf(query);
    const found = pages.filter(({ text }) => finds(words, text.textContent ?? ''));
    for (const each of pages) each.text.hidden = each.entry.hidden = !found.includes(each);
    for (const { text, entry, pages: inside } of chapters) {
      text.hidden = entry.hidden = inside.every((each) => each.text.hidden);
    }
    const result = found.length > 0 ? t('rulebook:found', { count: found.length }) : t('rulebook:none');
    status.textContent = words.length > 0 ? result : '';
    light(words.length > 0 ? found.flatMap(({ text }) => rangesIn(text, words)) : []);
  }
  search(now.query);

  const field = h('input', {
    type: 'search',
    value: now.query,
    placeholder: t('rulebook:search'),
    'aria-label': t('rulebook:search'),
    focusKey: 'rules-search',
  });
  field.addEventListener('input', () => {
    search(field.value);
    texts.scrollTop = 0;
  });
  const contents = h(
    'nav',
    { class: 'scrolls', 'aria-label': t('rulebook:all') },
    h('ul', {}, ...chapters.map(({ entry }) => entry)),
  );
  function follow(): void {
    const top = pages.find(({ text }) => text.offsetTop + text.offsetHeight > texts.scrollTop);
    now.page = top?.page;
    for (const each of pages) each.button.setAttribute('aria-current', String(each === top));
    if (top && !contents.matches(':hover')) contents.scrollTop = top.entry.offsetTop - contents.clientHeight / 2;
  }
  // The same article stays at the top, however long the others are in another language.
  queueMicrotask(() => {
    pages.find(({ page }) => page === now.page)?.turnTo();
    follow();
    texts.addEventListener('scroll', follow, { passive: true });
  });

  const sheet = dialog(app, t('rulebook:title'), 'rulebook', contents, texts);
  sheet.querySelector('h2')?.after(h('div', { class: 'finder' }, field, status), languagePlates(app));
  return sheet;
}
