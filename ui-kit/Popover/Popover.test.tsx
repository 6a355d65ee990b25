import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { Popover, type PopoverProps } from './Popover';

const PROPS: PopoverProps = {
  title: 'Så räknas lönen',
  closeLabel: 'Stäng',
  children: <a href="#pay">Läs hela</a>,
  trigger: (props) => (
    <button type="button" {...props}>
      Hur då?
    </button>
  ),
};
const button = () => screen.getByRole('button', { name: 'Hur då?', hidden: true });

describeConformance<PopoverProps, HTMLDivElement>(Popover, {
  props: { ...PROPS, defaultOpen: true },
  root: HTMLDivElement,
});

describeControlled<boolean>({
  element: ({ value, initial, onChange }) => (
    <Popover
      {...PROPS}
      {...(value === undefined ? { defaultOpen: initial } : { open: value })}
      onOpenChange={onChange}
    />
  ),
  initial: false,
  next: true,
  change: () => userEvent.click(button()),
  read: () => screen.queryByRole('dialog') !== null,
});

it('is a dialog named by its title, of which its button tells', async () => {
  render(<Popover {...PROPS} />);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  const dialog = screen.getByRole('dialog', { name: 'Så räknas lönen' });
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveAttribute('aria-controls', dialog.id);
  expect(dialog.parentElement?.contains(document.activeElement)).toBe(true);
});

it.each(['{Escape}', 'press'])('closes by %s, and gives the focus back', async (how) => {
  render(<Popover {...PROPS} />);
  await userEvent.click(button());
  await screen.findByRole('dialog');
  if (how === 'press') await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  else await userEvent.keyboard(how);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button()).toHaveFocus();
});

it('gives its content what closes it', async () => {
  render(
    <Popover {...PROPS} defaultOpen>
      {(close) => (
        <button type="button" onClick={close}>
          Klar
        </button>
      )}
    </Popover>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Klar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
