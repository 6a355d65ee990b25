import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { HYDRATED_MARK } from '#domain/pageIds';
import { repeatPress } from './repeatPress';
import { type TypedField, tellOfField } from './typedFields';

export interface AfterHydrationProps {
  /** Answers what was typed until now; asked once. */
  takeTypedFields: () => TypedField[];
  children: ReactNode;
}

/**
 * Around the whole page: once it is hydrated, what was typed and pressed before reaches it, each
 * in a task of its own, so that React has drawn what one caused before the next comes.
 */
export function AfterHydration({ takeTypedFields, children }: AfterHydrationProps) {
  const typed = useRef<TypedField[]>(null);
  // Before any component draws itself anew: a form may then begin from a draft.
  useLayoutEffect(() => {
    // Once: in development React runs every effect twice.
    typed.current ??= takeTypedFields();
  }, [takeTypedFields]);

  useEffect(() => {
    const presses = window.vikariStart?.hydrated() ?? [];
    performance.mark(HYDRATED_MARK);
    for (const field of typed.current?.splice(0) ?? []) setTimeout(tellOfField, 0, field);
    for (const press of presses) setTimeout(repeatPress, 0, press);
  }, []);
  return children;
}
