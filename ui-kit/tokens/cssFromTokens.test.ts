import { describe, expect, it } from 'vitest';
import { NIGHT_BAND, themeVariablesCss } from '../theme/themeCss';
import { cssFromTokens, type ThemeTokenFiles } from './cssFromTokens';
import { tokenCss } from './tokenCss';
import { readReferences, readTokens } from './tokenTree';
import dark from './vikari.dark.tokens.json' with { type: 'json' };
import darkContrast from './vikari.darkContrast.tokens.json' with { type: 'json' };
import lightContrast from './vikari.lightContrast.tokens.json' with { type: 'json' };
import resolver from './vikari.resolver.json' with { type: 'json' };
import tokens from './vikari.tokens.json' with { type: 'json' };

const FILES: Readonly<Record<string, unknown>> = {
  'vikari.tokens.json': tokens,
  'vikari.dark.tokens.json': dark,
  'vikari.lightContrast.tokens.json': lightContrast,
  'vikari.darkContrast.tokens.json': darkContrast,
};
const THEME: ThemeTokenFiles = { tokens, dark, lightContrast, darkContrast };

/** The files with one value of one changed. */
function changed(change: (theme: { tokens: typeof tokens; dark: typeof dark }) => void) {
  const theme = structuredClone({ tokens, dark });
  change(theme);
  return { ...THEME, ...theme };
}

describe('the files', () => {
  it('give the style sheet that the theme gives', () => {
    expect(cssFromTokens(THEME)).toBe(themeVariablesCss());
  });

  it('have a value in place of each reference, and a sentence where nothing else says the use', () => {
    const all = readTokens([tokens]);
    expect(all.size).toBeGreaterThan(150);
    const { value } = all.get('status.sent.text') ?? {};
    expect(value).toEqual(tokens.color['accent-text'].$value);
    for (const [name, token] of all) expect(tokenCss(all, token), name).not.toBe('');
    const silent = JSON.stringify(tokens.color).match(/"\$value"/gu)?.length;
    expect(JSON.stringify(tokens.color).match(/"\$description"/gu)?.length).toBe(silent);
  });

  it('are changed by what a design tool changes', () => {
    const css = cssFromTokens(
      changed((theme) => {
        theme.tokens.font.size.display.$value.value = 4;
        theme.tokens.size.measure.$value = 60;
        theme.dark.color['surface-page'].$value.components = [0, 0, 0];
      }),
    );
    expect(css).toContain('--vk-font-size-display: clamp(2.25rem, 1.55rem + 2.9vw, 4rem);');
    expect(css).toContain('--vk-type-display: 800 clamp(2.25rem, 1.55rem + 2.9vw, 4rem)/1.06');
    expect(css).toContain('--vk-size-measure: 60ch;');
    expect(css).toContain('--vk-surface-page: #000000;');
  });
});

describe('the resolver', () => {
  const contexts = (name: keyof typeof resolver.modifiers) =>
    Object.entries<readonly object[]>(resolver.modifiers[name].contexts);

  it('names each file, and a default that is one of the contexts', () => {
    const named = new Set(
      [...JSON.stringify(resolver).matchAll(/"\$ref":"([^"#]+)"/gu)].map(([, file]) => file),
    );
    expect([...named].sort()).toEqual(Object.keys(FILES).sort());
    for (const { contexts: all, default: first } of Object.values(resolver.modifiers)) {
      expect(Object.keys(all)).toContain(first);
      expect(Object.keys(all).length).toBeGreaterThan(1);
    }
    expect(resolver.version).toBe('2025.10');
  });

  it('resolves every context of every modifier', () => {
    for (const name of ['scheme', 'surface', 'motion'] as const) {
      for (const [context, sources] of contexts(name)) {
        const files = sources.map((source) =>
          '$ref' in source && typeof source.$ref === 'string' ? FILES[source.$ref] : source,
        );
        expect(readTokens([tokens, ...files]).size, context).toBe(readTokens([tokens]).size);
      }
    }
  });

  it('has the night band and the still motion of the style sheet', () => {
    const [night] = resolver.modifiers.surface.contexts.night;
    expect([...readReferences(night)]).toEqual(
      NIGHT_BAND.map(([name, css]) => [
        `color.${name}`,
        css.replace(/^var\(--vk-(.*)\)$/u, 'color.$1'),
      ]),
    );
    const [still] = resolver.modifiers.motion.contexts.reduced;
    const values = readTokens([still]);
    expect([...values.values()].map((token) => tokenCss(values, token))).toEqual(
      Array(3).fill('0ms'),
    );
  });
});

describe('a file that is wrong', () => {
  it('has too little contrast', () => {
    const pale = changed((theme) => {
      theme.tokens.color['text-muted'].$value.components = [0.8, 0.8, 0.8];
    });
    expect(() => cssFromTokens(pale)).toThrow(/The light scheme: text-muted on surface-page/u);
  });

  it('has no token that the kit needs', () => {
    const { space, ...others } = tokens;
    expect(space).toBeDefined();
    expect(() => cssFromTokens({ ...THEME, tokens: others })).toThrow('no space-1');
  });

  it('has one that the kit does not know', () => {
    const more = { ...dark, colour: { $type: 'color', page: { $value: '{color.text}' } } };
    expect(() => cssFromTokens({ ...THEME, dark: more })).toThrow('no token colour-page');
  });

  it.each([
    ['status', { sent: { text: { $type: 'color', $value: '{color.nothing}' } } }],
    ['duration', { fast: { $type: 'duration', $value: { value: 1, unit: 'h' } } }],
    ['easing', { enter: { $type: 'cubicBezier', $value: [2, 0, 0, 1] } }],
    ['z', { base: { $type: 'number', $value: '1; }' } }],
    ['size', { icon: { $type: 'dimension', $value: { value: 1, unit: 'vw' } } }],
  ])('has a wrong value in %s', (group, value) => {
    expect(() => cssFromTokens({ ...THEME, tokens: { ...tokens, [group]: value } })).toThrow(
      new RegExp(`^${group}\\.`, 'u'),
    );
  });
});
