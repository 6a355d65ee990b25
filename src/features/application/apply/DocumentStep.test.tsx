import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { renderSite } from '../../../testing/renderSite';
import { DocumentStep } from './DocumentStep';

it('does not send a chosen document that is gone', async () => {
  const onChoose = vi.fn();
  await renderSite(
    <DocumentStep
      busy={false}
      backHref="/"
      linkComponent="a"
      step="cv"
      status={{ state: 'todo', reason: null }}
      documents={[aDocument({ id: 'd-new', type: 'cv' })]}
      chosen="d-gone"
      upload={null}
      onChoose={onChoose}
      onNext={() => {}}
    />,
  );
  expect(screen.getByRole('radio')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Fortsätt' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('d-new');
});
