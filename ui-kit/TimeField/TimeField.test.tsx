import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { describeField } from '../internal/testing/describeField';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { renderForm } from '../internal/testing/renderForm';
import { KitProvider } from '../KitProvider';
import * as en from '../texts/en';
import { TimeField, type TimeFieldProps } from './TimeField';
import { timeDialogPart } from './timeDialogPart';

const PROPS = { label: 'Start', locale: 'en-GB', ...en.timeField };

describeField<TimeFieldProps, HTMLInputElement>(TimeField, PROPS, { postsControl: false });

// As on a page that has been idle
beforeAll(timeDialogPart.load);

const input = () => screen.getByLabelText<HTMLInputElement>('Start');
const list = () => screen.findByRole('listbox', { name: 'Choose a time' });

it('gives the time that is typed, and shows it as the language writes it', async () => {
  const handleChange = vi.fn();
  render(<TimeField {...PROPS} locale="en-US" onValueChange={handleChange} />);
  await userEvent.type(input(), '1430');
  expect(handleChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('14:30');
  expect(input().value).toMatch(/^2:30\sPM$/u);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(handleChange).toHaveBeenLastCalledWith('');
});

it('passes on a text that is no time, says so, and keeps the form from being sent', async () => {
  const { form, posted } = renderForm(
    <TimeField {...PROPS} name="start" min="07:00" max="17:00" />,
  );
  await userEvent.type(input(), 'soon{Enter}');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(en.timeField.labels.problems.invalid);
  expect(posted('start')).toEqual(['soon']);
  expect(form.checkValidity()).toBe(false);
  await userEvent.clear(input());
  await userEvent.type(input(), '6.30{Enter}');
  expect(input()).toHaveAccessibleDescription(en.timeField.labels.problems.too_early);
  await userEvent.clear(input());
  await userEvent.type(input(), '17:01{Enter}');
  expect(input()).toHaveAccessibleDescription(en.timeField.labels.problems.too_late);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(posted('start')).toEqual(['']);
});

it('takes the time that is chosen in the list, by keys alone', async () => {
  const { posted } = renderForm(
    <TimeField {...PROPS} name="start" min="07:00" max="09:00" defaultValue="08:10" />,
  );
  await userEvent.click(input());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const options = within(await list()).getAllByRole('option');
  expect(options.map((one) => one.textContent)).toEqual([
    '07:00',
    '07:30',
    '08:00',
    '08:30',
    '09:00',
  ]);
  expect(screen.getByRole('option', { name: '08:00' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted('start')).toEqual(['08:30']);
  expect(input()).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await list();
  expect(screen.getByRole('option', { selected: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted('start')).toEqual(['08:30']);
});

it('is the browser’s own field before the page’s script runs, and keeps what was chosen there', async () => {
  const html = renderToString(<TimeField {...PROPS} name="start" min="07:00" />);
  expect(html).toMatch(/<input[^>]*type="time"[^>]*>/u);
  expect(html).toContain('name="start"');
  const { errors, container, unmount } = await hydrateSilently(
    <TimeField {...PROPS} name="start" defaultValue="07:30" />,
  );
  expect(errors).toEqual([]);
  expect(container.querySelector('input[type="hidden"]')).toHaveValue('07:30');
  unmount();
});

it('takes language and texts from the provider', async () => {
  render(
    <KitProvider locale="sv-SE" texts={en}>
      <TimeField label="Start" />
    </KitProvider>,
  );
  await userEvent.type(input(), 'kl 9.05{Enter}');
  expect(input()).toHaveValue('09:05');
});

it('says of each button in a form whose it is', () => {
  render(
    <>
      <TimeField {...PROPS} />
      <TimeField {...PROPS} label="End" />
    </>,
  );
  const buttons = screen.getAllByRole('button', { name: en.timeField.labels.open });
  expect(buttons).toHaveLength(2);
  expect(buttons[0]).toHaveAccessibleDescription('Start');
  expect(buttons[1]).toHaveAccessibleDescription('End');
});
