import { describe, expect, it } from 'vitest';
import { themeVariablesCss } from './themeCss';
import { SCHEMES } from './tokens';

const css = themeVariablesCss();

/**
 * The value of the last matching block, as the cascade gives it among rules of equal specificity.
 */
function valueIn(selectorPart: string, variable: string): string | undefined {
  const blocks = [...css.matchAll(/:where\(([^{]*)\) \{([^}]*)\}/g)];
  const values = blocks
    .filter(([, selector]) => selector?.includes(selectorPart))
    .map(([, , body]) => body?.match(new RegExp(`--vk-${variable}: ([^;]+);`))?.[1]);
  return values.filter((value) => value !== undefined).at(-1);
}

describe('themeVariablesCss', () => {
  it.each([
    ['[data-color-scheme="light"]', 'light'],
    ['[data-color-scheme="dark"]', 'dark'],
  ] as const)('writes the page colour of %s', (selector, scheme) => {
    const body = css.split(`${selector}) {`)[1] ?? '';
    expect(body).toContain(`--vk-surface-page: ${SCHEMES[scheme].colors['surface-page']};`);
  });

  it('lets no light contrast value apply in the dark scheme', () => {
    const inLight = css.split('[data-contrast="more"]) {')[1]?.split('}')[0] ?? '';
    const names = [...inLight.matchAll(/--vk-([a-z-]+):/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    const inDark = css.split('[data-color-scheme="dark"][data-contrast="more"]) {')[1] ?? '';
    for (const name of names) expect(inDark).toContain(`--vk-${name}:`);
  });

  it('stops all motion with reduced motion', () => {
    for (const name of ['fast', 'base', 'slow']) {
      expect(valueIn('[data-motion="reduce"]', `duration-${name}`)).toBe('0ms');
    }
  });

  it("changes the night band's text, edges and focus ring", () => {
    expect(valueIn('[data-surface="night"]', 'text')).toBe('var(--vk-text-on-night)');
    expect(valueIn('[data-surface="night"]', 'focus')).toBe('var(--vk-focus-on-night)');
  });

  it('maps statuses again in every scope that may switch the scheme', () => {
    expect(valueIn('[data-color-scheme], [data-contrast]', 'status-sent-text')).toBe(
      'var(--vk-accent-text)',
    );
  });

  it('uses no undefined variable', () => {
    const defined = new Set([...css.matchAll(/--vk-([a-z0-9-]+):/g)].map(([, name]) => name));
    const used = [...css.matchAll(/var\(--vk-([a-z0-9-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});
