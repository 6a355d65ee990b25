import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type IdentityApp, identityApp, TORVALD } from '../../identity/testing/identityApp';
import { me, onlyAlva, personOf, REGISTRATION, signIn } from '../../identity/testing/journey';
import type { FormFields, TestBrowser } from '../../identity/testing/testBrowser';
import { DAY } from '../../lib/time';

let own: IdentityApp;
let browser: TestBrowser;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  await onlyAlva(own);
  browser = own.browser();
});

const fill = async (step: string, fields: FormFields = {}, by = browser) =>
  (await by.postForm('/auth/register-step', { step, target_path: '/jobb/a', ...fields })).location;
const kept = async (by = browser) => (await by.get('v2/session/get_registration')).body;
const at = (step: string, problem = '') =>
  `/register/${step}?target_path=%2Fjobb%2Fa${problem && `&problem=${problem}`}`;

const PAGES: [string, FormFields][] = [
  ['email', { email: ' steg@example.com ' }],
  ['type', { type: 'registrationWithJobApplication' }],
  ['profession', { professions: 'sjukskoterska' }],
  ['roles', { professions: ['sjukskoterska', 'barnmorska', ''] }],
  ['workfields', { workfields: REGISTRATION.workfields }],
  ['locations', { locations: REGISTRATION.locations }],
  ['employment', { employmentTypes: 'vikariat' }],
  ['availability', { availableFrom: '' }],
  ['systems', { systems: 'takecare' }],
  ['workplace', { workplace: 'Exempelsjukhuset' }],
  ['visibility', { visibility: 'offers' }],
  ['contact', { firstName: 'Totte', lastName: 'Ek', phone: '070-174 06 05' }],
];

it('leads from page to page, to BankID, and to an account with all of it', async () => {
  const steps = [...PAGES.map(([step]) => step), 'bankid'];
  for (const [index, [step, fields]] of PAGES.entries()) {
    expect(await fill(step, fields)).toBe(at(steps[index + 1] ?? ''));
  }
  expect(await kept()).toMatchObject({
    type: 'registrationWithJobApplication',
    stack: PAGES.map(([step]) => step),
  });
  const start = { purpose: 'register', device: 'same', kept: '1', target_path: '/jobb/a' };
  const { location } = await browser.postForm('/auth/start', start);
  const { search } = new URL(location);
  const answer = `/simulator/bankid/answer${search}&choice=${encodeURIComponent(personOf(TORVALD))}`;
  const back = (await browser.open(answer)).location;
  expect(await browser.open(back)).toEqual({ httpStatus: 303, location: '/jobb/a' });
  expect(await me(browser)).toMatchObject({
    email: 'steg@example.com',
    firstName: 'Totte',
    phone: '+46701740605',
    profession: 'sjukskoterska',
    employmentTypes: ['vikariat'],
    systems: ['takecare'],
    workplace: 'Exempelsjukhuset',
    availableFrom: null,
    visibility: 'offers',
    verifiedName: { firstName: 'Torvald' },
  });
});

it('keeps what is wrong and shows its page again, with nothing typed in the address', async () => {
  expect(await fill('email', { email: 'steg@' })).toBe(at('email', 'incomplete'));
  expect(await kept()).toMatchObject({ registration: { email: 'steg@' }, stack: [] });
  await fill('email', { email: 'steg@example.com' });
  expect(await fill('profession', { professions: 'made-up' })).toBe(at('profession', 'incomplete'));
  expect(await fill('visibility')).toBe(at('visibility', 'incomplete'));
  expect(await fill('contact', { firstName: 'Totte' })).toBe(at('contact', 'incomplete'));
  expect(await kept()).toMatchObject({ stack: ['email'] });
});

it('changes one page of a complete registration, and returns to the last', async () => {
  for (const [step, fields] of PAGES) await fill(step, fields);
  expect(await fill('locations', { locations: 'r-24' })).toBe(at('bankid'));
  expect(await kept()).toMatchObject({
    registration: { locations: ['r-24'], email: 'steg@example.com' },
  });
});

it('reports an address that has an account', async () => {
  expect(await fill('email', { email: 'alva.nordanvik@example.com' })).toBe(
    at('email', 'email_taken'),
  );
});

it('reports `no_session` when the registration has expired', async () => {
  await fill('email', { email: 'steg@example.com' });
  own.clock.advance(DAY);
  expect(await fill('type', { type: 'registration' })).toBe(at('type', 'no_session'));
  const start = { purpose: 'register', device: 'same', kept: '1' };
  expect((await browser.postForm('/auth/start', start)).location).toBe(
    '/register?problem=no_session',
  );
});

it('does not begin BankID with a page missing', async () => {
  await fill('email', { email: 'steg@example.com' });
  const start = { purpose: 'register', device: 'same', kept: '1' };
  expect((await browser.postForm('/auth/start', start)).location).toBe(
    '/register/bankid?problem=incomplete',
  );
});

it('redirects a signed-in user to the target', async () => {
  await signIn(browser);
  expect(await fill('email', { email: 'steg@example.com' })).toBe('/jobb/a');
});

it('is in a cookie of the browser that saves pages with a script, and of no other', async () => {
  const page = { type: 'registration', key: 'email', value: 'steg@example.com' };
  await browser.post('v2/session/set_session', page);
  expect((await kept()).sessionID).toBeNull();
  const { body } = await browser.post('v2/session/set_session', { ...page, stack: ['email'] });
  expect(await kept()).toMatchObject({ sessionID: body.sessionID, stack: ['email'] });
  expect((await kept(own.browser())).sessionID).toBeNull();
});
