import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type PropsWithChildren, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNREACHABLE } from '../../beforeHydration/pageStart';
import { type LazyPartOptions, lazyPart, loadWholeParts } from './lazyPart';

interface FieldProps {
  label: string;
}
const Field = ({ label }: FieldProps) => <input aria-label={label} />;
const Instead = () => <p>Instead</p>;

const inPage = (Part: ComponentType<FieldProps>, label = 'Ort') => (
  <Suspense fallback={<p>Coming</p>}>
    <Part label={label} />
  </Suspense>
);

async function renderPart(
  request: () => Promise<ComponentType<FieldProps>>,
  options: LazyPartOptions<FieldProps>,
) {
  const rendered = render(inPage(lazyPart(request, options)));
  await act(async () => undefined);
  return rendered;
}

const offline = async (): Promise<ComponentType<FieldProps>> => {
  throw new Error('offline');
};

it('is rendered at once when its code is loaded, which happens once', async () => {
  const request = vi.fn(async () => Field);
  const Part = lazyPart(request, { server: 'nothing' });
  await Part.load();
  await Part.load();
  expect(request).toHaveBeenCalledOnce();
  render(<Part label="Ort" />);
  expect(screen.getByLabelText('Ort')).toBeVisible();
});

it('is rendered whole by a server that has loaded the whole parts', async () => {
  const Part = lazyPart(async () => Field, { server: 'whole' });
  await loadWholeParts();
  expect(renderToString(inPage(Part))).toContain('aria-label="Ort"');
});

it('is not rendered by the server when only a browser needs it, also once it is loaded', async () => {
  const Part = lazyPart(async () => Field, { server: 'nothing' });
  await Part.load();
  expect(renderToString(inPage(Part))).not.toMatch(/Ort|Coming/);
});

it.each(['whole', 'nothing'] as const)(
  'is hydrated without a warning where the server rendered %s',
  async (server) => {
    const onServer = lazyPart(async () => Field, { server });
    await onServer.load();
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(inPage(onServer));
    const onRecoverableError = vi.fn();
    const inBrowser = lazyPart(async () => Field, { server });
    const hydrated = await act(async () =>
      hydrateRoot(root, inPage(inBrowser), { onRecoverableError }),
    );
    expect(await screen.findByLabelText('Ort')).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => hydrated.unmount());
    root.remove();
  },
);

it('keeps what was typed while the page is rendered again after its code has loaded', async () => {
  const Part = lazyPart(async () => Field, { server: 'nothing' });
  const { rerender } = render(inPage(Part));
  await userEvent.type(await screen.findByLabelText('Ort'), 'Umeå');
  rerender(inPage(Part, 'Plats'));
  expect(screen.getByLabelText('Plats')).toHaveValue('Umeå');
});

it('loads its code again after a failure that came early', async () => {
  const request = vi.fn(async () => Field).mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(request, { server: 'nothing' });
  await expect(Part.load()).rejects.toThrow('offline');
  render(inPage(Part));
  expect(await screen.findByLabelText('Ort')).toBeVisible();
});

describe('a part that is needed, while the line is broken', () => {
  const waits = vi.fn<(part: Promise<unknown>) => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('vikariStart', { waits });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
  const unreachable = Object.assign(new Error('/assets/Field-a.js'), { name: UNREACHABLE });

  it('comes when the line is back, and the page says that it waits', async () => {
    const request = vi.fn(async () => Field);
    request.mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable);
    await renderPart(request, { server: 'nothing' });
    expect(screen.getByText('Coming')).toBeVisible();
    const [part] = waits.mock.lastCall ?? [];
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByLabelText('Ort')).toBeVisible();
    // Of the same part each time
    expect(waits.mock.calls).toEqual([[part], [part]]);
    await expect(part).resolves.toBe(Field);
  });

  it('fails with its page when its code is gone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const gone = new TypeError('Failed to fetch dynamically imported module');
    const Part = lazyPart(vi.fn().mockRejectedValue(gone), { server: 'nothing' });
    const failed = vi.fn();
    class Boundary extends Component<PropsWithChildren> {
      override state = { failed: false };
      static getDerivedStateFromError(error: unknown) {
        failed(error);
        return { failed: true };
      }
      override render() {
        return !this.state.failed && this.props.children;
      }
    }
    render(<Boundary>{inPage(Part)}</Boundary>);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(failed).toHaveBeenCalledWith(gone);
    vi.restoreAllMocks();
  });
});

it('shows what stands in for it when its code cannot be loaded', async () => {
  await renderPart(offline, { server: 'nothing', failed: Instead });
  expect(await screen.findByText('Instead')).toBeVisible();
});

it('leaves the page as it is without a part that it does not need, which comes when the line is back', async () => {
  const waits = vi.fn();
  vi.useFakeTimers();
  vi.stubGlobal('vikariStart', { waits });
  try {
    const request = vi.fn(async () => Field).mockRejectedValueOnce(new Error('offline'));
    const Part = lazyPart(request, { server: 'nothing', failed: 'later' });
    render(
      <>
        <input aria-label="Beside" />
        <Suspense>
          <Part label="Ort" />
        </Suspense>
      </>,
    );
    await act(async () => undefined);
    const beside = screen.getByLabelText<HTMLInputElement>('Beside');
    beside.value = 'Umeå';
    beside.focus();
    expect(screen.queryByLabelText('Ort')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByLabelText('Ort')).toBeVisible();
    expect(beside).toHaveFocus();
    expect(screen.getByLabelText('Beside')).toBe(beside);
    expect(waits).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

it.each<LazyPartOptions<FieldProps>>([{ server: 'whole' }, { server: 'nothing', failed: 'wait' }])(
  'asks for its code until it has come: %o',
  async (options) => {
    vi.useFakeTimers();
    try {
      const request = vi.fn(async () => Field).mockRejectedValueOnce(new Error('offline'));
      await renderPart(request, options);
      expect(screen.getByText('Coming')).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(request).toHaveBeenCalledTimes(2);
      expect(screen.getByLabelText('Ort')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  },
);
