import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { ApplicationStatus } from '../../../domain/applications/status';
import { applicationEn } from '../../../src/features/application/messages.en';
import { applicationSv } from '../../../src/features/application/messages.sv';
import styles from '../parts/pattern.module.css';
import type { Written } from './samples';

const WORDS = { sv: applicationSv, en: applicationEn } as const;

/** A status in the product's own words: its name and its sentence. */
export function StatusWords({
  status,
  language,
}: {
  status: ApplicationStatus;
  language: Written;
}) {
  const words = WORDS[language];
  return (
    <div lang={language} className={styles.words}>
      <span>
        <StatusPill status={status}>{words[`application.status.${status}`]}</StatusPill>
      </span>
      <span>{words[`application.note.${status}`]}</span>
    </div>
  );
}
