import { SkipLink } from '@vikari/ui-kit/SkipLink';
import { useRef } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useWords } from '../../i18n/intl';
import { useRouteEffects } from '../useRouteEffects';
import { DemoNotice } from './DemoNotice';
import { LiveUpdates } from './LiveUpdates';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SiteTabBar } from './SiteTabBar';
import styles from './shell.module.css';

/** The shell around every page. */
export function RootLayout() {
  const { t } = useWords();
  const content = useRef<HTMLElement>(null);
  const navigation = useNavigation();
  useRouteEffects(content);
  return (
    <div className={styles.shell}>
      <SkipLink href="#content">{t('shell.skip')}</SkipLink>
      <DemoNotice />
      <SiteHeader />
      <div role="status" className={styles.progress}>
        {navigation.state === 'loading' && (
          <span className="vk-visually-hidden">{t('shell.loading')}</span>
        )}
      </div>
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <SiteFooter />
      <SiteTabBar />
      <LiveUpdates />
    </div>
  );
}
