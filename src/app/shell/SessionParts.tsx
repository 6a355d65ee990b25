import type { ReactNode } from 'react';
import { DraftsKeeper } from './DraftsKeeper';
import { LostSession } from './LostSession';

/** The parts of the shell for users with a session or a draft; most first pages do without. */
export function SessionParts(): ReactNode {
  return (
    <>
      <LostSession />
      <DraftsKeeper />
    </>
  );
}
