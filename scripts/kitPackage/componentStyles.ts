import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { className } from './buildModules';
import { reachedFrom } from './imports';

/** Names of the theme's variables that a text reads. */
const namesIn = (css: string): string[] =>
  [...css.matchAll(/var\((--vk-[\w-]+)/gu)].map(([, name = '']) => name);

/** The names, and those that their own values read. */
function withThoseInside(names: readonly string[], tokens: string): Set<string> {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of tokens.matchAll(/(--vk-[\w-]+):\s*([^;]+);/gu)) {
    values.set(name, [...(values.get(name) ?? []), ...namesIn(value)]);
  }
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const inside of values.get(name) ?? []) add(inside);
  };
  for (const name of names) add(name);
  return needed;
}

/** The theme's variables that some styles need, in every scheme, and no others. */
export function tokensFor(styles: string, tokens: string): string {
  const needed = withThoseInside(namesIn(styles), tokens);
  const kept = tokens.replace(/^\s*(--vk-[\w-]+):[^;]+;\n/gmu, (line, name: string) =>
    needed.has(name) ? line : '',
  );
  // Blocks that set nothing any more, then media queries around nothing
  const emptyBlock = /^\s*[^{}\n]+\{\s*\}\n/gmu;
  return kept.replace(emptyBlock, '').replace(emptyBlock, '');
}

async function moduleCss(file: string, config: ResolvedConfig): Promise<string> {
  const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
  return code;
}

/** Style sheets of all components by themselves: `Button/styles.css`, with the tokens that it needs. */
export async function writeComponentStyles(
  entries: readonly string[],
  { dist, tokens, base }: { dist: string; tokens: string; base: string },
): Promise<void> {
  const config = await resolveConfig(
    {
      configFile: false,
      logLevel: 'error',
      css: { modules: { generateScopedName: className } },
    },
    'build',
  );
  for (const entry of entries) {
    const { styleSheets } = reachedFrom(entry);
    if (styleSheets.length === 0) continue;
    const sheets = await Promise.all(styleSheets.map((file) => moduleCss(file, config)));
    const styles = [base, ...sheets].join('\n');
    await mkdir(join(dist, entry), { recursive: true });
    await writeFile(join(dist, entry, 'styles.css'), `${tokensFor(styles, tokens)}\n${styles}`);
  }
}
