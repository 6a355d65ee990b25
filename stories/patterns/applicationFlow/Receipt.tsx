import { Card } from '@vikari/ui-kit/Card';
import { ProgressSteps } from '@vikari/ui-kit/ProgressSteps';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import styles from '../parts/pattern.module.css';
import type { FlowTexts } from './texts';

/** It is sent: what happens now, how long it takes, and its progress. */
export function Receipt({ texts }: { texts: FlowTexts }) {
  const { receipt, stepper } = texts;
  return (
    <Card padding="large" className={styles.stack}>
      <h2>{receipt.next}</h2>
      <ProgressSteps
        items={receipt.steps.map(([label = '', duration], at) => ({
          id: label,
          label,
          duration,
          state: at === 0 ? 'done' : at === 1 ? 'current' : 'upcoming',
        }))}
        labels={{ list: receipt.list, position: stepper.position, states: receipt.states }}
      />
      <p className={styles.row}>
        <StatusPill status="candidate">{receipt.status}</StatusPill>
        {receipt.note}
      </p>
    </Card>
  );
}
