import { DataTable } from '@vikari/ui-kit/DataTable';
import { DayStrip } from '@vikari/ui-kit/DayStrip';
import { FactList } from '@vikari/ui-kit/FactList';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { ServiceStatus } from '#domain/api/serviceStatus';
import { LOCALE } from '#domain/language';
import type { PartState } from '#domain/status/serviceParts';
import { useWords } from '../../i18n/intl';
import { dayText, instantText } from '../../lib/dates';
import { faultyDays, type PartHistory, partDays, partHistories } from './partHistory';
import styles from './serviceStatus.module.css';

const TONES = {
  works: 'success',
  limited: 'warning',
  fails: 'danger',
  unknown: 'neutral',
} as const satisfies Record<PartState, string>;

/** What works now, what is planned, and how it has been. */
export function ServiceStatusView({ status }: { status: ServiceStatus }) {
  const { t, intl } = useWords();
  const { checkedAt, parts, planned, days } = status;
  return (
    <div className={styles.sections}>
      <section>
        <h2>{t('service_status.now')}</h2>
        <FactList
          layout="rows"
          facts={parts.map(({ part, state, since }) => ({
            term: t(`service_status.part.${part}`),
            description: (
              <>
                <StatusPill tone={TONES[state]}>{t(`service_status.state.${state}`)}</StatusPill>
                {since && (
                  <small className={styles.since}>
                    {` ${t('service_status.since', { since: instantText(intl, since) })}`}
                  </small>
                )}
              </>
            ),
          }))}
        />
        <p>
          {checkedAt === null
            ? t('service_status.unchecked')
            : t('service_status.checked', { at: instantText(intl, checkedAt) })}
        </p>
      </section>
      <section>
        <h2>{t('service_status.planned')}</h2>
        <Planned planned={planned} />
      </section>
      <section>
        <h2>{t('service_status.history')}</h2>
        {days === null ? <p>{t('service_status.history.unknown')}</p> : <History days={days} />}
      </section>
    </div>
  );
}

function Planned({ planned }: Pick<ServiceStatus, 'planned'>) {
  const { t, intl, language } = useWords();
  if (planned === null) return <p>{t('service_status.planned.unknown')}</p>;
  if (planned.length === 0) return <p>{t('service_status.planned.none')}</p>;
  return (
    <ul>
      {planned.map(({ id, from, to, text }) => (
        <li key={id}>
          <strong>
            {t('service_status.planned.time', {
              from: instantText(intl, from),
              to: instantText(intl, to),
            })}
          </strong>
          <span>{`: ${text[language]}`}</span>
        </li>
      ))}
    </ul>
  );
}

function History({ days }: { days: NonNullable<ServiceStatus['days']> }) {
  const { t, intl, language } = useWords();
  const minutes = (of: PartHistory, count: number) =>
    of.worked === null
      ? t('service_status.history.not_measured')
      : t('service_status.history.minutes', { count });
  const share = ({ worked }: PartHistory) =>
    worked === null
      ? t('service_status.history.not_measured')
      : t('service_status.history.percent', { percent: intl.formatNumber(worked) });
  const histories = partHistories(days);
  const faulty = faultyDays(days);
  return (
    <>
      <ul className={styles.strips}>
        {histories.map((history) => (
          <li key={history.part}>
            <DayStrip
              label={t(`service_status.part.${history.part}`)}
              summary={share(history)}
              days={partDays(days, history.part)}
            />
          </li>
        ))}
      </ul>
      <p>{t('service_status.strip.key')}</p>
      <details>
        <summary>{t('service_status.history.table')}</summary>
        <DataTable
          caption={t('service_status.history.caption')}
          locale={LOCALE[language]}
          narrow="stack"
          rows={histories}
          rowKey={({ part }) => part}
          columns={[
            {
              id: 'part',
              header: t('service_status.history.part'),
              cell: ({ part }) => t(`service_status.part.${part}`),
            },
            {
              id: 'worked',
              header: t('service_status.history.share'),
              align: 'end',
              cell: share,
            },
            {
              id: 'failed',
              header: t('service_status.history.failed'),
              align: 'end',
              cell: (of) => minutes(of, of.failed),
            },
            {
              id: 'limited',
              header: t('service_status.history.limited'),
              align: 'end',
              cell: (of) => minutes(of, of.limited),
            },
            {
              id: 'checked',
              header: t('service_status.history.checked'),
              align: 'end',
              cell: ({ checked }) => intl.formatNumber(checked),
            },
          ]}
        />
      </details>
      <p>{t('service_status.history.note')}</p>
      <h3>{t('service_status.days')}</h3>
      {faulty.length === 0 && <p>{t('service_status.days.none')}</p>}
      <ul>
        {faulty.map(({ day, parts }) => (
          <li key={day}>
            <strong>{dayText(intl, day)}</strong>
            <span>
              {`: ${parts
                .map(({ part, failed, limited }) =>
                  t('service_status.days.part', {
                    part: t(`service_status.part.${part}`),
                    count: failed + limited,
                  }),
                )
                .join('; ')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
