import { LANGUAGES } from '#domain/language';
import { loadWords, type WordsPart } from './intl';

/**
 * Loads code together with the texts that it needs besides those of every page; the server loads
 * both languages, a browser the page's.
 */
export function withWords<Module>(
  part: WordsPart,
  load: () => Promise<Module>,
): () => Promise<Module> {
  return async () => {
    const languages =
      typeof document === 'undefined'
        ? LANGUAGES
        : LANGUAGES.filter((language) => language === document.documentElement.lang);
    const [module] = await Promise.all([
      load(),
      ...languages.map((language) => loadWords(part, language)),
    ]);
    return module;
  };
}
