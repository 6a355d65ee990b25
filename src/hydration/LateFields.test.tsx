import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../lib/late/lazyPart';
import { LateFields } from './LateFields';

/** Two controlled fields; `output` shows their values. */
function Fields() {
  const [rate, setRate] = useState('600');
  const [way, setWay] = useState('a');
  return (
    <>
      <input aria-label="Timpris" value={rate} onChange={({ target }) => setRate(target.value)} />
      {['a', 'b'].map((one) => (
        <input
          key={one}
          type="radio"
          name="way"
          aria-label={one}
          checked={way === one}
          onChange={() => setWay(one)}
        />
      ))}
      <output>{`${rate} ${way}`}</output>
    </>
  );
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

it('keeps what is typed and chosen until the code of the fields has loaded', async () => {
  let arrive: (part: typeof Fields) => void = () => undefined;
  const OnServer = lazyPart(async () => Fields, { server: 'whole' });
  await OnServer.load();
  const InBrowser = lazyPart(
    () =>
      new Promise<typeof Fields>((resolve) => {
        arrive = resolve;
      }),
    { server: 'whole' },
  );
  const page = (Part: typeof OnServer) => (
    <form>
      <LateFields fallback="coming">
        <Part />
      </LateFields>
    </form>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(OnServer));
  document.body.append(container);
  const rate = screen.getByLabelText<HTMLInputElement>('Timpris');
  rate.value = '700';
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, page(InBrowser), { onRecoverableError });
  });
  // Between the page's hydration and that of the fields
  screen.getByLabelText<HTMLInputElement>('b').click();
  expect(screen.getByRole('status')).toHaveTextContent('600 a');
  await act(async () => arrive(Fields));
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('700 b'));
  expect(screen.getByLabelText('Timpris')).toBe(rate);
  expect(rate).toHaveValue('700');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
