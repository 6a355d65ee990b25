/**
 * Takes the pictures of `docs/images` from a built Storybook that is served:
 * `npx storybook build && npx vite preview --outDir storybook-static --port 6017`, then
 * `npx tsx scripts/pictures.ts http://localhost:6017`. The start page's picture is taken by hand.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from './testing/chromium.ts';

const target = fileURLToPath(new URL('../docs/images/', import.meta.url));
/** Px of the window, at one device pixel each. */
const WINDOW = { width: 1200, height: 860 };
/** WebP's measure from 0 to 1: letters stay sharp, and a picture is under 80 kB. */
const QUALITY = 0.8;

/** The second brand's screen in each look; the schemes are those of Storybook's toolbar. */
const PICTURES = [
  { name: 'second-brand-light', scheme: 'light', forcedColors: 'none' },
  { name: 'second-brand-dark', scheme: 'dark', forcedColors: 'none' },
  { name: 'second-brand-contrast', scheme: 'light-contrast', forcedColors: 'none' },
  { name: 'second-brand-forced-colours', scheme: 'light', forcedColors: 'active' },
] as const;

/** A PNG as WebP, drawn by the browser itself. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ source, quality }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(blob);
      });
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function take(browser: Browser, storybook: string, picture: (typeof PICTURES)[number]) {
  const { name, scheme, forcedColors } = picture;
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce', forcedColors });
  const globals = `locale:en;motion:reduced;scheme:${scheme}`;
  await page.goto(
    `${storybook}/iframe.html?viewMode=story&id=foundations-a-second-brand--screen&globals=${globals}`,
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Icons come with one sprite, a moment after the text
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot();
  const plain = await browser.newPage();
  const webp = await asWebp(plain, png);
  writeFileSync(`${target}${name}.webp`, webp);
  console.log(`${name}.webp ${Math.round(webp.byteLength / 1000)} kB`);
  await Promise.all([page.close(), plain.close()]);
}

const [storybook] = process.argv.slice(2);
if (storybook === undefined) throw new Error('Usage: npx tsx scripts/pictures.ts <address>');
mkdirSync(target, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
for (const picture of PICTURES) await take(browser, storybook, picture);
await browser.close();
