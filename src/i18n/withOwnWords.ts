import { LANGUAGES } from '#domain/language';
import { loadOwnWords } from './intl';

/**
 * Loads code together with the texts of the candidate's own pages; the server loads both languages,
 * a browser the page's.
 */
export function withOwnWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const languages =
      typeof document === 'undefined'
        ? LANGUAGES
        : LANGUAGES.filter((language) => language === document.documentElement.lang);
    const [module] = await Promise.all([load(), ...languages.map(loadOwnWords)]);
    return module;
  };
}
