import { withoutPersonalNumbers } from '#domain/text/withoutPersonalNumbers';
import { NumberQuestion } from './NumberQuestion';

/** What the question needs of a form, whatever its values. */
export interface AskingForm {
  asked: readonly string[];
  values: object;
  field: (name: never) => { id: string };
  change: (values: never) => void;
}

export interface FormNumberQuestionProps {
  form: AskingForm;
  onSend?: (() => void) | undefined;
}

/** The question about a form's texts: its answer sends the form, or leaves it to be sent. */
export function FormNumberQuestion({ form, onSend }: FormNumberQuestionProps) {
  const { asked, values, field, change } = form;
  const textOf = (name: string): string => String(Reflect.get(values, name));
  /** The buttons are gone with the question, so the field takes the focus. */
  function focusField(): void {
    const [first] = asked;
    // The names are the form's own
    if (first !== undefined) document.getElementById(field(first as never).id)?.focus();
  }
  function rewrite(to: (text: string) => string): void {
    change(Object.fromEntries(asked.map((name) => [name, to(textOf(name))])) as never);
  }
  return (
    <NumberQuestion
      texts={asked.map(textOf)}
      onRemove={() => {
        focusField();
        rewrite((text) => withoutPersonalNumbers(text, ''));
      }}
      onConfirm={() => {
        focusField();
        if (onSend) onSend();
        else rewrite((text) => text);
      }}
    />
  );
}
