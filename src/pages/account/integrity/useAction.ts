import { useState } from 'react';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import { isSignedOut } from '../../../data/lostSession';

/** The actions of a section, one at a time. */
export interface Action<Name> {
  /** The action in progress. */
  busy: Name | null;
  /** Why the last one failed. */
  problem: ErrorCode | null;
  /** Resolves to whether it succeeded; the shell explains a lost session. */
  run: (name: Name, action: () => Promise<void>) => Promise<boolean>;
}

export function useAction<Name>(): Action<Name> {
  const [busy, setBusy] = useState<Name | null>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);

  async function run(name: Name, action: () => Promise<void>): Promise<boolean> {
    setBusy(() => name);
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (isSignedOut(error)) return false;
      setProblem(error instanceof ApiError ? error.code : 'internal_error');
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, problem, run };
}
