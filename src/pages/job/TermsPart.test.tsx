import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { TERM_IDS } from '#domain/terms/terms';
import { refreshOwnThing } from '../../data/ownThings';
import { aJobDetail } from '../../testing/aJobDetail';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { TermsPart } from './TermsPart';

it('says that it was asked, and no failure, where the answer was lost on the way', async () => {
  let asked: readonly string[] = [];
  const { client } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    asked_terms: () => ({ status: 0, asked }),
    ask_terms: () => {
      asked = TERM_IDS;
      throw new ApiError('network_error', 'The answer was lost.');
    },
  });
  const { data } = await renderSite(
    <TermsPart job={aJobDetail()} closed={false} pageHref="/jobb/natt" />,
    { api: client },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Fråga om/ }));
  expect(await screen.findByText(/Frågan är inte skickad/)).toBeVisible();
  await act(() => refreshOwnThing(data, 'terms'));
  expect(await screen.findByText(/^Du har frågat/)).toBeVisible();
  expect(screen.queryByText(/Frågan är inte skickad/)).toBeNull();
});
