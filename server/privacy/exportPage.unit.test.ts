import { describe, expect, it } from 'vitest';
import { PERSONAL_TABLES } from '../composition/personalData';
import { COLUMN_WORDS } from './exportFieldWords';
import { findNames } from './exportNames.repository';
import { type ExportPageParts, exportPage, tablesOf } from './exportPage';
import { SECTION_WORDS } from './exportWords';

const APPLICATION = {
  id: '11111111-2222-4333-8444-555555555555',
  uid: 'u-1',
  job_id: 'v-1',
  status: 'qualified',
  pending_from: null,
  contact: { firstName: 'Alva', phone: '+46701740605' },
  answers: { q1: 'Fem år <script>alert(1)</script>', q2: ['nights'], q9: 'Borttagen fråga' },
  reference_ids: ['r-1'],
  systems: ['takecare'],
  created_at: '2026-03-02T08:30:00.000Z',
};

function page(parts: Partial<ExportPageParts> = {}): string {
  return exportPage({
    language: 'sv',
    madeAt: '2026-03-02T08:30:00.000Z',
    tables: new Map([
      ['applications', [APPLICATION]],
      ['marked_jobs', []],
    ]),
    names: [
      { kind: 'job', id: 'v-1', name: 'Sjuksköterska, Exempelsjukhuset' },
      { kind: 'reference', id: 'r-1', name: 'Chefa Exempelsson' },
    ],
    questions: [
      { id: 'q1', text: 'Hur länge?', options: [] },
      { id: 'q2', text: 'När?', options: [{ id: 'nights', text: 'Natt' }] },
    ],
    files: [
      { path: 'documents/1-cv.pdf', name: 'CV "2026" & bilaga', kind: 'cv' },
      { path: 'documents/2-profile_image.jpg', name: null, kind: 'profile_image' },
    ],
    unread: [],
    ...parts,
  });
}

