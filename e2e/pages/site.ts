import { expect, type Page } from '@playwright/test';
import type { Language } from '../../domain/language';
import { paths } from '../../src/lib/site/paths';
import { words } from '../words';
import { openTasks } from './apply';

/** Goes to a page and waits until all of it is loaded. */
type Visit = (page: Page) => Promise<void>;

async function openJob(page: Page, language: Language): Promise<void> {
  const t = words(language);
  await page.goto(`${paths.jobs()}?q=sjuksköterska`);
  const results = page.getByRole('list', { name: t('jobs.list.label'), exact: true });
  await results.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: t('job_detail.apply'), exact: true })).toBeVisible();
  // Read after the page; what is below them moves
  await expect(page.getByRole('region', { name: t('job_detail.similar') })).toBeVisible();
}

/** The public pages, by name. */
export function visitorPages(language: Language): Record<string, Visit> {
  const t = words(language);
  const at =
    (path: string): Visit =>
    async (page) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
  return {
    'the start page': at(paths.home()),
    'the list of jobs': at(paths.availableJobs(language)),
    'a job': (page) => openJob(page, language),
    'the pay calculator': at(paths.payCalculator()),
    'the privacy policy': at(paths.privacy()),
    'a salary page': at(paths.nurseStaffingPay()),
    'an article': at(paths.article('nationella-hyravtalet-och-karens')),
    'the login': at(paths.login()),
    'the registration': async (page) => {
      await page.goto(paths.register());
      // Its options are loaded after the page.
      await expect(
        page
          .getByRole('combobox', { name: t('auth.register.professions') })
          .and(page.locator('input')),
      ).toBeVisible();
    },
  };
}

/** The pages of a candidate who has signed in and applied, by name. */
export function candidatePages(language: Language): Record<string, Visit> {
  const t = words(language);
  return {
    'the applications': async (page) => {
      await page.goto(paths.applications());
      await expect(page.getByRole('article').first()).toBeVisible();
    },
    'the profile': async (page) => {
      await page.goto(paths.account());
      // The last of its sections, which come after the page
      await expect(page.getByText(t('account.looks'), { exact: true })).toBeVisible();
    },
    'recommending a job': async (page) => {
      await openJob(page, language);
      await page.getByRole('link', { name: t('job_detail.recommend'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('recommend.title') })).toBeVisible();
    },
    'the application form': async (page) => {
      await openJob(page, language);
      await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();
      await openTasks(page, language);
    },
  };
}
