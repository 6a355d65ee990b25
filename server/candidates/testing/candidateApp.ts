import type { AppDeps } from '../../app';
import { type Credentials, signedIn } from '../../hostile/testing/parties';
import { sendRaw } from '../../hostile/testing/send';
import { type WholeServer, wholeServer } from '../../hostile/testing/wholeServer';
import { type SettableClock, settableClock } from '../../identity/testing/settableClock';
import { aUser } from '../../identity/testing/users';
import type { NewUser } from '../../identity/users.repository';

/** What an answer of the services says. */
interface Answered {
  httpStatus: number;
  body: Record<string, unknown>;
}

/** Somebody who calls the services. */
export interface Person {
  userId: string;
  /** What their browser sends with every request. */
  headers: Credentials;
  get(path: string): Promise<Answered>;
  post(path: string, body: object, idempotencyKey?: string): Promise<Answered>;
  patch(path: string, body: object): Promise<Answered>;
}

/** The whole server, and people who are signed in to it. */
export interface CandidateApp extends WholeServer {
  clock: SettableClock;
  person(user?: Partial<NewUser>): Promise<Person>;
  /** Calls as somebody else, such as an employer. */
  as(headers: Credentials, userId?: string): Person;
}

export async function candidateApp(options: Pick<AppDeps, 'site'> = {}): Promise<CandidateApp> {
  const clock = settableClock();
  const server = await wholeServer({ clock, ...options });

  async function call(
    headers: Credentials,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<Answered> {
    const response = await sendRaw(server.app, {
      method,
      url: `/api/${path}`,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body && { payload: JSON.stringify(body) }),
    });
    return { httpStatus: response.statusCode, body: response.json() };
  }

  const as = (headers: Credentials, userId = ''): Person => ({
    userId,
    headers,
    get: (path) => call(headers, 'GET', path),
    post: (path, body, key) =>
      call(key ? { ...headers, 'idempotency-key': key } : headers, 'POST', path, body),
    patch: (path, body) => call(headers, 'PATCH', path, body),
  });

  return {
    ...server,
    clock,
    as,
    async person(user) {
      const userId = await aUser(server.db, user);
      return as(await signedIn(server, clock, userId), userId);
    },
  };
}
