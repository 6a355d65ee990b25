import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../domain/language';
import { verifyBankidPath } from '../domain/signIn/verifyBankid';
import { paths } from '../src/lib/site/paths';
import { hydrated } from './pages/hydration';
import { press as pressKey, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { words } from './words';

/**
 * Every way to sign in or register. Each test uses two of the four combinations of width and
 * language, so that each flow is tested in both; one of the two is by keyboard alone.
 */
interface Visitor {
  language: Language;
  width: 390 | 1440;
  keyboard: boolean;
}

const LOCALE = { sv: 'sv-SE', en: 'en-GB' } as const;
const JOBS = '/jobs?q=fysioterapeut';

test.describe.configure({ mode: 'parallel' });

/** What a visitor does on a page, with a mouse or with a keyboard alone. */
class Hand {
  readonly t: ReturnType<typeof words>;
  constructor(private readonly visitor: Visitor) {
    this.t = words(visitor.language);
  }

  async press(page: Page, target: Locator): Promise<void> {
    if (this.visitor.keyboard) await pressKey(page, target);
    else await target.click();
  }

  async fill(page: Page, target: Locator, text: string): Promise<void> {
    if (!this.visitor.keyboard) return target.fill(text);
    await tabTo(page, target);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }

  /** Chooses of a list that is searched. */
  async choose(page: Page, label: string, option: string): Promise<void> {
    // Not the browser's own list, which is shown until the scripts have loaded
    const box = page.getByRole('combobox', { name: label }).and(page.locator('input'));
    await this.fill(page, box, option);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    if (this.visitor.keyboard) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else {
      await page.getByRole('option', { name: option }).first().click();
    }
    await page.keyboard.press('Escape');
  }

  button(page: Page, name: string): Locator {
    return page.getByRole('button', { name });
  }
}

/** Tests one flow as one visitor. */
function signInTest(
  name: string,
  visitor: Visitor,
  enter: (page: Page, hand: Hand) => Promise<void>,
): void {
  const { language, width, keyboard } = visitor;
  test.describe(`in ${language} at ${width} px${keyboard ? ' by keyboard' : ''}`, () => {
    test.use({ locale: LOCALE[language], viewport: { width, height: 844 } });
    test(name, ({ page }) => enter(page, new Hand(visitor)));
  });
}

const isSignedIn = (page: Page, firstName: string) =>
  expect(
    page.getByRole('banner').getByText(firstName).filter({ visible: true }).first(),
  ).toBeVisible();

/** Opens the overlay over the list of jobs, on a tab. */
async function openOverlay(page: Page, hand: Hand, tab: 'login' | 'register'): Promise<Locator> {
  await page.goto(JOBS);
  // Until then the link leads to the login page
  await hydrated(page);
  const banner = page.getByRole('banner');
  await hand.press(page, banner.getByRole('link', { name: hand.t(`shell.nav.${tab}`) }));
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  return overlay;
}

/** Opens BankID's window by a press, and answers there. */
async function inWindow(page: Page, opening: Promise<void>, choice: string): Promise<Page> {
  const [own] = await Promise.all([page.waitForEvent('popup'), opening]);
  await pressKey(own, own.getByRole('button', { name: choice }));
  return own;
}

test.describe('BankID on this device', () => {
  const enter = async (page: Page, hand: Hand) => {
    await page.goto(paths.login(JOBS));
    await hand.press(page, hand.button(page, hand.t('auth.bankid.same')));
    await hand.press(page, hand.button(page, 'Niamh Östervall'));
    await expect(page).toHaveURL(JOBS);
    await isSignedIn(page, 'Niamh');
  };
  signInTest('signs in', { language: 'sv', width: 390, keyboard: true }, enter);
  // The overlay is left for BankID, and opens again over its page
  signInTest(
    'signs in over a page',
    { language: 'en', width: 1440, keyboard: false },
    async (page, hand) => {
      const overlay = await openOverlay(page, hand, 'login');
      await hand.press(page, overlay.getByRole('button', { name: hand.t('auth.bankid.same') }));
      await hand.press(page, hand.button(page, 'Niamh Östervall'));
      await expect(overlay).toBeVisible();
      await expect(overlay).toHaveCount(0);
      await expect(page).toHaveURL(JOBS);
      await isSignedIn(page, 'Niamh');
    },
  );
});

test.describe('BankID by QR', () => {
  signInTest(
    'takes the same tab on a phone',
    { language: 'en', width: 390, keyboard: false },
    async (page, hand) => {
      await page.goto(paths.login(JOBS));
      await hand.press(page, hand.button(page, hand.t('auth.bankid.other')));
      await hand.press(page, hand.button(page, 'Niamh Östervall'));
      await expect(page).toHaveURL(JOBS);
      await isSignedIn(page, 'Niamh');
    },
  );

  signInTest(
    'has a window of its own on a computer',
    { language: 'sv', width: 1440, keyboard: true },
    async (page, hand) => {
      const overlay = await openOverlay(page, hand, 'login');
      const qr = overlay.getByRole('button', { name: hand.t('auth.bankid.other') });

      // Cancelled on the page, then closed by the user: the page shows a message each time
      const [first] = await Promise.all([page.waitForEvent('popup'), hand.press(page, qr)]);
      await expect(first.getByRole('button', { name: 'Avbryt' })).toBeVisible();
      await expect(overlay.getByText(hand.t('auth.window.waiting.title'))).toBeVisible();
      await hand.press(page, overlay.getByRole('button', { name: hand.t('auth.window.cancel') }));
      await expect.poll(() => first.isClosed()).toBe(true);
      await expect(qr).toBeFocused();
      const [second] = await Promise.all([page.waitForEvent('popup'), hand.press(page, qr)]);
      await expect(second.getByRole('button', { name: 'Avbryt' })).toBeVisible();
      await second.close();
      await expect(overlay.getByText(hand.t('auth.window.lost.title'))).toBeVisible();

      const again = overlay.getByRole('button', { name: hand.t('auth.window.again') });
      const third = await inWindow(page, hand.press(page, again), 'Niamh Östervall');
      await expect.poll(() => third.isClosed()).toBe(true);
      await expect(overlay).toHaveCount(0);
      await expect(page).toHaveURL(JOBS);
      await isSignedIn(page, 'Niamh');
    },
  );

  test.describe('at a broker of another site, where the window loses its opener', () => {
    test.use({ locale: 'sv-SE', viewport: { width: 1440, height: 844 } });
    const t = words('sv');

    /** Puts a page of another site in front of the simulator's. */
    async function elsewhere(context: BrowserContext): Promise<void> {
      await context.route('**/session/begin_bankid', async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        const address = new URL('https://bankid.example/authorize');
        address.search = new URL(body.authorizeUrl).search;
        address.searchParams.set('go', body.authorizeUrl);
        await route.fulfill({ response: answer, json: { ...body, authorizeUrl: address.href } });
      });
      await context.route('https://bankid.example/**', (route) => {
        const go = new URL(route.request().url()).searchParams.get('go') ?? '';
        const href = go.replaceAll('&', '&amp;');
        return route.fulfill({ contentType: 'text/html', body: `<a href="${href}">Vidare</a>` });
      });
    }

    async function leaveFor(page: Page): Promise<Page> {
      await page.goto(paths.login(JOBS));
      // Until then the form leads to the broker in the same tab
      await hydrated(page);
      const qr = page.getByRole('button', { name: t('auth.bankid.other') });
      const [own] = await Promise.all([page.waitForEvent('popup'), qr.click()]);
      await own.getByRole('link', { name: 'Vidare' }).click();
      return own;
    }

    test('each of two tabs shows its own BankID result, one after a slow return', async ({
      page,
      context,
    }) => {
      await elsewhere(context);
      const other = await context.newPage();
      const [first, second] = [await leaveFor(page), await leaveFor(other)];
      await second.getByRole('button', { name: 'Avbryt' }).click();
      await expect(
        other.getByRole('heading', { name: t('auth.problem.cancelled.title') }),
      ).toBeVisible();
      await expect.poll(() => second.isClosed()).toBe(true);

      await context.route('**/auth/bankid', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2500));
        await route.continue();
      });
      await first.getByRole('button', { name: 'Niamh Östervall' }).click();
      await expect(page).toHaveURL(JOBS);
      await isSignedIn(page, 'Niamh');
      await expect.poll(() => first.isClosed()).toBe(true);
      await expect(other).toHaveURL(JOBS);
    });
  });
});

