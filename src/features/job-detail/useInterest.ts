import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import { refreshApplicationTo } from '../../data/applications';
import { useSiteData } from '../../data/SiteDataProvider';
import { submitApplication } from '../../data/submitApplication';
import { randomKey } from '../../lib/randomKey';
import { pendingInterest } from '../../session/pendingInterest';

/** The state of showing interest. */
export type InterestState =
  | 'idle'
  | 'sending'
  /** It was sent just now. */
  | 'sent'
  | 'failed'
  /** The candidate has blocked the employer. */
  | 'blocked'
  /** The job closed before it could be sent. */
  | 'closed';

export interface InterestOptions {
  jobId: string;
  closed: boolean;
  /** `undefined` while it is being read. */
  signedIn: boolean | undefined;
  /** The address says that interest was shown before signing in. */
  intended: boolean;
  /** Redirects to sign-in, and back to the job with the intent. */
  onSignIn: () => void;
  /** Adds the intent to the address, or removes it when it has been handled. */
  onIntent: (intended: boolean) => Promise<void>;
}

/** The meaning of an error for showing interest. */
function stateAfter(code: ErrorCode): InterestState {
  if (code === 'job_unavailable' || code === 'not_found') return 'closed';
  if (code === 'employer_blocked') return 'blocked';
  return code === 'already_submitted' ? 'idle' : 'failed';
}

/**
 * Showing interest in a job: one idempotency key for all attempts, so that a bad connection causes
 * no second one. A press without a live session is stored, and sent once when its user returns
 * signed in. An address alone never sends anything: there must have been a press in this browser.
 */
export function useInterest(options: InterestOptions) {
  const { jobId, closed, signedIn, intended, onSignIn, onIntent } = options;
  const data = useSiteData();
  const key = useRef<string>(undefined);
  // Only the address that the page was opened with counts as a return.
  const resumed = useRef(!intended);
  const [state, setState] = useState<InterestState>('idle');
  /**
   * The address asks for interest that was not shown in this browser: the button is highlighted.
   */
  const [suggested, setSuggested] = useState(false);

  async function keepPress(): Promise<void> {
    key.current ??= randomKey();
    pendingInterest.keep({ jobId, at: Date.now(), key: key.current });
    await onIntent(true);
  }

  async function send(): Promise<void> {
    key.current ??= randomKey();
    setState('sending');
    try {
      await submitApplication(data, { jobId, kind: 'interested' }, key.current);
      setState('sent');
    } catch (error) {
      return handleRefusal(error instanceof ApiError ? error.code : 'internal_error');
    }
    await onIntent(false);
  }

  async function handleRefusal(code: ErrorCode): Promise<void> {
    if (code === 'authentication_required') {
      setState('idle');
      await keepPress();
      return;
    }
    const after = stateAfter(code);
    setState(after);
    if (after === 'failed') return;
    await onIntent(false);
    // What was sent, or whom was blocked, from another page
    if (after !== 'closed') await refreshApplicationTo(data, jobId);
  }

  const resume = useEffectEvent(() => {
    const press = signedIn ? pendingInterest.take(jobId, Date.now()) : null;
    if (!press) return setSuggested(true);
    key.current = press.key;
    if (!closed) return void send();
    setState('closed');
    void onIntent(false);
  });

  useEffect(() => {
    if (!intended || signedIn === undefined || resumed.current) return;
    resumed.current = true;
    resume();
  }, [intended, signedIn]);

  async function press(): Promise<void> {
    if (signedIn) return send();
    await keepPress();
    onSignIn();
  }

  return { press, state, suggested };
}
