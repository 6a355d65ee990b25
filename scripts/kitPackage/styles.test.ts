import { expect, it } from 'vitest';
import { componentBaseCss, resetCss } from './styles';

const BASE = `@layer vk-base {
  body { margin: 0; }
  button { font: inherit; }
  [data-surface="night"] { color: white; }
  .vk-start-failed { display: none; }
}`;

it('resets a whole page, without the rules for the product’s own start', async () => {
  const css = await resetCss(BASE);
  expect(css).toContain('body { margin: 0; }');
  expect(css).toContain('button { font: inherit; }');
  expect(css).not.toContain('vk-start-failed');
});

it('limits the base styles of the components to elements of the kit', async () => {
  const css = await componentBaseCss(BASE);
  expect(css).not.toContain('body');
  expect(css).not.toContain('vk-start-failed');
  expect(css).toMatch(/button:where\(\[class\^="vk-"\][^{]*\) \{ font: inherit; \}/u);
  expect(css).toContain('[data-surface="night"] { color: white; }');
});
