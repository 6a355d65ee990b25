import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { HYDRATED_MARK } from '#domain/pageIds';
import { repeatPress } from './repeatPress';
import { dispatchTypedValue, type TypedField } from './typedFields';

export interface AfterHydrationProps {
  /** Returns what has been typed so far; called once. */
  takeTypedFields: () => TypedField[];
  children: ReactNode;
}

/**
 * Around the whole page: after hydration, what was typed and pressed before is passed on, each in
 * its own task, so that React has rendered one change before the next.
 */
export function AfterHydration({ takeTypedFields, children }: AfterHydrationProps) {
  const typed = useRef<TypedField[]>(null);
  // Before any component renders again: a form may then start from a draft.
  useLayoutEffect(() => {
    // Once: in development React runs every effect twice.
    typed.current ??= takeTypedFields();
  }, [takeTypedFields]);

  useEffect(() => {
    const presses = window.vikariStart?.hydrated() ?? [];
    performance.mark(HYDRATED_MARK);
    for (const field of typed.current?.splice(0) ?? []) setTimeout(dispatchTypedValue, 0, field);
    for (const press of presses) setTimeout(repeatPress, 0, press);
  }, []);
  return children;
}
