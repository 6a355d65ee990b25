import { Button } from '@vikari/ui-kit/Button';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { LanguageSwitch } from '@vikari/ui-kit/LanguageSwitch';
import { Logo } from '@vikari/ui-kit/Logo';
import { LANGUAGES } from '#domain/language';
import { BRAND } from '../../config/brand';
import { useWords } from '../../i18n/intl';
import errorPage from '../../lib/page/ErrorPage.module.css';
import { LANGUAGE_NAME } from '../../lib/site/languageName';
import { paths } from '../../lib/site/paths';
import { DemoNotice } from '../shell/DemoNotice';
import { SiteFooter } from '../shell/SiteFooter';
import shell from '../shell/shell.module.css';

/** The reasons why there is no page, by what the reader can do about them. */
export type FailureKind = 'unavailable' | 'lists_loading' | 'rate_limited' | 'broken' | 'offline';

/**
 * The page that the server sends when it cannot make the requested one, and that the service worker
 * shows in its place without a connection. It reads no data, not even the session, and needs no
 * script: trying again and the other language are links to the same address. While lists are read in,
 * `public/listsToCome.js` brings the asked page; a page that loads itself anew would interrupt who listens to it.
 */
export function FailurePage({ kind }: { kind: FailureKind }) {
  const { t, language: current } = useWords();
  const title = t(`failure.${kind}.title`);
  return (
    <div className={shell.shell}>
      <title>{`${title} | ${BRAND.name}`}</title>
      <meta name="robots" content="noindex" />
      <DemoNotice />
      <header className={errorPage.bar}>
        <a href={paths.home()} aria-label={`${BRAND.name}: ${t('shell.home')}`}>
          <Logo />
        </a>
        <LanguageSwitch
          label={t('shell.language')}
          options={LANGUAGES.map((language) => ({
            language,
            name: LANGUAGE_NAME[language],
            href: `?lang=${language}`,
            current: language === current,
          }))}
        />
      </header>
      <main id="content" className={shell.content}>
        <div className={errorPage.page}>
          <ErrorState
            headingLevel={1}
            title={title}
            actions={
              <>
                <Button href="">{t('failure.retry')}</Button>
                <Button variant="secondary" href={paths.home()}>
                  {t('shell.home')}
                </Button>
              </>
            }
          >
            <p>{t(`failure.${kind}.text`)}</p>
            {kind === 'lists_loading' && (
              <>
                {/* True with the script alone, which shows it */}
                <p hidden data-lists-to-come>
                  {t('failure.lists_loading.comes')}
                </p>
                <script async src="/listsToCome.js" />
              </>
            )}
            {kind === 'unavailable' && (
              <p>
                <a href={paths.serviceStatus()}>{t('failure.status')}</a>
              </p>
            )}
          </ErrorState>
          {/* Where the service worker lists the jobs that can be read */}
          {kind === 'offline' && <div data-kept-jobs />}
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
