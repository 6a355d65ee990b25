import { expect, test } from '@playwright/test';
import type { Language } from '../../domain/language';
import { words } from '../words';
import { withPlaceholders } from './placeholders';
import { TreeReader } from './treeReader';
import { walkFiveJourneys } from './walks';

const WALKS = [
  { language: 'sv', locale: 'sv-SE', ward: 'Lyran' },
  { language: 'en', locale: 'en-GB', ward: 'Svanen' },
] as const satisfies { language: Language; locale: string; ward: string }[];

for (const { language, locale, ward } of WALKS) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 900 } });
    const t = words(language);
    // Said only where loading takes long enough to be shown
    const loading = [
      t('shell.loading'),
      t('jobs.list.loading'),
      t('apply.saving'),
      t('apply.saved'),
    ];

    test('a screen reader says what it said before', async ({ page, request }) => {
      await walkFiveJourneys(
        { page, request, language, ward },
        () => TreeReader.start(page, (text) => loading.includes(text)),
        (journey, reader) => {
          const said = withPlaceholders(reader.take());
          expect.soft(said).toMatchSnapshot(`${journey}.${language}.txt`);
        },
      );
    });
  });
}
