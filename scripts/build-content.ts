import { defaultSharePicture, sharePicturePath } from '../domain/content/sharePicture';
import { LANGUAGES, type Language } from '../domain/language';
import { parseFile } from '../server/content/frontMatter';
import { contentFiles, contentProblems } from './content/contentOfSite';
import { writeSharePicture } from './content/sharePicture';
import { ROOT } from './lib/paths.mjs';

const KIND = {
  articles: { sv: 'Artikel', en: 'Article' },
  staffing: { sv: 'Bemanning', en: 'Staffing' },
  salaries: { sv: 'Lön', en: 'Pay' },
} as const;

const OWN: Record<Language, { kind: string; title: string }> = {
  sv: { kind: 'Vikariat i vården', title: 'Uppdrag i hela Sverige' },
  en: { kind: 'Temporary work in healthcare', title: 'Assignments all over Sweden' },
};

const FOLDERS = {
  fontFolder: `${ROOT}node_modules/@fontsource/schibsted-grotesk/files`,
  cacheFolder: `${ROOT}node_modules/.cache/share-pictures`,
};

/** @throws Error with everything that is wrong with the texts in `content/`. */
export async function requireSoundContent(): Promise<void> {
  const problems = await contentProblems();
  if (problems.length > 0) throw new Error(`The content cannot be built:\n${problems.join('\n')}`);
}

/** Draws the pictures that are shown where the site's addresses are shared, into the built site. */
export async function writeSharePictures(clientDir: string): Promise<void> {
  for (const language of LANGUAGES) {
    await writeSharePicture(`${clientDir}${defaultSharePicture(language)}`, OWN[language], FOLDERS);
  }
  for (const file of await contentFiles()) {
    const texts = {
      kind: KIND[file.type][file.language],
      title: parseFile(file.source).front.title,
    };
    await writeSharePicture(`${clientDir}${sharePicturePath(file)}`, texts, FOLDERS);
  }
}
