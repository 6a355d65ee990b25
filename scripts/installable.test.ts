import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language';
import { installTags, THEME_COLOURS } from '../server/web/installTags';
import { SCHEMES } from '../ui-kit/theme/tokens';
import { path } from './lib/bundledScript';

interface Manifest {
  lang: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

const inPublic = (name: string) => path(`public/${name.replace(/^\//u, '')}`);

it.each(LANGUAGES)(
  'the manifest in %s has the colours of the design and icons that are there',
  async (language) => {
    const [, href = ''] = /rel="manifest" href="([^"]+)"/u.exec(installTags(language)) ?? [];
    const manifest: Manifest = JSON.parse(await readFile(inPublic(href), 'utf8'));
    expect(manifest).toMatchObject({
      lang: language,
      theme_color: THEME_COLOURS.light,
      background_color: SCHEMES.light.colors['surface-page'],
    });
    expect(THEME_COLOURS).toEqual({
      light: SCHEMES.light.colors['surface-raised'],
      dark: SCHEMES.dark.colors['surface-raised'],
    });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(inPublic(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable']),
    );
  },
);

// The same files are the maskable ones
it.each(['icon-192.png', 'icon-512.png'])(
  '%s has its logo within the part that no mask cuts off',
  async (name) => {
    const { data, info } = await sharp(inPublic(name))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [middle, safe] = [info.width / 2, info.width * 0.4];
    const at = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).join();
    const outside = new Set<string>();
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        if (Math.hypot(x + 0.5 - middle, y + 0.5 - middle) > safe) outside.add(at(x, y));
      }
    }
    expect([...outside]).toEqual([at(0, 0)]);
  },
);
