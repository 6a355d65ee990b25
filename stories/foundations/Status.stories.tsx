import type { Meta, StoryObj } from '@storybook/react-vite';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/applications/status';
import { STATUS_ROLES } from '../../ui-kit/theme/statusRoles';
import { textsFor } from '../lib/texts';
import { FoundationPage } from './parts/FoundationPage';
import styles from './parts/StatusTable.module.css';

const meta = { title: 'Foundations/Status', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Labels = Record<ApplicationStatus, string>;
const LABELS: { sv: Labels; en: Labels } = {
  sv: {
    interested: 'Intresserad',
    candidate: 'Kandidat',
    sent: 'Inbjudan',
    employed: 'Anställd',
    accepted: 'Antagen',
    rejected: 'Avslag',
    expired: 'Utgången',
    pending: 'Väntar på dig',
    not_interested: 'Inte intresserad',
    account_deleted: 'Kontot är borttaget',
    qualified: 'Kvalificerad',
    documented: 'Handlingar klara',
    presented: 'Presenterad',
    not_accepted: 'Inte antagen',
  },
  en: {
    interested: 'Interested',
    candidate: 'Candidate',
    sent: 'Invitation',
    employed: 'Employed',
    accepted: 'Accepted',
    rejected: 'Declined',
    expired: 'Expired',
    pending: 'Waiting for you',
    not_interested: 'Not interested',
    account_deleted: 'Account deleted',
    qualified: 'Qualified',
    documented: 'Documents complete',
    presented: 'Presented',
    not_accepted: 'Not accepted',
  },
};

// The kit has no product data, so the two lists meet here: a status without a role does not
// compile.
const ROLES = STATUS_ROLES satisfies Record<ApplicationStatus, string>;

/** Every application status in its family. */
export const Statuses: StoryObj<typeof meta> = {
  render: (_args, { globals }) => {
    const labels = textsFor(globals, LABELS);
    return (
      <FoundationPage
        title="Application status"
        lead="Apricot invites, blue-violet moves forward, amber waits for the candidate, green is won, red is lost, grey is over. The word always stands there too."
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Pill</th>
              <th scope="col">Solid</th>
              <th scope="col">Status</th>
              <th scope="col">Family</th>
            </tr>
          </thead>
          <tbody>
            {APPLICATION_STATUSES.map((status) => (
              <tr key={status}>
                <td>
                  <span
                    className={styles.pill}
                    style={{
                      background: `var(--vk-status-${status}-background)`,
                      color: `var(--vk-status-${status}-text)`,
                    }}
                  >
                    <span
                      className={styles.dot}
                      style={{ background: `var(--vk-status-${status}-fill)` }}
                    />
                    {labels[status]}
                  </span>
                </td>
                <td>
                  <span
                    className={styles.pill}
                    style={{
                      background: `var(--vk-status-${status}-fill)`,
                      color: 'var(--vk-text-on-fill)',
                      forcedColorAdjust: 'none',
                    }}
                  >
                    {labels[status]}
                  </span>
                </td>
                <td>
                  <code>{status}</code>
                </td>
                <td>{ROLES[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoundationPage>
    );
  },
};
