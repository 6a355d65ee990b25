import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { Composer } from './Composer';
import type { ComposerProps } from './composerProps';

const PROPS: ComposerProps = {
  onSend: () => {},
  locale: 'sv-SE',
  labels: {
    field: 'Meddelande till Anna',
    placeholder: 'Skriv ett meddelande',
    send: 'Skicka',
    attach: 'Bifoga filer',
    files: 'Bilagor',
    remove: (name) => `Ta bort ${name}`,
    retry: (name) => `Försök igen med ${name}`,
    progress: (share) => `${Math.round(share * 100)} %`,
    attached: (name) => `${name} är bifogad`,
    left: (characters) => `${characters} tecken kvar`,
    problems: {
      too_long: 'Meddelandet är för långt.',
      uploading: 'Vänta tills filerna är uppladdade.',
      failed_file: 'Ta bort filen eller försök igen.',
    },
    fileProblems: {
      type: (name) => `${name} är ingen PDF.`,
      size: (name) => `${name} är för stor.`,
      empty: (name) => `${name} är tom.`,
    },
  },
};

let touch = false;
beforeEach(() => {
  touch = false;
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: touch && query.includes('coarse') }));
});

const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Meddelande till Anna' });
const send = () => screen.getByRole('button', { name: 'Skicka' });

describeConformance<ComposerProps, HTMLFormElement>(Composer, {
  props: PROPS,
  root: HTMLFormElement,
});
describe('blocked', () => {
  describeConformance<ComposerProps, HTMLFormElement>(Composer, {
    props: { ...PROPS, blocked: 'Du har inte behörighet.' },
    root: HTMLFormElement,
  });
});
describeControlled<string>({
  element: ({ value, initial, onChange }) => (
    <Composer
      {...PROPS}
      {...(value === undefined ? {} : { value })}
      defaultValue={initial}
      onValueChange={onChange}
    />
  ),
  initial: 'Hej',
  next: 'Hej!',
  change: () => userEvent.type(field(), '!'),
  read: () => field().value,
});

it('sends on Enter, without surrounding spaces, and is then empty and focused', async () => {
  const onSend = vi.fn();
  render(<Composer {...PROPS} onSend={onSend} />);
  await userEvent.type(field(), ' Hej{Shift>}{Enter}{/Shift}Anna {Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hej\nAnna');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('inserts a new line on Enter on touch screens, where the button sends', async () => {
  touch = true;
  const onSend = vi.fn();
  render(<Composer {...PROPS} onSend={onSend} />);
  await userEvent.type(field(), 'a{Enter}b');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledExactlyOnceWith('a\nb');
});

it('does not send an empty message, and shows no error', async () => {
  const onSend = vi.fn();
  render(<Composer {...PROPS} onSend={onSend} />);
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(send());
  expect(onSend).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  expect(field()).toBeValid();
});

it('keeps a text that is too long, shows an error, and removes it when the text is short enough', async () => {
  const onSend = vi.fn();
  render(<Composer {...PROPS} onSend={onSend} maxLength={5} defaultValue="123456" />);
  expect(screen.getByText('-1 tecken kvar')).toBeInTheDocument();
  await userEvent.type(field(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field()).toHaveValue('123456');
  expect(field()).toHaveAccessibleDescription('Meddelandet är för långt.');
  await userEvent.type(field(), '{Backspace}');
  expect(field()).toBeValid();
});

it('waits for its files', async () => {
  const onSend = vi.fn();
  const file = { id: 'a', name: 'avtal.pdf', size: 10 } as const;
  const { rerender } = render(
    <Composer
      {...PROPS}
      onSend={onSend}
      files={[{ ...file, status: 'uploading', progress: 0.4 }]}
    />,
  );
  await userEvent.click(send());
  expect(field()).toHaveAccessibleDescription('Vänta tills filerna är uppladdade.');
  expect(screen.getByRole('progressbar', { name: 'avtal.pdf' })).toHaveAttribute(
    'aria-valuetext',
    '40 %',
  );
  rerender(<Composer {...PROPS} onSend={onSend} files={[{ ...file, status: 'done' }]} />);
  expect(screen.getByText('avtal.pdf är bifogad')).toBeInTheDocument();
  await userEvent.click(send());
  expect(onSend).toHaveBeenCalledExactlyOnceWith('');
});

it('accepts files that follow the rules, shows why others are refused, and can remove them', async () => {
  const on = { onAddFiles: vi.fn(), onRemoveFile: vi.fn(), onRetryFile: vi.fn() };
  render(
    <Composer
      {...PROPS}
      {...on}
      accept={['application/pdf']}
      files={[{ id: 'a', name: 'a.pdf', size: 1, status: 'failed', error: 'Nätet försvann.' }]}
    />,
  );
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (chooser === null) throw new Error('no input');
  const pdf = new File(['x'], 'b.pdf', { type: 'application/pdf' });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(chooser, [pdf, new File(['x'], 'c.exe', { type: 'application/x-dosexec' })]);
  expect(on.onAddFiles).toHaveBeenCalledExactlyOnceWith([pdf]);
  expect(field()).toHaveAccessibleDescription('c.exe är ingen PDF.');
  await user.click(screen.getByRole('button', { name: 'Försök igen med a.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Ta bort a.pdf' }));
  expect(on.onRetryFile).toHaveBeenCalledExactlyOnceWith('a');
  expect(on.onRemoveFile).toHaveBeenCalledExactlyOnceWith('a');
});

it('says why writing is not allowed', () => {
  render(<Composer {...PROPS} blocked="Du har inte behörighet att skriva här." />);
  expect(screen.getByText('Du har inte behörighet att skriva här.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});
