import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createLatePart, useLatePart } from './latePart';

const Box = () => <div role="dialog">text</div>;

/** A part whose request is answered by hand, and a component that opens it. */
function aPart() {
  const requests: { resolve: (part: typeof Box) => void; reject: (error: Error) => void }[] = [];
  const part = createLatePart<typeof Box>(
    () =>
      new Promise<typeof Box>((resolve, reject) => {
        requests.push({ resolve, reject });
      }),
  );
  const onFailed = vi.fn();
  const onGivenUp = vi.fn();
  function Opener({ open }: { open: boolean }) {
    const Part = useLatePart(part, { open, onFailed, onGivenUp });
    return open && Part !== null && <Part />;
  }
  const arrive = () =>
    act(async () => {
      requests.at(-1)?.resolve(Box);
    });
  return { part, requests, onFailed, onGivenUp, Opener, arrive };
}

it('loads a closed part once, in idle time', async () => {
  const { requests, Opener, arrive } = aPart();
  const { rerender } = render(
    <>
      <Opener open={false} />
      <Opener open={false} />
    </>,
  );
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await arrive();
  rerender(<Opener open />);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(requests).toHaveLength(1);
});

it('shows a part that was opened before it was loaded, once it is loaded', async () => {
  const { requests, Opener, arrive, onGivenUp } = aPart();
  render(<Opener open />);
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await arrive();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onGivenUp).not.toHaveBeenCalled();
});

it('calls onGivenUp when it is closed before it is loaded', async () => {
  const { Opener, onGivenUp } = aPart();
  const { rerender } = render(<Opener open />);
  rerender(<Opener open={false} />);
  expect(onGivenUp).toHaveBeenCalledOnce();
});

it('calls onFailed when loading fails, and loads again at the next opening', async () => {
  const { requests, Opener, onFailed, arrive } = aPart();
  const { rerender } = render(<Opener open />);
  await act(async () => requests[0]?.reject(new Error('offline')));
  expect(onFailed).toHaveBeenCalledOnce();
  rerender(<Opener open={false} />);
  rerender(<Opener open />);
  expect(requests).toHaveLength(2);
  await arrive();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('renders nothing on the server', async () => {
  const { part, requests, Opener } = aPart();
  const loaded = part.load();
  requests[0]?.resolve(Box);
  await loaded;
  expect(renderToString(<Opener open />)).toBe('');
});
