import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { toJobDetail } from '#domain/jobViews/publicDetail';
import { STORAGE_KEY } from '#domain/limits';
import { NEWEST_TAX_YEAR } from '#domain/pay/years/taxYears';
import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { localStore } from '../../../lib/store/localStore';
import { removeUserData } from '../../../session/removeUserData';
import { fakeServices } from '../../../testing/fakeServices';
import { renderSite } from '../../../testing/renderSite';
import { PaySection } from './PaySection';

const VISITOR = { isCandidate: false, includeWorkplace: false, applied: false };
/** Four weeks of 40 hours: 36 000 kr before tax, of which table 33 takes 7 386 kr. */
const FEBRUARY: Partial<Job> = {
  hourlyRate: { min: 225, max: 225, basis: 'hourly_employment' },
  hoursPerWeek: 40,
  startsOn: '2026-02-02',
  endsOn: '2026-03-01',
};

afterEach(() => localStore.remove(STORAGE_KEY.ownTax));

async function openSection(changes: Partial<Job> = {}, language: 'sv' | 'en' = 'sv') {
  const job = toJobDetail(aJob({ ...FEBRUARY, ...changes }), VISITOR);
  if (!job.hourlyRate) throw new Error('The job has no rate');
  const { client } = fakeServices({ 'misc/constants': { appLocations: MUNICIPALITIES } });
  const section = <PaySection job={job} rate={job.hourlyRate} today="2026-01-15" userId={null} />;
  const { unmount } = await renderSite(section, { language, api: client });
  const label = screen.getByText(/^Efter skatt får|^After tax you/);
  return { unmount, sum: () => label.parentElement?.textContent?.replaceAll('\u00a0', ' ') };
}

const hours = () => screen.getByRole('spinbutton', { name: 'Timmar per vecka' });
const weeks = () => screen.getByRole('spinbutton', { name: 'Antal veckor' });
const openTool = async () => {
  await userEvent.click(screen.getByText('Räkna med dina timmar och din skatt'));
  await screen.findByRole('spinbutton', { name: 'Timmar per vecka' });
};
const municipality = () => screen.findByRole('combobox', { name: 'Kommun där du är folkbokförd' });
const row = (name: RegExp) =>
  within(screen.getByRole('table'))
    .getByRole('row', { name })
    .textContent?.replaceAll('\u00a0', ' ');

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

