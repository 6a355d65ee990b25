import { textAt } from './fields';

const LONGEST = 200;
/** Training posts: who takes one is not yet of the profession. */
const FOR_STUDENTS =
  /(?<!\p{L})(?:(?:\p{L}+)?student(?:er|erna|medarbetare)?|\p{L}*studerande|praktikant(?:er)?|praktik(?:plats)?|examensarbete(?:n)?|exjobb|studielön)(?!\p{L})/iu;
/** Students beside others: "gärna student", "sjuksköterska eller student", "för studenter". */
const ALSO_OTHERS =
  /(?:gärna|eller|även|och|&|\/|t\.?ex\.?|handled\p{L}*(?:\s+\p{L}+)?|för|med|till|åt)\s*(?:\p{L}+)?(?:student|studerande)/iu;
const STUDY_PAY = /(?<!\p{L})studielön(?!\p{L})/iu;

/** Whether an ad is for students or an internship only. */
export function isForStudents(ad: unknown): boolean {
  const label = textAt(ad, LONGEST, 'occupation', 'label') ?? '';
  if (/student|studer?ande/iu.test(label)) return true;
  const headline = textAt(ad, LONGEST, 'headline') ?? '';
  if (STUDY_PAY.test(headline)) return true;
  return FOR_STUDENTS.test(headline) && !ALSO_OTHERS.test(headline);
}
