import { randomUUID } from 'node:crypto';
import { addMonths } from '#domain/calendar/months';
import type { DocumentType } from '#domain/candidates/documents';
import { NO_REGION } from '#domain/candidates/experiences';
import { countedEnd } from '#domain/counterfactuals/change';
import {
  findExperiences,
  writeCompleteness,
  writeExperience,
} from '../candidates/candidateRecords';
import { insertDocument } from '../documents/storedDocuments';
import type { Files } from '../files/files.service';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { isSeeded } from './demoPeople.repository';
import { onePagePdf } from './onePagePdf';

/**
 * The person who has almost all that jobs ask for, so that whoever tries the demo sees at
 * `/oppnar-dorrar` what each single step opens: a certificate, years of experience.
 */
export const READY_PERSON = 'demo-viola';

/** No certificate in resuscitation, and no extract from the criminal records. */
const DOCUMENTS: readonly (readonly [type: DocumentType, name: string])[] = [
  ['cv', 'CV'],
  ['id_card', 'Id-handling'],
  ['hosp_licence', 'Legitimation'],
];
/** Months before today. */
const EMPLOYMENTS = [
  { workplace: 'Medicinavdelningen, Borås', from: 11, to: 3, regionEmployer: 'r-14' },
  { workplace: 'Akuten via bemanning', from: 19, to: 12, regionEmployer: NO_REGION },
] as const;

/** Stores what the person has, once: files need the node's keys, which the seed has not. */
export async function insertReadyPerson({
  db,
  clock,
  files,
}: {
  db: Database;
  clock: Clock;
  files: Pick<Files, 'write' | 'keep'>;
}): Promise<void> {
  const userId = READY_PERSON;
  if (!(await isSeeded(db, userId)) || (await findExperiences(db, userId)).length > 0) return;
  const day = today(clock);
  const bytes = onePagePdf('Made-up document of the demo');
  const stored = await Promise.all(
    DOCUMENTS.map(async ([type, name]) => ({
      type,
      name,
      fileId: await files.write(userId, bytes),
    })),
  );
  await db.transaction(async (tx) => {
    for (const { type, name, fileId } of stored) {
      await files.keep(tx, fileId);
      await insertDocument(tx, {
        id: randomUUID(),
        userId,
        fileId,
        name: `${name}.pdf`,
        mediaType: 'application/pdf',
        size: bytes.length,
        issuedOn: null,
        ...countedEnd(type, day),
        uploadedAt: instant(clock.now()),
        remindedDays: null,
      });
    }
    const monthOf = (months: number) => addMonths(day, -months).slice(0, 'YYYY-MM'.length);
    for (const { workplace, from, to, regionEmployer } of EMPLOYMENTS) {
      await writeExperience(
        tx,
        userId,
        {
          id: randomUUID(),
          workRole: 'sjukskoterska',
          workplace,
          from: monthOf(from),
          to: monthOf(to),
          description: '',
          regionEmployer,
          workFields: ['internmedicin'],
        },
        clock.now(),
      );
    }
    await writeCompleteness(tx, userId, clock.now());
  });
}
