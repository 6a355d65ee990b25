import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useId } from 'react';
import type { Eligibility } from '#domain/eligibility/eligibility';
import type { DocumentReadiness } from '#domain/eligibility/readiness';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { openingsPath } from '../../lib/site/openingsPath';
import styles from './eligibility.module.css';
import { ReadinessLines } from './ReadinessLines';
import { RuleLines } from './RuleLines';
import { readinessText } from './readinessText';
import type { ReasonNames } from './reasonText';
import { VerdictLine } from './VerdictLine';
import { metText } from './verdict';

/** What is known of one job and the candidate. */
interface KnownEligibility extends Eligibility {
  /** null: the job does not say which documents it asks for. */
  readiness: DocumentReadiness | null;
}

export interface EligibilityViewProps {
  /** undefined while it is being read. */
  eligibility: KnownEligibility | undefined;
  /** Reads it again after a failure; null while there is none. */
  onRetry: (() => void) | null;
  names: ReasonNames;
  /** `page`: what is not met is open; `form`: everything is folded. */
  place: 'page' | 'form';
  linkComponent: LinkComponent;
}

/** "May I take this assignment?": the answer, why, and the documents that it takes. */
export function EligibilityView(props: EligibilityViewProps) {
  const { eligibility, onRetry, names, place, linkComponent } = props;
  const { t } = useWords();
  const headingId = useId();
  const Heading = place === 'page' ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={headingId}
      className={place === 'page' ? styles.section : `${styles.section} ${styles.inForm}`}
    >
      <Heading id={headingId} className={styles.heading}>
        {t('eligibility.title')}
      </Heading>
      {eligibility ? (
        <Answer {...{ eligibility, names, place, linkComponent }} />
      ) : onRetry ? (
        <ActionProblem className={styles.failed}>
          <p>{t('eligibility.failed')}</p>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {t('eligibility.retry')}
          </Button>
        </ActionProblem>
      ) : (
        <div aria-busy="true" className={styles[place]}>
          <p role="status" className="vk-visually-hidden">
            {t('eligibility.loading')}
          </p>
          <Skeleton shape="block" height="100%" />
        </div>
      )}
    </section>
  );
}

function Answer(
  props: Omit<EligibilityViewProps, 'onRetry' | 'eligibility'> & { eligibility: KnownEligibility },
) {
  const { eligibility, names, place, linkComponent } = props;
  const words = useWords();
  const { t } = words;
  const { lines, readiness } = eligibility;
  const Link = linkComponent;
  const open = place === 'form' ? [] : lines.filter(({ verdict }) => verdict !== 'green');
  const folded = lines.filter((line) => !open.includes(line));
  const foldedTitle =
    place === 'form' ? t('eligibility.all', { count: folded.length }) : metText(words, folded);
  return (
    <>
      <VerdictLine eligibility={eligibility} size={place === 'page' ? 'large' : 'medium'} />
      <p className={styles.text}>{t('eligibility.text')}</p>
      {open.length > 0 && (
        <RuleLines label={t('eligibility.open')} lines={open} {...{ names, linkComponent }} />
      )}
      <Accordion>
        {folded.length > 0 && (
          <AccordionItem summary={foldedTitle}>
            <RuleLines label={foldedTitle} lines={folded} {...{ names, linkComponent }} />
          </AccordionItem>
        )}
        {readiness && readiness.needed > 0 && (
          <AccordionItem
            summary={
              <>
                <span>{t('eligibility.readiness')}</span>
                <span className={styles.readiness}>{readinessText(words, readiness)}</span>
              </>
            }
          >
            <ReadinessLines {...{ readiness, linkComponent }} />
          </AccordionItem>
        )}
      </Accordion>
      {place === 'page' && eligibility.verdict !== 'green' && (
        <p>
          <Link href={openingsPath()}>{t('eligibility.openings')}</Link>
        </p>
      )}
    </>
  );
}
