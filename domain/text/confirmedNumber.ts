import { boolean, type TestContext } from 'yup';
import { holdsPersonalNumber } from './personalNumber';

/** The confirmation's field in a request's schema. */
export function confirmedField() {
  return boolean().typeError('validation.wrong_type').nonNullable('validation.wrong_type').meta({
    description:
      'True: what looks like a personal identity number in this request’s texts is none. Without it such a text is refused with `validation.personal_number`.',
  });
}

/** What a schema's free texts are checked with. */
export interface TextContext {
  /** Whether somebody has said of all that looks like a number in a text that it is none. */
  isConfirmed?: (text: string) => boolean;
}

/** For a request that says so, and for what was stored after it was checked. */
export const ALL_CONFIRMED: TextContext = { isConfirmed: () => true };

/** Whether a free text may be stored: it holds no number of a person, as far as anybody knows. */
export function isFreeOfNumbers(text: string, { options }: Pick<TestContext, 'options'>): boolean {
  const context: TextContext = options.context ?? {};
  return !holdsPersonalNumber(text) || context.isConfirmed?.(text) === true;
}
