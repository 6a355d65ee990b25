import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import type { JobSummary } from '#domain/jobs/job';
import { useEligibility } from '../../data/eligibility';
import { useWords } from '../../i18n/intl';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './eligibility.module.css';
import { ReadinessLines } from './ReadinessLines';
import { readinessText } from './readinessText';

/** The documents that one job asks for, beside where they are uploaded; nothing if it asks for none. */
export function JobReadiness({ job }: { job: Pick<JobSummary, 'id' | 'title'> }) {
  const words = useWords();
  const { data } = useEligibility(job.id);
  const readiness = data?.results[0]?.readiness;
  if (!readiness || readiness.needed === 0) return null;
  return (
    <Accordion>
      <AccordionItem
        headingLevel={3}
        summary={
          <>
            <span>
              <TitleInText
                job={job}
                text={(title) => words.t('eligibility.readiness.of', { job: title })}
              />
            </span>
            <span className={styles.readiness}>{readinessText(words, readiness)}</span>
          </>
        }
      >
        <ReadinessLines readiness={readiness} linkComponent={RouterLink} />
      </AccordionItem>
    </Accordion>
  );
}
