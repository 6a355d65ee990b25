import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { SHARE_PICTURE } from '../../domain/content/sharePicture';

/** Made again when the drawing below changes. */
const DRAWING = 1;

const NIGHT = '#141b3d';
const NIGHT_RAISED = '#232d63';
const SUN = '#ffb27a';

/** The kit's `Logo`: the V and the word, and the sun between its slopes. */
const MARK = 'M4.5 9.5L18 34.5l13.5-25';
const WORD =
  'M43 17.5v17M54 6v28.5M66.5 17.5L55 27.2M59.3 24l7.7 10.5M90 17.5v17M90 26a8.25 8.25 0 1 1-16.5 0 8.25 8.25 0 0 1 16.5 0zM101 34.5v-17M101 25.5c0-5 3.2-8 8.5-8M118.5 17.5v17';

const STROKE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** The night, a large V with its sun at the right edge, and the logo. */
const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}">
  <rect width="100%" height="100%" fill="${NIGHT}"/>
  <g transform="translate(800 0) scale(13)">
    <circle cx="18" cy="10.5" r="5.5" fill="${SUN}"/>
    <path d="${MARK}" ${STROKE} stroke="${NIGHT_RAISED}" stroke-width="4"/>
  </g>
  <g transform="translate(72 64) scale(1.5)">
    <circle cx="18" cy="10.5" r="5.5" fill="${SUN}"/>
    <path d="${MARK}${WORD}" ${STROKE} stroke="#fff" stroke-width="4"/>
    <circle cx="43" cy="9" r="3" fill="${SUN}"/><circle cx="118.5" cy="9" r="3" fill="${SUN}"/>
  </g>
</svg>`;

/** The texts in a picture. */
export interface PictureTexts {
  /** Above the title: "Artikel". */
  kind: string;
  title: string;
}

const font = (weight: 600 | 800) => ({
  name: 'Schibsted Grotesk',
  weight,
  file: `schibsted-grotesk-latin-${weight}-normal.woff`,
});
const FONTS = [font(600), font(800)];

const div = (style: object, children: unknown) => ({ type: 'div', props: { style, children } });

/** The longest title that fits at a size, in characters. */
const SIZES: readonly [length: number, pixels: number][] = [
  [28, 88],
  [48, 74],
  [Number.POSITIVE_INFINITY, 62],
];

function drawing({ kind, title }: PictureTexts) {
  const fontSize = SIZES.find(([length]) => title.length <= length)?.[1];
  return div(
    {
      ...{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: 20 },
      ...{
        width: '100%',
        height: '100%',
        padding: 72,
        boxSizing: 'border-box',
        fontFamily: 'Schibsted Grotesk',
      },
    },
    [
      div({ color: SUN, fontSize: 34, fontWeight: 600 }, kind),
      div(
        {
          ...{
            color: '#fff',
            fontWeight: 800,
            fontSize,
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
          },
          ...{ display: 'block', lineClamp: 4, maxWidth: 900, textWrap: 'balance' },
        },
        title,
      ),
    ],
  );
}

async function draw(texts: PictureTexts, fontFolder: string): Promise<Buffer> {
  const fonts = await Promise.all(
    FONTS.map(async ({ file, ...rest }) => ({
      ...rest,
      data: await readFile(join(fontFolder, file)),
    })),
  );
  const text = await satori(drawing(texts) as Parameters<typeof satori>[0], {
    ...SHARE_PICTURE,
    fonts,
  });
  return sharp(Buffer.from(BACKGROUND))
    .composite([{ input: Buffer.from(text) }])
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer();
}

/** Writes a picture, drawn once for the same texts: later builds copy it. */
export async function writeSharePicture(
  path: string,
  texts: PictureTexts,
  { fontFolder, cacheFolder }: { fontFolder: string; cacheFolder: string },
): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, BACKGROUND, texts]))
    .digest('hex');
  const cached = join(cacheFolder, `${key}.png`);
  await mkdir(dirname(path), { recursive: true });
  if (!existsSync(cached)) {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(cached, await draw(texts, fontFolder));
  }
  await copyFile(cached, path);
}
