import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ServiceStatus } from '../../domain/api/serviceStatus';
import { addDays } from '../../domain/calendar/days';
import { type PartState, SERVICE_PARTS, type ServicePart } from '../../domain/status/serviceParts';
import { ServiceStatusView } from '../../src/features/service-status/ServiceStatusView';
import { useWords } from '../../src/i18n/intl';
import { InfoPage } from '../../src/pages/info/InfoPage';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const SINCE = '2026-11-22T13:05:00.000Z';
const NOW = '2026-11-22T13:25:00.000Z';

/** The parts: those that are named in another state since five past two, all others working. */
const partsWith = (others: Partial<Record<ServicePart, PartState>>): ServiceStatus['parts'] =>
  SERVICE_PARTS.map((part) => ({
    part,
    state: others[part] ?? 'works',
    since: others[part] === undefined || others[part] === 'unknown' ? null : SINCE,
  }));

/** Ninety days of checks, with faults on the days that are named by how long ago they were. */
const daysWith = (
  faults: Readonly<Record<number, Partial<Record<ServicePart, [limited: number, failed: number]>>>>,
): NonNullable<ServiceStatus['days']> =>
  Array.from({ length: 90 }, (_, ago) => ({
    day: addDays('2026-11-22', -ago),
    parts: SERVICE_PARTS.map((part) => {
      const [limited, failed] = faults[ago]?.[part] ?? [0, 0];
      return { part, checked: ago === 0 ? 865 : 1440, limited, failed };
    }),
  }));

const WORKS: ServiceStatus = {
  storeDownSince: null,
  checkedAt: NOW,
  parts: partsWith({}),
  days: daysWith({}),
  planned: [],
};

/** The page as `/driftstatus` has it. */
function Page({ status }: { status: ServiceStatus }) {
  const { t } = useWords();
  return (
    <InfoPage
      title={t('service_status.title')}
      lead={t('service_status.lead')}
      description={t('service_status.description')}
      path="/driftstatus"
      home={t('service_status.home')}
      crumbsLabel={t('service_status.crumbs')}
      noIndex
    >
      <ServiceStatusView status={status} />
    </InfoPage>
  );
}

const meta = {
  title: 'Screens/Service status',
  component: Page,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { status: WORKS },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All that was looked at works, and has worked. */
export const AllWorks: Story = {
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await expect(canvas.getAllByText(say('service_status.state.works'))).toHaveLength(
      SERVICE_PARTS.length,
    );
    await expect(canvas.getByText(say('service_status.days.none'))).toBeVisible();
    await expect(canvas.getByText(say('service_status.planned.none'))).toBeVisible();
  },
};

/** One part does not work and one in part, and neither did on days before. */
export const PartFails: Story = {
  args: {
    status: {
      ...WORKS,
      parts: partsWith({ mail: 'fails', searching: 'limited' }),
      days: daysWith({
        0: { mail: [0, 20], searching: [20, 0] },
        9: { uploads: [3, 1] },
        41: { signing_in: [0, 14], applying: [0, 14], messages: [0, 14] },
      }),
    },
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const mail = within(canvas.getByRole('table')).getByRole('row', {
      name: new RegExp(`^${say('service_status.part.mail')}`),
    });
    await expect(mail).toHaveTextContent(/99[.,]98/);
    const now = canvas.getAllByText(say('service_status.part.mail'))[0]?.closest('div');
    await expect(now).toHaveTextContent(say('service_status.state.fails'));
  },
};

/** Just after a start nothing was looked at yet, and how it has been cannot be read. */
export const UnknownHistory: Story = {
  args: {
    status: {
      ...WORKS,
      checkedAt: null,
      parts: SERVICE_PARTS.map((part) => ({ part, state: 'unknown', since: null })),
      days: null,
      planned: null,
    },
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await expect(canvas.getByText(say('service_status.history.unknown'))).toBeVisible();
    await expect(canvas.getByText(say('service_status.planned.unknown'))).toBeVisible();
    await expect(canvas.queryByText(say('service_status.state.works'))).toBeNull();
  },
};

/** Work is planned, once on one day and once over a night. */
export const PlannedWork: Story = {
  args: {
    status: {
      ...WORKS,
      planned: [
        {
          id: 'p-1',
          from: '2026-11-25T22:00:00.000Z',
          to: '2026-11-26T00:00:00.000Z',
          text: {
            sv: 'Vi byter databas. Du kan läsa och söka, men inte logga in, ansöka eller skriva.',
            en: 'We change our database. You can read and search, but not log in, apply or write.',
          },
        },
        {
          id: 'p-2',
          from: '2026-12-02T05:00:00.000Z',
          to: '2026-12-02T05:15:00.000Z',
          text: { sv: 'Mejl kan dröja.', en: 'Email may be late.' },
        },
      ],
    },
  },
  play: async ({ canvas, loaded }) => {
    const title = loaded.intl.formatMessage({ id: 'service_status.planned' });
    const part = canvas.getByRole('heading', { name: title }).parentElement;
    await expect(within(part ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The store is down: what is kept there is unknown. */
export const StoreDown: Story = {
  args: {
    status: {
      storeDownSince: SINCE,
      checkedAt: NOW,
      parts: partsWith({
        reading: 'limited',
        signing_in: 'fails',
        applying: 'fails',
        messages: 'fails',
        mail: 'unknown',
        uploads: 'fails',
      }),
      days: null,
      planned: null,
    },
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await expect(canvas.getAllByText(say('service_status.state.fails'))).toHaveLength(4);
    await expect(canvas.getByText(say('service_status.history.unknown'))).toBeVisible();
  },
};
