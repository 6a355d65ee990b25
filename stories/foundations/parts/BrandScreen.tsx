import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { FilterBar, FilterBarSelect, FilterBarText } from '@vikari/ui-kit/FilterBar';
import { Header } from '@vikari/ui-kit/Header';
import { Icon } from '@vikari/ui-kit/Icon';
import { JobList } from '@vikari/ui-kit/JobList';
import { ProgressSteps } from '@vikari/ui-kit/ProgressSteps';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import { Switch } from '@vikari/ui-kit/Switch';
import { TextField } from '@vikari/ui-kit/TextField';
import { type ReactNode, useLayoutEffect } from 'react';
import { DATE_TEXTS, dateRangeLabels } from '../../lib/dateTexts';
import { JobCardSampleCard } from '../../lib/JobCardSampleCard';
import type { JobCardSample } from '../../lib/jobCards';
import styles from './BrandScreen.module.css';

interface BrandScreenProps {
  /** The value of `data-brand` on `<html>`, so that overlays at the end of the body have it too. */
  brand: string;
  /** The style sheet of `buildTheme`. */
  css: string;
  jobs: readonly JobCardSample[];
  /** Overlays over the screen. */
  children?: ReactNode;
}

/** A whole screen of a made-up clinic, with nothing on it but the kit's parts. */
export function BrandScreen({ brand, css, jobs, children }: BrandScreenProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.brand = brand;
    return () => {
      delete document.documentElement.dataset.brand;
    };
  }, [brand]);

  return (
    <div lang="en" className={styles.screen}>
      <style>{css}</style>
      <Header
        logo={<span className={styles.logo}>Klara</span>}
        homeHref="#home"
        links={[
          { label: 'Shifts', href: '#shifts', current: true },
          { label: 'Clinics', href: '#clinics' },
        ]}
        labels={{ home: 'Klara, to the start page', nav: 'Main menu', menu: 'Menu' }}
        secondaryActions={<Button variant="secondary">Log in</Button>}
        actions={<Button>Join</Button>}
      />
      <main>
        <div className={styles.band} data-surface="night">
          <div className={styles.inner}>
            <h1>Shifts at Klara’s clinics</h1>
            <FilterBar label="Find shifts" submitLabel="Search">
              <FilterBarSelect
                label="Profession"
                placeholder="All professions"
                groups={[{ label: '', options: [{ id: 'nurse', label: 'Nurse' }] }]}
              />
              <FilterBarText label="Clinic or town" width="wide" placeholder="Lund" />
            </FilterBar>
          </div>
        </div>
        <div className={styles.columns}>
          <section className={styles.stack} aria-labelledby="shifts">
            <div className={styles.row}>
              <h2 id="shifts">Open shifts</h2>
              <StatusPill status="candidate">Saved</StatusPill>
              <StatusPill status="sent">Invited</StatusPill>
              <StatusPill status="accepted">Accepted</StatusPill>
            </div>
            <JobList label="Open shifts" layout="list">
              {jobs.map((job) => (
                <JobCardSampleCard key={job.title} {...job} headingLevel={3} />
              ))}
            </JobList>
            <Callout tone="info">Applications close in three days.</Callout>
          </section>
          <Card element="section" aria-labelledby="apply" className={styles.stack}>
            <h2 id="apply">Apply</h2>
            <ProgressSteps
              items={[
                { id: 'you', label: 'You', state: 'done' },
                { id: 'shift', label: 'Shift', state: 'current' },
                { id: 'send', label: 'Send', state: 'upcoming' },
              ]}
              labels={{
                list: 'Your application',
                states: { done: 'done', current: 'current', upcoming: 'to do', stopped: 'stopped' },
                position: (step, count) => `Step ${step} of ${count}`,
              }}
            />
            <TextField label="E-mail" hint="We answer within a day." defaultValue="alva@klara.se" />
            <TextField label="Phone" error="Write the whole number." defaultValue="070" />
            <DateRangeField
              label="When can you work?"
              today="2026-11-21"
              min="2026-11-21"
              defaultValue={{ from: '2026-12-01', to: '2026-12-18' }}
              locale="en-GB"
              labels={dateRangeLabels(DATE_TEXTS.en)}
            />
            <RadioCards
              label="Which shift?"
              defaultValue="night"
              columns={2}
              options={[
                { id: 'day', label: 'Day', hint: '07–16' },
                { id: 'night', label: 'Night', hint: '21–07', icon: <Icon name="moon" /> },
              ]}
            />
            <Switch label="Tell me about new shifts" defaultChecked />
            <div className={styles.row}>
              <Button>Send</Button>
              <Button variant="secondary">Save</Button>
              <Button variant="danger">Withdraw</Button>
            </div>
          </Card>
        </div>
      </main>
      {children}
    </div>
  );
}
