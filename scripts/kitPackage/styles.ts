import { readFile } from 'node:fs/promises';
import { preprocessCSS, resolveConfig } from 'vite';
import { themeVariablesCss } from '../../ui-kit/theme/themeCss';
import { KIT } from './entries';

/** A rule of a style sheet, as PostCSS gives it. */
interface Rule {
  selectors: string[];
  parent?: { type: string; name?: string };
  remove(): void;
}

/** Elements with a class of the kit or of MUI inside it, and all elements inside those. */
const CLASSES = '[class^="vk-"], [class*=" vk-"]';
const INSIDE = CLASSES.replace(/\]/gu, '] *');
const IN_KIT = `:where(${CLASSES}, ${INSIDE})`;

/** For the product's own page before its scripts run. */
const IS_PRODUCT = /^\.vk-start-failed|^\[data-held\]/u;
/** The page around the components. */
const IS_PAGE = /^(?:html|body)\b/u;
/** Selectors that are limited to the kit already. */
const IS_NAMED = /^\.vk-|^\[data-surface/u;

/** The same selector for elements of the kit only, with the same specificity. */
function inKit(selector: string): string {
  if (IS_NAMED.test(selector)) return selector;
  const [, subject = '', pseudoElement = ''] = /^(.*?)(::[\w-]+)?$/su.exec(selector) ?? [];
  return `${subject}${IN_KIT}${pseudoElement}`;
}

async function changeRules(css: string, change: (rule: Rule) => void): Promise<string> {
  const config = await resolveConfig(
    {
      configFile: false,
      logLevel: 'error',
      css: { postcss: { plugins: [{ postcssPlugin: 'vk-rules', Rule: change }] } },
    },
    'build',
  );
  const { code } = await preprocessCSS(css, 'base.css', config);
  return code;
}

/** `base.css` for the whole page, without what only the product's start needs. */
export function resetCss(base: string): Promise<string> {
  return changeRules(base, (rule) => {
    if (rule.selectors.every((selector) => IS_PRODUCT.test(selector))) rule.remove();
  });
}

/**
 * `base.css` for the elements of the kit alone, so that its components look the same with and without
 * the reset. It stays in its layer: any rule of a page takes precedence.
 */
export async function componentBaseCss(base: string): Promise<string> {
  const scoped = new WeakSet<Rule>();
  return changeRules(base, (rule) => {
    if (scoped.has(rule) || rule.parent?.name === 'keyframes') return;
    scoped.add(rule);
    if (rule.selectors.some((selector) => IS_PRODUCT.test(selector) || IS_PAGE.test(selector))) {
      rule.remove();
      return;
    }
    rule.selectors = rule.selectors.map(inKit);
  });
}

/** What the texts of the kit inherit from the page where there is no reset. */
const PAGE_FONT = `@layer vk-base {
  :where(${CLASSES}):not(:where(${INSIDE})) {
    font-family: var(--vk-font-family);
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
  }
}
`;

const FONT_PACKAGE = '@fontsource-variable/schibsted-grotesk/files/';

/** The style sheets that are not a component's, by their names in `dist`. */
export interface SharedStyles {
  fonts: string;
  tokens: string;
  reset: string;
  /** Comes before the components' own. */
  componentBase: string;
  /** Names of the font's files, which `fonts` finds in `fonts/` beside it. */
  fontFiles: string[];
}

export async function sharedStyles(): Promise<SharedStyles> {
  const part = (name: string) => readFile(`${KIT}theme/css/${name}.css`, 'utf8');
  const [fonts, base] = await Promise.all([part('fonts'), part('base')]);
  const fontFiles = Array.from(
    fonts.matchAll(/url\("[^"]*\/([\w-]+\.woff2)"\)/gu),
    ([, name = '']) => name,
  );
  return {
    fonts: fonts.replaceAll(FONT_PACKAGE, './fonts/'),
    tokens: themeVariablesCss(),
    reset: await resetCss(base),
    componentBase: `${PAGE_FONT}${await componentBaseCss(base)}`,
    fontFiles,
  };
}
