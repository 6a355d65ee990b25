import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { codeBlocks, importsOf } from './codeBlocks';
import { nextPage, tokensPage } from './guidePages';

it('names every variable of the theme, or the family that it belongs to', () => {
  const css = readFileSync(`${ROOT}/ui-kit/theme/theme.css`, 'utf8');
  const page = tokensPage();
  const named = new Set(page.match(/--vk-[\w-]+/gu));
  const groups =
    /^--vk-(?:font-size|font-family|status|paper|icon-tone|neutral|brand|accent|success|warning|danger|info)\b/u;
  const missing = [...new Set(css.match(/--vk-[\w-]+/gu))].filter(
    (name) => !named.has(name) && !groups.test(name) && css.includes(`${name}:`),
  );
  expect(missing).toEqual([]);
  expect(page).not.toContain('undefined');
});

it('shows the files of the app that is built with the package', () => {
  const modules = codeBlocks(nextPage()).flatMap(importsOf);
  expect(modules).toContain('@vikari/ui-kit/MuiScope');
  expect(modules).toContain('@vikari/ui-kit/KitProvider');
});
