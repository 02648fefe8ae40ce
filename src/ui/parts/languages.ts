import type { VNode } from 'preact';
import { t } from '../../i18n/i18n.ts';
import { type Language, languages } from '../../session/settings.ts';
import { h, pinned } from '../dom.ts';

/** Whatever speaks a language and can be told another. */
interface Speaker {
  readonly settings: { readonly language: Language };
  change(settings: { readonly language: Language }): void;
}

/** The plates of the title, which change the language at once. */
export function languagePlates(app: Speaker, place: readonly [number, number]): VNode {
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
export function languageWheel(app: Speaker, place?: readonly [number, number]): VNode {
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
