import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { dispatchTypedValue, type TypedField } from './typedFields';

/** Events whose handlers may use the values in the component's state. */
const PRESSES = ['keydown', 'click', 'submit'];

/** Returns a function that passes the values on, once; it is called at the latest before the next press. */
function beforeNextPress(typed: TypedField[]): () => void {
  const listening = new AbortController();
  const passOn = (): void => {
    listening.abort();
    const all = typed.splice(0);
    if (all.some(({ field }) => !field.isConnected)) {
      void import('./replacedFields').then(({ passOnReplaced }) => passOnReplaced(all));
      return;
    }
    // React has rendered one change before the next
    for (const field of all) flushSync(() => dispatchTypedValue(field));
  };
  for (const type of PRESSES) {
    addEventListener(type, passOn, { capture: true, signal: listening.signal });
  }
  return passOn;
}

/**
 * Passes on what was typed before the fields were hydrated: in a task after the commit, or before a
 * press that comes earlier.
 *
 * @param take - returns what has been typed so far; called once.
 */
export function useTypedFields(take: () => TypedField[]): void {
  const passOn = useRef<() => void>(null);
  // Before any component renders again: a form may then start from a draft.
  useLayoutEffect(() => {
    // Once: in development React runs every effect twice.
    passOn.current ??= beforeNextPress(take());
  });
  useEffect(() => void setTimeout(() => passOn.current?.()), []);
}