test.describe('Google', () => {
  test.describe.configure({ mode: 'serial' });
  const go = async (page: Page, hand: Hand) => {
    await page.goto(paths.login(JOBS));
    await hand.press(page, hand.button(page, hand.t('auth.social.google')));
    await hand.press(page, hand.button(page, 'Niamh Östervall'));
  };
  signInTest(
    'asks for BankID first where the address has an account',
    { language: 'en', width: 390, keyboard: false },
    async (page, hand) => {
      await go(page, hand);
      await expect(
        page.getByRole('heading', { name: hand.t('auth.problem.link_requires_bankid.title') }),
      ).toBeVisible();
      await expect(hand.button(page, hand.t('auth.social.google'))).toHaveCount(0);
      await hand.press(page, hand.button(page, hand.t('auth.bankid.same')));
      await hand.press(page, hand.button(page, 'Niamh Östervall'));
      await expect(page).toHaveURL(JOBS);
    },
  );
  signInTest(
    'signs in from then on',
    { language: 'sv', width: 1440, keyboard: true },
    async (page, hand) => {
      await go(page, hand);
      await expect(page).toHaveURL(JOBS);
      await isSignedIn(page, 'Niamh');
    },
  );
});

test.describe('Facebook', () => {
  test.describe.configure({ mode: 'serial' });
  signInTest(
    'registers somebody new, who connects a BankID on the way',
    { language: 'sv', width: 390, keyboard: true },
    async (page, hand) => {
      const { t } = hand;
      await page.goto(paths.register(JOBS));
      await hand.press(page, hand.button(page, t('auth.social.facebook')));
      await hand.press(page, hand.button(page, 'Tindra Solhage'));
      await expect(page.getByLabel(t('forms.first_name'))).toHaveValue('Tindra');
      await expect(page.getByLabel(t('auth.register.email'))).toHaveValue(
        'tindra.solhage@example.com',
      );
      const create = hand.button(page, t('auth.register.social_submit'));
      await hand.press(page, create);
      await expect(page.getByText(t('registration.select_profession.error')).first()).toBeVisible();
      await hand.choose(page, t('auth.register.professions'), 'Undersköterska');
      await hand.choose(page, t('auth.register.workfields'), 'Hemsjukvård');
      await hand.choose(page, t('auth.register.locations'), 'Umeå');
      await hand.press(page, create);
      await expect(page).toHaveURL(verifyBankidPath({ targetPath: JOBS }));

      // A BankID that is connected to another account is refused with a message
      await hand.press(page, hand.button(page, t('auth.bankid.same')));
      await hand.press(page, hand.button(page, 'Alva Nordanvik'));
      await expect(
        page.getByRole('heading', { name: t('auth.problem.connected_elsewhere.title') }),
      ).toBeVisible();
      await hand.press(page, page.getByRole('link', { name: t('auth.return.back') }));
      await hand.press(page, hand.button(page, t('auth.bankid.same')));
      await hand.press(page, hand.button(page, 'Tindra Solhage'));
      await expect(page).toHaveURL(JOBS);
    },
  );
  signInTest(
    'signs in from then on',
    { language: 'en', width: 1440, keyboard: false },
    async (page, hand) => {
      await page.goto(paths.login(JOBS));
      await hand.press(page, hand.button(page, hand.t('auth.social.facebook')));
      await hand.press(page, hand.button(page, 'Tindra Solhage'));
      await expect(page).toHaveURL(JOBS);
      await page.goto(verifyBankidPath());
      await expect(page.getByRole('heading', { name: hand.t('auth.verify.done') })).toBeVisible();
    },
  );
});

