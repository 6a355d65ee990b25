import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './pages/hydration';

test.use({ locale: 'sv-SE', serviceWorkers: 'allow' });

/** Notes what the page's policy refused, and what the console said of errors, from the beginning. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (text: string) => void refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(
        window,
        'noteRefused',
      )(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('pageerror', (error) => void refused.push(String(error)));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // A page that is left gives up what it still loads
    if (errorText !== 'net::ERR_ABORTED') refused.push(`${request.url()} ${errorText}`);
  });
  return refused;
}

test('pages, opened and reached by links, are within their own policy', async ({ page }) => {
  const refused = await watchPolicy(page);
  for (const [from, link, heading] of [
    ['/', '/bemanning', 'Bemanning i vården'],
    ['/bemanning', '/bemanning/beskriv-uppdraget-sa-att-folk-soker', 'Beskriv uppdraget'],
    ['/loner', '/loner/sjukskoterska', 'Lön för sjuksköterskor'],
    ['/', '/jobs', 'lediga uppdrag'],
  ] as const) {
    await page.goto(from);
    await hydrated(page);
    // The second page on is answered by the service worker
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    await page.locator(`a[href="${link}"]`).first().dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveURL(link);
  }
  const controlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  expect(controlled).toBe(true);
  expect(refused).toEqual([]);
});

test('no text becomes markup or a script but through the site’s own policies', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const outcomes = await page.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const types = Reflect.get(window, 'trustedTypes');
    return [
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="1">')),
      attempt(() => Object.assign(document.createElement('div'), { innerHTML: '<b>a</b>' })),
      attempt(() =>
        Object.assign(document.createElement('script'), { src: '//evil.example/a.js' }),
      ),
      attempt(() => Object.assign(document.createElement('script'), { src: '/api/docs' })),
      attempt(() => Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      attempt(() => new Worker('/api/docs')),
      attempt(() => types.createPolicy('another', {})),
    ];
  });
  expect(outcomes).toEqual(Array(7).fill('refused'));
});

test('a page that a browser has translated goes on', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/jobs');
  await hydrated(page);
  // As Chrome's translator does: each text stands in two elements of its own
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script,style')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
    }
  });
  await page.locator('main a[href^="/jobb/"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/jobb\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toEqual([]);
});
