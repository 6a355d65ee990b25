import type { FieldBinding } from '../useForm';

/** Props of a form's field of a day. */
export interface DayFieldProps extends FieldBinding<string> {
  label: string;
  hint?: string;
  optional?: string;
  disabled?: boolean;
  className?: string | undefined;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  /** What is said of a day before `min` and after `max`, as the form's own check says it. */
  problems?: { too_early?: string; too_late?: string };
}
