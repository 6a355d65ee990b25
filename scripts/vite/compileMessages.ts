import { parse } from '@formatjs/icu-messageformat-parser';
import { type Plugin, transformWithOxc } from 'vite';
import { PLAIN_TEXT } from '../../src/i18n/plainText.ts';

const MESSAGES_FILE = /\/messages\.(sv|en)\.ts$/;

/**
 * Compiles the texts of `messages.sv.ts` and `messages.en.ts` to ICU syntax trees, so that no
 * message is parsed, and no parser sent, at run time; a plain text stays as it is. Such a file
 * contains only one exported object of strings.
 */
export function compileMessages(): Plugin {
  return {
    name: 'vikari:compile-messages',
    enforce: 'pre',
    async transform(code, id) {
      if (!MESSAGES_FILE.test(id)) return null;
      const { code: plain } = await transformWithOxc(code, id);
      const url = `data:text/javascript;base64,${Buffer.from(plain).toString('base64')}`;
      const exports: Record<string, Record<string, string>> = await import(url);
      return Object.entries(exports)
        .map(([name, words]) => {
          const trees = Object.entries(words).map(([key, text]) => [
            key,
            PLAIN_TEXT.test(text) ? text : parse(text),
          ]);
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(trees))};`;
        })
        .join('\n');
    },
  };
}
