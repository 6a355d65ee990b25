import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints';
import { generatedNames } from './testing/generatedNames';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Style sheets of the kit, the site and the stories, except the theme's own and a built package's. */
const sheets = ['ui-kit', 'src', 'stories'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !/^(?:theme|dist-package)\//.test(name))
    .map((name) => join(root, folder, name)),
);

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

const definedIn = (css: string) =>
  [...css.matchAll(/--vk-([a-z0-9-]+)\s*:/g)].map(([, name]) => name);

/** Variables that a component sets for the whole page, such as the space that it takes. */
const offered = new Set(
  sheets
    .filter((path) => relative(root, path).startsWith('ui-kit/'))
    .flatMap((path) => readFileSync(path, 'utf8').match(/:root\s*\{[^}]*\}/g) ?? [])
    .flatMap(definedIn),
);

describe.each(sheets.map((path) => [relative(root, path), path]))('%s', (_name, path) => {
  const css = withoutComments(readFileSync(path, 'utf8'));

  it('uses only colours of a role', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi) ?? []).toEqual([]);
  });

  it('uses only z-indexes of the stacking order', () => {
    const numbers = [...css.matchAll(/z-index:\s*(-?\d+)/g)].map(([, number]) => Number(number));
    expect(numbers.filter((number) => number > 1 || number < -1)).toEqual([]);
  });

  it('changes the layout only at the known widths', () => {
    // Below 360 px, the smallest phone's, a part may save room within itself
    const widthsOfLayout = [360, ...Object.values(BREAKPOINTS)];
    const known = widthsOfLayout.flatMap((width) => [width, width - 0.02]);
    const preludes = (css.match(/@media[^{]*/g) ?? []).join(' ');
    const widths = [...preludes.matchAll(/width\s*[:<>=]+\s*([\d.]+)px/g)].map(([, number]) =>
      Number(number),
    );
    expect(widths.filter((width) => !known.includes(width))).toEqual([]);
  });

  it("rounds corners by the theme's, so that a brand's reach every part", () => {
    const corners = [...css.matchAll(/border-(?:[\w-]+-)?radius:\s*([^;]+);/g)].map(
      ([, value = '']) =>
        value.replaceAll(/calc\((var\(--vk-radius-\w+\)) [*-] [\d.]+(?:px)?\)/g, '$1'),
    );
    const ours = /^(?:var\(--vk-radius-\w+\)|var\(--bubble-tail\)|inherit|50%|0|\s)+$/;
    expect(corners.filter((value) => !ours.test(value))).toEqual([]);
  });

  it('keeps text on a fill readable in forced colours', () => {
    const rules = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)];
    const plated = rules.filter(
      ([, selector = '', body = '']) =>
        /(?:[^-]color|--[\w-]+-text):\s*var\(--vk-text-on-(?:action|fill|accent)\)/.test(body) &&
        !/:(?:hover|active|focus)/.test(selector) &&
        !body.includes('forced-color-adjust: none'),
    );
    expect(
      plated.map(([, selector = '']) => selector.trim()),
      'add `forced-color-adjust: none` to the rule',
    ).toEqual([]);
  });

  it('uses no variable without a value of its own that neither it nor the kit defines', () => {
    const known = new Set([...definedIn(css), ...offered, ...generatedNames]);
    const used = [...css.matchAll(/var\(--vk-([a-z0-9-]+)\s*\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
