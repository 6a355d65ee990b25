import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { findOverflows } from '../scripts/testing/overflows';
import { CIRCUMSTANCES } from '../scripts/testing/textSettings';

/** Content that fits with wide text spacing also fits with plain text in the same window. */
const FOR_SCREENS = CIRCUMSTANCES.filter(({ css }) => css !== '');
/**
 * A component that fits a phone fits a wide window; a screen has another layout there, so it is
 * checked again.
 */
const FOR_PARTS = FOR_SCREENS.filter(({ width }) => width < 768);

/** Storybook's own padding around a story that does not fill the window. */
const PADDED = 'body { padding-inline: 16px }';

/** Waits until scripts have reacted to the window's new size. */
function settled(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

/** Storybook attaches the story to the test that it makes of it. */
function isScreen(context: object): boolean {
  const { story } = context as { story?: { parameters: { layout?: string } } };
  return story?.parameters.layout === 'fullscreen';
}

/** Every story has to fit after its play function, with large text and in a small window. */
afterEach(async (context) => {
  const screen = isScreen(context);
  const style = document.head.appendChild(document.createElement('style'));
  const overflows: string[] = [];
  for (const { name, width, css } of screen ? FOR_SCREENS : FOR_PARTS) {
    await page.viewport(width, 640);
    style.textContent = css + (screen ? '' : PADDED);
    await settled();
    overflows.push(...findOverflows().map((overflow) => `${name}: ${overflow}`));
  }
  style.remove();
  expect(overflows, overflows.join('\n')).toEqual([]);
});
