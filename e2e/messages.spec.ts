import { expect } from '@playwright/test';
import type { Language } from '../domain/language';
import { applicationPaths } from '../src/lib/site/applicationPaths';
import { paths } from '../src/lib/site/paths';
import { openAccountMenu } from './pages/accountMenu';
import { applyByCall } from './pages/applyByCall';
import { openAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { pattern, words } from './words';

/** No other test uses this person. */
const PERSON = 'Embla Sandvall';
const CONTACT = {
  firstName: 'Embla',
  lastName: 'Sandvall',
  email: 'embla.sandvall@example.com',
  phone: '070-174 06 09',
};
const RECRUITER = 'Karin Ek';

for (const { language, locale, width } of [
  { language: 'sv', locale: 'sv-SE', width: 390 },
  { language: 'en', locale: 'en-GB', width: 1440 },
] as const satisfies { language: Language; locale: string; width: number }[]) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: width < 768 ? 844 : 900 } });

    test('two people chat over a broken connection and a reload, until one signs out', async ({
      page,
      context,
      request,
    }) => {
      const t = words(language);
      const employer = new Employer(request);
      const job = await employer.publish({ title: `Natt ${language}` });
      await openAs(page, PERSON, paths.applications());
      await expect(page).toHaveURL(/job-applications/u);
      const chatId = await applyByCall(page, job.id, CONTACT);
      const write = (text: string) =>
        employer.call('POST', `chats/${chatId}/messages`, {
          clientId: crypto.randomUUID(),
          senderName: RECRUITER,
          text,
        });

      // From the application to its chat
      await page.reload();
      const card = page.getByRole('article', { name: job.title });
      await press(page, card.getByRole('link', { name: t('application.write') }));
      await expect(page).toHaveURL(applicationPaths.chat(chatId));
      const head = page.getByRole('heading', { level: 1, name: 'Testsjukhuset' });
      await expect(head).toBeFocused();
      await expectNoViolations(page);

      // One message each way
      const log = page.getByRole('log');
      const field = page.getByRole('textbox', { name: pattern(t('messages.write')) });
      const send = async (text: string) => {
        await tabTo(page, field);
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        await expect(field).toHaveValue('');
      };
      const message = (text: string) => log.getByRole('article').filter({ hasText: text });
      await send('Var börjar jag?');
      await expect(message('Var börjar jag?')).toContainText(t('messages.delivery.sent'));
      const { chat } = await employer.call('GET', `chats/${chatId}`);
      await employer.call('POST', `chats/${chatId}/read`, {
        lastReadMessageCount: chat.messageCount,
      });
      await expect(message('Var börjar jag?')).toContainText(t('messages.delivery.read'));
      await write('På akuten, plan 3.');
      await expect(message('På akuten, plan 3.')).toBeVisible();
      await expect
        .poll(async () => (await employer.call('GET', `chats/${chatId}`)).chat.status.candidate)
        .toMatchObject({ lastReadMessageCount: chat.messageCount + 1 });

      // A personal identity number stays in the field
      await tabTo(page, field);
      await page.keyboard.type('19121212-1212');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAccessibleDescription(t('messages.write.personal_number'));
      await field.fill('');

      // Written without a connection, sent with one
      await context.setOffline(true);
      await send('Jag tar bussen.');
      await expect(message('Jag tar bussen.')).toContainText(t('messages.delivery.pending'));
      await context.setOffline(false);
      await expect(message('Jag tar bussen.')).toContainText(t('messages.delivery.sent'));

      // A reload loses neither what is on its way nor what is being written
      await page.route('**/chats/send_message', (route) => route.abort());
      await send('Ses på måndag.');
      await expect(message('Ses på måndag.')).toContainText(
        new RegExp(`${t('messages.delivery.pending')}|${t('messages.delivery.failed')}`, 'u'),
      );
      await field.fill('En sak till');
      await page.reload();
      await expect(field).toHaveValue('En sak till');
      await expect(message('Ses på måndag.')).toHaveCount(1);
      await page.unroute('**/chats/send_message');
      await expect(message('Ses på måndag.')).toContainText(t('messages.delivery.sent'), {
        timeout: 30_000,
      });
      const { results } = await employer.call('GET', `chats/${chatId}/messages`);
      const said = results.map(({ text }: { text: string }) => text).filter(Boolean);
      expect(said).toEqual([
        'Var börjar jag?',
        'På akuten, plan 3.',
        'Jag tar bussen.',
        'Ses på måndag.',
      ]);

      // A search leads to the message
      if (width < 1024) {
        await press(page, page.getByRole('link', { name: t('messages.back') }));
        await expect(page).toHaveURL(paths.messages());
        await expect(page.getByRole('link', { name: /Natt/u }).first()).toBeFocused();
        await expectNoViolations(page);
      }
      await tabTo(page, page.getByRole('searchbox', { name: t('messages.search') }));
      await page.keyboard.type('plan 3');
      const found = page
        .getByRole('navigation', { name: t('messages.list') })
        .getByRole('link')
        .filter({ hasText: 'På akuten' })
        .filter({ hasText: job.title });
      await press(page, found);
      await expect(page).toHaveURL(/\?message=\d+$/u);
      await expect(message('På akuten, plan 3.')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      // Signing out deletes what was written
      await expect(field).toHaveValue('En sak till');
      await openAccountMenu(page);
      await page.getByRole('button', { name: t('shell.nav.sign_out'), exact: true }).click();
      await expect(page.getByText(t('messages.signed_out'))).toBeVisible();
      expect(
        await page.evaluate(() => Object.values(localStorage).join().includes('En sak till')),
      ).toBe(false);
      await openAs(page, PERSON, applicationPaths.chat(chatId));
      await expect(message('Ses på måndag.')).toBeVisible();
      await expect(field).toHaveValue('');
    });
  });
}
