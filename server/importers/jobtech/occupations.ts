import { workRoleByPathId } from '#domain/vocabulary/lookup';
import { slugify } from '#domain/vocabulary/slug';
import { textAt } from './fields';

/** JobTech's occupations (taxonomy concept ids) that have another name here. */
const BY_CONCEPT: Readonly<Record<string, string>> = {
  bXNH_MNX_dUR: 'sjukskoterska', // Sjuksköterska, grundutbildad
  '4KeX_GcW_9jY': 'sjukskoterska', // Sjuksköterska, medicin och kirurgi
  HWPy_9jT_TX2: 'optiker', // Optiker/Optometrist
  pAdE_uVY_JrR: 'apotekare', // Farmaceut/Apotekare
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
  '5321': 'underskoterska-aldreomsorg',
  '5323': 'underskoterska',
  '5325': 'barnskoterska',
  '5326': 'ambulanssjukvardare',
  '5330': 'vardbitrade',
  '5341': 'skotare',
  '5350': 'tandskoterska',
};

/** Occupations of a group's code that are left out, whatever their group. */
const NOT_OURS = /^(djur|veterin)|studer?ande/iu;
const LONGEST = 200;

/**
 * The work role of an ad: by the occupation's concept id, else by its label (`Specialistläkare,
 * psykiatri`), else by its SSYK group; null when none of them is known.
 */
export function workRoleOf(ad: unknown): string | null {
  const concept = textAt(ad, LONGEST, 'occupation', 'concept_id');
  const label = textAt(ad, LONGEST, 'occupation', 'label');
  const ssyk = textAt(ad, LONGEST, 'occupation_group', 'legacy_ams_taxonomy_id');
  if (label !== null && NOT_OURS.test(label)) return null;
  return (
    own(BY_CONCEPT, concept) ??
    (label === null ? undefined : workRoleByPathId(slugify(label))?.id) ??
    own(BY_SSYK, ssyk) ??
    null
  );
}

/** Only the table's own keys: an ad may name `constructor`. */
function own(table: Readonly<Record<string, string>>, key: string | null): string | undefined {
  return key !== null && Object.hasOwn(table, key) ? table[key] : undefined;
}
