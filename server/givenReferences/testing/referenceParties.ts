import { randomUUID } from 'node:crypto';
import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import type { GivenAnswers } from '#domain/givenReferences/givenReference';
import { aStoredEmployer, aStoredJob } from '../../applications/testing/storedFactories';
import { nextAddress } from '../../hostile/testing/addresses';
import { type Credentials, signedIn } from '../../hostile/testing/parties';
import type { WholeServer } from '../../hostile/testing/wholeServer';
import type { SettableClock } from '../../identity/testing/settableClock';
import { type TestBrowser, testBrowser } from '../../identity/testing/testBrowser';
import { aUser } from '../../identity/testing/users';
import { SECOND } from '../../lib/time';

/** What a referee says of a manager's two years. */
export const ANSWERS: GivenAnswers = {
  relation: 'manager',
  from: '2022-01',
  to: '2024-03',
  role: 'Sjuksköterska',
  work: 'Akutmottagningen, mest nätter. Tog emot larm och handledde nya.',
  skill: 'very_good',
  cooperation: 'good',
  reliability: 'very_good',
  pressure: 'good',
  hireAgain: 'yes',
  words: 'Lugn när det är mycket.',
};

/** People of the simulator, by the button of its page. */
export const SIMULATED = {
  alva: { name: 'Alva Nordanvik', subject: 'test-alva-nordanvik' },
  disa: { name: 'Disa Klintmark', subject: 'test-disa-klintmark' },
  ebba: { name: 'Ebba Norrsten', subject: 'test-ebba-norrsten' },
} as const;
export const buttonOf = ({ subject }: { subject: string }) => `person:${subject}`;

/** A candidate with a session, who asks and shares. */
export interface Asking {
  userId: string;
  email: string;
  credentials: Credentials;
  call(path: string, payload?: object): Promise<Answered>;
  requests(): Promise<OwnReferenceRequest[]>;
  /** Names a person of theirs; returns its id. */
  names(person?: Partial<NamedPerson>): Promise<string>;
  /** Asks them; returns the link's secret id, and the request. */
  asks(
    referenceId: string,
    language?: 'sv' | 'en',
  ): Promise<{ token: string; request: OwnReferenceRequest }>;
}

/** An answer with its body as it came. */
type Answered = Awaited<ReturnType<typeof injectInto>>;

interface NamedPerson {
  id: string;
  workplace: string;
  name: string;
  phone: string;
  email: string;
  isManager: boolean;
  latestJob: 1 | 2;
  mayContact: boolean;
}

async function injectInto(
  { app }: WholeServer,
  { url, headers, payload }: { url: string; headers: Credentials; payload: object | undefined },
) {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers,
    ...(payload && { payload }),
    remoteAddress: nextAddress(),
  });
  return { code: answer.statusCode, body: answer.json(), text: answer.body };
}

