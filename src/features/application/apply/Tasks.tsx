import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { TaskList } from '@vikari/ui-kit/TaskList';
import type { ColorFamily } from '@vikari/ui-kit/theme';
import type { ReactNode } from 'react';
import type { ApplicationStep, StepStatus } from '#domain/applications/steps';
import { useWords } from '../../../i18n/intl';
import type { ApplyPage } from './applyChecks';
import styles from './StepForm.module.css';

const TONE = {
  done: 'success',
  todo: 'warning',
  passed: 'neutral',
  waits: 'neutral',
} as const satisfies Record<StepStatus['state'], ColorFamily>;

export interface TasksProps {
  states: readonly StepStatus[];
  /** What is there of a step, in a few words: the name of a document. */
  notes: Partial<Record<ApplicationStep, string>>;
  /** Where to go on. */
  next: ApplyPage;
  stepHref: (page: ApplyPage) => string;
  jobHref: string;
  linkComponent: LinkComponent;
  /** Whether they may take the assignment. */
  eligibility: ReactNode;
}

/** All steps of the application, in any order, with what is left of them. */
export function Tasks(props: TasksProps) {
  const { states, notes, next, stepHref, jobHref, linkComponent, eligibility } = props;
  const { t } = useWords();
  const begun = states.some(({ state }) => state === 'done');
  return (
    <div className={styles.form}>
      <TaskList
        label={t('apply.steps')}
        linkComponent={linkComponent}
        items={states.flatMap(({ id, state, reason }) => {
          if (id === 'completion') return [];
          const hint = reason ? t(`apply.reason.${reason}`) : notes[id];
          return [
            {
              id,
              title: t(`apply.step.${id}`),
              ...(state !== 'waits' && { href: stepHref(id) }),
              ...(hint !== undefined && { hint }),
              status: { text: t(`apply.state.${state}`), tone: TONE[state] },
            },
          ];
        })}
      />
      <div className={styles.actions}>
        <Button size="large" href={stepHref(next)} linkComponent={linkComponent}>
          {t(
            next === 'summary'
              ? 'apply.tasks.check'
              : begun
                ? 'apply.tasks.go_on'
                : 'apply.tasks.begin',
          )}
        </Button>
        <Button variant="quiet" size="large" href={jobHref} linkComponent={linkComponent}>
          {t('apply.tasks.job')}
        </Button>
      </div>
      {/* Last: it is loaded later than the rest, and must not move what a user is about to press. */}
      <div className={styles.eligibility}>{eligibility}</div>
    </div>
  );
}
