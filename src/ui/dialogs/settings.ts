import type { ComponentChildren, VNode } from 'preact';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { colourings, languages, type Settings, speeds } from '../../session/settings.ts';
import { h } from '../dom.ts';
import { canFillScreen, fillsScreen, toggleFullScreen } from '../full-screen.ts';
import type { GameParts } from '../game-parts.ts';
import { button } from '../parts/button.ts';
import { choice, toggle, volume } from '../parts/choice.ts';
import { dialog } from '../parts/dialog.ts';
import { FilePicker } from '../parts/file-picker.ts';

const textSizes = ['100', '125', '150', '200'] as const;
const volumes = ['effects', 'ambience', 'music'] as const;

/** Whatever has the settings of every game. */
interface Settled {
  readonly settings: Settings;
  change(settings: Partial<Settings>): void;
}

function soundPart(app: Settled): VNode {
  const { settings } = app;
  return h(
    'fieldset',
    { class: 'group sounds' },
    h('legend', {}, t('settings.sound')),
    volumes.map((kind) =>
      volume(`settings-${kind}`, t(`settings.${kind}`), settings[kind], (value) => app.change({ [kind]: value })),
    ),
    toggle('settings-mute', t('settings.mute'), settings.muted, (muted) => app.change({ muted })),
  );
}

function savesPart(app: App): VNode {
  const canExport = app.match !== undefined || app.saved !== undefined;
  return h(
    'fieldset',
    { class: 'group saves' },
    h('legend', {}, t('settings.save')),
    h(
      'div',
      { class: 'actions' },
      canExport && button('settings-games', t('games.title'), () => app.open({ kind: 'games' })),
      canExport && button('settings-export', t('settings.export'), () => app.exportSave(), { icon: 'icon-export' }),
      h(FilePicker, {
        name: 'settings-import',
        label: t('settings.import'),
        onFile: (file) => app.importSave(file),
      }),
    ),
  );
}

function sightPart(app: Settled): VNode {
  const { settings } = app;
  const screen = t(fillsScreen() ? 'settings.window' : 'settings.fullScreen');
  return h(
    'fieldset',
    { class: 'group sight' },
    h('legend', {}, t('settings.sight')),
    toggle('settings-contrast', t('settings.contrast'), settings.contrast, (contrast) => app.change({ contrast })),
    toggle('settings-calm', t('settings.calm'), settings.calm, (calm) => app.change({ calm })),
    canFillScreen() && h('div', { class: 'actions' }, button('settings-screen', screen, toggleFullScreen)),
  );
}

/** The way out of the game, which is kept. */
function leavePart(app: App): VNode {
  const leave = button('settings-title', t('settings.toTitle'), () => app.go('title'), { icon: 'icon-back' });
  return h('div', { class: 'leave' }, leave);
}

/** The settings of every game: `table`, what is set besides at its table; `rest`, what follows. */
export function settingsDialog(
  app: Settled & Pick<App, 'closeDialog'>,
  table?: ComponentChildren,
  ...rest: readonly ComponentChildren[]
): VNode {
  const { settings } = app;
  const content = h(
    'div',
    { class: 'settings-form' },
    choice(
      'settings-language',
      t('settings.language'),
      languages.map((value) => ({ value, label: t(`language.${value}`) })),
      settings.language,
      (language) => app.change({ language }),
    ),
    choice(
      'settings-speed',
      t('settings.speed'),
      speeds.map((value) => ({ value, label: t(`settings.${value}`) })),
      settings.speed,
      (speed) => app.change({ speed }),
    ),
    choice(
      'settings-text',
      t('settings.textSize'),
      textSizes.map((value) => ({ value, label: t('settings.percent', { value }) })),
      String(settings.textSize) as (typeof textSizes)[number],
      (value) => app.change({ textSize: Number(value) as Settings['textSize'] }),
    ),
    choice(
      'settings-colours',
      t('settings.colours'),
      colourings.map((value) => ({ value, label: t(`settings.${value}`) })),
      settings.colours,
      (colours) => app.change({ colours }),
    ),
    sightPart(app),
    soundPart(app),
    h(
      'fieldset',
      { class: 'group' },
      h('legend', {}, t('settings.table')),
      toggle('settings-curtain', t('settings.curtain'), settings.curtain, (curtain) => app.change({ curtain })),
      toggle('settings-holds', t('settings.holds'), settings.holds, (holds) => app.change({ holds })),
      table,
    ),
    ...rest,
  );
  return dialog(app, t('settings.title'), 'settings', content);
}

export const gameSettingsDialog = (app: App, parts: GameParts): VNode =>
  settingsDialog(app, parts.settings(app), savesPart(app), app.match && leavePart(app));
