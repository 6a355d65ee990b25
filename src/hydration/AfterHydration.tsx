import { type ReactNode, useEffect } from 'react';
import { HYDRATED_MARK } from '#domain/pageIds';
import { repeatPress } from './repeatPress';
import type { TypedField } from './typedFields';
import { useTypedFields } from './useTypedFields';

export interface AfterHydrationProps {
  /** Returns what has been typed so far; called once. */
  takeTypedFields: () => TypedField[];
  children: ReactNode;
}

/**
 * Around the whole page: after hydration, what was typed before is passed on, then each press in a
 * task of its own.
 */
export function AfterHydration({ takeTypedFields, children }: AfterHydrationProps) {
  useTypedFields(takeTypedFields);
  useEffect(() => {
    const presses = window.vikariStart?.hydrated() ?? [];
    performance.mark(HYDRATED_MARK);
    for (const press of presses) setTimeout(repeatPress, 0, press);
  }, []);
  return children;
}
