import type { VNode } from 'preact';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { languages } from '../../session/settings.ts';
import { h, pinned } from '../dom.ts';

/** The plates of the title, which change the language at once. */
export function languagePlates(app: App, place: readonly [number, number]): VNode {
  return h(
    'div',
    {
      class: 'languages',
      style: pinned(place),
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

/** The one plate of every other screen: it goes round the languages. Without a place, where it stands in the text. */
export function languageWheel(app: App, place?: readonly [number, number]): VNode {
  const { language } = app.settings;
  const next = languages[(languages.indexOf(language) + 1) % languages.length];
  return h(
    'button',
    {
      type: 'button',
      class: 'language wheel',
      style: place && pinned(place),
      control: 'language',
      'aria-label': `${t('language.choose')}: ${t(`language.${next}`)}`,
      title: t(`language.${next}`),
      onclick: () => app.change({ language: next }),
    },
    language.toUpperCase(),
  );
}
