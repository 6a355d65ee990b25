import { expect, type Page } from '@playwright/test';
import { load } from 'cheerio';
import type { MessageId } from '../src/i18n/intl';
import { openAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { test } from './pages/test';
import { pattern, words } from './words';

/** Somebody of the simulator without an account, who is asked. */
const REFEREE = 'Sunniva Aspedal';

const PHONE = { viewport: { width: 390, height: 844 } };
const WIDE = { viewport: { width: 1440, height: 900 } };
const SWEDISH = { language: 'sv', locale: 'sv-SE' } as const;
const ENGLISH = { language: 'en', locale: 'en-GB' } as const;
/**
 * In each the candidate and the referee differ in language and window. Nobody else has references of
 * these candidates, and no two write to one address.
 */
const JOURNEYS = [
  {
    firstName: 'Disa',
    lastName: 'Klintmark',
    phone: '070-174 06 61',
    from: { ...SWEDISH, ...PHONE },
    to: { ...ENGLISH, ...WIDE, address: 'sunniva.aspedal@example.org' },
  },
  {
    firstName: 'Selma',
    lastName: 'Ljungvik',
    phone: '070-174 06 38',
    from: { ...ENGLISH, ...WIDE },
    to: { ...SWEDISH, ...PHONE, address: 'sunniva.aspedal@example.com' },
  },
  {
    firstName: 'Embla',
    lastName: 'Sandvall',
    phone: '070-174 06 09',
    from: { ...SWEDISH, ...WIDE },
    to: { ...ENGLISH, ...PHONE, address: 'sunniva.aspedal@example.net' },
  },
  {
    firstName: 'Hedda',
    lastName: 'Solbacka',
    phone: '070-174 06 08',
    from: { ...ENGLISH, ...PHONE },
    to: { ...SWEDISH, ...WIDE, address: 'sunniva@example.org' },
  },
] as const;

/** The newest mail to an address whose text matches, as the demo's page of mails shows it. */
async function mailed(page: Page, address: string, text: RegExp): Promise<string | null> {
  const mails = load(await (await page.request.get('/demo/mail')).text());
  const own = mails('article').filter((_, mail) => mails(mail).text().includes(address));
  return (
    own
      .toArray()
      .map((mail) => text.exec(mails(mail).text())?.[1] ?? null)
      .find(Boolean) ?? null
  );
}
async function soon(page: Page, address: string, text: RegExp): Promise<string> {
  await expect.poll(() => mailed(page, address, text)).not.toBeNull();
  return (await mailed(page, address, text)) ?? '';
}

const CODE = /(?:Kod|Code): (\d{6})/u;

/** Presses a button by the keyboard. */
const press = (page: Page, t: (id: MessageId) => string, id: MessageId) =>
  page
    .getByRole('button', { name: pattern(t(id)), exact: false })
    .first()
    .press('Enter');

for (const { firstName, lastName, phone, from, to } of JOURNEYS) {
  const own = words(from.language);
  const theirs = words(to.language);

  test.describe(`in ${from.language} at ${from.viewport.width} px and in ${to.language}`, () => {
    test.use({ locale: from.locale, viewport: from.viewport });

    test('a reference is asked for, signed by keyboard in another language, shared, read and taken back', async ({
      page,
      browser,
      request,
    }) => {
      const employer = new Employer(request);
      const job = await employer.publish({ title: 'Sjuksköterska till akuten i Umeå', steps: [] });

      // The candidate names a person, and asks them
      await openAs(page, `${firstName} ${lastName}`, '/account?page=references');
      await press(page, own, 'account.reference.add');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('textbox', { name: own('account.reference.workplace') })
        .fill('Akuten, Exempelsjukhuset');
      await dialog.getByRole('textbox', { name: own('account.reference.name') }).fill(REFEREE);
      await dialog
        .getByRole('textbox', { name: own('account.reference.phone') })
        .fill('070-174 06 33');
      await dialog.getByRole('textbox', { name: own('account.reference.email') }).fill(to.address);
      await dialog.getByRole('checkbox', { name: own('account.reference.may_contact') }).check();
      await dialog.getByRole('button', { name: own('account.save') }).press('Enter');
      await press(page, own, 'given_references.ask');
      const question = page.getByRole('alertdialog');
      await question
        .getByRole('radio', { name: own(`given_references.ask.language.${to.language}`) })
        .press('Space');
      // The line breaks at the press: it is said there, and what was chosen is kept
      const ask = question.getByRole('button', { name: own('given_references.ask.send') });
      await page.context().setOffline(true);
      await ask.press('Enter');
      await expect(question.getByText(own('given_references.failed'))).toBeVisible();
      await expect(
        question.getByRole('radio', { name: own(`given_references.ask.language.${to.language}`) }),
      ).toBeChecked();
      await page.context().setOffline(false);
      await ask.press('Enter');
      await expect(
        page.getByText(own('given_references.state.asked'), { exact: true }),
      ).toBeVisible();
      const applied = await page.request.post('/api/portal/submitCandidate', {
        data: {
          jobId: job.id,
          kind: 'candidate',
          contact: { firstName, lastName, phone, email: 'candidate@example.com' },
        },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      const applicationId: string = (await applied.json()).application.id;

      // The referee opens the mail's link elsewhere, and answers by keyboard
      const link = await soon(page, to.address, /(http\S+\/referens\?\S+)/u);
      const elsewhere = await browser.newContext({
        locale: to.locale,
        viewport: to.viewport,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const referee = await elsewhere.newPage();
      await referee.goto(link);
      await expect(referee.getByRole('heading', { level: 1 })).toHaveText(
        pattern(theirs('referee.open.title')),
      );
      await press(referee, theirs, 'referee.form.next');
      await expect(
        referee.getByRole('alert', { name: theirs('forms.summary.title') }),
      ).toBeFocused();
      const choose = (group: MessageId, answer: MessageId) =>
        referee
          .getByRole('radiogroup', { name: pattern(theirs(group)) })
          .getByRole('radio', { name: theirs(answer), exact: true })
          .press('Space');
      await choose('referee.form.relation', 'given_references.relation.manager');
      const from = referee.getByRole('group', { name: theirs('referee.form.from') });
      await from.getByRole('combobox', { name: theirs('referee.form.month') }).selectOption('09');
      await from.getByRole('combobox', { name: theirs('referee.form.year') }).selectOption('2021');
      await referee.getByRole('checkbox', { name: theirs('referee.form.still') }).press('Space');
      await referee
        .getByRole('textbox', { name: pattern(theirs('referee.form.role')) })
        .pressSequentially('Nurse');
      await referee
        .getByRole('textbox', { name: pattern(theirs('referee.form.work')) })
        .pressSequentially('Triage, nights.');

      // A reload in the middle loses nothing, months and text alike
      await referee.reload();
      await expect(
        referee.getByRole('textbox', { name: pattern(theirs('referee.form.work')) }),
      ).toHaveValue('Triage, nights.');
      await expect(
        referee
          .getByRole('group', { name: theirs('referee.form.from') })
          .getByRole('combobox', { name: theirs('referee.form.year') }),
      ).toHaveValue('2021');
      for (const strength of ['skill', 'cooperation', 'reliability', 'pressure'] as const) {
        await choose(`referee.form.${strength}`, 'given_references.level.very_good');
      }
      await choose('referee.form.hireAgain', 'given_references.hire.yes');
      await press(referee, theirs, 'referee.form.next');
      await expect(
        referee.getByRole('heading', { name: theirs('referee.check.title') }),
      ).toBeFocused();
      await expect(referee.getByText('Triage, nights.')).toBeVisible();

      // Back of the browser comes back to what was filled in
      await referee.goBack();
      await expect(
        referee.getByRole('textbox', { name: pattern(theirs('referee.form.role')) }),
      ).toHaveValue('Nurse');
      await referee.goForward();
      const readThrough = referee.getByRole('definition').filter({ hasText: 'Triage, nights.' });
      await expect(readThrough).toBeVisible();

      // What was read through is read through after a reload too
      await referee.reload();
      await expect(readThrough).toBeVisible();

      // The line breaks at the signing: nothing is lost, and the same code signs
      await press(referee, theirs, 'referee.sign.code');
      const code = referee.getByRole('textbox', { name: theirs('referee.code.label') });
      await code.pressSequentially(await soon(page, to.address, CODE));
      await elsewhere.setOffline(true);
      await press(referee, theirs, 'referee.code.send.give');
      await expect(referee.getByText(theirs('referee.problem.line'))).toBeVisible();
      await elsewhere.setOffline(false);
      await press(referee, theirs, 'referee.code.send.give');
      await expect(referee.getByRole('heading', { level: 1 })).toHaveText(
        theirs('referee.result.given.title'),
      );

      // The receipt: on the page once, and in a mail with the way to take it back; the tab keeps nothing
      await expect(referee.getByText('Triage, nights.')).toBeVisible();
      await expect(referee.getByText(theirs('referee.receipt.take_back'))).toBeVisible();
      expect(await referee.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(
        'referee',
      );
      await referee.reload();
      await expect(referee.getByText(theirs('referee.result.given.text'))).toBeVisible();
      await expect(referee.getByText('Triage, nights.')).toHaveCount(0);
      const receipt = await soon(
        page,
        to.address,
        /(?:Take the reference back|Ta tillbaka referensen):\s+(http\S+\/referens\?\S+)/u,
      );
      expect(new URL(receipt).searchParams.get('id')).toBe(new URL(link).searchParams.get('id'));

      const open = (title: string) =>
        page.locator('summary').filter({ hasText: title }).press('Enter');

      // The candidate's open page shows it, and lets one employer read it
      await expect(
        page.getByText(own('given_references.state.given'), { exact: true }),
      ).toBeVisible();
      await open(own('given_references.answers'));
      await expect(page.getByText('Triage, nights.')).toBeVisible();
      const given = `applications/${applicationId}/given_references`;
      const listed = async () => (await employer.call('GET', given)).results;
      expect(await listed()).toEqual([]);
      await page.reload();
      await open(own('given_references.shares'));
      const application = page.getByRole('combobox', {
        name: own('given_references.share.application'),
      });
      await application.selectOption({ label: `${job.workplace.name}: ${job.title}` });
      await page.context().setOffline(true);
      await press(page, own, 'given_references.share.send');
      await expect(page.getByText(own('given_references.failed'))).toBeVisible();
      await expect(application).not.toHaveValue('');
      await page.context().setOffline(false);
      await press(page, own, 'given_references.share.send');
      await expect(
        page.getByRole('button', { name: pattern(own('given_references.unshare.named')) }),
      ).toBeVisible();
      const [reference] = await listed();
      expect(reference).toMatchObject({ signedBy: REFEREE, way: 'email_code', mayOpen: true });
      const { answers } = await employer.call('GET', `${given}/${reference.id}`);
      expect(answers).toMatchObject({ relation: 'manager', to: null, work: 'Triage, nights.' });
      await expect(page.getByText(pattern(own('given_references.openings.show')))).toBeVisible();

      // The referee takes it back by the same link, with the BankID of the same name
      const sign = referee.getByRole('button', {
        name: pattern(theirs('referee.sign.bankid.same')),
      });
      // A visitor's page may be three seconds old
      await expect(async () => {
        await referee.goto(receipt);
        await expect(sign).toBeVisible({ timeout: 2000 });
      }).toPass();
      await sign.press('Enter');
      await referee.getByRole('button', { name: REFEREE }).press('Enter');
      await expect(referee.getByRole('heading', { level: 1 })).toHaveText(
        theirs('referee.result.taken_back.title'),
      );
      expect(await listed()).toMatchObject([
        { state: 'taken_back', signedBy: null, mayOpen: false },
      ]);
      await expect(
        page.getByText(own('given_references.state.taken_back'), { exact: true }),
      ).toBeVisible();
      await referee.goto(link);
      await expect(referee.getByRole('heading', { level: 1 })).toHaveText(
        theirs('referee.unknown.title'),
      );
      await elsewhere.close();
    });
  });
}
