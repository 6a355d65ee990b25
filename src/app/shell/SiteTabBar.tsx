import { BottomTabBar } from '@vikari/ui-kit/BottomTabBar';
import { Icon } from '@vikari/ui-kit/Icon';
import { useLocation } from 'react-router-dom';
import { useRemainingSetup } from '../../data/remainingSetup';
import { useUnreadChats } from '../../data/unreadChats';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useProfile } from '../../session/useProfile';
import styles from './shell.module.css';

/** The signed-in user's navigation at the bottom of a phone. */
export function SiteTabBar() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const profile = useProfile();
  const left = useRemainingSetup();
  const unread = useUnreadChats();
  if (!profile) return null;
  const tab = (label: string, href: string, icon: 'search' | 'briefcase' | 'message' | 'user') => ({
    label,
    href,
    icon: <Icon name={icon} />,
    current: pathname === href,
  });
  return (
    <BottomTabBar
      className={styles.tabs}
      label={t('shell.nav.tabs')}
      linkComponent={RouterLink}
      tabs={[
        tab(t('shell.nav.search'), paths.home(), 'search'),
        tab(t('shell.nav.applications'), paths.applications(), 'briefcase'),
        {
          ...tab(t('shell.nav.messages'), paths.messages(), 'message'),
          current: pathname.startsWith(paths.messages()),
          unread: unread?.text,
        },
        {
          ...tab(t('shell.nav.profile'), paths.account(), 'user'),
          unread: left > 0 ? t('shell.nav.profile_left', { count: left }) : undefined,
        },
      ]}
    />
  );
}
