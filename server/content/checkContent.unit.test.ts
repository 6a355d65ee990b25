import { describe, expect, it } from 'vitest';
import { checkContent } from './checkContent';
import type { ContentFile } from './contentFiles';
import { lix, schoolYears } from './readingAge';
import { anArticleFile } from './testing/anArticleFile';

const BODY = '## Karens\n\nTolv månader. Läs [mer](/lediga-jobb).\n';

interface Text {
  path?: string;
  front?: Record<string, unknown>;
  body?: string;
}

function aFile({ path = 'articles/karens.sv.md', front, body = BODY }: Text): ContentFile {
  const [type = '', name = ''] = path.split('/');
  const [slug = '', language = ''] = name.split('.');
  return { type, slug, language, path, source: anArticleFile(front, body) } as ContentFile;
}

/** The same text in both languages, changed in Swedish. */
const both = (text: Text = {}): ContentFile[] => [
  aFile(text),
  aFile({ path: 'articles/karens.en.md', ...(text.front && { front: text.front }) }),
];

const check = (files: ContentFile[]) =>
  checkContent(files, { isPage: (path) => ['/lediga-jobb', '/priser'].includes(path) });

it('finds nothing in a good text', () => {
  expect(check(both())).toEqual([]);
});

describe('what is red', () => {
  it.each<[string, ContentFile[], RegExp]>([
    ['one language only', [aFile({})], /there is no karens\.en\.md/],
    ['a missing key', both({ front: { featured: undefined } }), /featured is a required/],
    ['an unknown key', both({ front: { author: 'x' } }), /unspecified keys: author/],
    ['a long description', both({ front: { description: 'x'.repeat(161) } }), /at most 160/],
    ['a day that is none', both({ front: { updated: '2026-02-30' } }), /updated must be a day/],
    ['updated too early', both({ front: { updated: '2026-10-01' } }), /before it was published/],
    ['an unknown profession', both({ front: { roles: ['trollkarl'] } }), /no profession trollkarl/],
    ['an unknown related text', both({ front: { related: ['x'] } }), /no other text x/],
    ['itself as related', both({ front: { related: ['karens'] } }), /no other text karens/],
    [
      'another value in the other language',
      [aFile({ front: { featured: true } }), aFile({ path: 'articles/karens.en.md' })],
      /featured is not what karens\.en\.md says/,
    ],
    [
      'the same slug in two types',
      [
        ...both(),
        aFile({ path: 'staffing/karens.sv.md' }),
        aFile({ path: 'staffing/karens.en.md' }),
      ],
      /staffing\/karens\.sv\.md has the same slug/,
    ],
    [
      'a slug of another page',
      [aFile({ path: 'articles/priser.sv.md' }), aFile({ path: 'articles/priser.en.md' })],
      /another page has its address/,
    ],
    [
      'a name that is no slug',
      [aFile({ path: 'articles/Karens_1.sv.md' }), aFile({ path: 'articles/Karens_1.en.md' })],
      /no slug/,
    ],
    [
      'a dead link',
      both({ body: '[x](/finns-inte)' }),
      /line \d of the text: the link \/finns-inte/,
    ],
    ['a link to another kind of address', both({ body: '[x](javascript:x)' }), /leads nowhere/],
    ['a dead link within the page', both({ body: '## A\n\n[x](#b)' }), /link #b/],
    ['a picture without text', both({ body: '![](/x.png)' }), /without alternative text/],
    ['a first heading', both({ body: '# Karens' }), /begin with ##/],
    ['a skipped level', both({ body: '## A\n\n#### B' }), /"B" skips a level/],
    ['a part before its section', both({ body: '### A' }), /"A" skips a level/],
    ['HTML', both({ body: 'Hej <b>du</b>.' }), /HTML is not used/],
    ['no text', both({ body: '\n' }), /it has no text/],
    [
      'a hard text',
      both({
        body: `${'överenskommelse kvalificeringsperiod arbetsgivarorganisation '.repeat(9)}.`,
      }),
      /LIX is 1\d\d/,
    ],
    ['no front matter', [{ ...aFile({}), source: 'Hej.' }], /required/],
  ])('%s', (_what, files, problem) => {
    const found = check(files);
    expect(found.filter((line) => problem.test(line))).not.toEqual([]);
    for (const line of found) expect(line).toMatch(/^content\/\w+\/[\w-]+\.(?:sv|en)\.md: /u);
  });
});

describe('how hard a text is', () => {
  it('is words a sentence and the share of long words in Swedish', () => {
    // 8 words in 2 sentences; karensen and hyravtalet have more than six letters
    expect(lix('Läs om karensen nu. Den står i hyravtalet.')).toBe(8 / 2 + (100 * 2) / 8);
  });

  it('is a grade of school in English, and a plain sentence has a low one', () => {
    expect(schoolYears('The cat sat on the mat. It was glad.')).toBeLessThan(1);
    expect(
      schoolYears('Organisational responsibilities necessitate comprehensive documentation.'),
    ).toBeGreaterThan(20);
  });
});
