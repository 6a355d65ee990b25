import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../i18n/intl';
import type { Crumb } from '../../lib/page/breadcrumbList';
import { AreasPart } from './parts/AreasPart';
import { CapsPart } from './parts/CapsPart';
import { CareerPart } from './parts/CareerPart';
import { GuideBand } from './parts/GuideBand';
import { NextSteps, PageLinks, Sources } from './parts/GuideLinks';
import { GuideText, Questions } from './parts/GuideText';
import { MainFigure } from './parts/MainFigure';
import { MeasuredPart } from './parts/MeasuredPart';
import { SalaryJobs } from './parts/SalaryJobs';
import { SpreadPart } from './parts/SpreadPart';
import { YearsPart } from './parts/YearsPart';
import type { SalaryData } from './salaryData';
import styles from './salaryGuide.module.css';

export interface SalaryViewProps {
  salary: SalaryData;
  /** From the start page to this page. */
  crumbs: readonly Crumb[];
  /** What is only on the pages about hired staff. */
  hiredParts?: ReactNode;
  today: string;
  /** The site's jobs are made up. */
  demo: boolean;
}

/** The parts of a page with a heading of their own, for the list of contents. */
function partsOf({ t }: Words, salary: SalaryData): [id: string, title: string][] {
  const { hired, content } = salary;
  const [passage] = content.passages;
  const parts: [id: string, title: string, shown: boolean][] = [
    ['measured', t('salaries.measured'), true],
    ['main', t('salaries.main'), true],
    ['spread', t('salaries.spread'), salary.spread.length > 0],
    ['years', t('salaries.years'), salary.years.length > 0],
    ['areas', t('salaries.areas'), salary.areas !== null],
    ['caps', t('salaries.caps'), hired !== null || salary.priceCap !== null],
    ['career', t('salaries.career'), salary.career !== null],
    ['text', passage?.heading ?? '', passage !== undefined],
    ['questions', t('salaries.questions'), true],
    ['jobs', t('salaries.jobs'), true],
    ['sources', t('salaries.sources'), true],
  ];
  return parts.flatMap(([id, title, shown]) => (shown ? [[id, title]] : []));
}

/** Links to the parts of the page. */
function Contents({ parts }: { parts: readonly (readonly [id: string, title: string])[] }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('salaries.contents')} className={styles.contents}>
      <h2 className={styles.heading}>{t('salaries.contents')}</h2>
      <ul>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What one profession earns: one clear figure, where it is from, and then everything else. */
export function SalaryView({ salary, crumbs, hiredParts, today, demo }: SalaryViewProps) {
  const words = useWords();
  const { t } = words;
  const { content, hired, career } = salary;
  const measured = <MeasuredPart measured={salary.measured} demo={demo} />;
  return (
    <>
      <GuideBand title={content.title} lead={content.lead} crumbs={crumbs} />
      <div className={`${styles.content} ${styles.withAside}`}>
        <Stack spacing={12}>
          {/* Of hired staff the hourly rate is the figure, of others the monthly salary */}
          {hired && measured}
          <MainFigure {...salary} today={today} />
          {!hired && measured}
          {salary.priceCap && (
            <CapsPart
              caps={
                salary.priceCap.cap ? [{ ...salary.priceCap.cap, name: t('salaries.cap.own') }] : []
              }
              sources={salary.sources}
            />
          )}
          {hiredParts}
          <SpreadPart {...salary} />
          <YearsPart {...salary} />
          <AreasPart {...salary} />
          {career && <CareerPart career={career} />}
          <PageLinks id="members" title={t('salaries.members')} links={salary.members} />
          <GuideText passages={content.passages} />
          <Questions questions={content.questions} />
          <SalaryJobs jobs={salary.jobs} today={today} />
          <PageLinks id="related" title={t('salaries.related')} links={salary.related} />
          <Sources sources={salary.sources} />
        </Stack>
        <div className={styles.aside}>
          <NextSteps jobsHref={salary.jobsHref} />
          <Contents parts={partsOf(words, salary)} />
        </div>
      </div>
    </>
  );
}
