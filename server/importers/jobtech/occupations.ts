import { workRoleById, workRoleByPathId } from '#domain/vocabulary/lookup';
import { slugify } from '#domain/vocabulary/slug';
import { listAt, textAt, valueAt } from './fields';
import { postOfHeadline } from './headlinePost';
import { workRoleOfLabel } from './occupationLabels';
import { professionOfHeadline } from './occupationOfHeadline';

/** JobTech's occupations (taxonomy concept ids) that have another name here. */
const BY_CONCEPT: Readonly<Record<string, string>> = {
  bXNH_MNX_dUR: 'sjukskoterska', // Sjuksköterska, grundutbildad
  '4KeX_GcW_9jY': 'sjukskoterska', // Sjuksköterska, medicin och kirurgi
  HWPy_9jT_TX2: 'optiker', // Optiker/Optometrist
  '41Vq_aR6_yRb': 'verksamhetschef', // Verksamhetschef, hälso- och sjukvård
  '7Kxn_MMG_TuY': 'verksamhetschef', // Klinikchef, tandvård/Verksamhetschef, tandvård
  XyDr_64q_Wxw: 'specialistlakare-pediatrik', // barn- och ungdomsmedicin
  L8BG_yS3_47d: 'specialistlakare-dermatologi', // hud- och könssjukdomar
  S7fN_qrm_XeC: 'specialistlakare-infektion', // infektionssjukdomar
  BY7C_vSq_8Xe: 'specialistlakare-internmedicin', // invärtesmedicin
  ewwW_RjX_2BQ: 'hjart-och-karlsjukskoterska', // Hjärtsjuksköterska
  '3PX6_gqv_WJW': 'palliativsjukskoterska', // Specialistsjuksköterska inom palliativ vård
  g7EL_XGf_cCT: 'lakemedelsansvarig-apotekare',
  VCiQ_q2Z_SfP: 'klinisk-apotekare', // Klinikapotekare
  tLpD_c3V_cSY: 'psykoterapeut', // Individualterapeut
  SBM6_zJZ_EdA: 'psykoterapeut', // Gruppterapeut
  fbsw_w1d_WPe: 'arbetspsykolog', // Arbetspsykolog/Organisationspsykolog
};

/** The role for a whole group of SSYK 2012, when the occupation itself is not known. */
const BY_SSYK: Readonly<Record<string, string>> = {
  '1510': 'enhetschef',
  '2211': 'specialistlakare',
  '2212': 'st-lakare',
  '2213': 'at-lakare',
  '2219': 'lakare',
  '2221': 'sjukskoterska',
  '2222': 'barnmorska',
  '2223': 'anestesisjukskoterska',
  '2224': 'distriktsskoterska',
  '2225': 'psykiatrisjukskoterska',
  '2226': 'ambulanssjukskoterska',
  '2227': 'geriatriksjukskoterska',
  '2228': 'iva-sjukskoterska',
  '2231': 'operationssjukskoterska',
  '2232': 'barnsjukskoterska',
  '2233': 'skolskoterska',
  '2234': 'foretagsskoterska',
  '2235': 'rontgensjukskoterska',
  '2239': 'specialistsjukskoterska',
  '2241': 'psykolog',
  '2242': 'psykoterapeut',
  '2260': 'tandlakare',
  '2272': 'fysioterapeut',
  '2273': 'arbetsterapeut',
  '2281': 'apotekare',
  '2282': 'dietist',
  '2284': 'optiker',
  '2662': 'kurator',
  '3212': 'biomedicinsk-analytiker',
  '3213': 'receptarie',
  '3250': 'tandhygienist',
  '4117': 'medicinsk-sekreterare',
  '5321': 'underskoterska-aldreomsorg',
  '5323': 'underskoterska',
  '5325': 'barnskoterska',
  '5326': 'ambulanssjukvardare',
  '5330': 'vardbitrade',
  '5341': 'skotare',
  '5350': 'tandskoterska',
};

