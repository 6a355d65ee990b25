import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import { expect, within } from 'storybook/test';
import { COLOR_FAMILIES } from '../../ui-kit/theme/colorRoles';
import type { StatusRole } from '../../ui-kit/theme/statusRoles';
import { Row } from '../lib/Row';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Flow/StatusPill',
  component: StatusPill,
  args: { status: 'qualified', children: 'Kvalificerad' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

type Names = Record<StatusRole, string>;
const NAMES: { sv: Names; en: Names } = {
  sv: {
    interested: 'Intresserad',
    sent: 'Inbjudan',
    candidate: 'Kandidat',
    qualified: 'Kvalificerad',
    documented: 'Handlingar klara',
    presented: 'Presenterad',
    pending: 'Väntar på dig',
    accepted: 'Antagen',
    employed: 'Anställd',
    rejected: 'Avslag',
    not_accepted: 'Inte antagen',
    not_interested: 'Inte intresserad',
    expired: 'Utgången',
    account_deleted: 'Kontot är borttaget',
  },
  en: {
    interested: 'Interested',
    sent: 'Invitation',
    candidate: 'Candidate',
    qualified: 'Qualified',
    documented: 'Documents complete',
    presented: 'Presented',
    pending: 'Waiting for you',
    accepted: 'Accepted',
    employed: 'Employed',
    rejected: 'Declined',
    not_accepted: 'Not accepted',
    not_interested: 'Not interested',
    expired: 'Expired',
    account_deleted: 'Account deleted',
  },
};
const STATUSES = [
  'sent',
  'interested',
  'candidate',
  'qualified',
  'documented',
  'presented',
  'pending',
  'accepted',
  'employed',
  'rejected',
  'not_accepted',
  'not_interested',
  'expired',
  'account_deleted',
] as const satisfies readonly StatusRole[];

/** Every status of an application. */
export const Statuses: Story = {
  render: (_args, { globals }) => {
    const names = textsFor(globals, NAMES);
    return (
      <Row>
        {STATUSES.map((status) => (
          <StatusPill key={status} status={status}>
            {names[status]}
          </StatusPill>
        ))}
      </Row>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const names = textsFor(globals, NAMES);
    for (const status of STATUSES) {
      await expect(within(canvasElement).getByText(names[status])).toBeVisible();
    }
  },
};

/** By meaning, for statuses other than an application's. */
export const Tones: Story = {
  render: () => (
    <Row>
      {COLOR_FAMILIES.map((family) => (
        <StatusPill key={family} tone={family}>
          {family}
        </StatusPill>
      ))}
    </Row>
  ),
};
