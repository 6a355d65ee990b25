import { Card } from '@vikari/ui-kit/Card';
import { Stepper } from '@vikari/ui-kit/Stepper';
import { TaskList } from '@vikari/ui-kit/TaskList';
import { useEffect, useReducer, useRef } from 'react';
import styles from '../parts/pattern.module.css';
import { CheckStep } from './CheckStep';
import { FlowLink, FlowNavigation } from './FlowLink';
import { FIRST, type FlowState, flow, isComplete, isOpen, STEPS, type Step } from './flow';
import { Receipt } from './Receipt';
import { StepForm } from './StepForm';
import type { FlowTexts } from './texts';

interface ApplicationFlowProps {
  texts: FlowTexts;
  initial?: FlowState;
}

const isStep = (name: string): name is Step => (STEPS as readonly string[]).includes(name);

/** From the list of tasks, step by step, to the receipt. */
export function ApplicationFlow({ texts, initial = FIRST }: ApplicationFlowProps) {
  const [{ screen, answers }, dispatch] = useReducer(flow, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);

  // A screen reader treats a new screen as a new page.
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.focus();
  }, [screen]);

  function handleNavigate(href: string) {
    const name = href.slice(1);
    dispatch({ type: 'open', screen: isStep(name) ? name : 'tasks' });
  }

  const titles = { ...texts.steps, tasks: texts.tasks.title, receipt: texts.receipt.title };
  const { tasks } = texts;
  return (
    <FlowNavigation value={handleNavigate}>
      <div className={styles.page}>
        <header className={styles.words}>
          <p className={styles.lead}>{texts.job}</p>
          <h1 ref={heading} tabIndex={-1}>
            {titles[screen]}
          </h1>
          {screen === 'tasks' && <p className={styles.lead}>{tasks.lead}</p>}
        </header>
        {screen === 'tasks' && (
          <TaskList
            label={tasks.list}
            linkComponent={FlowLink}
            items={STEPS.map((step) => ({
              id: step,
              title: texts.steps[step],
              hint: tasks.hints[step],
              ...(isOpen(step, answers) && { href: `#${step}` }),
              status: isComplete(step, answers)
                ? { text: tasks.done, tone: 'success' }
                : isOpen(step, answers)
                  ? { text: tasks.todo, tone: 'info' }
                  : { text: tasks.later, tone: 'neutral' },
            }))}
          />
        )}
        {isStep(screen) && (
          <>
            <Stepper
              orientation="horizontal"
              current={screen}
              linkComponent={FlowLink}
              labels={texts.stepper}
              items={STEPS.map((step) => ({
                id: step,
                label: texts.steps[step],
                state: isComplete(step, answers) ? 'complete' : 'incomplete',
                ...(step !== screen && isOpen(step, answers) && { href: `#${step}` }),
              }))}
            />
            <Card padding="large">
              {screen === 'check' ? (
                <CheckStep
                  answers={answers}
                  texts={texts}
                  onSend={() => dispatch({ type: 'sent' })}
                />
              ) : (
                <StepForm
                  key={screen}
                  step={screen}
                  answers={answers}
                  texts={texts}
                  onComplete={(given) => dispatch({ type: 'complete', answers: given })}
                />
              )}
            </Card>
          </>
        )}
        {screen === 'receipt' && <Receipt texts={texts} />}
      </div>
    </FlowNavigation>
  );
}
