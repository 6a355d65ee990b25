import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { LinkTabs } from '@vikari/ui-kit/LinkTabs';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import { useId } from 'react';
import type { Openings } from '#domain/api/counterfactuals';
import { ACCOUNT_PLACES, documentPlace } from '#domain/candidates/accountPlaces';
import { NOW } from '#domain/counterfactuals/change';
import type { RuleId } from '#domain/eligibility/words';
import type { TaxGroup } from '#domain/pay/taxGroup';
import { useWords } from '../../i18n/intl';
import { openingsPath } from '../../lib/site/openingsPath';
import { OpeningCard } from './OpeningCard';
import styles from './openings.module.css';
import { payText, sortedOpenings } from './openingText';
import { PointGains } from './PointGains';

/** The orders of the list. */
export const SORTS = ['jobs', 'pay'] as const;

export interface OpeningsViewProps {
  /** undefined while it is being read. */
  openings: Openings | undefined;
  /** Reads it again after a failure; null while there is none. */
  onRetry: (() => void) | null;
  sort: (typeof SORTS)[number];
  /** What the reader has said of themselves. */
  taxGroup: TaxGroup | null;
  jobHref: (slug: string) => string;
  jobsHref: string;
  linkComponent: LinkComponent;
}

/** What opens most doors for a candidate: how many jobs they can take, and what opens more. */
export function OpeningsView(props: OpeningsViewProps) {
  const { openings, onRetry } = props;
  const { t } = useWords();
  return (
    <PageLayout maxWidth="md">
      <Stack element="header" spacing={2}>
        <h1>{t('openings.title')}</h1>
        <p className={styles.lead}>{t('openings.lead')}</p>
      </Stack>
      {openings ? (
        <Found {...props} openings={openings} />
      ) : onRetry ? (
        <ErrorState title={t('openings.failed')} retry={{ label: t('openings.retry'), onRetry }}>
          <p>{t('openings.failed.text')}</p>
        </ErrorState>
      ) : (
        <div aria-busy="true">
          <p role="status" className="vk-visually-hidden">
            {t('openings.reading')}
          </p>
          <Skeleton shape="block" height="24rem" />
        </div>
      )}
    </PageLayout>
  );
}

type FoundProps = OpeningsViewProps & { openings: Openings };

function Found(props: FoundProps) {
  const { openings: answer, linkComponent: Link } = props;
  const { professions, now, openings, points } = answer;
  const words = useWords();
  const { t, intl } = words;
  const nowId = useId();
  if (professions === 0) return <NoProfession linkComponent={Link} />;
  return (
    <>
      {now.total > 0 && (
        <Card element="section" tone="sunken" aria-labelledby={nowId} className={styles.card}>
          <h2 id={nowId} className={styles.title}>
            {t('openings.now')}
          </h2>
          <p>
            <span className={styles.number}>{intl.formatNumber(now.total)}</span>{' '}
            <span className={styles.unit}>{t('openings.now.count', { count: now.total })}</span>
          </p>
          {now.pay && (
            <p className={styles.pay}>
              {payText(words, now.pay, { count: now.total, group: props.taxGroup })}
            </p>
          )}
          <Link href={openingsPath({ change: NOW })}>
            {t('openings.now.show', { count: now.total })}
          </Link>
        </Card>
      )}
      {openings.length > 0 ? <Ranked {...props} /> : <NothingMore {...props} />}
      {points.length > 0 && <PointGains points={points} linkComponent={Link} />}
    </>
  );
}

function Ranked({ openings: answer, sort, taxGroup, jobHref, linkComponent }: FoundProps) {
  const { openings } = answer;
  const { t } = useWords();
  const id = useId();
  const arePairs = openings.every(({ steps }) => steps.length > 1);
  return (
    <Stack element="section" spacing={4} aria-labelledby={id}>
      <h2 id={id}>{t('openings.list')}</h2>
      {arePairs && <p>{t('openings.pairs')}</p>}
      {openings.length > 1 && (
        <LinkTabs
          label={t('openings.sort')}
          linkComponent={linkComponent}
          items={SORTS.map((one) => ({
            label: t(`openings.sort.${one}`),
            href: openingsPath({ sort: one }),
            current: one === sort,
          }))}
        />
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ol role="list" aria-labelledby={id} className={styles.list}>
        {sortedOpenings(openings, sort, taxGroup).map((opening) => (
          <li key={opening.id}>
            <OpeningCard
              opening={opening}
              taxGroup={taxGroup}
              href={openingsPath({ change: opening.id })}
              jobHref={jobHref}
              linkComponent={linkComponent}
            />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function NoProfession({ linkComponent }: { linkComponent: LinkComponent }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('openings.none.profession')}
      actions={
        <Button href={ACCOUNT_PLACES.profession} linkComponent={linkComponent}>
          {t('openings.none.profession.do')}
        </Button>
      }
    >
      <p>{t('openings.none.profession.text')}</p>
    </EmptyState>
  );
}

/** What a rule is met by, and where. */
const PLACES = {
  profession: ACCOUNT_PLACES.profession,
  licence: documentPlace('hosp_licence'),
  qualifying_period: ACCOUNT_PLACES.experiences,
  experience: ACCOUNT_PLACES.experiences,
  language: ACCOUNT_PLACES.languages,
  documents: ACCOUNT_PLACES.documents,
} as const satisfies Record<RuleId, string>;

/** More than two things are missing everywhere: what is missing most often comes first. */
function StartHere({
  missing,
  linkComponent: Link,
}: Pick<Openings, 'missing'> & { linkComponent: LinkComponent }) {
  const { t } = useWords();
  const id = useId();
  return (
    <Stack element="section" spacing={3} aria-labelledby={id}>
      <h2 id={id}>{t('openings.first')}</h2>
      <p className={styles.text}>{t('openings.first.text')}</p>
      <ol className={styles.points}>
        {missing.map(({ rule, jobs }) => (
          <li key={rule}>
            <Link href={PLACES[rule]}>{t(`eligibility.rule.${rule}`)}</Link>
            <span className={styles.unit}>{t('openings.first.jobs', { count: jobs })}</span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** Nothing opens more: since they can take all there is, or since nothing that is said here would. */
function NothingMore({ openings: answer, jobsHref, linkComponent }: FoundProps) {
  const { now, ofProfession, missing } = answer;
  const { t } = useWords();
  const rest = ofProfession - now.total;
  if (ofProfession === 0) {
    return (
      <EmptyState
        title={t('openings.none.jobs')}
        actions={
          <Button href={jobsHref} linkComponent={linkComponent}>
            {t('openings.none.jobs.do')}
          </Button>
        }
      >
        <p>{t('openings.none.jobs.text')}</p>
      </EmptyState>
    );
  }
  if (rest === 0) {
    return (
      <EmptyState title={t('openings.none.all', { count: ofProfession })}>
        <p>{t('openings.none.all.text')}</p>
      </EmptyState>
    );
  }
  if (missing.length > 0) return <StartHere {...{ missing, linkComponent }} />;
  return (
    <EmptyState title={t('openings.none.rest')}>
      <p>{t('openings.none.rest.text', { count: rest })}</p>
    </EmptyState>
  );
}