export function referenceParties(server: WholeServer, clock: SettableClock) {
  const { app, db } = server;

  /** The newest mail of a kind to an address. */
  async function mailTo(to: string, template: string): Promise<string> {
    const [mail] = await db.query<{ text: string }>(
      `select text_body as text from mail_outbox where lower(recipient) = lower($1)
         and template = $2 order by created_at desc, id limit 1`,
      [to, template],
    );
    if (!mail) throw new Error(`There is no ${template} to ${to}.`);
    return mail.text;
  }

  const inject = (url: string, headers: Credentials, payload?: object) =>
    injectInto(server, { url, headers, payload });

  return {
    mailTo,
    mails: (to: string, template: string) =>
      db.query('select 1 from mail_outbox where lower(recipient) = lower($1) and template = $2', [
        to,
        template,
      ]),

    browser: (): TestBrowser => testBrowser(app),

    async candidate({ firstName = 'Alva', lastName = 'Nordanvik', bankid = true } = {}) {
      const email = `${randomUUID()}@example.com`;
      const userId = await aUser(db, {
        firstName,
        lastName,
        email,
        ...(!bankid && { bankid: null }),
      });
      const credentials = await signedIn(server, clock, userId);
      // A session of its own for each: a test's clock outlives one
      const call = async (path: string, payload?: object) =>
        inject(`/api/${path}`, await signedIn(server, clock, userId), payload);
      const requests = async (): Promise<OwnReferenceRequest[]> =>
        (await call('portal/fetch_given_references')).body.results;
      return {
        userId,
        email,
        credentials,
        call,
        requests,
        async names(person = {}) {
          const saved = await call('v2/users/user_reference', {
            workplace: 'Exempelsjukhuset',
            name: 'Chefa Exempelsson',
            phone: '070-174 06 05',
            email: `${randomUUID()}@example.org`,
            isManager: true,
            latestJob: 1,
            mayContact: true,
            ...person,
          });
          if (saved.code !== 200) throw new Error(`The reference was refused: ${saved.text}`);
          return saved.body.reference.id;
        },
        async asks(referenceId: string, language = 'sv') {
          const asked = await call('portal/ask_reference', { referenceId, language });
          if (asked.code !== 200) throw new Error(`The request was refused: ${asked.text}`);
          const request = asked.body.results.find(
            (one: OwnReferenceRequest) => one.referenceId === referenceId && one.state === 'asked',
          );
          const [row] = await db.query<{ email: string }>(
            'select email from user_references where id = $1',
            [referenceId],
          );
          const link = /https?:\S+referens\S+/u.exec(
            await mailTo(row?.email ?? '', 'reference_asked'),
          )?.[0];
          const token = new URL(link ?? '').searchParams.get('id') ?? '';
          return { token, request };
        },
      };
    },

    /** An employer with an open job that asks for two references. */
    async openJob() {
      const key = `key-${randomUUID()}`;
      const employerId = await aStoredEmployer(db, key);
      const { id: jobId } = await aStoredJob(db, {
        employerId,
        closesOn: '2999-12-31',
        questionnaire: [],
        steps: ['references'],
      });
      const headers = { authorization: `Bearer ${key}` };
      const path = (id: string) => `/api/integration/applications/${id}/given_references`;
      return {
        jobId,
        list: (id: string) => inject(path(id), headers),
        open: (id: string, referenceId: string) => inject(`${path(id)}/${referenceId}`, headers),
      };
    },

    /** An employer with a job to which the candidate has applied, with these references. */
    async application({ userId }: Pick<Asking, 'userId'>, referenceIds: readonly string[] = []) {
      const key = `key-${randomUUID()}`;
      const employerId = await aStoredEmployer(db, key);
      const { id: jobId } = await aStoredJob(db, { employerId, closesOn: '2999-12-31' });
      const id = randomUUID();
      await db.query(
        `insert into applications (id, uid, job_id, status, contact, answers, created_at, updated_at,
           reference_ids)
         values ($1, $2, $3, 'candidate', '{}', '{}', $4, $4, $5)`,
        [id, userId, jobId, new Date(clock.now()).toISOString(), referenceIds],
      );
      const headers = { authorization: `Bearer ${key}` };
      const path = `/api/integration/applications/${id}/given_references`;
      return {
        id,
        employerId,
        jobId,
        list: () => inject(path, headers),
        open: (referenceId: string) => inject(`${path}/${referenceId}`, headers),
      };
    },

    /** Reads what a link says. */
    async read(token: string, headers: Credentials = {}) {
      return (await inject(`/api/portal/reference_request?id=${token}`, headers)).body;
    },

    /** Begins to sign with a code; returns the signing and the mailed code. */
    async beginByCode(
      browser: TestBrowser,
      token: string,
      { act = 'give', to }: { act?: 'give' | 'take_back'; to: string },
    ) {
      // Mails are told apart by when they were queued
      clock.advance(SECOND);
      const begun = await browser.post('portal/begin_reference_signing', {
        id: token,
        act,
        way: 'email_code',
        language: 'sv',
        ...(act === 'give' && { answers: ANSWERS }),
      });
      if (begun.httpStatus !== 200) return { refused: begun };
      const code = /\b\d{6}\b/u.exec(await mailTo(to, 'reference_code'))?.[0] ?? '';
      return { signing: String(begun.body.signing), code };
    },

    /** Signs with somebody's BankID at the simulator. */
    async signByBankid(
      browser: TestBrowser,
      token: string,
      { act = 'give', button }: { act?: 'give' | 'take_back'; button: string },
    ) {
      const begun = await browser.post('portal/begin_reference_signing', {
        id: token,
        act,
        way: 'bankid',
        device: 'same',
        language: 'sv',
        ...(act === 'give' && { answers: ANSWERS }),
      });
      if (begun.httpStatus !== 200) return begun;
      const { id_token, state } = await browser.answerBankid(
        String(begun.body.authorizeUrl),
        button,
      );
      return browser.post('portal/sign_reference_by_bankid', { id_token, state });
    },
  };
}
