import { LanguageSwitch } from '@vikari/ui-kit/LanguageSwitch';
import { useLocation } from 'react-router-dom';
import { LANGUAGES } from '#domain/language';
import { useWords } from '../../i18n/intl';
import { switchLanguageHref } from '../../lib/page/alternatePath';
import { LANGUAGE_NAME } from '../../lib/site/languageName';

/** The same page in the other language, as a plain link: the server renders it. */
export function LanguageLinks() {
  const { t, language: current } = useWords();
  const { pathname, search } = useLocation();
  return (
    <LanguageSwitch
      label={t('shell.language')}
      options={LANGUAGES.map((language) => ({
        language,
        name: LANGUAGE_NAME[language],
        href: switchLanguageHref(pathname, search, language),
        current: language === current,
      }))}
    />
  );
}