it('shows the server’s figures until something is changed', async () => {
  const { sum } = await openSection();
  expect(sum()).toBe('Efter skatt får du ca 28 600 kr');
  expect(
    screen.getByText(
      /^För 4 veckor, efter skatt i en genomsnittskommun \(tabell 33, kolumn 1\), för dig som inte har fyllt 66 år när året börjar\. Är du äldre eller bor utomlands\?/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Avdragen skatt').closest('dt')?.parentElement).toHaveTextContent(
    '7 400 kr',
  );
});

it('follows hours and weeks, with days as fifths of a week', async () => {
  const { sum } = await openSection();
  await openTool();
  await retype(hours(), '20');
  await expect.poll(sum).toBe('Efter skatt får du ca 15 100 kr');
  await retype(weeks(), '0,2');
  await expect.poll(sum).toBe('Efter skatt får du ca 900 kr');
  expect(weeks()).toBeValid();
});

it.each([
  ['99', 'Skriv ett tal mellan 1 och 60.'],
  ['abc', 'Skriv ett tal, till exempel 60.'],
])('shows no sum for %s hours, and an error at the field', async (text, error) => {
  const { sum } = await openSection();
  await openTool();
  await retype(hours(), text);
  expect(hours()).toBeInvalid();
  expect(hours()).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(sum()).toBe('Efter skatt får du ca Rätta fälten nedan, så räknar vi.');
  // Its room stays, so that the field does not move
  expect(screen.getByText('Avdragen skatt').closest('dl')).toHaveClass(/withoutSum/);
  await retype(hours(), '40');
  await expect.poll(sum).toBe('Efter skatt får du ca 28 600 kr');
  expect(screen.getByText('Avdragen skatt').closest('dl')).not.toHaveClass(/withoutSum/);
});

it('is computed for the reader’s own municipality, which is stored', async () => {
  const { sum, unmount } = await openSection();
  await openTool();
  // Table 33 becomes 31: Stockholm's 30.62 %
  await userEvent.type(await municipality(), 'stock');
  await userEvent.click(await screen.findByRole('option', { name: 'Stockholm' }));
  await expect.poll(sum).toBe('Efter skatt får du ca 29 100 kr');
  expect(
    screen.getByText(/^För 4 veckor, efter skatt i Stockholm \(tabell 31, kolumn 1\)/),
  ).toBeVisible();
  expect(row(/^Timlön/)).toBe('Timlön 160 h × 225 kr36 000 kr');
  expect(row(/^Efter skatt/)).toMatch(/^Efter skatt29 1\d\d kr$|^Efter skatt29 0\d\d kr$/);

  unmount();
  const again = await openSection();
  await expect.poll(again.sum).toBe('Efter skatt får du ca 29 100 kr');

  unmount();
  removeUserData(null);
  expect(localStore.read(STORAGE_KEY.ownTax)).toBeNull();
});

it('withholds 30 % from a second income, and deletes the stored tax on request', async () => {
  const { sum } = await openSection();
  await openTool();
  await userEvent.click(await screen.findByRole('radio', { name: /^En sidoinkomst/ }));
  await expect.poll(sum).toBe('Efter skatt får du ca 25 200 kr');
  await userEvent.type(screen.getByRole('spinbutton', { name: /Övriga löneinkomster/ }), '450000');
  expect(localStore.read(STORAGE_KEY.ownTax)).toMatchObject({ otherWorkIncome: 450_000 });
  await expect
    .poll(
      () =>
        screen.getByText(/^Efter årets skatt, med andra/).closest('dt')?.parentElement?.textContent,
    )
    .toMatch(/26.500 kr/);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort det jag har angett' }));
  expect(sum()).toBe('Efter skatt får du ca 28 600 kr');
  expect(localStore.read(STORAGE_KEY.ownTax)).toBeNull();
});

it('reckons for who had turned 66 when the year began, and for who lives abroad', async () => {
  const { sum } = await openSection();
  await openTool();
  await userEvent.click(await screen.findByRole('radio', { name: /^Från 66 år/ }));
  // Column 3: 4 131 kr instead of 7 386
  await expect.poll(sum).toBe('Efter skatt får du ca 31 900 kr');
  expect(screen.getByText(/\(tabell 33, kolumn 3\), för dig som har fyllt 66 år/)).toBeVisible();
  expect(screen.queryByText(/Är du äldre eller bor utomlands/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^Bor utomlands/ }));
  // 22.5 % of 36 000 kr
  await expect.poll(sum).toBe('Efter skatt får du ca 27 900 kr');
  expect(screen.getByText(/särskilda inkomstskatten \(SINK\)/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Kommun/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Efter årets skatt/)).not.toBeInTheDocument();
  expect(row(/^Särskild inkomstskatt/)).toMatch(/8 100 kr$/);
});

it('shows no sum while the other income is no whole amount', async () => {
  const { sum } = await openSection();
  await openTool();
  const income = await screen.findByRole('spinbutton', { name: /Övriga löneinkomster/ });
  await userEvent.type(income, '12,5');
  expect(income).toHaveAccessibleDescription(expect.stringContaining('Skriv ett helt tal.'));
  expect(sum()).toBe('Efter skatt får du ca Rätta fälten nedan, så räknar vi.');
  await userEvent.clear(income);
  await expect.poll(sum).toBe('Efter skatt får du ca 28 600 kr');
});

it('says that it is pay from an own company, and has no other employer then', async () => {
  const { sum } = await openSection(
    { hourlyRate: { min: 295.7, max: 295.7, basis: 'consultant_invoice' } },
    'en',
  );
  expect(sum()).toBe('After tax you get about 28,600 SEK');
  expect(screen.getByText(/^As pay from your own company/)).toBeVisible();
  await userEvent.click(screen.getByText('Work it out with your hours and your tax'));
  expect(await screen.findByRole('combobox', { name: /Municipality/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /second income/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /^66 or older/ }));
  expect(await screen.findByText(/If you were born in 1958 or earlier/)).toBeVisible();
  expect(await screen.findByRole('row', { name: /^Employer’s contributions/ })).toBeVisible();
});

it('says that the ad does not state the period, and computes from today when asked', async () => {
  const { sum } = await openSection({ startsOn: null, endsOn: null });
  expect(sum()).toMatch(/Annonsen anger inte både timmar och period/);
  await openTool();
  await expect.poll(sum).toBe('Efter skatt får du ca 30 100 kr');
  await retype(weeks(), '2');
  await expect.poll(sum).toBe('Efter skatt får du ca 15 100 kr');
});

it('says which rules are used for a year whose own are not known', async () => {
  const [known, next] = [NEWEST_TAX_YEAR, NEWEST_TAX_YEAR + 1];
  await openSection({ startsOn: `${known}-12-14`, endsOn: `${next}-01-10` });
  const said = `Skattereglerna för ${next} är inte klara, så vi räknar med ${known} års regler.`;
  expect(screen.getByText((text) => text.endsWith(said))).toBeInTheDocument();
});
