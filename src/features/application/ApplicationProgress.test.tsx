import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/applications/status';
import { renderSite } from '../../testing/renderSite';
import { ApplicationProgress } from './ApplicationProgress';

async function namesOf(...statuses: [ApplicationStatus, ...ApplicationStatus[]]) {
  const history = statuses.map((status) => ({ status }));
  const { unmount } = await renderSite(
    <ApplicationProgress application={{ status: statuses.at(-1) ?? 'candidate', history }} />,
  );
  const list = screen.getByRole('list', { name: 'Så går det till' });
  const names = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  unmount();
  return names;
}

it('names a step as done, in progress or to come', async () => {
  const [applied, qualified, documented] = await namesOf('candidate');
  expect(applied).toContain('Ansökt');
  expect(qualified).toContain('Kraven granskas');
  expect(qualified).not.toContain('Kvalificerad');
  expect(documented).toContain('Handlingar');
  expect(documented).not.toContain('Handlingar klara');
});

it('uses past participles for all steps once hired', async () => {
  const names = await namesOf('candidate', 'qualified', 'documented', 'presented', 'employed');
  for (const [index, name] of [
    'Ansökt',
    'Kvalificerad',
    'Handlingar klara',
    'Presenterad',
    'Anställd',
  ].entries()) {
    expect(names[index]).toContain(name);
  }
});

it('does not mark as done the step on which the application ended', async () => {
  const [, qualified] = await namesOf('candidate', 'rejected');
  expect(qualified).toContain('Granskning');
  expect(qualified).not.toContain('Kvalificerad');
});
