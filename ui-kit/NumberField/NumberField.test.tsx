import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeControlled } from '../internal/testing/describeControlled';
import { describeField } from '../internal/testing/describeField';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { NumberField, type NumberFieldProps } from './NumberField';

const PROPS = {
  label: 'Timmar',
  locale: 'sv',
  labels: { increase: 'Öka', decrease: 'Minska' },
} satisfies NumberFieldProps;
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Timmar' });

describeField<NumberFieldProps, HTMLInputElement>(
  NumberField,
  { locale: 'sv' },
  { postsControl: false },
);

describeControlled<number | null>({
  element: ({ value, initial, onChange }) => (
    <NumberField
      {...PROPS}
      {...(value === undefined ? { defaultValue: initial } : { value })}
      onValueChange={(number) => onChange(number)}
    />
  ),
  initial: 7,
  next: 7.5,
  change: () => userEvent.type(field(), ',5'),
  read: () => Number(field().getAttribute('aria-valuenow')),
});

it('is a spin button that says its number with its unit, and its limits', () => {
  render(<NumberField {...PROPS} unit="timmar" min={0} max={24} defaultValue={7.5} />);
  expect(field()).toHaveValue('7,5');
  expect(field()).toHaveAttribute('aria-valuenow', '7.5');
  expect(field()).toHaveAttribute('aria-valuetext', '7,5 timmar');
  expect(field()).toHaveAttribute('aria-valuemin', '0');
  expect(field()).toHaveAttribute('aria-valuemax', '24');
  expect(field()).toHaveAccessibleDescription('timmar');
});

it.each([
  ['{ArrowUp}', 8],
  ['{ArrowDown}', 7],
  ['{PageUp}', 12.5],
  ['{PageDown}', 2.5],
  ['{PageUp}{PageUp}{PageUp}', 20],
  ['{PageDown}{PageDown}', 0],
])('“%s” steps to %d, within the limits', async (keys, value) => {
  render(<NumberField {...PROPS} min={0} max={20} step={0.5} defaultValue={7.5} />);
  await userEvent.click(field());
  await userEvent.keyboard(keys);
  expect(field()).toHaveAttribute('aria-valuenow', String(value));
});

it.each(['{Home}', '{End}', '{Alt>}{ArrowUp}{/Alt}', '{Control>}{ArrowUp}{/Control}'])(
  '“%s” is the text’s or the browser’s own',
  async (keys) => {
    render(<NumberField {...PROPS} min={0} max={20} defaultValue={7} />);
    await userEvent.click(field());
    await userEvent.keyboard(keys);
    expect(field()).toHaveValue('7');
  },
);

it('changes nothing when it is scrolled over', async () => {
  const onValueChange = vi.fn();
  render(<NumberField {...PROPS} defaultValue={7} onValueChange={onValueChange} />);
  await userEvent.click(field());
  // False: the page scrolls, as it does over anything else
  expect(fireEvent.wheel(field(), { deltaY: 100 })).toBe(true);
  expect(field()).toHaveValue('7');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('steps by its buttons, which Tab passes by, up to the limit', async () => {
  render(<NumberField {...PROPS} max={8} defaultValue={7} />);
  const more = screen.getByRole('button', { name: 'Öka' });
  await userEvent.click(more);
  expect(field()).toHaveValue('8');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more);
  expect(field()).toHaveValue('8');
  await userEvent.click(screen.getByRole('button', { name: 'Minska' }));
  expect(field()).toHaveValue('7');
  for (const button of screen.getAllByRole('button')) expect(button.tabIndex).toBe(-1);
});

it('keeps what is no number, or outside the limits, and says it to its owner', async () => {
  const onValueChange = vi.fn();
  render(<NumberField {...PROPS} max={24} onValueChange={onValueChange} />);
  await userEvent.type(field(), 'sju');
  await userEvent.tab();
  expect(field()).toHaveValue('sju');
  expect(field()).not.toHaveAttribute('aria-valuenow');
  expect(onValueChange).toHaveBeenLastCalledWith(null, 'sju');
  await userEvent.clear(field());
  await userEvent.type(field(), '1200');
  await userEvent.tab();
  expect(field().value).toMatch(/^1\s200$/u);
  expect(onValueChange).toHaveBeenLastCalledWith(1200, '1200');
});

it('posts the number, a text that is none as it is, and nothing when it is empty', async () => {
  render(
    <form aria-label="Pass">
      <NumberField {...PROPS} name="hours" defaultValue={1200.5} />
      <button type="reset">Återställ</button>
    </form>,
  );
  const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('hours');
  expect(posted()).toEqual(['1200.5']);
  await userEvent.clear(field());
  expect(posted()).toEqual([]);
  await userEvent.type(field(), 'sju');
  expect(posted()).toEqual(['sju']);
  await userEvent.click(screen.getByRole('button', { name: 'Återställ' }));
  expect(posted()).toEqual(['1200.5']);
});

it('posts what is typed by itself before the script runs', async () => {
  const { html, errors, unmount } = await hydrateSilently(
    <NumberField {...PROPS} name="hours" defaultValue={7.5} />,
  );
  expect(html).toMatch(
    /<input[^>]*name="hours"[^>]*value="7,5"|<input[^>]*value="7,5"[^>]*name="hours"/u,
  );
  expect(errors).toEqual([]);
  unmount();
});

it('shows and posts nothing once its owner has emptied it, whatever was typed before', async () => {
  const shown = (value: number | null) => (
    <form aria-label="Pass">
      <NumberField {...PROPS} name="hours" value={value} />
    </form>
  );
  const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('hours');
  const { rerender } = render(shown(null));
  await userEvent.type(field(), 'sju');
  expect(field()).toHaveValue('sju');
  rerender(shown(7));
  rerender(shown(null));
  expect(field()).toHaveValue('');
  expect(posted()).toEqual([]);
});

it('posts nothing of a number that its owner does not take', async () => {
  render(
    <form aria-label="Pass">
      <NumberField {...PROPS} name="hours" value={null} />
    </form>,
  );
  await userEvent.type(field(), '7');
  expect(field()).toHaveValue('');
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('hours')).toEqual([]);
});
