import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { findMisfits } from '../scripts/testing/misfits';
import { CIRCUMSTANCES } from '../scripts/testing/textSettings';

/** What fits with text set wide fits with plain text in the same window. */
const FOR_SCREENS = CIRCUMSTANCES.filter(({ css }) => css !== '');
/** A part that fits a phone has room to spare in a wide window; a screen lays itself out anew. */
const FOR_PARTS = FOR_SCREENS.filter(({ width }) => width < 768);

/** Storybook's own air around a story that does not fill the window. */
const PADDED = 'body { padding-inline: 16px }';

/** Until what follows the window's size by script has followed it. */
function settled(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

/** Storybook hangs the story on the test that it makes of it. */
function isScreen(context: object): boolean {
  const { story } = context as { story?: { parameters: { layout?: string } } };
  return story?.parameters.layout === 'fullscreen';
}

/** Every story, as its play function left it, has to fit where text is large and room is little. */
afterEach(async (context) => {
  const screen = isScreen(context);
  const style = document.head.appendChild(document.createElement('style'));
  const misfits: string[] = [];
  for (const { name, width, css } of screen ? FOR_SCREENS : FOR_PARTS) {
    await page.viewport(width, 640);
    style.textContent = css + (screen ? '' : PADDED);
    await settled();
    misfits.push(...findMisfits().map((misfit) => `${name}: ${misfit}`));
  }
  style.remove();
  expect(misfits, misfits.join('\n')).toEqual([]);
});
