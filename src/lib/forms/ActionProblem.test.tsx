import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/renderSite';
import { ActionProblem } from './ActionProblem';

const shown = vi.fn();
const { scrollIntoView } = Element.prototype;
beforeEach(() => {
  shown.mockReset();
  Element.prototype.scrollIntoView = function show(options) {
    shown(this.textContent, options);
  };
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** A button whose action fails, and one that clears it. */
function Failing() {
  const [count, setCount] = useState(0);
  return (
    <>
      <ActionProblem>{count > 0 && <p>Det gick inte</p>}</ActionProblem>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Skicka
      </button>
      <button type="button" onClick={() => setCount(0)}>
        Rensa
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is read out and brought into view when it appears, and the focus stays on the button', async () => {
  await renderSite(<Failing />);
  expect(shown).not.toHaveBeenCalled();
  await press('Skicka');
  expect(screen.getByText('Det gick inte').closest('[role="alert"]')).not.toBeNull();
  expect(shown).toHaveBeenCalledExactlyOnceWith('Det gick inte', { block: 'nearest' });
  expect(screen.getByRole('button', { name: 'Skicka' })).toHaveFocus();
});

it('moves nothing again until it has gone and comes back', async () => {
  await renderSite(<Failing />);
  await press('Skicka');
  await press('Skicka');
  expect(shown).toHaveBeenCalledTimes(1);
  await press('Rensa');
  await press('Skicka');
  expect(shown).toHaveBeenCalledTimes(2);
});
