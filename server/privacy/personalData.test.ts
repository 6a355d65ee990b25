import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_BANNER_KEY } from '#domain/appBanner';
import { STORAGE_KEY } from '#domain/limits';
import { FREE_TABLES, OTHER_PLACES, PERSONAL_TABLES } from '../composition/personalData';
import { columnsOf } from '../lib/personalDataRegister';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { privacyDocument } from './document';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const entries = [...PERSONAL_TABLES, ...FREE_TABLES];

describe('the register of personal data', () => {
  it('has every column of every table, once', async () => {
    const catalogue = await db.query<{ table: string; columns: string[] }>(
      `select table_name::text as "table", array_agg(column_name::text) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
    );
    const stored = catalogue.map(({ table, columns }) => [table, columns.toSorted()] as const);
    const registered = entries.map((entry) => [entry.table, columnsOf(entry).toSorted()] as const);
    expect(Object.fromEntries(registered)).toEqual(Object.fromEntries(stored));
    expect(registered.length).toBe(stored.length);
  });

  it('says how rows that point to an account are found', async () => {
    const pointing = await db.query<{ table: string }>(
      `select distinct conrelid::regclass::text as "table" from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass`,
    );
    const found = PERSONAL_TABLES.filter(({ of }) => of !== null).map(({ table }) => table);
    expect(found).toEqual(expect.arrayContaining(pointing.map(({ table }) => table)));
  });

  it('deletes rows before those that they point to', async () => {
    const pointers = await db.query<{ from: string; to: string }>(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to
       from pg_constraint where contype = 'f'`,
    );
    const order = PERSONAL_TABLES.map(({ table }) => table);
    for (const { from, to } of pointers) {
      if (order.includes(from) && order.includes(to)) {
        expect(order.indexOf(from), `${from} before ${to}`).toBeLessThan(order.indexOf(to));
      }
    }
  });

  it('says what docs/privacy.md says', async () => {
    const page = privacyDocument({
      tables: PERSONAL_TABLES,
      freeTables: FREE_TABLES,
      places: OTHER_PLACES,
    });
    await expect(page).toMatchFileSnapshot('../../docs/privacy.md');
  });
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const namesOf = (kind: string) =>
  OTHER_PLACES.filter((place) => place.kind === kind).map(({ name }) => name);

/**
 * What each file that stores something in a browser stores there; '' for helpers that others use.
 */
const KEEPERS: Readonly<Record<string, string>> = {
  'app/useRouteEffects.ts': STORAGE_KEY.lastVisitedUrl,
  'beforeHydration/appBannerPlace.ts': APP_BANNER_KEY,
  'beforeHydration/colourScheme.ts': 'color-scheme',
  'beforeHydration/startFailure.ts': 'vikari.reloaded',
  'data/keptRecommendation.ts': 'pending_interest.recommendation.',
  'data/saved/deviceSaved.ts': 'saved.',
  'data/saved/lookedSearches.ts': 'saved.',
  'data/saved/seenJobs.ts': 'saved.',
  'data/saved/unsentMarks.ts': 'saved.',
  'data/unsentTicks.ts': 'kept.unsent',
  'features/app-banner/appBanner.ts': APP_BANNER_KEY,
  'features/job-search/bar/loaded/keptSearches.ts': STORAGE_KEY.recentSearches,
  'features/job-search/preferences/useHomePreferences.ts': STORAGE_KEY.homePreferences,
  'lib/pay/useOwnTax.ts': STORAGE_KEY.ownTax,
  'lib/site/colourScheme.ts': 'color-scheme',
  'lib/store/localStore.ts': 'shared.',
  'lib/store/sessionStore.ts': '',
  'pages/notifications/PushPart.tsx': 'push_declined_at',
  'serviceWorker/assets.ts': 'assets-1',
  'serviceWorker/copies.ts': '',
  'serviceWorker/keptPages.ts': 'kept-pages-1',
  'serviceWorker/language.ts': 'offline-1',
  'session/authPageState.ts': STORAGE_KEY.authPageState,
  'session/bankidWindow.ts': STORAGE_KEY.authPageState,
  'session/drafts/drafts.ts': 'draft.',
  'session/missedSignOut.ts': 'last_sign_out',
  'session/pendingInterest.ts': 'pending_interest',
  'session/refereeAnswers.ts': 'referee.',
  'session/registrationDraft.ts': 'draft.',
  'session/sessionMessages.ts': '',
  'session/settleSharedComputer.ts': 'shared_seen',
};

describe('what is kept in browsers', () => {
  it('is registered, whichever file keeps it', () => {
    const keepers = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        /(?<!\.test)\.tsx?$/.test(path) &&
        /\b(?:localStorage|sessionStorage|indexedDB|caches\.open|(?:local|session)Store\.write)\b/.test(
          readFileSync(`${ROOT}src/${path}`, 'utf8'),
        ),
    );
    expect(keepers.toSorted()).toEqual(Object.keys(KEEPERS));
    const kept = Object.values(KEEPERS).filter((name) => name !== '');
    expect(namesOf('browser storage')).toEqual(
      expect.arrayContaining([...kept, ...Object.values(STORAGE_KEY)]),
    );
  });

  it('has every cookie registered', () => {
    const sources = [
      'server/http/cookies.ts',
      'domain/applications/pendingInterest.ts',
      'domain/signIn/sharedComputer.ts',
    ];
    const cookies = sources.flatMap((path) =>
      [...readFileSync(`${ROOT}${path}`, 'utf8').matchAll(/'(vikari_\w+)'/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(cookies.length).toBeGreaterThan(4);
    expect(namesOf('cookie').toSorted()).toEqual(cookies.toSorted());
  });
});
