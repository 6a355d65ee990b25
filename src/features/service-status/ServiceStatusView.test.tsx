import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SERVICE_PARTS } from '#domain/status/serviceParts';
import { loadWords } from '../../i18n/intl';
import { renderSite } from '../../testing/renderSite';
import { ServiceStatusView } from './ServiceStatusView';

const AT = '2026-11-22T13:05:00.000Z';
const UNKNOWN = SERVICE_PARTS.map((part) => ({ part, state: 'unknown' as const, since: null }));

it('says of what nobody knows that it is unknown', async () => {
  await loadWords('serviceStatus', 'sv');
  await renderSite(
    <ServiceStatusView
      status={{ storeDownSince: AT, checkedAt: null, parts: UNKNOWN, days: null, planned: null }}
    />,
  );
  expect(screen.getAllByText('Okänt')).toHaveLength(SERVICE_PARTS.length);
  expect(screen.getByText('Ingen kontroll är gjord än.')).toBeInTheDocument();
  expect(screen.getByText('Hur det har varit går inte att läsa just nu.')).toBeInTheDocument();
  expect(screen.queryByText('Fungerar')).toBeNull();
});

it('shows planned work and the days with faults, and takes no part for measured that was not', async () => {
  await loadWords('serviceStatus', 'en');
  await renderSite(
    <ServiceStatusView
      status={{
        storeDownSince: null,
        checkedAt: AT,
        parts: [{ part: 'mail', state: 'fails', since: AT }],
        days: [
          { day: '2026-11-21', parts: [{ part: 'mail', checked: 1440, limited: 0, failed: 14 }] },
        ],
        planned: [{ id: 'p1', from: AT, to: AT, text: { sv: 'Byte.', en: 'New database.' } }],
      }}
    />,
    { language: 'en' },
  );
  expect(screen.getByText('Does not work')).toBeInTheDocument();
  expect(screen.getByText(/New database\./)).toBeInTheDocument();
  const mail = screen.getByRole('row', { name: /Email from us/ });
  expect(mail).toHaveTextContent('99.02%');
  const uploads = screen.getByRole('row', { name: /Uploading documents/ });
  expect(within(uploads).getAllByText('not measured').length).toBeGreaterThan(0);
  expect(screen.getByText(/Email from us: 14 minutes/)).toBeInTheDocument();
});
