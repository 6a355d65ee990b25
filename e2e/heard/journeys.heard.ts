import { expect } from '@playwright/test';
import { withPlaceholders } from '../screenReader/placeholders';
import { walkFiveJourneys } from '../screenReader/walks';
import { test } from './test';

test('Orca says in five journeys what it said before', async ({
  page,
  request,
  language,
  reader,
}) => {
  await walkFiveJourneys(
    { page, request, language, ward: 'Vintergatan' },
    async () => reader,
    (journey, heard) => {
      const said = withPlaceholders(heard.take());
      expect.soft(said).toMatchSnapshot(['journeys', `${journey}.${language}.txt`]);
    },
  );
});
