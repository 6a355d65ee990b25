import { Button } from '@vikari/ui-kit/Button';
import { FactList } from '@vikari/ui-kit/FactList';
import { useId } from 'react';
import type { JobDetail } from '#domain/api/portal';
import { isSaid, type SaidTerm, statedTerms } from '#domain/terms/statedTerms';
import { TERMS, type TermId } from '#domain/terms/terms';
import { termAnswer, termName, termNames } from '#domain/terms/termWords';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { langOf } from '../../../lib/jobText/adLanguage';
import { adFacts } from '../../../lib/jobText/factTexts';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from '../jobDetail.module.css';

/** What a press has led to; the last four say why nothing was sent. */
export type AskState = 'idle' | 'sending' | 'failed' | 'too_many' | 'closed' | 'blocked';

/** A signed-in candidate's question about what a job does not say. */
interface TermQuestion {
  /** What they have asked and nobody has answered. */
  asked: readonly TermId[];
  state: AskState;
  onAsk: () => void;
}

export interface TermsSectionProps {
  job: JobDetail;
  closed: boolean;
  /** null for a visitor, who signs in first. */
  question: TermQuestion | null;
  /** Where a visitor signs in, and comes back from to this part of the page. */
  signInHref: string;
}

/** The address of this part within its page. */
export const TERMS_PLACE = 'terms';

/** A term's answer; an employer's own sentence and what was read are in the ad's language. */
function Answer({ job, term }: { job: JobDetail; term: SaidTerm }) {
  const { t, language } = useWords();
  const isOwnWords = TERMS[term.id].kind === 'text';
  return (
    <>
      <span lang={isOwnWords ? langOf(job) : undefined}>
        {termAnswer(term.id, term.value, language)}
      </span>
      {term.by === 'ad' && (
        <small className={styles.small}>{t('job_terms.read', { words: term.words })}</small>
      )}
    </>
  );
}

/** Asks the employer of one of our own jobs; what was asked is said instead. */
function Ask(props: TermsSectionProps & { unsaid: readonly TermId[]; all: boolean }) {
  const { question, signInHref, unsaid, all } = props;
  const { t } = useWords();
  const text = t(all ? 'job_terms.press' : 'job_terms.press_rest', { count: unsaid.length });
  const hasAsked = question !== null && unsaid.every((id) => question.asked.includes(id));
  const state = question?.state ?? 'idle';
  return (
    <div className={styles.terms}>
      <div role="status">{hasAsked && <p>{t('job_terms.asked')}</p>}</div>
      {!hasAsked && state !== 'closed' && (
        <>
          {question === null ? (
            <Button variant="secondary" href={signInHref} linkComponent={RouterLink}>
              {text}
            </Button>
          ) : (
            <Button
              variant="secondary"
              loading={state === 'sending'}
              loadingLabel={t('job_terms.sending')}
              onClick={question.onAsk}
            >
              {text}
            </Button>
          )}
          <p className={styles.hint}>{t('job_terms.hint')}</p>
        </>
      )}
      <ActionProblem>
        {/* Once it was asked, whatever came of the answer, nothing failed */}
        {!hasAsked && state !== 'idle' && state !== 'sending' && <p>{t(`job_terms.${state}`)}</p>}
      </ActionProblem>
    </div>
  );
}

/** An imported ad's employer is not reached from here. */
function AskElsewhere({ job }: { job: JobDetail }) {
  const { t } = useWords();
  const href = job.source.url ?? job.externalApplication?.url;
  return (
    <p className={styles.hint}>
      <span>{href ? `${t('job_terms.elsewhere')} ` : t('job_terms.elsewhere')}</span>
      {href && (
        <a href={href} rel="noopener noreferrer nofollow">
          {t('job_terms.elsewhere.link')}
        </a>
      )}
    </p>
  );
}

/** What a job says of its terms beside the pay, and the press that asks for the others. */
export function TermsSection(props: TermsSectionProps) {
  const { job, closed } = props;
  const { t, intl, language } = useWords();
  const headingId = useId();
  const terms = statedTerms(job.terms, adFacts(job).readTerms);
  const said = terms.filter(isSaid);
  const unsaid = terms.filter((term) => !isSaid(term)).map(({ id }) => id);
  return (
    <section id={TERMS_PLACE} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t('job_terms.title')}
      </h2>
      {said.length === 0 ? (
        <p className={styles.muted}>{t('job_terms.nothing')}</p>
      ) : (
        <>
          <p className={styles.muted}>
            {t('job_terms.count', { said: said.length, all: terms.length })}
          </p>
          <FactList
            layout="columns"
            facts={said.map((term) => ({
              term: termName(term.id, language),
              description: <Answer job={job} term={term} />,
            }))}
          />
          {unsaid.length > 0 && (
            <p>
              <strong>{`${t('job_terms.unsaid')}: `}</strong>
              <span>{intl.formatList(termNames(unsaid, language))}</span>
            </p>
          )}
        </>
      )}
      {unsaid.length > 0 &&
        !closed &&
        (job.externalApplication ? (
          <AskElsewhere job={job} />
        ) : (
          <Ask {...props} unsaid={unsaid} all={said.length === 0} />
        ))}
    </section>
  );
}
