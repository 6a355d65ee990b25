import type { Language } from '#domain/language';
import { useWords } from '../../i18n/intl';
import { titleLang } from './adLanguage';

interface EmployersWordsProps {
  children: string;
  /** The language of the job's ad; Swedish where it does not say. */
  language?: Language | null | undefined;
}

/**
 * What an employer wrote, among the page's own words: marked where it is in another language than they.
 * An element, so that a translated page can change beside it.
 */
export function EmployersWords({ children, language }: EmployersWordsProps) {
  const page = useWords().language;
  return <span lang={titleLang({ language }, page)}>{children}</span>;
}
