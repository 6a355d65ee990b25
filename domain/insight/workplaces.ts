import type { Job } from '#domain/jobs/job';
import { fold } from '#domain/text/fold';

/** Kinds of workplaces; only those of a kind are compared. */
export const WORKPLACE_KINDS = [
  'hospital',
  'primary_care',
  'municipal_care',
  'dental_care',
  'school',
  'other',
] as const;
export type WorkplaceKind = (typeof WORKPLACE_KINDS)[number];

/** The first kind of which a word is a part of the folded name decides. */
const WORDS: readonly (readonly [WorkplaceKind, RegExp])[] = [
  ['dental_care', /tand(?:vard|klinik|lakar)/],
  ['hospital', /sjukhus|lasarett/],
  [
    'primary_care',
    /vardcentral|halsocentral|familjelakar|jourmottagning|ungdomsmottagning|barnmorskemottagning/,
  ],
  ['school', /skola|skolor|gymnasi|elevhalsa/],
  ['municipal_care', /aldreboende|vardboende|hemtjanst|hemsjukvard|omsorg|boende|korttids/],
];

type Named = Pick<Job['workplace'], 'name' | 'careProvider'>;

/** The kind of a workplace, from its name, else from who runs it. */
export function workplaceKind({ name, careProvider }: Named): WorkplaceKind {
  const folded = fold(name);
  const kind = WORDS.find(([, words]) => words.test(folded))?.[0];
  return kind ?? (/kommun/.test(fold(careProvider)) ? 'municipal_care' : 'other');
}

/** Words and digits only, folded: case, accents, hyphens and spaces make no difference. */
export const plainName = (text: string): string =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * Whether an employer runs a workplace itself: it is named as the care provider is. An employer's
 * name is the operator's word, and not the employer's; what a job says of its workplace is.
 */
export function runsWorkplace(
  employerName: string,
  { careProvider }: Pick<Named, 'careProvider'>,
): boolean {
  const name = plainName(employerName);
  return name !== '' && name === plainName(careProvider);
}

/**
 * What makes a workplace the same one: its name, who runs it, and where. Another spelling of the
 * name is another workplace.
 */
export function workplaceKey({ workplace, location }: Pick<Job, 'workplace' | 'location'>): string {
  return [workplace.name, workplace.careProvider]
    .map(plainName)
    .concat(location ?? '')
    .join('\n');
}
