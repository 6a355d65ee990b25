import { expect, test } from '@playwright/test';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { JOURNEYS } from './journeys';
import { type WatchedSite, watchSite } from './watchedSite';
import { startWebKit } from './webkit';

/** Each browser has a person of its own: a person can apply to a job only once. */
const BROWSERS = [
  {
    name: 'Firefox',
    path: process.env.FIREFOX_PATH,
    person: 'Valborg Rosenlid',
    start: startFirefox,
  },
  { name: 'WebKit', path: process.env.WEBKIT_PATH, person: 'Hedda Solbacka', start: startWebKit },
] as const;

for (const { name, path, person, start } of BROWSERS) {
  test.describe(name, () => {
    test.skip(!path, `no ${name}`);
    const heard: string[] = [];
    let site: WatchedSite;
    let driver: Driver;

    test.beforeAll(async ({ baseURL }) => {
      site = await watchSite(baseURL ?? '', Number(process.env.BROWSERS_WATCHED_PORT));
      driver = await start(path ?? '', (text) => heard.push(text));
      console.log(`${name}: ${driver.version}`);
    });
    test.afterEach(async ({ baseURL: _ }, { status, expectedStatus }) => {
      if (status === expectedStatus) return;
      const seen = () => `${location.href}\n${document.querySelector('main')?.innerText}`;
      console.log(await driver.run(seen));
    });
    test.afterAll(async () => {
      await driver?.close();
      site?.close();
    });

    for (const [title, walk] of Object.entries(JOURNEYS)) {
      test(title, async () => {
        const problems = () => [...site.problems(), ...heard.splice(0)];
        await walk({ driver, site, person, forget: problems });
        expect(problems()).toEqual([]);
      });
    }
  });
}
