import { useRef, useState } from 'react';
import { useApiClient } from '../../data/ApiClientContext';
import { submitApplication } from '../../data/applications';
import { randomKey } from '../../lib/randomKey';

/** Raising a hand for a job: one key for all tries, so that a bad line sends no second one. */
export function useInterest(jobId: string) {
  const api = useApiClient();
  const key = useRef<string>(undefined);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');

  async function send(): Promise<void> {
    key.current ??= randomKey();
    setState('sending');
    try {
      await submitApplication(api, { jobId, kind: 'interested' }, key.current);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return { send, sending: state === 'sending', failed: state === 'failed' };
}
