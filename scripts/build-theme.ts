import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { spriteSvg } from '../ui-kit/internal/sprite/spriteSvg';
import { themeVariablesCss } from '../ui-kit/theme/themeCss';

const kit = new URL('../ui-kit/', import.meta.url);
const HEADER = '/* Written by `npm run build:theme` from ui-kit/theme. Change it there. */\n';

/** A checked-in file of the kit that is made from its tokens or drawings. */
export interface GeneratedFile {
  /** Path of the file on this machine. */
  path: string;
  text: string;
}

/** Every generated file with its expected text; a test compares it with the checked-in file. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const part = (name: string) => readFile(new URL(`theme/css/${name}.css`, kit), 'utf8');
  const [fonts, base] = await Promise.all([part('fonts'), part('base')]);
  return [
    {
      path: fileURLToPath(new URL('theme/theme.css', kit)),
      text: [HEADER, fonts, themeVariablesCss(), base].join('\n'),
    },
    {
      path: fileURLToPath(new URL('internal/sprite/sprite.generated.svg', kit)),
      text: spriteSvg(),
    },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { path, text } of await generatedFiles()) {
    await writeFile(path, text);
    console.log(`${path}: ${text.length} characters`);
  }
}
