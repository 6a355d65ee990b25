import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PayLine } from '#domain/pay/payLine';
import { renderSite } from '../../testing/renderSite';
import { PayBreakdown } from './PayBreakdown';

const LINES: PayLine[] = [
  { rule: 'hourly_pay', amount: 60_800, year: 2026, source: null, base: 40_050, minutes: 9120 },
  { rule: 'supplement_weekend', amount: null, year: 2026, source: null, minutes: 750 },
  {
    rule: 'holiday_pay',
    amount: 7296,
    year: 2026,
    source: 'holiday_pay',
    base: 60_800,
    rate: 12_000,
  },
  { rule: 'withholding_table', amount: -9000, year: 2026, source: 'skv_433_2026', base: 38_000 },
  { rule: 'pension_fee', amount: 0, year: 2026, source: 'pension_fee_2025' },
];

async function openBreakdown(language: 'sv' | 'en' = 'sv') {
  await renderSite(
    <PayBreakdown caption="Lönen" rows={[...LINES, { label: 'Efter skatt', sum: null }]} />,
    { language },
  );
  return within(screen.getByRole('table', { name: 'Lönen' }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
}

it('shows each line with what it is computed from, and says what is not known', async () => {
  expect(await openBreakdown()).toEqual([
    'PostBelopp',
    'Timlön 152 h × 400,50 kr60 800 kr',
    'Ob-tillägg, helg 12,5 hokänt',
    'Semesterersättning 12 % av 60 800 kr7 296 kr',
    'Avdragen skatt enligt tabell av 38 000 kr−9 000 kr',
    'Allmän pensionsavgift0 kr',
    'Efter skattokänt',
  ]);
});

it('speaks English', async () => {
  const rows = await openBreakdown('en');
  expect(rows[1]).toBe('Hourly pay 152 h × SEK 400.50SEK 60,800');
});

it('names the sources when they are asked for, with their addresses', async () => {
  await openBreakdown();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Var siffrorna kommer ifrån'));
  const link = await screen.findByRole('link', { name: /SKV 433/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('skatteverket.se'));
  expect(link.closest('li')).toHaveTextContent(
    'Avdragen skatt enligt tabell, 2026. Myndighetens egen uppgift.',
  );
  // A source without a page is named without a link
  expect(screen.getByText(/Derived by the rule of SKV 433/)).not.toHaveAttribute('href');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
