import { CountdownText } from '@vikari/ui-kit/CountdownText';
import type { ReactNode } from 'react';
import type { JobDetail } from '#domain/api/portal';
import type { HeadlineFact } from '#domain/jobs/job';
import { type MessageId, useWords, type Words } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { langOf } from '../../lib/jobText/adLanguage';
import { adFacts, extentText } from '../../lib/jobText/factTexts';
import { inHandText, periodText, rateAmount } from '../../lib/jobText/jobText';
import { useStoredTaxGroup } from '../../lib/pay/useOwnTax';
import { FromHeadline } from './FromHeadline';
import styles from './jobDetail.module.css';

/** The rate, what it is paid as, and what is left of it in the hand. */
function Pay({ words, job }: { words: Words; job: JobDetail }) {
  const { t } = words;
  const taxGroup = useStoredTaxGroup();
  const { hourlyRate, inHand: pay } = job;
  if (!hourlyRate) {
    const { salaryText } = adFacts(job);
    return salaryText ? (
      <span lang={langOf(job)}>{salaryText}</span>
    ) : (
      <span>{t('job_detail.not_stated')}</span>
    );
  }
  const inHand = pay && { ...pay, amount: pay.lowest.inHand };
  const left = inHandText(words, { inHand, hourlyRate }, taxGroup);
  return (
    <>
      <span className={styles.rate}>{rateAmount(words, hourlyRate)}</span>
      <span>{` ${t('job.rate.unit')} `}</span>
      <small className={styles.basis}>{t(`job.basis_short.${hourlyRate.basis}`)}</small>
      {left && (
        <small className={styles.small}>
          <span aria-hidden="true">{left.text}</span>
          <span className="vk-visually-hidden">{left.spoken}</span>
        </small>
      )}
    </>
  );
}

/** What decides first whether a job is read on: in the first window of a phone. */
export function KeyFacts({ job, today }: { job: JobDetail; today: string }) {
  const words = useWords();
  const { t, language, intl } = words;
  const timeOfDay = job.names.timeOfDay.map((name) => name[language]).join(', ');
  const stated: [MessageId, ReactNode, HeadlineFact?][] = [
    [
      job.hourlyRate ? 'job_detail.rate' : 'job_detail.fact.salary',
      <Pay key="pay" {...{ words, job }} />,
    ],
    ['job_detail.fact.period', periodText(words, job), 'period'],
    ['job_detail.fact.hours', extentText(words, job), 'scope'],
    ['job_detail.fact.time_of_day', timeOfDay, 'time_of_day'],
    [
      'job_detail.fact.closes',
      <>
        <span>{dayText(intl, job.closesOn)}</span>
        <small className={styles.small}>
          <CountdownText
            day={job.closesOn}
            today={today}
            labels={{
              upcoming: (days) => t('job.closes_in', { days }),
              today: t('job.closing_today'),
              past: t('job.closed'),
            }}
          />
        </small>
      </>,
    ],
  ];
  return (
    <section aria-label={t('job_detail.facts')}>
      <dl className={styles.keyFacts}>
        {stated.map(
          ([term, value, fact]) =>
            value !== '' && (
              <div key={term}>
                <dt>{t(term)}</dt>
                <dd>
                  {typeof value === 'string' ? <span>{value}</span> : value}
                  {fact && <FromHeadline job={job} fact={fact} />}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
