import { LANGUAGES } from '#domain/language';
import { loadWords, type WordsPart } from './intl';

/**
 * Loads code together with the texts that it needs besides those of every page; the server loads
 * both languages, a browser the page's. A component that is no page: `lazyPart`.
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
    const [module] = await Promise.all([
      load(),
      ...[parts].flat().flatMap((part) => languages.map((language) => loadWords(part, language))),
    ]);
    return module;
  };
}
