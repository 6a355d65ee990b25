import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  COLOR_FAMILIES,
  COLOR_ROLES,
  ELEVATIONS,
  FAMILY_PARTS,
} from '../../ui-kit/theme/colorRoles';
import { DURATION, EASING } from '../../ui-kit/theme/motion';
import { RADIUS, SIZE, SPACE } from '../../ui-kit/theme/scales';
import { STACKING } from '../../ui-kit/theme/stacking';
import { STATUS_ROLES } from '../../ui-kit/theme/statusRoles';
import { FONT_WEIGHTS, TEXT_STYLES, TRACKING } from '../../ui-kit/theme/typography';
import { ROOT } from '../lib/paths.mjs';

type Said = string | number | { value?: string | number; use: string };

/** Variables with what each is for, and its value where all schemes have the same. */
function variables(prefix: string, tokens: Readonly<Record<string, Said>>): string {
  const rows = Object.entries(tokens).map(([name, said]) => {
    const { value, use } = typeof said === 'object' ? said : { value: undefined, use: said };
    return `| \`--vk-${prefix}${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${use} |`;
  });
  return ['| Variable | Value | For |', '|---|---|---|', ...rows].join('\n');
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** All CSS variables of the theme, as a page. */
export function tokensPage(): string {
  const styles = Object.entries(TEXT_STYLES).map(([name, { use }]) => [name, { use }] as const);
  return [
    '# Tokens',
    'Every CSS variable of `tokens.css`. In TypeScript `cssVar` of `theme` gives one, checked by the type `TokenName`.',
    '## Colours',
    'Each has a value in every scheme.',
    variables('', COLOR_ROLES),
    `The families ${listed(COLOR_FAMILIES)} have ${listed(FAMILY_PARTS)} each, such as \`--vk-success-background\`.`,
    `So have the statuses, as \`--vk-status-pending-text\`: ${listed(Object.keys(STATUS_ROLES))}.`,
    '## Type',
    'A whole `font` value each: `font: var(--vk-type-small)`. `--vk-font-size-…` is its size alone.',
    variables('type-', Object.fromEntries(styles)),
    variables('font-weight-', FONT_WEIGHTS),
    variables('tracking-', TRACKING),
    '## Distances, sizes and corners',
    variables('space-', SPACE),
    variables('size-', SIZE),
    variables('radius-', RADIUS),
    '## Shadows, movement and layers',
    variables('', ELEVATIONS),
    variables('duration-', DURATION),
    variables('easing-', EASING),
    variables('z-', STACKING),
    '',
  ].join('\n\n');
}

const EXAMPLE = join(ROOT, 'examples/kit-next/app');
const file = (name: string) =>
  `\`app/${name}\`:\n\n\`\`\`tsx\n${readFileSync(join(EXAMPLE, name), 'utf8').trimEnd()}\n\`\`\``;

/** The kit in Next.js, as a page with the files of an app that is built with each package. */
export function nextPage(): string {
  return [
    '# Next.js',
    'With the App Router, in three files. Pages stay server components; `Kit` and `MuiStyles` run in the browser too.',
    file('layout.tsx'),
    file('Kit.tsx'),
    file('MuiStyles.tsx'),
    'Without `MuiStyles` a page hydrates silently as well, but MUI’s rules stand among its markup, after your own, and a part that is streamed later may come without them.',
    '**Day and language.** Give `today` from the server, in the time zone of the work. With a language in the address (`app/[lang]`), hand its name to a `Kit` for each language, loaded by `next/dynamic`: a page then carries the texts of one.',
    '**Light and dark.** Without a choice it follows the system. Keep a choice in a cookie and write it in the layout, `<html data-color-scheme={choice}>`: nothing flashes. A page that reads a cookie is made for each request; with Cache Components such a layout and page say `export const instant = false`.',
    '**Another brand.** Write the `css` of `buildTheme` to a file in a script before `next build`, and import it after `styles.css`: `culori` then stays out of the app.',
    '',
  ].join('\n\n');
}
