import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditLog } from '../audit/auditLog';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, HOUR } from '../lib/time';
import { TEST_SERVER_KEYS } from '../testing/testConfig';
import { createPricingOperatorService } from './pricingOperator.service';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;

const REQUEST = {
  organisation: 'Exempelsjukhuset AB',
  name: 'Chefa Exempelsson',
  email: 'Chefa@example.com',
  phone: '',
  staff: ['nurses', 'doctors'],
  volume: 'some',
  message: 'Vad kostar det?\nSvara gärna i dag.',
  language: 'en',
};

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await sendRaw(app, {
    method: 'POST',
    url: `/api/portal/misc/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return { ...answer.json(), http: answer.statusCode };
}

async function post(url: string, fields: Record<string, string | string[]> = {}) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  const answer = await sendRaw(app, {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body.toString(),
  });
  return { status: answer.statusCode, to: answer.headers.location, body: answer.body };
}

interface Mail {
  to: string;
  template: string;
  language: string;
  text: string;
  pauseUrl: string | null;
}
const mails = () =>
  db.query<Mail>(
    `select recipient as "to", template, language, text_body as text, pause_url as "pauseUrl"
     from mail_outbox where template like 'pricing%' or template like 'early%'
     order by created_at, template`,
  );
const count = async (table: 'pricing_requests' | 'early_access'): Promise<number> =>
  (await db.query(`select 1 from ${table}`)).length;

beforeAll(() => app.ready());
beforeEach(async () => {
  await db.query('delete from pricing_requests');
  await db.query('delete from early_access');
  await db.query('delete from mail_outbox');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

describe('a request for prices', () => {
  it('is stored, mailed to us, and receipted in its language, without a typed word in a mail', async () => {
    const { reference, http } = await call('submit-pricing-request', REQUEST);
    expect(http).toBe(200);
    expect(reference).toMatch(/^[0-9A-F]{8}$/);
    const [us, them] = await mails();
    expect(us).toMatchObject({ to: 'hej@vikari.example.com', language: 'sv' });
    expect(us?.text).toContain('sjuksköterskor, läkare');
    expect(them).toMatchObject({ to: 'Chefa@example.com', language: 'en' });
    for (const mail of [us, them]) {
      expect(mail?.text).toContain(reference);
      for (const typed of ['Exempel', 'Chefa', 'kostar']) expect(mail?.text).not.toContain(typed);
    }
  });

  it('sent again the same day is one, by the same key, by another and at the same time', async () => {
    const keyed = { 'idempotency-key': 'once' };
    const first = await call('submit-pricing-request', REQUEST, keyed);
    const again = await Promise.all([
      call('submit-pricing-request', REQUEST, keyed),
      call('submit-pricing-request', { ...REQUEST, name: ' Chefa Exempelsson ' }),
      call('submit-pricing-request', REQUEST),
    ]);
    for (const { reference } of again) expect(reference).toBe(first.reference);
    expect(await count('pricing_requests')).toBe(1);
    expect(await mails()).toHaveLength(2);
    clock.advance(2 * DAY);
    const later = await call('submit-pricing-request', REQUEST);
    expect(later.reference).not.toBe(first.reference);
  });

  it('gets one receipt a day, whose address nobody has confirmed, and the answer does not say so', async () => {
    for (const organisation of ['Ett', 'Två', 'Tre', 'Fyra', 'Fem']) {
      const email = organisation === 'Ett' ? 'chefa@example.com' : REQUEST.email;
      const sent = await call('submit-pricing-request', { ...REQUEST, organisation, email });
      expect(sent).toMatchObject({ http: 200, reference: expect.any(String) });
    }
    expect(await count('pricing_requests')).toBe(5);
    const receipts = (await mails()).filter(({ template }) => template === 'pricing_request_sent');
    expect(receipts).toHaveLength(1);
  });

  it.each([
    ['organisation', { organisation: ' ' }, 'pricing.organisation.required'],
    ['name', { name: '' }, 'pricing.name.required'],
    ['email', { email: 'chefa@' }, 'pricing.email.invalid'],
    ['phone', { phone: '123' }, 'pricing.phone.invalid'],
    ['staff', { staff: [] }, 'pricing.staff.required'],
    ['staff', { staff: ['nurses', 'nurses'] }, 'validation.duplicate'],
    ['volume', { volume: undefined }, 'pricing.volume.required'],
    ['message', { message: 'Mitt nummer är 121212-1212.' }, 'validation.personal_number'],
    ['language', { language: 'de' }, 'validation.unknown_value'],
  ])('is refused with a wrong %s: %j', async (field, wrong, message) => {
    const refused = await call('submit-pricing-request', { ...REQUEST, ...wrong });
    expect(refused.http).toBe(400);
    expect(refused.fields).toEqual({ [field]: message });
  });

  it('works as a form without a script', async () => {
    const sent = await post('/priser', REQUEST);
    expect(sent).toMatchObject({
      status: 303,
      to: expect.stringMatching(/^\/priser\?sent=[0-9A-F]{8}&lang=en#form$/),
    });
    const wrong = await post('/priser', { ...REQUEST, email: 'x', language: 'sv', staff: [] });
    expect(wrong.to).toBe('/priser?problem=invalid&fields=email%2Cstaff#form');
    const numbered = { ...REQUEST, message: 'Avtal 811228-9874', language: 'sv' };
    expect((await post('/priser', numbered)).to).toBe(
      '/priser?problem=invalid&fields=message&asked=message#form',
    );
    const said = await post('/priser', { ...numbered, confirmedNotPersonalNumber: 'true' });
    expect(said.to).toMatch(/^\/priser\?sent=/);
    const [stored] = await db.query(
      'select message, staff from pricing_requests order by message = $1 desc',
      [REQUEST.message],
    );
    expect(stored).toEqual({ message: REQUEST.message, staff: REQUEST.staff });
  });

  it('is read, closed and deleted by the operator', async () => {
    await call('submit-pricing-request', REQUEST);
    const audit = createAuditLog({ db, clock, keys: TEST_SERVER_KEYS });
    const operator = createPricingOperatorService({ db, clock, audit });
    const [listed] = await operator.list(false);
    const id = listed?.id ?? '';
    expect(await operator.show(id)).toMatchObject({ ...REQUEST, closedAt: null });
    await operator.close(id);
    await expect(operator.close(id)).rejects.toThrow('no such request');
    expect(await operator.list(false)).toEqual([]);
    expect(await operator.list(true)).toHaveLength(1);
    await operator.delete(id);
    await expect(operator.show(id)).rejects.toThrow('no such request');
  });
});

describe('a sign-up for the app', () => {
  const signUp = (email = 'ny@example.com', language = 'sv') =>
    call('early-access', { email, language });
  const linkIn = (mail: Mail | undefined, query: string): string =>
    new RegExp(`${query}=([\\w.-]+)`, 'u').exec(mail?.text ?? '')?.[1] ?? '';
  const press = (query: string) => post(`/forhandsregistrering/lank?${query}&language=sv`);

  it('is confirmed by the link in the mail; a second press says that it was already', async () => {
    expect(await signUp()).toEqual({ http: 200, status: 0 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'ny@example.com', template: 'early_access_confirm' });
    const token = linkIn(mail, 'token');
    expect((await press(`token=${token}`)).to).toBe('/forhandsregistrering?result=registered');
    expect((await press(`token=${token}`)).to).toBe(
      '/forhandsregistrering?result=already_registered',
    );
    expect((await press('token=abc')).to).toBe('/forhandsregistrering?result=invalid_link');
  });

  it('answers the same for an address that has signed up, and informs it only by mail', async () => {
    const unknown = await signUp();
    await press(`token=${linkIn((await mails())[0], 'token')}`);
    await db.query('delete from mail_outbox');
    expect(await signUp('NY@example.com')).toEqual(unknown);
    expect((await mails()).map(({ template }) => template)).toEqual(['early_access_already']);
    expect(await count('early_access')).toBe(1);
  });

  it('sends one mail a day while it waits, and no more than three in all', async () => {
    for (let attempt = 0; attempt < 2; attempt++) await signUp();
    expect(await mails()).toHaveLength(1);
    await press(`token=${linkIn((await mails())[0], 'token')}`);
    for (let attempt = 0; attempt < 3; attempt++) expect((await signUp()).http).toBe(200);
    expect(await mails()).toHaveLength(3);
  });

  it('cannot be confirmed after a day, and not by the token that ends it', async () => {
    await signUp();
    const [mail] = await mails();
    const leave = linkIn(mail, 'leave');
    expect((await press(`token=${leave}`)).to).toContain('invalid_link');
    clock.advance(DAY + HOUR);
    expect((await press(`token=${linkIn(mail, 'token')}`)).to).toContain('invalid_link');
  });

  it('ends by the link in any of its mails, also by a mail program’s one click', async () => {
    await signUp();
    const [mail] = await mails();
    await press(`token=${linkIn(mail, 'token')}`);
    const { pathname, search } = new URL(mail?.pauseUrl ?? '');
    expect(await post(pathname + search)).toMatchObject({ status: 200, body: 'left' });
    expect(await count('early_access')).toBe(0);
    expect((await press(`leave=${linkIn(mail, 'leave')}`)).to).toContain('result=left');
    expect((await press('leave=abc')).to).toContain('result=invalid_link');
  });

  it('works as a form without a script, in the language of the page', async () => {
    expect((await post('/early-access', { email: 'x' })).to).toBe(
      '/early-access?result=invalid_email',
    );
    expect((await post('/early-access', { email: ' ny@example.com ' })).to).toBe(
      '/early-access?result=sent',
    );
    expect((await mails())[0]).toMatchObject({ to: 'ny@example.com', language: 'en' });
  });

  it('is deleted 24 months after it was confirmed', async () => {
    await signUp();
    await press(`token=${linkIn((await mails())[0], 'token')}`);
    clock.advance(730 * DAY);
    await server.runTimers();
    expect(await count('early_access')).toBe(1);
    clock.advance(2 * DAY);
    await server.runTimers();
    expect(await count('early_access')).toBe(0);
  });
});
