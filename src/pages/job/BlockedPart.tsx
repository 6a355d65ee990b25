import { useState } from 'react';
import type { EmployerBlock } from '#domain/api/safety';
import { isSignedOut } from '../../data/lostSession';
import { useSiteData } from '../../data/SiteDataProvider';
import { unblockOne } from '../../data/safety';
import { BlockedNote, type BlockedNoteProps } from '../../features/blocked-employer/BlockedNote';

export interface BlockedPartProps extends Pick<BlockedNoteProps, 'to'> {
  /** The candidate's block of the employer; null where there is none, or none any more. */
  block: EmployerBlock | null;
  takesFocus?: boolean;
}

/** The block that is in the way, until it is lifted here; then that it is. */
export function BlockedPart({ block, to, takesFocus = false }: BlockedPartProps) {
  const data = useSiteData();
  const [lifted, setLifted] = useState<EmployerBlock | null>(null);
  const [state, setState] = useState<'blocked' | 'lifting' | 'failed'>('blocked');
  const shown = block ?? lifted;
  if (!shown) return null;

  async function lift(one: EmployerBlock): Promise<void> {
    setState('lifting');
    setLifted(one);
    try {
      await unblockOne(data, one.employerId);
      setState('blocked');
    } catch (error) {
      setState(isSignedOut(error) ? 'blocked' : 'failed');
    }
  }

  return (
    <BlockedNote
      block={shown}
      to={to}
      takesFocus={takesFocus}
      state={block ? state : 'lifted'}
      onLift={() => lift(shown)}
    />
  );
}
