import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withWords } from '../../i18n/withWords';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component as AboutPages } from './AboutPages';
import { Component as LegalPage } from './LegalPage';

it.each([
  ['/privacy', 'Integritetspolicy', LegalPage],
  ['/villkor', 'Villkor', LegalPage],
  ['/tillganglighet', 'Tillgänglighet', LegalPage],
  ['/om-oss', 'Om Vikari', AboutPages],
  ['/kontakt', 'Kontakt', AboutPages],
  ['/rekryteringsverktyg', 'Rekryteringsverktyget', AboutPages],
])('shows at %s the page "%s"', async (path, name, Component) => {
  await withWords(['legal', 'info'], async () => null)();
  const { client } = fakeServices({});
  await renderSite([{ path, Component }], { path, api: client });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

it('says who to write to and who supervises', async () => {
  await withWords('legal', async () => null)();
  const { client } = fakeServices({});
  const path = '/tillganglighet';
  await renderSite([{ path, Component: LegalPage }], { path, api: client });
  expect(await screen.findByText(/hej@vikari\.example\.com/u)).toBeVisible();
  expect(screen.getByText(/Post- och telestyrelsen/u)).toBeVisible();
  expect(screen.getByText('Bedömd 27 november 2026')).toBeVisible();
});
