import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { LinkComponent } from '../internal/linkComponent';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './Stepper.module.css';
import type { StepperState, StepperStep } from './steps';

/** Props of {@link StepperItem}. */
export interface StepperItemProps {
  step: StepperStep;
  /** From 1. */
  number: number;
  current: boolean;
  /** "Steg 3 av 9" */
  position: string;
  /** "klart" */
  stateText: string;
  linkComponent: LinkComponent;
}

function Mark({ state, number }: { state: StepperState; number: number }) {
  if (state === 'complete') return <Icon name="check" size="small" />;
  return state === 'error' ? <Icon name="warning" size="small" /> : number;
}

/** One step: its mark, its name, and a link when it can be opened. */
export function StepperItem(props: StepperItemProps) {
  const { step, number, current, position, stateText, linkComponent: Link } = props;
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        <Mark state={step.state} number={number} />
      </span>
      <span className={styles.text}>
        <VisuallyHidden>
          {position}, {stateText}:
        </VisuallyHidden>{' '}
        <span className={styles.label}>{step.label}</span>
        {step.hint !== undefined && <span className={styles.hint}>{step.hint}</span>}
      </span>
    </>
  );
  const currentProp = current ? 'step' : undefined;
  return (
    <li className={cx(styles.step, styles[step.state])}>
      {step.href === undefined ? (
        <span className={styles.content} aria-current={currentProp}>
          {content}
        </span>
      ) : (
        <Link href={step.href} className={styles.content} aria-current={currentProp}>
          {content}
        </Link>
      )}
    </li>
  );
}
