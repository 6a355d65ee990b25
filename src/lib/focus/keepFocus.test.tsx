import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { keepFocus } from './keepFocus';

function Removable({ takes = false }: { takes?: boolean }) {
  const [there, setThere] = useState(true);
  return (
    <main>
      <section aria-label="Länkar">
        {there && (
          <div>
            <button type="button" onClick={() => setThere(false)}>
              Ta bort
            </button>
          </div>
        )}
        {!there && takes && (
          <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
            Borta
          </h2>
        )}
      </section>
    </main>
  );
}

async function press(element: React.ReactElement) {
  const stop = keepFocus();
  render(element);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  return stop;
}

it('leaves the focus at the part of the page whose button was removed', async () => {
  const stop = await press(<Removable />);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Länkar' })).toHaveFocus());
  stop();
});

it('leaves it where the action put it', async () => {
  const stop = await press(<Removable takes />);
  const heading = screen.getByRole('heading', { name: 'Borta' });
  await act(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
        ),
      ),
  );
  expect(heading).toHaveFocus();
  stop();
});

it('does nothing once it is stopped', async () => {
  (await press(<Removable />))();
  expect(document.body).toHaveFocus();
});

/** A button that opens a question; a yes removes the question, and then the button. */
function Asking() {
  const [state, setState] = useState<'before' | 'open' | 'done'>('before');
  return (
    <>
      <main>
        <ul>
          <li aria-label="Person">
            {state !== 'done' && (
              <button type="button" onClick={() => setState('open')}>
                Fråga
              </button>
            )}
          </li>
        </ul>
      </main>
      {state === 'open' && (
        <div role="alertdialog" aria-label="Fråga?">
          <button type="button" onClick={() => setState('done')}>
            Ja
          </button>
        </div>
      )}
    </>
  );
}

it('leaves it where the question was opened, when its own button is gone with the answer', async () => {
  const stop = keepFocus();
  render(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Fråga' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Person' })).toHaveFocus());
  stop();
});
