import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchApplications } from '#domain/api/portal';
import { getMe } from '#domain/api/v2';
import { settableClock } from '../identity/testing/settableClock';
import type { PageRenderer } from '../web/pageRenderer';
import {
  type Credentials,
  createParties,
  type Parties,
  signedIn,
  VISITOR,
} from './testing/parties';
import { sendRaw } from './testing/send';
import { wholeServer } from './testing/wholeServer';

/** Renders on the page all the data that `/job-applications` reads for the caller. */
const render: PageRenderer['render'] = async ({ api }) => {
  const { profile } = await api.call(getMe, {});
  const applications = profile ? await api.call(fetchApplications, {}) : null;
  return {
    status: 200,
    html: '<html><head></head><body></body></html>',
    hydration: { profile, applications },
    modules: [],
  };
};

const clock = settableClock();
const server = await wholeServer({
  clock,
  site: {
    renderer: { render, renderFailure: async () => '<html><head></head></html>' },
    assets: { tagsFor: () => '', styleTags: '' },
    clientDir: null,
  },
});
const { app } = server;

let anna: Parties;
let bodil: Parties;

beforeAll(async () => {
  anna = await createParties(server, clock, 'Annasa');
  bodil = await createParties(server, clock, 'Bodilsa');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

async function applicationsPage(headers: Credentials): Promise<string> {
  const page = await sendRaw(app, { method: 'GET', url: '/job-applications', headers });
  expect(page.statusCode).toBe(200);
  return page.body;
}

function expectOnly(page: string, mine: readonly string[], others: readonly string[]): void {
  for (const secret of mine) expect(page).toContain(secret);
  for (const secret of others) expect(page).not.toContain(secret);
}

it('shows each candidate their own applications at the same address, also at the same time', async () => {
  const callers = Array.from({ length: 10 }, () => [VISITOR, anna.candidate, bodil.candidate]);
  const pages = await Promise.all(callers.flat().map(applicationsPage));
  for (const [index, page] of pages.entries()) {
    if (index % 3 === 0) expectOnly(page, [], [...anna.secrets, ...bodil.secrets]);
    if (index % 3 === 1) expectOnly(page, anna.onApplicationsPage, bodil.secrets);
    if (index % 3 === 2) expectOnly(page, bodil.onApplicationsPage, anna.secrets);
  }
});

it('shows no personal data after sign-out', async () => {
  const leaving = await signedIn(server, clock, anna.userId);
  expectOnly(await applicationsPage(leaving), anna.onApplicationsPage, []);
  await sendRaw(app, { method: 'POST', url: '/api/v2/session/sign_out', headers: leaving });
  expectOnly(await applicationsPage(leaving), [], anna.secrets);
  expectOnly(await applicationsPage(VISITOR), [], anna.secrets);
});
