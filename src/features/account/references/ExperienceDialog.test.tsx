import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { renderSite } from '../../../testing/renderSite';
import { ExperienceDialog } from './ExperienceDialog';

it('shows what was stored elsewhere in words, also that they still work there', async () => {
  const experience = {
    id: 'e-1',
    workRole: 'sjukskoterska',
    workplace: 'Ystads lasarett',
    from: '2022-01',
    to: '2024-06',
    description: '',
    regionEmployer: 'none',
    workFields: [],
  };
  const current = { ...experience, from: '2021-11', to: null, regionEmployer: null };
  const fields = { from: 'changed', to: 'changed', regionEmployer: 'changed' };
  await renderSite(
    <ExperienceDialog
      experience={experience}
      options={undefined}
      today="2026-11-21"
      open
      onClose={() => {}}
      onSave={async () => {
        throw new ApiError('edit_conflict', 'It has changed.', fields, { current });
      }}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Spara' }));
  const texts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(texts).toEqual(['nov. 2021', 'Jag arbetar kvar', 'Inte angivet']);
});
