import type { VNode } from 'preact';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { languages } from '../../session/settings.ts';
import { h } from '../dom.ts';

/** The three plates that change the language at any moment; without a place, where they stand in the text. */
export function languagePlates(app: App, place?: readonly [number, number], small = false): VNode {
  return h(
    'div',
    {
      class: `languages${small ? ' small' : ''}`,
      style: place && `left:${place[0]}px;top:${place[1]}px`,
      role: 'group',
      'aria-label': t('language.choose'),
    },
    languages.map((language) =>
      h(
        'button',
        {
          type: 'button',
          class: 'language',
          lang: language,
          control: `language-${language}`,
          'aria-pressed': String(language === app.settings.language),
          'aria-label': t(`language.${language}`),
          title: t(`language.${language}`),
          onclick: () => app.change({ language }),
        },
        language.toUpperCase(),
      ),
    ),
  );
}

/** One plate that goes round the languages, where there is no room for three. */
export function languageWheel(app: App, [x, y]: readonly [number, number]): VNode {
  const { language } = app.settings;
  const next = languages[(languages.indexOf(language) + 1) % languages.length];
  return h(
    'button',
    {
      type: 'button',
      class: 'language wheel',
      style: `left:${x}px;top:${y}px`,
      control: 'language',
      'aria-label': `${t('language.choose')}: ${t(`language.${next}`)}`,
      title: t(`language.${next}`),
      onclick: () => app.change({ language: next }),
    },
    language.toUpperCase(),
  );
}
