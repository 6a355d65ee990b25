import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { FileDrop } from './FileDrop';
import type { FileDropProps } from './fileDropProps';

const PROPS: FileDropProps = {
  label: 'CV',
  accept: ['application/pdf'],
  maxSize: 100,
  files: [],
  onAdd: () => {},
  onCancel: () => {},
  onRetry: () => {},
  onRemove: () => {},
  locale: 'sv-SE',
  labels: {
    choose: 'Välj fil',
    drop: 'eller dra den hit',
    camera: 'Ta ett foto',
    reuse: 'Använd en tidigare',
    reuseFile: (name) => `Använd ${name}`,
    list: 'Filer',
    cancel: (name) => `Avbryt ${name}`,
    pause: (name) => `Pausa ${name}`,
    resume: (name) => `Fortsätt med ${name}`,
    retry: (name) => `Försök igen med ${name}`,
    remove: (name) => `Ta bort ${name}`,
    statuses: { uploading: 'Laddar upp', paused: 'Pausad', done: 'Klar', failed: 'Gick inte' },
    problems: {
      type: (name) => `${name} är ingen PDF.`,
      size: (name) => `${name} är för stor.`,
      empty: (name) => `${name} är tom.`,
    },
    progress: (share) => `${Math.round(share * 100)} %`,
  },
};

const pdf = (name: string, content = 'text') =>
  new File([content], name, { type: 'application/pdf' });

function input(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('[data-way="choose"]');
  if (found === null) throw new Error('no input');
  return found;
}

describeConformance<FileDropProps, HTMLFieldSetElement>(FileDrop, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

it('accepts files that follow the rules and shows why others are refused', async () => {
  const handleAdd = vi.fn();
  render(<FileDrop {...PROPS} multiple onAdd={handleAdd} />);
  const good = pdf('cv.pdf');
  await userEvent.upload(input(), [good, pdf('big.pdf', 'x'.repeat(101)), pdf('none.pdf', '')]);
  expect(handleAdd).toHaveBeenCalledExactlyOnceWith([good]);
  expect(screen.getByRole('group')).toHaveAccessibleDescription(
    'big.pdf är för stor. none.pdf är tom.',
  );
  await userEvent.upload(input(), [good]);
  expect(screen.getByRole('group')).not.toHaveAccessibleDescription();
});

it('accepts one file by dragging when only one is allowed', () => {
  const handleAdd = vi.fn();
  render(<FileDrop {...PROPS} onAdd={handleAdd} />);
  const place = screen.getByText('eller dra den hit');
  const drop = createEvent.drop(place, { dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] } });
  fireEvent(place, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(handleAdd.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.pdf']);
});

it('reports each action on a file', async () => {
  const on = { onCancel: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn(), onReuse: vi.fn() };
  render(
    <FileDrop
      {...PROPS}
      {...on}
      reusable={[{ id: 'old', name: 'old.pdf' }]}
      files={[
        { id: 'a', name: 'a.pdf', size: 10, status: 'uploading', progress: 0.4 },
        { id: 'b', name: 'b.pdf', size: 10, status: 'failed', error: 'Nätet försvann.' },
      ]}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute(
    'aria-valuetext',
    '40 %',
  );
  expect(screen.getByRole('status')).toHaveTextContent('b.pdf: Nätet försvann.');
  for (const name of ['Avbryt a.pdf', 'Försök igen med b.pdf', 'Ta bort b.pdf', 'Använd old.pdf']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(on.onCancel).toHaveBeenCalledExactlyOnceWith('a');
  expect(on.onRetry).toHaveBeenCalledExactlyOnceWith('b');
  expect(on.onRemove).toHaveBeenCalledExactlyOnceWith('b');
  expect(on.onReuse).toHaveBeenCalledExactlyOnceWith('old');
});

it('pauses and resumes an upload, and shows its note in place of its status', async () => {
  const on = { onPause: vi.fn(), onResume: vi.fn() };
  render(
    <FileDrop
      {...PROPS}
      {...on}
      files={[
        { id: 'a', name: 'a.pdf', size: 10, status: 'uploading', note: 'Väntar på nätet' },
        { id: 'b', name: 'b.pdf', size: 10, status: 'paused', progress: 0.5 },
      ]}
    />,
  );
  expect(screen.getByText(/Väntar på nätet/u)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'b.pdf' })).toHaveAttribute('value', '0.5');
  await userEvent.click(screen.getByRole('button', { name: 'Pausa a.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fortsätt med b.pdf' }));
  expect(on.onPause).toHaveBeenCalledExactlyOnceWith('a');
  expect(on.onResume).toHaveBeenCalledExactlyOnceWith('b');
});
