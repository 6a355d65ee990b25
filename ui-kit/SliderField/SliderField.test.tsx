import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeField } from '../internal/testing/describeField';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { SliderField, type SliderFieldProps } from './SliderField';

const PROPS = {
  parse: (text) => (/^[\d ]+$/.test(text) ? Number(text.replaceAll(' ', '')) : null),
  format: (value) => (value < 1000 ? `${value}` : `1 ${`${value - 1000}`.padStart(3, '0')}`),
  unit: 'kr',
  valueText: (value) => `${value} kr`,
  scale: { min: 300, max: 1900, step: 10 },
} satisfies Partial<SliderFieldProps>;

describeField<SliderFieldProps, HTMLInputElement>(SliderField, PROPS);

it('shows a typed number on the slider, and one outside its scale at the end', async () => {
  render(<SliderField {...PROPS} label="Timpris" defaultValue="600" />);
  const field = screen.getByRole('textbox', { name: 'Timpris' });
  const slider = await screen.findByRole('slider', { name: 'Timpris' });
  expect(slider).toHaveAttribute('aria-valuetext', '600 kr');
  await userEvent.clear(field);
  await userEvent.type(field, '1200');
  expect(slider).toHaveValue('1200');
  await userEvent.tab();
  expect(field, 'written as numbers are').toHaveValue('1 200');
  await userEvent.clear(field);
  await userEvent.type(field, '250');
  expect(slider).toHaveValue('300');
  expect(field).toHaveValue('250');
});

it('keeps a text that is not a number', async () => {
  render(<SliderField {...PROPS} label="Timpris" defaultValue="600" />);
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'mycket');
  await userEvent.tab();
  expect(field).toHaveValue('mycket');
});

it('leaves the slider to the browser, and writes no style into its own markup', async () => {
  const { html, errors, unmount } = await hydrateSilently(
    <SliderField {...PROPS} label="Timpris" name="rate" defaultValue="600" />,
  );
  expect(html).toContain('value="600"');
  expect(html).not.toContain('type="range"');
  expect(html).not.toContain('<style');
  expect(errors).toEqual([]);
  await screen.findByRole('slider');
  unmount();
});
