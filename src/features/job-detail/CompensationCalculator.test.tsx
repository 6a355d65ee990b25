import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/renderSite';
import { CompensationCalculator } from './CompensationCalculator';

async function openCalculator() {
  await renderSite(
    <CompensationCalculator
      rate={{ min: 500, max: 500, basis: 'hourly_employment' }}
      hoursPerWeek={40}
      startsOn={null}
      endsOn={null}
    />,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  return {
    hours: field('Timmar per vecka'),
    weeks: field('Antal veckor'),
    sum: () =>
      screen
        .getByText('Uppdraget ger ungefär')
        .parentElement?.textContent?.replaceAll('\u00a0', ' '),
  };
}

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

it('shows the sum for the values of the fields', async () => {
  const { hours, sum } = await openCalculator();
  expect(sum()).toBe('Uppdraget ger ungefär 80 000 kr');
  await retype(hours, '37,5');
  expect(sum()).toBe('Uppdraget ger ungefär 75 000 kr');
});

it.each([
  ['99', 'Skriv ett tal mellan 1 och 60.'],
  ['abc', 'Skriv ett tal, till exempel 60.'],
])('shows no sum for %s hours, and an error at the field', async (text, error) => {
  const { hours, sum } = await openCalculator();
  await retype(hours, text);
  expect(hours).toBeInvalid();
  expect(hours).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(sum()).toBe('Uppdraget ger ungefär Rätta fälten ovan, så räknar vi.');
  expect(screen.queryByText('Per vecka')).not.toBeInTheDocument();
  await retype(hours, '20');
  expect(sum()).toBe('Uppdraget ger ungefär 40 000 kr');
});

it('accepts only whole weeks', async () => {
  const { weeks } = await openCalculator();
  await retype(weeks, '4,5');
  expect(weeks).toHaveAccessibleDescription(expect.stringContaining('Skriv hela veckor.'));
});