/** JobTech's occupations by the beginning of their label, where a group has several of ours. */
const BY_LABEL: readonly { label: RegExp; role: string }[] = [
  { label: /^farmaceut/iu, role: 'farmaceut' },
  { label: /^apotekare/iu, role: 'apotekare' },
  {
    label: /^specialistläkare, bild- och funktionsmedicin$/iu,
    role: 'specialistlakare-radiologi',
  },
  { label: /^specialisttandläkare/iu, role: 'specialisttandlakare' },
];
/** Occupations of a group's code that are left out, whatever their group. */
const NOT_OURS = /(?<!\p{L})(?:djur|veterin)|^(?:forskare|brukarspecialist)/iu;
/** Occupations that the taxonomy counts to a group of nurses, and whose work is another. */
const NOT_ITS_GROUP = /(?:koordinator|samordnare|ledare)$/iu;
const LONGEST = 200;
/** An id of the taxonomy: `bXNH_MNX_dUR`. */
const CONCEPT_ID = /^[\p{L}\d]{4}_[\p{L}\d]{3}_[\p{L}\d]{3}$/u;
/** The vocabulary's group of those who lead. */
const HEADS = 'chef';

/** An ad's occupation: an object, the first of several, or the label or id by itself. */
function occupationOf(ad: unknown): { concept: string | null; label: string | null } {
  const [first] = listAt(ad, 'occupation');
  const value = first ?? valueAt(ad, 'occupation');
  const text = textAt({ value }, LONGEST, 'value');
  if (text === null) {
    return {
      concept: textAt(value, LONGEST, 'concept_id'),
      label: textAt(value, LONGEST, 'label'),
    };
  }
  return CONCEPT_ID.test(text) ? { concept: text, label: null } : { concept: null, label: text };
}

/**
 * The work role of an ad's occupation: by the occupation's concept id, else by its label (`Specialistläkare,
 * psykiatri`), else by its SSYK group or that group's label; null when none of them is known.
 */
function workRoleOfOccupation(ad: unknown): string | null {
  const { concept, label } = occupationOf(ad);
  const ssyk = textAt(ad, LONGEST, 'occupation_group', 'legacy_ams_taxonomy_id');
  const group = textAt(ad, LONGEST, 'occupation_group', 'label');
  if (label !== null && NOT_OURS.test(label)) return null;
  const stated =
    BY_LABEL.find((row) => label !== null && row.label.test(label))?.role ??
    own(BY_CONCEPT, concept) ??
    (label === null ? undefined : workRoleByPathId(slugify(label))?.id);
  if (stated !== undefined) return stated;
  if (label !== null && NOT_ITS_GROUP.test(label)) return null;
  return (
    own(BY_SSYK, ssyk) ??
    (label === null ? null : workRoleOfLabel(label)) ??
    (group === null ? null : workRoleOfLabel(group))
  );
}

/** The work role of an ad, and whether it was read from the headline. */
export interface StatedProfession {
  workRole: string;
  fromHeadline: boolean;
}

/**
 * The work role of an ad: its occupation's, unless its headline names another one profession (see
 * `professionOfHeadline`) or a post (see `postOfHeadline`); null when none is known, and for posts that
 * are no profession of care.
 */
export function professionOf(ad: unknown): StatedProfession | null {
  const occupation = workRoleOfOccupation(ad);
  if (occupation === null && isNotOurs(ad)) return null;
  const headline = textAt(ad, LONGEST, 'headline') ?? '';
  const named = professionOfHeadline(headline, occupation);
  if (named !== null) return { workRole: named, fromHeadline: true };
  if (occupation === null) return null;
  // Whoever leads or coordinates was often of the ad's occupation; the work is another
  const post = workRoleById(occupation)?.group === HEADS ? null : postOfHeadline(headline);
  if (post === 'other') return null;
  return post ? { ...post, fromHeadline: true } : { workRole: occupation, fromHeadline: false };
}

const isNotOurs = (ad: unknown): boolean => NOT_OURS.test(occupationOf(ad).label ?? '');

/** Only the table's own keys: an ad may name `constructor`. */
function own(table: Readonly<Record<string, string>>, key: string | null): string | undefined {
  return key !== null && Object.hasOwn(table, key) ? table[key] : undefined;
}