describe('the page of an export', () => {
  it('has the names of things, and none of their ids', () => {
    const html = page();
    for (const text of [
      'Sjuksköterska, Exempelsjukhuset',
      'Kvalificerad',
      'Chefa Exempelsson',
      'TakeCare',
      'Hur länge?',
      'När?',
      'Natt',
      'Alva',
      '2 mars 2026 kl. 09:30',
    ]) {
      expect(html).toContain(text);
    }
    for (const id of ['v-1', 'r-1', 'u-1', APPLICATION.id, 'qualified', 'nights']) {
      expect(html).not.toContain(`>${id}<`);
    }
  });

  it('says weeks, months and searches as people say them', () => {
    const tables = new Map<string, object[]>([
      ['job_preferences', [{ weeks: ['19_2026'] }]],
      ['experiences', [{ from_month: '2019-08', workplace: '2019-08' }]],
      ['saved_searches', [{ query: 'roles=sjukskoterska&locations=m-2480' }]],
      ['chats', [{ id: APPLICATION.id, created_at: null }]],
    ]);
    const names = [{ kind: 'application', id: APPLICATION.id, name: 'Barnmorska, X' } as const];
    const html = page({ tables, names });
    for (const text of [
      'Vecka 19, 2026',
      'augusti 2019',
      '>2019-08<',
      'Sjuksköterska, Umeå',
      'Barnmorska, X',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('says the first day and what was kept of it in words, and no name of a program', () => {
    const card = {
      keys: 'I receptionen',
      login: 'ordered',
      meets: { name: 'Siv', phone: '070-174 06 96' },
      introduction: 16,
    };
    const said = {
      pay: true,
      endsOn: '2026-11-13',
      shifts: [{ to: '15:30', day: '2026-10-19', from: '07:00' }],
    };
    const ticks = { met: 'kept', login: 'not_kept', pay: 'not_applicable' };
    const about = { employer_id: 'e-1', workplace_id: 'w-1' };
    const html = page({
      tables: new Map<string, object[]>([
        ['first_days', [{ items: card }]],
        ['kept_ticks', [{ occasion: 'shift_1', ticks, ...about }]],
        ['kept_promises', [{ said, ...about }]],
      ]),
    });
    for (const text of ['Nycklar till boendet', 'Vem som möter dig', 'Någon mötte mig', 'Pass']) {
      expect(html).toContain(`<dt>${text}</dt>`);
    }
    for (const text of [
      'Första passet',
      'Stämmer inte',
      'Gäller inte',
      'Beställt, inte klart än',
    ]) {
      expect(html).toContain(`<bdi>${text}</bdi>`);
    }
    expect(html.indexOf('07:00')).toBeLessThan(html.indexOf('15:30'));
    for (const key of [card, said, ticks].flatMap((one) => Object.keys(one))) {
      expect(html).not.toContain(`<dt>${key}</dt>`);
    }
    expect(html).not.toMatch(/>(?:ordered|kept|not_kept|not_applicable|shift_1|day|from|to)</u);
  });

  it('leaves out what is empty, and says which kinds that are', () => {
    const html = page();
    expect(html).toContain('<h2 id="applications">');
    expect(html).not.toContain('id="saved"');
    expect(html).toMatch(/Vi har inga uppgifter av de här slagen om dig\..*Sparat och dolt/u);
  });

  it('leads from its contents to every section', () => {
    const html = page();
    const [, contents = ''] = /<nav[\s\S]*?<ol>([\s\S]*?)<\/ol>/u.exec(html) ?? [];
    const links = [...contents.matchAll(/href="#([\w-]+)"/gu)].map(([, id]) => id);
    expect(links).toEqual(['applications', 'files', 'rest']);
    for (const id of links) expect(html).toContain(`<h2 id="${id}">`);
  });

  it('takes no kind that could not be read for one without data', () => {
    const none = 'Vi har inga uppgifter av de här slagen';
    const emptyKinds = (html: string) => html.slice(html.indexOf(none));
    const missing = { path: 'data/reports.json', how: 'missing' } as const;
    expect(emptyKinds(page())).toContain('Anmälningar');
    expect(emptyKinds(page({ unread: [missing] }))).not.toContain('Anmälningar');
  });

  it('shows the rest of a row with a value that is none', () => {
    const broken = { ...APPLICATION, created_at: new Date(Number.NaN) };
    const tongue = { id: 'u-1', first_name: 'Alva', language: 'inte ett språk!' };
    const html = page({
      tables: new Map([
        ['applications', [broken]],
        ['users', [tongue]],
      ]),
    });
    expect(html.match(/<dd>Gick inte att läsa<\/dd>/gu)).toHaveLength(2);
    expect(html).toContain('Kvalificerad');
    expect(html).toContain('Alva');
  });

  it('links to the files by their names', () => {
    expect(page()).toContain(
      '<a href="documents/1-cv.pdf"><bdi>CV: CV &quot;2026&quot; &amp; bilaga</bdi></a>',
    );
    expect(page()).toContain('<a href="documents/2-profile_image.jpg"><bdi>Profilbild</bdi></a>');
  });

  it('is in the reader’s language', () => {
    const html = page({ language: 'en' });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Your data at Vikari');
    expect(html).toContain('Qualified');
    expect(html).toContain('2 March 2026 at 09:30');
    expect(html).not.toContain('Ansökningar');
  });

  it('shows what somebody wrote as text, and loads nothing', () => {
    const html = page();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img|<link|https?:\/\//u);
    expect(html).toContain("default-src 'none'");
  });

  it('takes no word that somebody wrote for one of ours', () => {
    const rows = [{ chat_id: 'a', sender: 'candidate', text: 'sent', sent_at: null }];
    const html = page({ tables: new Map([['chat_messages', rows]]) });
    expect(html).toContain('<bdi>sent</bdi>');
    expect(html).toContain('<bdi>Du</bdi>');
  });
});

/** Fields that stand in the data files alone, and why. */
const LEFT_TO_DATA: readonly (readonly [why: string, columns: RegExp])[] = [
  [
    'ids of the account and of what has no name',
    /^(?:id|uid|user_id|calendar_id|attachment_id|list_id|recommended_by)$/u,
  ],
  ['of the ways in: names inside of our systems', /^(?:bankid_issuer|subject|profile_image_url)$/u],
  [
    'by which programs follow what happens',
    /^(?:sequence|changes|changed_on|message_count|message_number|number|waiting_since|silence|created_last_msg|read_total|pending_from|passed|template|source|ended_by|given_up_at|alert|jobs|looks)$/u,
  ],
  ['of files', /^(?:size|media_type)$/u],
  [
    'when something ends by itself, or was settled',
    /^(?:undo_until|\w*expires_at|counts_from|told_at|mailed_at|last_at|email_confirmed_at|email_lost_at|visibility_chosen_at|suspended_at|bankid_at|proved_at)$/u,
  ],
  ['which of their jobs a reference knows them from, by its place in a list', /^latest_job$/u],
  ['the questions that stand with their answers', /^(?:invitation_)?questions$/u],
];

it('names every field that it shows, and every other has a reason', () => {
  const shown = new Set(Object.keys(SECTION_WORDS).flatMap(tablesOf));
  const columns = PERSONAL_TABLES.filter(
    ({ table, of }) => of !== null && shown.has(table),
  ).flatMap(({ table, exported }) => exported.map((column): [string, string] => [table, column]));
  const unnamed = columns.filter(([table, column]) => {
    const isNamed = [column, `${table}.${column}`].some((key) => Object.hasOwn(COLUMN_WORDS, key));
    return !isNamed && !LEFT_TO_DATA.some(([, names]) => names.test(column));
  });
  expect(columns.length).toBeGreaterThan(150);
  expect(unnamed).toEqual([]);
  for (const [why, names] of LEFT_TO_DATA) {
    expect(
      columns.some(([, column]) => names.test(column)),
      why,
    ).toBe(true);
  }
});

it('knows the names of all employers and workplaces whose ids it shows', async () => {
  const asked: string[] = [];
  const query = async (sql: string) => {
    asked.push(sql);
    return [];
  };
  await findNames({ query }, 'u-1');
  const [sql = ''] = asked;
  const shown = new Set(Object.keys(SECTION_WORDS).flatMap(tablesOf));
  const unnamed = ['employer_id', 'workplace_id'].flatMap((column) =>
    PERSONAL_TABLES.flatMap(({ table, of, exported }) =>
      of !== null &&
      shown.has(table) &&
      exported.includes(column) &&
      !sql.includes(`select ${column} from ${table} `) &&
      !sql.includes(`select ${column} as id from ${table} `)
        ? [`${table}.${column}`]
        : [],
    ),
  );
  expect(unnamed).toEqual([]);
});
