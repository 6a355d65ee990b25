import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import type { ProfileView } from '#domain/api/account';
import { useWords } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { IntegritySection } from './IntegritySection';
import styles from './integrity.module.css';
import { SectionState } from './SectionState';

export interface ProfileViewListProps {
  /** undefined while they are being read. */
  views: readonly ProfileView[] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  /** Whether there are older ones. */
  more: 'none' | 'idle' | 'loading' | 'failed';
  onMore: () => void;
  /** The candidate has chosen to be hidden. */
  hidden: boolean;
  jobHref: (slug: string) => string;
  documentsHref: string;
  linkComponent: LinkComponent;
}

/** Which employers have seen the candidate's profile, with a link to who has opened documents. */
export function ProfileViewList(props: ProfileViewListProps) {
  const { views, onRetry, more, onMore, hidden, jobHref, documentsHref, linkComponent } = props;
  const { t, intl } = useWords();
  const Link = linkComponent;
  return (
    <IntegritySection title={t('integrity.seen.title')} text={t('integrity.seen.text')}>
      {views === undefined ? (
        <SectionState onRetry={onRetry} />
      ) : (
        <>
          {hidden && <p>{t('integrity.seen.hidden')}</p>}
          {views.length === 0 ? (
            <p>{t('integrity.seen.none')}</p>
          ) : (
            <Card padding="none">
              <ul aria-label={t('integrity.seen.list')}>
                {views.map(({ id, employer, job, day, looks }) => (
                  <li key={id} className={styles.row}>
                    <Icon name="eye" className={styles.icon} />
                    <div className={styles.facts}>
                      <Stack
                        element="p"
                        direction="row"
                        spacing={1}
                        columnSpacing={2}
                        alignItems="center"
                      >
                        <strong translate="no">{employer}</strong>
                      </Stack>
                      <Text variant="small" tone="muted">
                        <Link href={jobHref(job.slug)}>
                          <JobTitle job={job} />
                        </Link>
                      </Text>
                    </div>
                    <Text variant="small" tone="muted">
                      {`${dayText(intl, day)}, ${t('integrity.seen.looks', { count: looks })}`}
                    </Text>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <ActionProblem>
            {more === 'failed' && <p>{t('integrity.seen.more_failed')}</p>}
          </ActionProblem>
          <div className={styles.actions}>
            {more !== 'none' && (
              <Button
                variant="secondary"
                loading={more === 'loading'}
                loadingLabel={t('integrity.seen.loading_more')}
                onClick={onMore}
              >
                {t('integrity.seen.more')}
              </Button>
            )}
          </div>
        </>
      )}
      <p>
        <Link href={documentsHref}>{t('integrity.seen.documents')}</Link>
      </p>
    </IntegritySection>
  );
}
