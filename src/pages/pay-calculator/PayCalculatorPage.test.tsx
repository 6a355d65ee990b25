import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { STORAGE_KEY } from '#domain/limits';
import { paths } from '../../lib/site/paths';
import { localStore } from '../../lib/store/localStore';
import { renderSite } from '../../testing/renderSite';
import * as page from './PayCalculatorPage';

async function openCalculator(query = '') {
  const routes = [{ path: paths.payCalculator(), ...page, HydrateFallback: () => null }];
  const site = await renderSite(routes, { path: `${paths.payCalculator()}${query}` });
  await screen.findByRole('heading', { level: 1 });
  return site;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const result = () => screen.getByRole('region', { name: /^Efter skatt per månad/ });
const inHand = () =>
  [...within(result()).getAllByRole('definition')].map((amount) => amount.textContent);

it('shows the error at the field, and no sum until it is valid', async () => {
  await openCalculator();
  expect(inHand()).toHaveLength(2);
  const rate = field(/^Timpris/);
  await userEvent.clear(rate);
  await userEvent.type(rate, 'mycket');
  await waitFor(() =>
    expect(rate).toHaveAccessibleDescription('Skriv ett helt tal, till exempel 600.'),
  );
  expect(result()).toHaveTextContent('Rätta det som är fel bland dina siffror, så räknar vi.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.clear(rate);
  await userEvent.type(rate, '700');
  expect(rate).toBeValid();
  expect(inHand()).toHaveLength(2);
});

it('is in the address a moment later, in the same entry of the history', async () => {
  const { router } = await openCalculator('?lang=sv');
  const costs = field(/^Bolagets kostnader/);
  await userEvent.clear(costs);
  await userEvent.type(costs, '80000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'År' }), '2024');
  await waitFor(() => expect(router.state.location.search).toBe('?year=2024&costs=80000&lang=sv'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByRole('region', { name: 'Efter skatt per månad 2024' })).toBeVisible();
  expect(costs).toHaveValue('80\u00a0000');
});

it('follows the address when that is changed by Back or a link', async () => {
  const { router } = await openCalculator('?rate=700');
  expect(field(/^Timpris/)).toHaveValue('700');
  await act(() => router.navigate(`${paths.payCalculator()}?rate=900&salary=month`));
  expect(field(/^Timpris/)).toHaveValue('900');
  expect(screen.getByRole('radio', { name: 'En månadslön' })).toBeChecked();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field(/^Timpris/)).toHaveValue('700'));
});

it('offers the salary that gives most in the hand', async () => {
  await openCalculator('?salary=month&month=20000');
  const [before] = inHand();
  const better = screen.getByRole('link', { name: 'Räkna med den lönen' });
  await userEvent.click(better);
  await waitFor(() => expect(inHand()[0]).not.toBe(before));
  expect(result()).toHaveTextContent(/^.*Lönen som ger mest efter skatt är/);
  expect(screen.getByRole('radio', { name: /^Den som ger mest efter skatt/ })).toBeChecked();
});

it('reckons for the age that was said once, and says whom it is for', async () => {
  localStore.write(STORAGE_KEY.ownTax, { taxGroup: 'from_66' });
  const { router, unmount } = await openCalculator('?salary=month&month=30000');
  expect(await screen.findByText(/^För dig som bor i Sverige och har fyllt 66 år/)).toBeVisible();
  const [older] = inHand();
  await userEvent.click(screen.getByRole('radio', { name: /^Under 66 år/ }));
  expect(await screen.findByText(/^För dig som bor i Sverige och inte har fyllt/)).toBeVisible();
  await waitFor(() => expect(inHand()[0]).not.toBe(older));
  expect(localStore.read(STORAGE_KEY.ownTax)).toMatchObject({ taxGroup: 'under_66' });
  await userEvent.click(screen.getByRole('radio', { name: /^Bor utomlands/ }));
  expect(
    await screen.findByText(/^Utdelning till dig som bor utomlands räknas inte/),
  ).toBeVisible();
  expect(await screen.findAllByRole('row', { name: /^Särskild inkomstskatt/ })).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toMatch('group=abroad'));
  unmount();
  localStore.remove(STORAGE_KEY.ownTax);
});

it('uses the municipality’s rates of the year, and ignores a code that is none’s', async () => {
  await openCalculator('?municipality=0180');
  const stockholm = inHand();
  expect(screen.getByRole('combobox', { name: 'Kommun' })).toHaveDisplayValue('Stockholm');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kommun' }), 'Umeå');
  await waitFor(() => expect(inHand()).not.toEqual(stockholm));
});

it('shows the average for a municipality that does not exist', async () => {
  const { unmount } = await openCalculator('?municipality=9999');
  const unknown = inHand();
  expect(screen.getByRole('combobox', { name: 'Kommun' })).toHaveDisplayValue(
    'Genomsnittet i Sverige',
  );
  unmount();
  await openCalculator();
  expect(inHand()).toEqual(unknown);
});
