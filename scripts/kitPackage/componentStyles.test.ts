import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { themeVariablesCss } from '../../ui-kit/theme/themeCss';
import { tokensFor, writeComponentStyles } from './componentStyles';

it('keeps the variables that the styles read, those inside them, and every scheme', () => {
  const tokens = themeVariablesCss();
  const css = tokensFor('.a { background: var(--vk-action); font: var(--vk-type-button) }', tokens);
  expect(css.match(/--vk-action:/gu)?.length).toBe(tokens.match(/--vk-action:/gu)?.length);
  expect(css).toContain('--vk-font-family:');
  expect(css).not.toMatch(/--vk-(?:danger-fill|space-4|action-hover):/u);
  expect(css).not.toMatch(/\{\s*\}/u);
});

it("writes a Button's styles with what it needs, a fraction of all", async () => {
  const dist = await mkdtemp(join(tmpdir(), 'vk-styles-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const tokens = themeVariablesCss();
  await writeComponentStyles(['Button', 'theme'], { dist, tokens, base: '' });
  const css = await readFile(join(dist, 'Button/styles.css'), 'utf8');
  expect(css).toMatch(/\.vk-Button-primary-\w+/u);
  expect(css).toMatch(/\.vk-Spinner-/u);
  expect(css).not.toMatch(/\.vk-(?:Card|JobCard|Dialog)-/u);
  const names = [...css.matchAll(/var\((--vk-[\w-]+)\)/gu)].map(([, name = '']) => name);
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  expect(css.length).toBeLessThan(14_000);
  await expect(readFile(join(dist, 'theme/styles.css'), 'utf8')).rejects.toThrow('ENOENT');
});
