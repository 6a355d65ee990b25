import type { ReactNode } from 'react';

/** The props that connect a control to its label, hint and error. */
export interface ControlProps {
  /** The id that the label points to. */
  id: string;
  /** The ids of the error and the hint that are shown; undefined without any. */
  'aria-describedby': string | undefined;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
}

/** Which texts a field has. */
export interface FieldTexts {
  hint: boolean;
  error: boolean;
  /** Ids from the caller, such as a count's. */
  describedBy?: string | undefined;
}

/** The ids of a field's parts, from the id of its control. */
export function fieldIds(controlId: string) {
  return {
    label: `${controlId}-label`,
    hint: `${controlId}-hint`,
    error: `${controlId}-error`,
  } as const;
}

/** The error is read before the hint, since it is more urgent. */
export function controlProps(controlId: string, texts: FieldTexts): ControlProps {
  const ids = fieldIds(controlId);
  const described = [texts.error && ids.error, texts.hint && ids.hint, texts.describedBy]
    .filter((id) => typeof id === 'string' && id !== '')
    .join(' ');
  return {
    id: controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': texts.error || undefined,
  };
}

/** Whether there is anything to show: forms pass undefined, '' and `touched && message` alike. */
export function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && text !== false;
}
