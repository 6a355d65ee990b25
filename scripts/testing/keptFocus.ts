import { afterEach, beforeEach, expect, vi } from 'vitest';
import { keepFocus } from '../../src/lib/focus/keepFocus';
import { waitUntil } from './patience';

/*
 * In every test of a screen: after the last press the focus is somewhere. A button that its own action
 * removes takes it along, and a keyboard is then back at the top of the page. `keepFocus` runs here as
 * it does in the site, so what is found is a press after which no part around the button is left.
 */

const PRESSABLE = 'button, [role="button"], input[type="submit"]';
/** A view that a test renders by itself may have no part of a page around it. */
const PARTS = 'main, section, article, form, dialog, [role="dialog"], li';

let pressed: Element | null = null;
let stop: () => void = () => undefined;

const press = ({ target }: Event): void => {
  const button = target instanceof Element ? target.closest(PRESSABLE) : null;
  pressed = button?.closest(PARTS) ? button : null;
};

const isLost = (): boolean => {
  const { activeElement, body } = document;
  return pressed?.isConnected === false && (activeElement === null || activeElement === body);
};

beforeEach(() => {
  pressed = null;
  stop = keepFocus();
  document.addEventListener('click', press, true);
});

afterEach(async () => {
  // Its frames, which a test's own clock may hold
  if (!vi.isFakeTimers()) await waitUntil(() => !isLost());
  const lost = isLost() && !vi.isFakeTimers() ? (pressed?.textContent ?? '').trim() : null;
  stop();
  document.removeEventListener('click', press, true);
  expect(lost, 'the focus stays where work goes on after a press').toBeNull();
});
