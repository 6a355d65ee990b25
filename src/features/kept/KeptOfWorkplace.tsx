import { FactList } from '@vikari/ui-kit/FactList';
import { Stack } from '@vikari/ui-kit/Stack';
import type { WorkplaceKept } from '#domain/api/kept';
import { useWords } from '../../i18n/intl';
import { dayText } from '../../lib/dates';
import { EmployerReply } from '../../lib/page/EmployerReply';
import styles from './kept.module.css';

/** How employers keep what they say at a workplace, with their replies. */
export function KeptOfWorkplace({ kept }: { kept: WorkplaceKept }) {
  const { t, intl } = useWords();
  const number = (value: number) => intl.formatNumber(value, { minimumFractionDigits: 1 });
  const [last] = kept.employers
    .map(({ publishedOn }) => publishedOn)
    .toSorted()
    .toReversed();
  return (
    <Stack element="section" spacing={4} aria-labelledby="kept-of-workplace">
      <h2 id="kept-of-workplace">{t('kept.title')}</h2>
      {kept.employers.length === 0 ? (
        <p className={styles.text}>{t('kept.none')}</p>
      ) : (
        <>
          <p className={styles.text}>{t('kept.text')}</p>
          <FactList
            layout="rows"
            facts={kept.employers.map(({ employer, score }) => ({
              term: employer,
              description: `${t('kept.score', { average: number(score.average) })}, ${t('kept.people', { answers: score.answers })}`,
            }))}
          />
          {kept.employers.flatMap(({ employer, years }) =>
            years.flatMap(({ year, reply }) =>
              reply === null ? (
                []
              ) : (
                <EmployerReply
                  key={`${employer} ${year}`}
                  about={t('kept.reply', { employer, year: String(year) })}
                  text={reply}
                />
              ),
            ),
          )}
          {last !== undefined && (
            <p className={styles.text}>{t('kept.published', { day: dayText(intl, last) })}</p>
          )}
        </>
      )}
    </Stack>
  );
}
