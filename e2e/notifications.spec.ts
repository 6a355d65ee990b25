import { expect } from '@playwright/test';
import { wholeChromiumLaunch } from '../scripts/testing/chromium';
import { test } from './pages/test';

test.use({ serviceWorkers: 'allow', launchOptions: wholeChromiumLaunch() });

test('a push message shows one notification of its chat, by the site’s service worker', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  const devtools = await context.newCDPSession(page);
  await page.goto('/login');
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  // Which the page has registered by itself
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;

  const push = { title: 'Nytt meddelande från Exempelvård', chatId: 'a-1', language: 'sv' };
  for (const number of [4, 5]) {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data: JSON.stringify({ ...push, number }),
    });
  }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, tag, data }) => ({ title, tag, data }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: push.title, tag: 'a-1', data: { chatId: 'a-1', number: 5 } }]);
});
