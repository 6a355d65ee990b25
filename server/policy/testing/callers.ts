import { randomUUID } from 'node:crypto';
import { hashApiKey } from '../../employers/apiKey';
import { insertKey } from '../../employers/storedEmployers';
import { type Credentials, type Parties, signedIn, VISITOR } from '../../hostile/testing/parties';
import { sendRaw } from '../../hostile/testing/send';
import type { WholeServer } from '../../hostile/testing/wholeServer';
import type { SettableClock } from '../../identity/testing/settableClock';
import { DAY, instant } from '../../lib/time';

/** All kinds of callers: calls about the data of `owner`, made by `owner` or by `other`. */
interface CallerKind {
  /** Whom the server takes them for. */
  provesToBe: 'visitor' | 'candidate' | 'employer';
  /** Whether the things are theirs. */
  owns: boolean;
  credentials(owner: Parties, other: Parties): Promise<Credentials>;
}

const bearer = (key: string | undefined): Credentials => ({
  ...VISITOR,
  authorization: `Bearer ${key}`,
});
const cookie = (value: string | undefined): Credentials => ({
  ...VISITOR,
  cookie: `vikari_session=${value}`,
});

/** Every kind of caller that the policy is tried with, by what it is called in a test's title. */
export function callersOf(server: WholeServer, clock: SettableClock): Record<string, CallerKind> {
  /** Afresh each time: one of the endpoints signs its caller out. */
  const session = (userId: string) => signedIn(server, clock, userId);
  const visitor = { provesToBe: 'visitor', owns: false } as const;

  return {
    'a visitor': { ...visitor, credentials: async () => VISITOR },
    'the owner': {
      provesToBe: 'candidate',
      owns: true,
      credentials: (owner) => session(owner.userId),
    },
    'another candidate': {
      provesToBe: 'candidate',
      owns: false,
      credentials: (_owner, other) => session(other.userId),
    },
    'the employer of the job': {
      provesToBe: 'employer',
      owns: true,
      credentials: async (owner) => ({ ...VISITOR, ...owner.employer }),
    },
    'the employer of another job': {
      provesToBe: 'employer',
      owns: false,
      credentials: async (_owner, other) => ({ ...VISITOR, ...other.employer }),
    },
    'an ended session of the owner': {
      ...visitor,
      async credentials({ userId }) {
        const headers = await session(userId);
        await sendRaw(server.app, { method: 'POST', url: '/api/v2/session/sign_out', headers });
        return headers;
      },
    },
    'an expired session of the owner': {
      ...visitor,
      credentials({ userId }) {
        const longAgo = { now: () => clock.now() - 31 * DAY, elapsed: clock.elapsed };
        return signedIn(server, longAgo, userId);
      },
    },
    'a wrong key': { ...visitor, credentials: async () => bearer(`key-${randomUUID()}`) },
    'an expired key of the employer': {
      ...visitor,
      async credentials({ employerId }) {
        const key = `key-${randomUUID()}`;
        await insertKey(server.db, {
          id: `key_${randomUUID()}`,
          employerId,
          hash: hashApiKey(key),
          createdAt: instant(clock.now() - 2 * DAY),
          expiresAt: instant(clock.now() - DAY),
        });
        return bearer(key);
      },
    },
    'a made-up session': { ...visitor, credentials: async () => cookie('a'.repeat(43)) },
    'the employer’s key as a cookie': {
      ...visitor,
      credentials: async ({ employer }) => cookie(employer.authorization?.slice('Bearer '.length)),
    },
    'the owner’s cookie as a key': {
      ...visitor,
      credentials: async ({ userId }) => bearer((await session(userId)).cookie?.split('=')[1]),
    },
  };
}
