import { MINUTE } from '../../lib/time';
import { randomToken } from '../../lib/tokens';
import { codeChallenge } from '../pkce';
import type { TestIdentity } from './answer';
import type { AuthorizeRequest } from './authorizeRequest';

/** Milliseconds from the answer to the exchange. */
const CODE_LIFE = MINUTE;

/** The authorization that a code was issued for. */
interface IssuedCode {
  person: TestIdentity;
  request: AuthorizeRequest & { challenge: string };
  issuedAt: number;
}

/** The simulator's codes, in memory: each is exchanged once, within a minute. */
export interface SimulatorCodes {
  issue(answer: Omit<IssuedCode, 'issuedAt'>): string;
  /**
   * The authorization of the code; null when it is unknown, used, too old or the verifier is wrong.
   */
  spend(code: string, verifier: string): IssuedCode | null;
}

export function createSimulatorCodes(now: () => number): SimulatorCodes {
  const open = new Map<string, IssuedCode>();

  function deleteOld(): void {
    for (const [code, { issuedAt }] of open) {
      if (now() - issuedAt < CODE_LIFE) return;
      open.delete(code);
    }
  }

  return {
    issue(answer) {
      deleteOld();
      const code = randomToken();
      open.set(code, { ...answer, issuedAt: now() });
      return code;
    },
    spend(code, verifier) {
      deleteOld();
      const issued = open.get(code);
      // A wrong verifier uses up the code too, so that the verifier cannot be guessed
      open.delete(code);
      return issued && codeChallenge(verifier) === issued.request.challenge ? issued : null;
    },
  };
}
