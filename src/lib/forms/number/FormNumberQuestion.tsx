import { withoutPersonalNumbers } from '#domain/text/personalNumber';
import type { Form } from '../useForm';
import { NumberQuestion } from './NumberQuestion';

/** What the question needs of a form. */
export type AskingForm = Pick<Form<object>, 'asked' | 'rewriteAsked'>;

export interface FormNumberQuestionProps {
  form: AskingForm;
  onSend?: (() => void) | undefined;
}

/** The question about a form's texts: its answer sends the form, or leaves it to be sent. */
export function FormNumberQuestion({ form, onSend }: FormNumberQuestionProps) {
  const { asked, rewriteAsked } = form;
  /** The buttons are gone with the question, so the field takes the focus. */
  function focusField(): void {
    const [first] = asked;
    if (first !== undefined) document.getElementById(first.id)?.focus();
  }
  return (
    <NumberQuestion
      texts={asked.map(({ text }) => text)}
      onRemove={() => {
        focusField();
        rewriteAsked((text) => withoutPersonalNumbers(text, ''));
      }}
      onConfirm={() => {
        focusField();
        if (onSend) onSend();
        else rewriteAsked((text) => text);
      }}
    />
  );
}
