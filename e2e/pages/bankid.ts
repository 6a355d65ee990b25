import type { Page } from '@playwright/test';
import { words } from '../words';

/** Signs in with the simulated BankID from /login or /register, as the named person. */
export async function identifyAs(page: Page, language: 'sv' | 'en', person: string): Promise<void> {
  await page.getByRole('button', { name: words(language)('auth.bankid.same') }).click();
  await page.getByRole('button', { name: person }).click();
}
