import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { aJobSummary } from '../../testing/anApplication';
import { JobActions } from './JobActions';
import { JobActionsRoom } from './JobActionsRoom';

const room = <JobActionsRoom job={aJobSummary()} place="card" />;

it('is hydrated without buttons where their code came first, and shows them then', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(room);
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(
      container,
      <JobActions value={() => <button type="button">Spara</button>}>{room}</JobActions>,
      {
        onRecoverableError,
      },
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('Spara');
});
