import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { ApplicationStatus } from '../../../domain/applications/status';
import { applicationEn } from '../../../src/features/application/messages.en';
import { applicationSv } from '../../../src/features/application/messages.sv';
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
    <Stack lang={language} spacing={2}>
      <span>
        <StatusPill status={status}>{words[`application.status.${status}`]}</StatusPill>
      </span>
      <span>{words[`application.note.${status}`]}</span>
    </Stack>
  );
}
