import { LANGUAGES } from '#domain/language';
import { LateCodeError } from '../lib/lateCodeError';
import { loadWords, type WordsPart } from './intl';

/**
 * Loads code together with the texts that it needs besides those of every page; the server loads
 * both languages, a browser the page's. Rejects with a `LateCodeError`. A component that is no page: `lazyPart`.
 */
export function withWords<Module>(
  parts: WordsPart | readonly WordsPart[],
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const languages =
      typeof document === 'undefined'
        ? LANGUAGES
        : LANGUAGES.filter((language) => language === document.documentElement.lang);
    const coming = Promise.all([
      load(),
      ...[parts].flat().flatMap((part) => languages.map((language) => loadWords(part, language))),
    ]);
    const [module] = await coming.catch((error: unknown) => {
      throw new LateCodeError(error);
    });
    return module;
  };
}
