import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { BarChart } from '@vikari/ui-kit/BarChart';
import { Stack } from '@vikari/ui-kit/Stack';
import { useId } from 'react';
import type { InsightConfiguration, InsightDetail } from '#domain/api/insights';
import { useWords } from '../../i18n/intl';
import { EmployerReply } from '../../lib/page/EmployerReply';
import styles from './insight.module.css';
import { useScoreText } from './useScoreText';

/** The end of the scale. */
const BEST = 5;

export interface InsightDetailViewProps {
  detail: InsightDetail;
  configuration: InsightConfiguration;
}

/** What candidates see: areas, statements, who has answered, years, and what employers say. */
export function InsightDetailView({ detail, configuration }: InsightDetailViewProps) {
  const { t } = useWords();
  const ids = { areas: useId(), who: useId() };
  return (
    <>
      <section aria-labelledby={ids.areas} className={styles.part}>
        <h2 id={ids.areas} className={styles.heading}>
          {t('insight.areas')}
        </h2>
        <Areas detail={detail} configuration={configuration} />
      </section>
      <section aria-labelledby={ids.who} className={styles.part}>
        <h2 id={ids.who} className={styles.heading}>
          {t('insight.who')}
        </h2>
        <ul className={styles.points}>
          <li>{t('insight.who.assignments', { count: detail.assignmentsAtLeast })}</li>
          <li>{t('insight.who.experiences', { count: detail.experiencesAtLeast })}</li>
        </ul>
      </section>
      {detail.years.length > 1 && <Years detail={detail} />}
      {detail.replies.length > 0 && <Replies detail={detail} />}
    </>
  );
}

function Areas({ detail, configuration }: InsightDetailViewProps) {
  const { t, language } = useWords();
  const score = useScoreText();
  const nameOf = (id: string) =>
    configuration.areas.find((area) => area.id === id)?.text[language] ?? id;
  const textOf = (id: string) =>
    configuration.statements.find((statement) => statement.id === id)?.text[language] ?? id;
  return (
    <>
      <BarChart
        caption={t('insight.areas.caption')}
        headings={[t('insight.area'), t('insight.average')]}
        max={BEST}
        formatValue={score}
        items={detail.areas.map(({ area, average }) => ({ label: nameOf(area), value: average }))}
      />
      <Accordion>
        <AccordionItem summary={t('insight.statements')} headingLevel={3}>
          <Stack spacing={8}>
            {detail.areas.map(({ area, average, spread, statements }) => (
              <div key={area} className={styles.chart}>
                <BarChart
                  caption={t('insight.area_score', {
                    area: nameOf(area),
                    average: score(average),
                  })}
                  headings={[t('insight.statement'), t('insight.average')]}
                  max={BEST}
                  formatValue={score}
                  items={statements.map((one) => ({ label: textOf(one.id), value: one.average }))}
                />
                <p className={styles.muted}>{t(`insight.spread.${spread ?? 'none'}`)}</p>
              </div>
            ))}
          </Stack>
        </AccordionItem>
      </Accordion>
    </>
  );
}

function Years({ detail }: Pick<InsightDetailViewProps, 'detail'>) {
  const { t } = useWords();
  const score = useScoreText();
  const id = useId();
  const [last] = detail.years;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {t('insight.years')}
      </h2>
      <BarChart
        caption={t('insight.years.caption')}
        headings={[t('insight.year'), t('insight.average')]}
        max={BEST}
        formatValue={score}
        items={detail.years.map(({ year, average, answers }) => ({
          label: t('insight.year_answers', { year: String(year), count: answers }),
          value: average,
          highlighted: year === last?.year,
        }))}
      />
    </section>
  );
}

function Replies({ detail }: Pick<InsightDetailViewProps, 'detail'>) {
  const { t } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {t('insight.replies')}
      </h2>
      {detail.replies.map(({ employer, year, text }) => (
        <EmployerReply
          key={`${employer} ${year}`}
          about={t('insight.reply.about', { employer, year: String(year) })}
          text={text}
        />
      ))}
    </section>
  );
}
