import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { fakeServices } from './fakeServices';

const WRITE = {
  service: 'v2',
  method: 'POST',
  path: 'saved/mark_job',
  access: 'candidate',
} as const;

/** A button that changes something and then shows what came of it. */
function Changing({ shown }: { shown: ReactNode }) {
  const [done, setDone] = useState(false);
  const { client } = fakeServices({ [WRITE.path]: { status: 0 } });
  return (
    <main>
      <button
        type="button"
        aria-pressed={shown === 'state' ? done : undefined}
        onClick={() => void client.call(WRITE, {}).then(() => setDone(true))}
      >
        Spara
      </button>
      <p role="status">{done && shown === 'status' && 'Sparat'}</p>
      {done && shown === 'text' && <p>Sparat</p>}
      {done && shown === 'alert' && <p role="alert">Det gick inte</p>}
      {done && shown === 'heading' && (
        <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
          Sparat
        </h2>
      )}
    </main>
  );
}

it.each([
  ['text', ['“Spara” at / (saved/mark_job)']],
  ['nothing', ['“Spara” at / (saved/mark_job)']],
  ['status', []],
  ['alert', []],
  ['heading', []],
  ['state', []],
])('of a press that is followed by its %s, judges %j', async (shown, silent) => {
  // Other files share the window
  window.history.replaceState(null, '', '/');
  render(<Changing shown={shown} />);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(window.watchedActions?.take()).toEqual(silent);
});
