import type { ReactNode } from 'react';
import { DraftsKeeper } from './DraftsKeeper';
import { LostSession } from './LostSession';

/** What the shell does for whoever has a session or a draft; most first pages do without. */
export function SessionParts(): ReactNode {
  return (
    <>
      <LostSession />
      <DraftsKeeper />
    </>
  );
}
