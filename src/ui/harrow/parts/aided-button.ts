import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { h } from '../../dom.ts';
import { AidedButton as ShellButton } from '../../parts/aided-button.ts';
import type { ButtonLook } from '../../parts/button.ts';
import { onLeftRail } from '../map/tip-places.ts';

interface AidedProps {
  readonly app: HarrowApp;
  /** What the keyboard's shortcuts and the tests call it. */
  readonly name: string;
  readonly label: string;
  /** What it would do now. */
  readonly aid: string;
  readonly press: () => void;
  readonly look: ButtonLook;
}

/** A button that says on the left rail what it would do. */
export const AidedButton = ({ app, ...props }: AidedProps): VNode =>
  h(ShellButton, { ...props, style: onLeftRail(app) });
