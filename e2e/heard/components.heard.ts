import { expect } from '@playwright/test';
import { withPlaceholders } from '../screenReader/placeholders';
import { HEARD_COMPONENTS } from './heardComponents';
import { test } from './test';

for (const { name, story, keys } of HEARD_COMPONENTS) {
  test(`Orca says of ${name} what it said before`, async ({ page, language, reader }, {
    config,
  }) => {
    const { storybook } = config.metadata;
    await reader.open(`${storybook}/iframe.html?id=${story}&globals=locale:${language}`);
    await page.waitForFunction(
      () => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished',
    );
    // What the story's own test has pressed is over; a listener begins at the top, or in a dialog
    if ((await page.locator('[aria-modal=true]').count()) === 0) {
      await page.locator('body').evaluate((body) => {
        const top = document.createElement('p');
        top.id = 'top';
        top.tabIndex = -1;
        top.textContent = 'Story';
        body.prepend(top);
      });
      // At times Orca says nothing of the first focus in a page: then its own key brings it there
      await expect(async () => {
        await reader.jumpTo(page.locator('#top'));
        await reader.press('Control+Home');
        expect(reader.take()).toContain('Story');
      }).toPass({ timeout: 60_000 });
    }
    reader.take();
    for (const key of keys) await reader.press(key);
    const said = withPlaceholders(reader.take());
    expect.soft(said).toMatchSnapshot(['components', `${name}.${language}.txt`]);
  });
}
