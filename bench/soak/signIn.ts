import type { Broker } from './broker';
import type { Client } from './client';
import { PUBLIC_URL } from './nodes';

const API = '/api';

/** One visit of a person at another device: they sign in with BankID, look, and sign out. */
export async function signInAndOut(
  { ask, read }: Client,
  subject: string,
  broker: Broker,
): Promise<void> {
  const kind = 'sign in';
  const cookies = new Map<string, string>();
  const headers = () => ({
    origin: PUBLIC_URL,
    'sec-fetch-site': 'same-origin',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  async function post(path: string, json: object): Promise<Record<string, unknown> | null> {
    const answer = await ask(kind, 'POST', `${API}/${path}`, { json, headers: headers() });
    if (answer === null || answer.status !== 200) return null;
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    return JSON.parse(answer.bytes.toString());
  }

  const purpose = { purpose: 'login', device: 'same', language: 'sv' };
  const begun = await post('v2/session/begin_bankid', purpose);
  if (begun === null) return;
  const shown = await broker.visit(String(begun.authorizeUrl), subject);
  const login = await post('portal/auth/bankid_login', shown);
  if (login === null) return;
  if (!(await post('v2/session/sign_in', { login_token: login.login_token }))) return;
  await read('page: account', '/account', headers());
  await post('v2/session/sign_out', {});
}
