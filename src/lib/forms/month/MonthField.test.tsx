import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/renderSite';
import { MonthField } from './MonthField';

const WORDS = { month: 'Månad', year: 'År', choose: 'Välj' };

function Field() {
  const [value, setValue] = useState('');
  return (
    <>
      <MonthField
        id="from"
        label="Från"
        error={undefined}
        value={value}
        onValueChange={setValue}
        today="2026-03-02"
        words={WORDS}
      />
      <button type="button" onClick={() => setValue('2021-09')}>
        draft
      </button>
      <output aria-label="value">{value}</output>
    </>
  );
}
const parts = () => ['Månad', 'År'].map((name) => screen.getByRole('combobox', { name }));

it('shows a month that comes after it was first shown, as a draft does', async () => {
  await renderSite(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'draft' }));
  const [month, year] = parts();
  expect(month).toHaveValue('09');
  expect(year).toHaveValue('2021');
});

it('keeps one part while the other is not chosen', async () => {
  await renderSite(<Field />);
  const [month, year] = parts();
  if (!month || !year) throw new Error('Two lists make a month.');
  await userEvent.selectOptions(month, '05');
  expect(month).toHaveValue('05');
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('');
  await userEvent.selectOptions(year, '2020');
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('2020-05');
  await userEvent.selectOptions(month, '');
  expect(year).toHaveValue('2020');
  expect(screen.getByRole('status', { name: 'value' })).toHaveTextContent('');
});
