import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { ReactNode } from 'react';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { useForm } from '../../../lib/forms/useForm';
import { StepForm, type StepFormProps } from './StepForm';
import styles from './StepForm.module.css';

/** What every step that is saved by one press gets. */
export interface StepProps {
  /** It is being saved. */
  busy: boolean;
  backHref: string;
  linkComponent: LinkComponent;
}

export interface ChoiceFormProps
  extends StepProps,
    Pick<StepFormProps<typeof NOTHING>, 'submitLabel' | 'pass'> {
  children: ReactNode;
  /** Continues; absent where there is nothing to choose. */
  onSubmit?: (() => void) | undefined;
  /** What is said when the button is pressed and `onSubmit` is absent. */
  missing?: string;
}

const NOTHING = { choice: '' };

/** A step without typed fields: what can be chosen, and the ways on. */
export function ChoiceForm({ children, onSubmit, missing = '', ...step }: ChoiceFormProps) {
  const form = useForm({
    initialValues: NOTHING,
    check: () => (onSubmit ? {} : { choice: missing }),
    onSubmit: () => onSubmit?.(),
    textOf: (text) => text,
  });
  return (
    <StepForm {...step} form={form} summary={false}>
      {children}
      <ActionProblem className={styles.missing}>{form.field('choice').error}</ActionProblem>
    </StepForm>
  );
}
