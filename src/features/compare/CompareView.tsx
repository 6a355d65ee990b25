import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { type CompareGroup, CompareTable } from '@vikari/ui-kit/CompareTable';
import { LinkTabs } from '@vikari/ui-kit/LinkTabs';
import type { ReactNode } from 'react';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { type ComparedJob, comparisonGroups, MOST_COMPARED } from '#domain/jobViews/comparison';
import { ASSUMED_TAX_GROUP, type TaxGroup } from '#domain/pay/taxGroup';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { AddJob } from './AddJob';
import { columnOf } from './columns';
import styles from './compare.module.css';
import { cellOf, rowTitle } from './rowTexts';

/** What is said of a job and the signed-in candidate. */
type OwnPart = 'eligible' | 'missing';

export interface CompareViewProps {
  jobs: readonly ComparedJob[];
  /** Only what differs is shown. */
  differencesOnly: boolean;
  /**
   * What the reader has said of their tax: the municipality, null for an average one, and their age
   * and country. null: nothing.
   */
  tax: { place: string | null; taxGroup: TaxGroup | null } | null;
  /** null for a visitor. */
  renderOwn: ((part: OwnPart, job: ComparedJob['job']) => ReactNode) | null;
  /** Jobs that one more can be chosen from. */
  similar: readonly SimilarJob[];
}

/** Jobs side by side. */
export function CompareView(props: CompareViewProps) {
  const { jobs, differencesOnly, tax, renderOwn, similar } = props;
  const words = useWords();
  const { t } = words;
  const ids = jobs.map(({ job }) => job.id);
  const groups: CompareGroup[] = comparisonGroups(jobs)
    .map(({ id, rows }) => ({
      id,
      title: t(`compare.group.${id}`),
      rows: rows
        .filter(({ differs }) => differs || !differencesOnly)
        .map((row) => ({
          id: row.id,
          title: rowTitle(words, row.id),
          differs: row.differs,
          cells: jobs.map((compared) => cellOf(words, row.id, compared)),
        })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const nothingDiffers = groups.length === 0 && !jobs.some(({ job }) => job.partial);
  if (renderOwn) {
    groups.push({
      id: 'own',
      title: t('compare.group.own'),
      rows: (['eligible', 'missing'] as const).map((part) => ({
        id: part,
        title: t(`compare.row.${part}`),
        cells: jobs.map(({ job }) => renderOwn(part, job)),
      })),
    });
  }
  const partial = jobs.filter(({ job }) => job.partial).length;
  return (
    <>
      {partial > 0 && (
        <Callout tone="warning" headingLevel={2} title={t('compare.partial.title')}>
          <p>{t('compare.partial.text', { count: partial })}</p>
        </Callout>
      )}
      {jobs.length > 1 && (
        <div className={styles.tools}>
          <LinkTabs
            label={t('compare.show')}
            linkComponent={RouterLink}
            items={[
              { label: t('compare.show.all'), href: paths.compare(ids), current: !differencesOnly },
              {
                label: t('compare.show.differences'),
                href: paths.compare(ids, 'differences'),
                current: differencesOnly,
              },
            ]}
          />
          <Button
            className={styles.print}
            variant="quiet"
            size="small"
            onClick={() => window.print()}
          >
            {t('compare.print')}
          </Button>
        </div>
      )}
      {jobs.length > 1 && <p className={styles.legend}>{t('compare.legend')}</p>}
      {nothingDiffers && <p>{t('compare.same')}</p>}
      <CompareTable
        caption={t('compare.caption', { count: jobs.length })}
        labels={{
          rows: t('compare.rows'),
          actions: t('compare.actions'),
          differs: t('compare.differs'),
        }}
        columns={jobs.map((compared) =>
          columnOf(
            words,
            compared,
            jobs.length > 1 ? paths.compare(ids.filter((id) => id !== compared.job.id)) : null,
          ),
        )}
        groups={groups}
      />
      <div className={styles.notes}>
        <p>
          <span>
            {t('compare.tax', {
              place: tax?.place ?? t('compare.tax.place'),
              group: tax?.taxGroup ?? ASSUMED_TAX_GROUP,
            })}
          </span>
          {!tax?.taxGroup && <span>{` ${t('compare.tax.assumed')}`}</span>}
        </p>
        <p>{t('compare.comparable.note')}</p>
      </div>
      {jobs.length < MOST_COMPARED && <AddJob ids={ids} similar={similar} />}
    </>
  );
}
