import type { Language } from '#domain/language';
import { useWords } from '../../i18n/intl';
import { titleLang } from './adLanguage';

interface JobTitleProps {
  job: {
    title: string;
    /** The language of the ad; Swedish where it does not say. */
    language?: Language | null | undefined;
  };
}

/**
 * A job's title among the page's own words, marked where it is in another language than they. An
 * element, so that a translated page can change beside it.
 */
export function JobTitle({ job: { title, language } }: JobTitleProps) {
  const page = useWords().language;
  const lang = titleLang(language ? { language } : {}, page);
  return <span lang={lang}>{title}</span>;
}
