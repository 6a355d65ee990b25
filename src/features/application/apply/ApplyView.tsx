import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Stepper } from '@vikari/ui-kit/Stepper';
import { useEffect, useRef } from 'react';
import type { PersonName } from '#domain/candidates/names';
import { useWords } from '../../../i18n/intl';
import { ApplyFrame, type ApplyFrameProps } from './ApplyFrame';
import styles from './ApplyView.module.css';
import type { ApplyDraft } from './applyDraft';
import { type ApplyRules, type ApplyStep, furthestStep, isComplete, stepsOf } from './applySteps';
import { ContactStep } from './ContactStep';
import { QuestionsStep } from './QuestionsStep';
import { SummaryStep } from './SummaryStep';
import type { RefusedFields, SubmitProblem } from './useSubmit';

export interface ApplyViewProps extends Omit<ApplyFrameProps, 'children' | 'title'> {
  rules: ApplyRules;
  draft: ApplyDraft;
  /** The verified name, which employers see too; null without one. */
  verifiedName: PersonName | null;
  step: ApplyStep;
  /** The server's field errors, shown on the fields. */
  refused: RefusedFields;
  /** Why it could not be sent. */
  problem: SubmitProblem | null;
  sending: boolean;
  /** Called with every change, so that nothing typed is lost. */
  onChange: (changed: Partial<Pick<ApplyDraft, 'contact' | 'answers'>>) => void;
  /** A step is valid and the next one is requested. */
  onComplete: (changed: Partial<Pick<ApplyDraft, 'contact' | 'answers'>>) => void;
  onSend: () => void;
  stepHref: (step: ApplyStep) => string;
  linkComponent: LinkComponent;
}

/** The application, one step at a time. */
export function ApplyView(props: ApplyViewProps) {
  const { rules, draft, step, refused, problem, sending, onChange, onComplete, ...rest } = props;
  const { verifiedName, onSend, stepHref, linkComponent, ...frame } = rest;
  const { t } = useWords();
  const steps = stepsOf(rules);
  const furthest = steps.indexOf(furthestStep(rules, draft));
  const hasRefusal =
    step !== 'summary' &&
    Object.keys(step === 'contact' ? refused.contact : refused.answers).length > 0;

  // A screen reader treats a new step as a new page: the focus moves to its heading. When fields
  // were refused, the error summary has the focus already.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (hasRefusal) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, hasRefusal]);

  const before = steps[steps.indexOf(step) - 1];
  const back = before ? stepHref(before) : frame.jobHref;
  return (
    <ApplyFrame {...frame} linkComponent={linkComponent} title={t('apply.title')}>
      <Stepper
        orientation="horizontal"
        current={step}
        linkComponent={linkComponent}
        steps={steps.map((id, index) => ({
          id,
          label: t(`apply.step.${id}`),
          state: isComplete(id, rules, draft) ? 'complete' : 'incomplete',
          ...(index <= furthest && id !== step && { href: stepHref(id) }),
        }))}
        labels={{
          nav: t('apply.steps'),
          position: (at, count) => t('application.progress.position', { step: at, count }),
          states: {
            complete: t('apply.state.complete'),
            incomplete: t('apply.state.incomplete'),
            error: t('apply.state.error'),
          },
        }}
      />
      <Card padding="large" className={styles.card}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t(`apply.${step}.title`)}
          </h2>
          <p className={styles.text}>{t(`apply.${step}.text`)}</p>
        </div>
        {step === 'contact' && (
          <ContactStep
            initialValues={draft.contact}
            refused={refused.contact}
            rules={rules}
            backHref={back}
            linkComponent={linkComponent}
            onChange={(contact) => onChange({ contact })}
            onComplete={(contact) => onComplete({ contact })}
          />
        )}
        {step === 'questions' && (
          <QuestionsStep
            initialValues={draft.answers}
            refused={refused.answers}
            rules={rules}
            backHref={back}
            linkComponent={linkComponent}
            onChange={(answers) => onChange({ answers })}
            onComplete={(answers) => onComplete({ answers })}
          />
        )}
        {step === 'summary' && (
          <SummaryStep
            draft={draft}
            verifiedName={verifiedName}
            questionnaire={rules.questionnaire}
            problem={problem}
            sending={sending}
            onSend={onSend}
            stepHref={stepHref}
            backHref={back}
            linkComponent={linkComponent}
          />
        )}
      </Card>
    </ApplyFrame>
  );
}
