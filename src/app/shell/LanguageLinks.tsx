import { LanguageSwitch } from '@vikari/ui-kit/LanguageSwitch';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, type Language } from '#domain/language';
import { useWords } from '../../i18n/intl';
import { switchLanguageHref } from '../alternatePath';

/** Each language in its own words, so that nobody has to read the other to find hers. */
const NAME: Record<Language, string> = { sv: 'Svenska', en: 'English' };

/** The same page in the other language, as a plain link: the server renders it anew. */
export function LanguageLinks() {
  const { t, language: current } = useWords();
  const { pathname, search } = useLocation();
  return (
    <LanguageSwitch
      label={t('shell.language')}
      options={LANGUAGES.map((language) => ({
        language,
        name: NAME[language],
        href: switchLanguageHref(pathname, search, language),
        current: language === current,
      }))}
    />
  );
}
