import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import { Switch } from '@vikari/ui-kit/Switch';
import { Tabs } from '@vikari/ui-kit/Tabs';
import { TextField } from '@vikari/ui-kit/TextField';
import { JobCardSampleCard } from '../../lib/JobCardSampleCard';
import type { JobCardSample } from '../../lib/jobCards';
import styles from './BrandBoard.module.css';

interface BrandBoardProps {
  name: string;
  /** Undefined: the kit's own brand. */
  brand?: string;
  scheme: 'light' | 'dark';
  contrast: 'normal' | 'more';
  job: JobCardSample;
}

/** A small screen of kit parts in one brand and one scheme. */
export function BrandBoard({ name, brand, scheme, contrast, job }: BrandBoardProps) {
  return (
    <section
      className={styles.board}
      aria-label={name}
      data-brand={brand}
      data-color-scheme={scheme}
      data-contrast={contrast}
    >
      <h2>{name}</h2>
      <div className={styles.night} data-surface="night">
        <div className={styles.row}>
          <Button variant="accent">Find a shift</Button>
          <Button variant="secondary">Log in</Button>
        </div>
      </div>
      <div className={styles.row}>
        <Button>Apply</Button>
        <Button variant="secondary">Save</Button>
        <Button variant="quiet">Later</Button>
        <Button variant="danger">Withdraw</Button>
      </div>
      <TextField label="E-mail" hint="We answer within a day." defaultValue="alva@example.com" />
      <TextField label="Phone" error="Write the whole number." defaultValue="070" />
      <CheckboxField label="Night shifts" defaultChecked />
      <Switch label="Tell me by e-mail" defaultChecked />
      <Tabs
        label={`Account, ${name}`}
        items={[
          { id: 'profile', label: 'Profile', content: <p>Your name and profession.</p> },
          { id: 'papers', label: 'Documents', content: <p>Your licence.</p> },
        ]}
      />
      <JobCardSampleCard {...job} headingLevel={3} />
      <div className={styles.row}>
        <StatusPill status="candidate">Candidate</StatusPill>
        <StatusPill status="sent">Invited</StatusPill>
        <StatusPill status="accepted">Accepted</StatusPill>
        <Badge tone="brand">New</Badge>
      </div>
      <Callout tone="info">Applications close in three days.</Callout>
    </section>
  );
}
