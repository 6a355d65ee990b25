import type { Job } from '#domain/jobs/job';
import { JOB_ID, jobSlug } from '#domain/jobs/slug';
import { adAddressOf, applyAddressOf } from './applyAddress';
import { calmName, calmTitle } from './calmText';
import { cleanParagraphs, cleanTitle } from './cleanText';
import { type ContactNames, contactNamesOf } from './contactNames';
import { listAt, rawTextAt, textAt, valueAt } from './fields';
import { professionOf } from './occupations';
import { placeOf } from './place';
import { addWeeks, weeksToRebase } from './rebase';
import { adFactsOf, statedFactsOf } from './statedFacts';
import { isForStudents } from './students';
import { termsOfText } from './termsOfText';
import { dayOfWallClock, instantOfWallClock, readWallClock } from './wallClock';

/** Why an ad was skipped. */
export type SkipReason =
  | 'not_an_ad'
  | 'id_missing'
  | 'title_missing'
  | 'employer_missing'
  | 'for_students'
  | 'occupation_unknown'
  | 'publication_date_missing'
  | 'deadline_missing';

export type MappedAd = { job: Job } | { skip: SkipReason };

export interface MapOptions {
  /** A wall clock to rebase old ads to; null keeps every date unchanged. */
  anchor: number | null;
}

/** Characters. */
const LONGEST = { id: 60, title: 150, name: 150, label: 300 } as const;
const MOST_LINES = 30;

/**
 * Turns one parsed ad of JobTech's format into a job. What the ad lacks stays empty: the rate is
 * null, the text empty; systems and what a job can say of shifts, steps, travel, housing and in
 * structured requirements are left out. What only the headline or the text says is marked as read from it.
 * Contact details are removed. An invalid ad returns the reason; it never throws.
 */
export function mapAd(ad: unknown, { anchor }: MapOptions): MappedAd {
  if (typeof ad !== 'object' || ad === null || Array.isArray(ad)) return { skip: 'not_an_ad' };
  const sourceId = sourceIdOf(ad);
  if (sourceId === null) return { skip: 'id_missing' };
  const names = contactNamesOf(ad);
  const title = calmTitle(cleanTitle(textAt(ad, LONGEST.title, 'headline') ?? '', names));
  if (title === '') return { skip: 'title_missing' };
  const employer = nameAt(ad, names, 'name');
  const workplace = nameAt(ad, names, 'workplace') ?? employer;
  if (workplace === null) return { skip: 'employer_missing' };
  if (isForStudents(ad)) return { skip: 'for_students' };
  const profession = professionOf(ad);
  if (profession === null) return { skip: 'occupation_unknown' };
  const { workRole } = profession;
  const published = readWallClock(rawTextAt(ad, 'publication_date'));
  if (published === null) return { skip: 'publication_date_missing' };
  const deadline = readWallClock(rawTextAt(ad, 'application_deadline'));
  if (deadline === null) return { skip: 'deadline_missing' };

  const id = `jt-${sourceId.toLowerCase()}`;
  const place = placeOf(ad);
  const weeks = anchor === null ? 0 : weeksToRebase(published, anchor);
  const stated = statedFactsOf(ad, dayOfWallClock(published), weeks);
  const description = cleanParagraphs(textOf(ad), names);
  const facts = adFactsOf(ad, names);
  const { terms, read } = termsOfText(
    [...description, ...[facts.conditions, facts.salaryText].filter((text) => text != null)],
    title,
  );
  const saysTerms = Object.keys(terms).length > 0;
  return {
    job: {
      id,
      slug: jobSlug({ title, place: place?.name ?? null, id }),
      status: valueAt(ad, 'removed') === true ? 'deleted' : 'open',
      title,
      workRole,
      location: place?.id ?? null,
      ...stated.job,
      workFields: distinct([...(IMPLIED_FIELDS[workRole] ?? []), ...stated.job.workFields]),
      systems: [],
      hourlyRate: null,
      closesOn: dayOfWallClock(addWeeks(deadline, weeks)),
      publishedAt: instantOfWallClock(addWeeks(published, weeks)),
      workplace: { name: workplace, careProvider: employer ?? workplace, unit: null, about: null },
      description,
      ...(saysTerms && { terms }),
      requirements: demandsOf(ad, names, 'must_have'),
      meritorious: demandsOf(ad, names, 'nice_to_have'),
      contact: null,
      questionnaire: [],
      employerId: null,
      source: {
        name: 'jobtech',
        id: sourceId,
        url: adAddressOf(ad),
        applyUrl: applyAddressOf(ad),
        extent: stated.extent,
        datesRebased: weeks > 0,
        scope: stated.scope,
        ...facts,
        ...(saysTerms && { readTerms: read }),
        readFromHeadline: [
          ...(profession.fromHeadline ? (['profession'] as const) : []),
          ...stated.fromHeadline,
        ],
      },
    },
  };
}

/** Where a description has its text: plain, else formatted, else in parts. */
const TEXTS = [['text'], ['text_formatted'], ['company_information', 'needs', 'requirements']];

/** The words of an ad, with their line breaks; '' when it has none. */
function textOf(ad: object): string {
  const texts = TEXTS.map((keys) =>
    keys.flatMap((key) => rawTextAt(ad, 'description', key) ?? []).join('\n'),
  );
  return texts.find((text) => text.trim() !== '') ?? '';
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** A name of the employer, in calm letters and without contacts; null when it has none. */
function nameAt(ad: object, names: ContactNames, key: 'name' | 'workplace'): string | null {
  const name = cleanTitle(textAt(ad, LONGEST.name, 'employer', key) ?? '', names);
  return name === '' ? null : calmName(name);
}

/** Professions with a field of their own; of the others only the headline may say it. */
const IMPLIED_FIELDS: Readonly<Record<string, string[]>> = {
  skolskoterska: ['elevhalsa'],
  skolpsykolog: ['elevhalsa'],
  optiker: ['optik'],
};

/** Letters, digits and single dashes; the format has digits, or forty hexadecimal digits. */
export function sourceIdOf(ad: object): string | null {
  const value = valueAt(ad, 'id');
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof id !== 'string' || id.length > LONGEST.id) return null;
  return JOB_ID.test(id.toLowerCase()) ? id : null;
}

/** The labels of an ad's requirements, each once. */
function demandsOf(ad: object, names: ContactNames, kind: 'must_have' | 'nice_to_have'): string[] {
  const labels = ['education', 'work_experiences', 'skills', 'languages'].flatMap((part) =>
    listAt(ad, kind, part).flatMap((entry) => {
      const label = cleanTitle(textAt(entry, LONGEST.label, 'label') ?? '', names);
      return label === '' ? [] : [label];
    }),
  );
  const licences = kind === 'must_have' ? drivingLicencesOf(ad) : [];
  return distinct([...labels, ...licences]).slice(0, MOST_LINES);
}

/** "Körkort B" for each licence to drive that the ad names, "Körkort" when it names none. */
function drivingLicencesOf(ad: object): string[] {
  if (valueAt(ad, 'driving_license_required') !== true) return [];
  const classes = listAt(ad, 'driving_license').flatMap(
    (entry) => textAt(entry, LONGEST.label, 'label') ?? [],
  );
  return classes.length === 0 ? ['Körkort'] : classes.map((name) => `Körkort ${name}`);
}
