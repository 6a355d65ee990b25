import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { words } from '../words';

/** Signs in with the simulated BankID from /login or /register, as the named person. */
export async function identifyAs(page: Page, language: 'sv' | 'en', person: string): Promise<void> {
  await page.getByRole('button', { name: words(language)('auth.bankid.same') }).click();
  await page.getByRole('button', { name: person }).click();
}

/**
 * Opens a page as the named person, whose browser is signed in by the calls of a browser without
 * scripts: the form's, BankID's and the return's. For journeys that are about something else.
 */
export async function openAs(page: Page, person: string, path: string): Promise<void> {
  const { request } = page.context();
  const begun = await request.post('/auth/start', {
    form: { purpose: 'login', device: 'same' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const $ = load(await begun.text());
  const choice = $('button[name=choice]').filter((_, one) => $(one).text().includes(person));
  const action = $('form').attr('action');
  if (choice.length !== 1 || action === undefined) {
    throw new Error(`${person} is not one of BankID's people at ${begun.url()}.`);
  }
  const fields = $('form').serializeArray();
  const answered = await request.get(new URL(action, begun.url()).href, {
    params: {
      ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      choice: choice.attr('value') ?? '',
    },
  });
  const { pathname } = new URL(answered.url());
  if (pathname !== '/account') throw new Error(`Signing in as ${person} ended at ${pathname}.`);
  await page.goto(path);
}
