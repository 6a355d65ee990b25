import { Suspense } from 'react';
import { lazyPart } from '../../late/lazyPart';
import type { AskingForm } from './FormNumberQuestion';

const FormNumberQuestion = lazyPart(
  async () => (await import('./FormNumberQuestion')).FormNumberQuestion,
  { texts: ['lateForms'], server: 'whole' },
);

export interface FieldsNumberQuestionProps {
  form: AskingForm;
  /** Sends the form; without it, the fields are saved by being changed. */
  onSend?: () => void;
}

/** Where a form asks about what looks like a personal identity number in its texts. */
export function FieldsNumberQuestion({ form, onSend }: FieldsNumberQuestionProps) {
  return (
    form.asked.length > 0 && (
      <Suspense>
        <FormNumberQuestion form={form} onSend={onSend} />
      </Suspense>
    )
  );
}