test.describe('an e-mail address that has an account', () => {
  const write = async (page: Page, hand: Hand) => {
    const overlay = await openOverlay(page, hand, 'register');
    const field = overlay.getByLabel(hand.t('auth.register.email'));
    await hand.fill(page, field, 'niamh.ostervall@example.com');
    return overlay;
  };
  signInTest(
    'leads to BankID',
    { language: 'sv', width: 390, keyboard: false },
    async (page, hand) => {
      const overlay = await write(page, hand);
      await hand.press(
        page,
        overlay.getByRole('button', { name: hand.t('auth.overlay.next'), exact: true }),
      );
      await hand.press(page, hand.button(page, 'Niamh Östervall'));
      await expect(overlay).toHaveCount(0);
      await isSignedIn(page, 'Niamh');
    },
  );
  signInTest(
    'leads to BankID in a window',
    { language: 'en', width: 1440, keyboard: true },
    async (page, hand) => {
      const overlay = await write(page, hand);
      await inWindow(page, page.keyboard.press('Enter'), 'Niamh Östervall');
      await expect(overlay).toHaveCount(0);
      await expect(page).toHaveURL(JOBS);
      await isSignedIn(page, 'Niamh');
    },
  );
});

test.describe('one-page registration', () => {
  const fillIn = async (page: Page, hand: Hand, email: string) => {
    const { t } = hand;
    await hand.fill(page, page.getByLabel(t('auth.register.email')), email);
    const english = t('auth.login.title') === 'Log in';
    await hand.choose(
      page,
      t('auth.register.professions'),
      english ? 'Assistant nurse' : 'Undersköterska',
    );
    await hand.choose(page, t('auth.register.workfields'), english ? 'Home' : 'Hemsjukvård');
    await hand.choose(page, t('auth.register.locations'), 'Umeå');
  };
  // After a BankID without an account the page shows a message and opens the form
  signInTest(
    'of somebody who only logged in',
    { language: 'sv', width: 390, keyboard: false },
    async (page, hand) => {
      const { t } = hand;
      await page.goto(paths.login());
      await hand.press(page, hand.button(page, t('auth.bankid.same')));
      await hand.press(page, hand.button(page, 'Torvald Lindekrans'));
      await expect(page).toHaveURL(/\/register/);
      await expect(page.getByText(t('auth.problem.not_registered.title')).first()).toBeVisible();
      await hand.press(page, hand.button(page, t('auth.bankid.same')));
      await expect(
        page.getByText(t('registration.contact_information.error')).first(),
      ).toBeVisible();
      await fillIn(page, hand, 'torvald@example.com');
      await hand.press(page, hand.button(page, t('auth.bankid.same')));
      await hand.press(page, hand.button(page, 'Torvald Lindekrans'));
      await expect(
        page.getByRole('heading', { level: 1, name: 'Torvald Lindekrans' }),
      ).toBeVisible();
    },
  );
  signInTest(
    'with BankID in a window',
    { language: 'en', width: 1440, keyboard: true },
    async (page, hand) => {
      await page.goto(paths.register(JOBS));
      await fillIn(page, hand, 'ronja.hedfors@example.com');
      const qr = hand.button(page, hand.t('auth.bankid.other'));
      await inWindow(page, hand.press(page, qr), 'Ronja Hedfors');
      await expect(page).toHaveURL(JOBS);
      await isSignedIn(page, 'Ronja');
    },
  );
});
