import { type ContentKey, contentPath, MAX_SLUG, SLUG } from '#domain/content/content';
import { BARE_LANGUAGE, LANGUAGES } from '#domain/language';
import { workRoleById } from '#domain/vocabulary/lookup';
import { canonicalJson } from '../lib/canonicalJson';
import { bodyProblems } from './checkBody';
import type { ContentFile } from './contentFiles';
import { type FrontMatter, type ParsedFile, parseFile } from './frontMatter';

/** What the checker needs from the site. */
export interface SiteToCheck {
  /** Whether the site has a page at a path, besides those of the content itself. */
  isPage(path: string): boolean;
}

type Read = ContentFile & Partial<ParsedFile> & { problems: string[] };

function read(file: ContentFile): Read {
  try {
    return { ...file, ...parseFile(file.source), problems: [] };
  } catch (error) {
    return { ...file, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** What both languages of a text say alike. */
const SHARED = ['published', 'updated', 'featured', 'roles', 'related'] as const;

function pairProblems(file: Read, files: readonly Read[]): string[] {
  const { type, slug, language } = file;
  const others = LANGUAGES.filter((other) => other !== language);
  return others.flatMap((other) => {
    const pair = files.find(
      (one) => one.type === type && one.slug === slug && one.language === other,
    );
    if (!pair) return [`there is no ${slug}.${other}.md`];
    if (!file.front || !pair.front || language !== BARE_LANGUAGE) return [];
    const { front } = file;
    const differing: string[] = SHARED.filter(
      (key) => canonicalJson(front[key]) !== canonicalJson(pair.front?.[key]),
    );
    if (front.sources.length !== pair.front.sources.length) differing.push('sources');
    return differing.map((key) => `${key} is not what ${slug}.${other}.md says`);
  });
}

function nameProblems({ type, slug }: ContentKey, files: readonly Read[], site: SiteToCheck) {
  const twin = files.find((other) => other.slug === slug && other.type !== type);
  return [
    ...(SLUG.test(slug) && slug.length <= MAX_SLUG ? [] : ['its name is no slug']),
    ...(twin ? [`${twin.path} has the same slug`] : []),
    ...(type !== 'staffing' && site.isPage(contentPath({ type, slug }))
      ? ['another page has its address']
      : []),
  ];
}

function frontProblems(front: FrontMatter, file: Read, files: readonly Read[]): string[] {
  const { roles, related, published, updated } = front;
  const isOther = (slug: string) => slug !== file.slug && files.some((one) => one.slug === slug);
  return [
    ...(updated < published ? ['it was updated before it was published'] : []),
    ...roles.filter((id) => !workRoleById(id)).map((id) => `there is no profession ${id}`),
    ...related.filter((slug) => !isOther(slug)).map((slug) => `there is no other text ${slug}`),
  ];
}

/** Everything that is wrong with the texts, a line each: the file, then what. */
export function checkContent(given: readonly ContentFile[], site: SiteToCheck): string[] {
  const files = given.map(read);
  const own = new Set(files.map(contentPath));
  const isAddress = (address: string): boolean => {
    const [path = ''] = address.split(/[?#]/u);
    return /^\/(?!\/)/u.test(path) && (own.has(path) || site.isPage(path));
  };
  return files.flatMap((file) => {
    const { front, body, problems, path } = file;
    return [
      ...problems,
      ...nameProblems(file, files, site),
      ...pairProblems(file, files),
      ...(front ? frontProblems(front, file, files) : []),
      ...(body === undefined ? [] : bodyProblems(file, body, isAddress)),
    ].map((problem) => `content/${path}: ${problem}`);
  });
}
