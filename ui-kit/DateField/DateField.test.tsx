import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeField } from '../internal/testing/describeField';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { renderForm } from '../internal/testing/renderForm';
import { KitProvider } from '../KitProvider';
import * as en from '../texts/en';
import { DateField, type DateFieldProps } from './DateField';
import { dayDialogPart } from './dayDialogPart';

const PROPS = { label: 'Start', today: '2026-11-21', locale: 'en-GB', ...en.dateField };

describeField<DateFieldProps, HTMLInputElement>(DateField, PROPS, { postsControl: false });

// As on a page that has been idle
beforeAll(dayDialogPart.load);

const input = () => screen.getByLabelText<HTMLInputElement>('Start');

it('gives the day that is typed, and shows it as the language writes it', async () => {
  const handleChange = vi.fn();
  render(<DateField {...PROPS} onValueChange={handleChange} />);
  await userEvent.type(input(), '24 dec');
  expect(handleChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('2026-12-24');
  expect(input()).toHaveValue('24 Dec 2026');
  await userEvent.clear(input());
  await userEvent.tab();
  expect(handleChange).toHaveBeenLastCalledWith('');
});

it('passes on a text that is no day, says so, and keeps the form from being sent', async () => {
  const { form, posted } = renderForm(<DateField {...PROPS} name="start" max="2026-12-31" />);
  await userEvent.type(input(), 'soon');
  await userEvent.tab();
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(en.dateField.labels.problems.invalid);
  expect(posted('start')).toEqual(['soon']);
  expect(form.checkValidity()).toBe(false);
  await userEvent.clear(input());
  await userEvent.type(input(), '1 jan 2027');
  await userEvent.tab();
  expect(input()).toHaveAccessibleDescription(en.dateField.labels.problems.too_late);
  await userEvent.clear(input());
  await userEvent.type(input(), '24-12-26');
  await userEvent.tab();
  expect(input()).toHaveAccessibleDescription(/26 December 2024 or 24 December 2026/u);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(posted('start')).toEqual(['']);
  expect(form.checkValidity()).toBe(true);
});

it('takes the day that is pressed in the calendar, by keys alone', async () => {
  const { posted } = renderForm(<DateField {...PROPS} name="start" defaultValue="2026-12-01" />);
  await userEvent.click(input());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('dialog', { name: 'Choose a day' })).toBeVisible();
  const chosen = await screen.findByRole('gridcell', { name: /Tuesday.* 1 December 2026$/u });
  expect(chosen).toHaveFocus();
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted('start')).toEqual(['2026-12-08']);
  expect(input()).toHaveFocus();
});

it('is the browser’s own field before the page’s script runs, and keeps what was chosen there', async () => {
  const html = renderToString(<DateField {...PROPS} name="start" min="2026-11-21" />);
  expect(html).toMatch(/<input[^>]*type="date"[^>]*>/u);
  expect(html).toContain('name="start"');
  expect(html).not.toContain('type="hidden"');
  const { errors, container, unmount } = await hydrateSilently(
    <DateField {...PROPS} name="start" defaultValue="2026-12-01" />,
  );
  expect(errors).toEqual([]);
  expect(container.querySelector('input[type="hidden"]')).toHaveValue('2026-12-01');
  unmount();
});

it('takes language, texts and day from the provider', async () => {
  render(
    <KitProvider locale="en-US" texts={en} today="2026-11-21">
      <DateField label="Start" />
    </KitProvider>,
  );
  await userEvent.type(input(), '12/1');
  await userEvent.tab();
  expect(input()).toHaveValue('Dec 1, 2026');
});

it('may be open at the start, or as its owner says', async () => {
  const onOpenChange = vi.fn();
  const { unmount } = render(<DateField {...PROPS} defaultOpen onOpenChange={onOpenChange} />);
  expect(await screen.findByRole('dialog', { name: 'Choose a day' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  unmount();
  render(<DateField {...PROPS} open={false} onOpenChange={onOpenChange} />);
  await userEvent.click(input());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
