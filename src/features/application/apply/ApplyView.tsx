import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { ProgressBar } from '@vikari/ui-kit/ProgressBar';
import { SaveState, type SaveStatus } from '@vikari/ui-kit/SaveState';
import { type ReactNode, useEffect, useRef } from 'react';
import type { StepStatus } from '#domain/applications/steps';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { ApplyFrame, type ApplyFrameProps } from './ApplyFrame';
import styles from './ApplyView.module.css';
import type { ApplyPage } from './applyChecks';
import type { ApplyProblem } from './applyOutcome';

/** What is stored elsewhere of something that is typed here. */
export interface ShownConflict {
  rows: readonly { label: string; stored: string }[];
  onSettle: (choice: 'stored' | 'typed') => void;
}

export interface ApplyViewProps extends Omit<ApplyFrameProps, 'title'> {
  page: Exclude<ApplyPage, 'completion'>;
  states: readonly StepStatus[];
  /** Why something could not be saved or sent. */
  problem: ApplyProblem | null;
  conflict: ShownConflict | null;
  /** What was typed is in the browser only, until the connection is back. */
  waiting: boolean;
  /** How what is typed is saved meanwhile. */
  saving: SaveStatus;
  onSaveNow: () => void;
  tasksHref: string;
  /** The fields' errors have the focus already. */
  refused: boolean;
  children: ReactNode;
}

/** One page of the application: the list of its steps, or one of them. */
export function ApplyView(props: ApplyViewProps) {
  const { page, states, problem, conflict, waiting, saving, onSaveNow, ...rest } = props;
  const { tasksHref, refused, children, ...frame } = rest;
  const { linkComponent: Link } = frame;
  const { t } = useWords();
  const steps = states.filter(({ id }) => id !== 'completion');
  const done = steps.filter(({ state }) => state === 'done' || state === 'passed').length;

  // A screen reader treats a new step as a new page: the focus moves to its heading. When fields
  // were refused, the error summary has the focus already.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (refused) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [page, refused]);

  return (
    <ApplyFrame {...frame} title={t('apply.title')}>
      {page === 'tasks' ? (
        <ProgressBar
          label={t('apply.progress')}
          value={done}
          max={steps.length}
          valueText={t('apply.progress.value', { done, all: steps.length })}
        />
      ) : (
        <nav aria-label={t('apply.steps')} className={styles.place}>
          <Link href={tasksHref}>{t('apply.tasks.back')}</Link>
          <span>
            {t('apply.position', {
              step: steps.findIndex(({ id }) => id === page) + 1,
              count: steps.length,
            })}
          </span>
        </nav>
      )}
      <div role="status" className={styles.announced}>
        {waiting && (
          <Callout tone="warning" headingLevel={2} title={t('apply.waiting.title')}>
            <p>{t('apply.waiting.text')}</p>
          </Callout>
        )}
      </div>
      <Card padding="large" className={styles.card}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t(`apply.${page}.title`)}
          </h2>
          <p className={styles.text}>{t(`apply.${page}.text`)}</p>
        </div>
        {children}
        {/* Below the buttons that were pressed */}
        <ActionProblem className={styles.announced}>
          {problem && (
            <Callout tone="danger" title={t(`apply.problem.${problem}.title`)}>
              <p>{t(`apply.problem.${problem}.text`)}</p>
            </Callout>
          )}
          {conflict && <Conflict {...conflict} />}
        </ActionProblem>
        {(page === 'contact_details' || page === 'questionnaire') && (
          <SaveState
            status={saving}
            onRetry={onSaveNow}
            labels={{
              saving: t('apply.saving'),
              saved: t('apply.saved'),
              failed: t('apply.saving.failed'),
              retry: t('apply.saving.retry'),
            }}
          />
        )}
      </Card>
    </ApplyFrame>
  );
}

function Conflict({ rows, onSettle }: ShownConflict) {
  const { t } = useWords();
  return (
    <Callout
      tone="warning"
      title={t('apply.conflict.title')}
      actions={
        <>
          <Button size="small" onClick={() => onSettle('typed')}>
            {t('apply.conflict.typed')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onSettle('stored')}>
            {t('apply.conflict.stored')}
          </Button>
        </>
      }
    >
      <p>{t('apply.conflict.text')}</p>
      <ul>
        {rows.map(({ label, stored }) => (
          <li key={label}>{t('apply.conflict.row', { label, stored })}</li>
        ))}
      </ul>
    </Callout>
  );
}
