import { expect, type Page } from '@playwright/test';
import type { Language } from '../../domain/language';
import { words } from '../words';

/**
 * Answers all the job's questions: the first option of each choice, and a sentence for each text.
 */
async function answerQuestions(page: Page, language: Language): Promise<void> {
  const form = page.locator('main form');
  for (const field of await form.getByRole('textbox').all())
    await field.fill('Åtta år på avdelning.');
  const groups = form.getByRole('radiogroup').or(form.getByRole('group'));
  for (const group of await groups.all()) {
    const choice = group.getByRole('radio').or(group.getByRole('checkbox')).first();
    if ((await choice.count()) === 0) continue;
    // By keyboard: on a phone the tab bar may cover an option at the edge of the screen.
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(choice).toBeChecked();
  }
  await page.getByRole('button', { name: words(language)('apply.next') }).click();
}

/** From wherever the application begins to its first step. */
export async function openContactDetails(page: Page, language: Language): Promise<void> {
  const t = words(language);
  await openTasks(page, language);
  await page.getByRole('link', { name: t('apply.step.contact_details'), exact: true }).click();
  const title = t('apply.contact_details.title');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The list of all steps, where an application with little left does not begin. */
export async function openTasks(page: Page, language: Language): Promise<void> {
  const t = words(language);
  // Not its heading, which may come before what was typed has been found
  const list = page.getByRole('list', { name: t('apply.steps') });
  const back = page.getByRole('link', { name: t('apply.tasks.back'), exact: true });
  await expect(list.or(back)).toBeVisible();
  if (await back.isVisible()) await back.press('Enter');
  await expect(list).toBeVisible();
}

/** Goes through the application's steps from contact details to the receipt. */
export async function completeApplication(page: Page, language: Language): Promise<void> {
  const t = words(language);
  await openContactDetails(page, language);
  await page.getByRole('button', { name: t('apply.next') }).click();
  const questions = page.getByRole('heading', { name: t('apply.questionnaire.title') });
  const summary = page.getByRole('heading', { name: t('apply.summary.title') });
  await expect(questions.or(summary)).toBeVisible();
  if (await questions.isVisible()) await answerQuestions(page, language);
  await expect(summary).toBeVisible();
  await page.getByRole('button', { name: t('apply.send') }).click();
  await expect(page.getByRole('heading', { name: t('apply.receipt.title') })).toBeVisible();
}
