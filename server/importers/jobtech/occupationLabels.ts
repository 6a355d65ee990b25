import { workRoleByPathId } from '#domain/vocabulary/lookup';
import { slugify } from '#domain/vocabulary/slug';
import { professionsIn } from './professionWords';

/** Labels of JobTech's taxonomy, in lower case, that no rule below understands. */
const BY_WHOLE_LABEL: Readonly<Record<string, string>> = {
  'undersköterska, hemtjänst, äldreboende och habilitering': 'underskoterska-aldreomsorg',
  chefsbarnmorska: 'enhetschef',
  chefssjuksköterska: 'enhetschef',
  'sektionschef, sjukhus': 'enhetschef',
  klinikchef: 'verksamhetschef',
  'chefer inom hälso- och sjukvård': 'enhetschef',
  demenssjuksköterska: 'geriatriksjukskoterska',
  hjärtsjuksköterska: 'hjart-och-karlsjukskoterska',
  'specialistsjuksköterska inom palliativ vård': 'palliativsjukskoterska',
  'läkemedelsansvarig apotekare': 'lakemedelsansvarig-apotekare',
  'läkemedelsansvarig, apotekare': 'lakemedelsansvarig-apotekare',
  klinikapotekare: 'klinisk-apotekare',
  'farmaceut/apotekare': 'farmaceut',
  individualterapeut: 'psykoterapeut',
  gruppterapeut: 'psykoterapeut',
  hemsjukvårdare: 'underskoterska-aldreomsorg',
  omvårdnadsassistent: 'underskoterska',
  sjuktransportör: 'ambulanssjukvardare',
  hemvårdare: 'vardbitrade',
  sjukvårdsbiträde: 'vardbitrade',
};
/** The last part of a word that says the profession, where the word itself is not known. */
const BY_ENDING: readonly { ending: RegExp; workRole: string }[] = [
  { ending: /\p{L}{3}sjuksköterska$/iu, workRole: 'specialistsjukskoterska' },
  { ending: /\p{L}{3}arbetsterapeut$/iu, workRole: 'arbetsterapeut' },
  { ending: /^ST-tandläkare$/iu, workRole: 'tandlakare' },
];

/**
 * The work role that the label of an occupation, or of a group of them, says by itself:
 * "Specialistläkare, kirurgi", "Optiker/Optometrist", "Grundutbildade sjuksköterskor". null where it
 * says none of ours, or two.
 */
export function workRoleOfLabel(label: string): string | null {
  const whole = label.toLowerCase();
  const known = Object.hasOwn(BY_WHOLE_LABEL, whole) ? BY_WHOLE_LABEL[whole] : undefined;
  const named = known ?? workRoleByPathId(slugify(label))?.id;
  if (named !== undefined) return named;
  const professions = professionsIn(label);
  const [only] = professions;
  if (professions.length === 1 && only) return only.id;
  const [first = ''] = label.split(/\s*[,/(]/u);
  if (professions.length > 1 && first !== label) return workRoleOfLabel(first);
  return BY_ENDING.find(({ ending }) => ending.test(first))?.workRole ?? null;
}
