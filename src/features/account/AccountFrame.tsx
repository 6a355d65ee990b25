import { Avatar } from '@vikari/ui-kit/Avatar';
import { Badge } from '@vikari/ui-kit/Badge';
import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { LinkTabs } from '@vikari/ui-kit/LinkTabs';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode } from 'react';
import type { Profile } from '#domain/api/v2';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { type MessageId, useWords } from '../../i18n/intl';
import { openingsPath } from '../../lib/site/openingsPath';
import styles from './account.module.css';
import { ACCOUNT_PAGES, type AccountPage, accountHref } from './accountPages';

const LABEL = {
  profile: 'account.tab.profile',
  preferences: 'account.tab.preferences',
  documents: 'account.tab.documents',
  references: 'account.tab.references',
  integrity: 'account.tab.integrity',
} as const satisfies Record<AccountPage, MessageId>;

const LEAD = {
  profile: 'account.lead.profile',
  preferences: 'account.lead.preferences',
  documents: 'account.lead.documents',
  references: 'account.lead.references',
  integrity: 'account.lead.integrity',
} as const satisfies Record<AccountPage, MessageId>;

export interface AccountFrameProps {
  profile: Profile;
  page: AccountPage;
  linkComponent: LinkComponent;
  children: ReactNode;
}

/** The heading and the tabs of the candidate's account, and what the current one is for. */
export function AccountFrame({ profile, page, linkComponent, children }: AccountFrameProps) {
  const { t } = useWords();
  const Link = linkComponent;
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <div className={styles.page}>
      <Stack element="header" direction="row" spacing={4} alignItems="center">
        <Avatar name={name} src={profile.profileImageUrl ?? undefined} size="large" />
        <div className={styles.who}>
          <h1 className={styles.name} translate="no">
            {name}
          </h1>
          {profile.bankIdVerified ? (
            <Badge tone="success" icon={<Icon name="check" size="small" />}>
              {t('account.bankid')}
            </Badge>
          ) : (
            <Link href={ACCOUNT_PLACES.bankid}>{t('account.bankid.connect')}</Link>
          )}
        </div>
      </Stack>
      <LinkTabs
        label={t('account.tabs')}
        linkComponent={linkComponent}
        items={ACCOUNT_PAGES.map((id) => ({
          label: t(LABEL[id]),
          href: accountHref(id),
          current: id === page,
        }))}
      />
      <p className={styles.lead}>{t(LEAD[page])}</p>
      {page === 'profile' && (
        <p>
          <Link href={openingsPath()}>{t('account.openings')}</Link>
        </p>
      )}
      {children}
    </div>
  );
}
