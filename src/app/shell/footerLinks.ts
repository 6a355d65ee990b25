import type { Text } from '#domain/language';

/** A landing page in the footer: the path id of a role or a place, and its name. */
export interface FooterLink {
  pathId: string;
  text: Text;
}

const place = (pathId: string, name: string): FooterLink => ({
  pathId,
  text: { sv: name, en: name },
});

/**
 * The professions and places that most visitors look for. Written out here, since the whole
 * vocabulary would make every page larger; a test compares the names with it.
 */
export const FOOTER_ROLES: readonly FooterLink[] = [
  { pathId: 'sjukskoterska', text: { sv: 'Sjuksköterska', en: 'Nurse' } },
  { pathId: 'distriktsskoterska', text: { sv: 'Distriktssköterska', en: 'District nurse' } },
  { pathId: 'iva-sjukskoterska', text: { sv: 'IVA-sjuksköterska', en: 'Intensive care nurse' } },
  { pathId: 'barnmorska', text: { sv: 'Barnmorska', en: 'Midwife' } },
  { pathId: 'legitimerad-lakare', text: { sv: 'Legitimerad läkare', en: 'Licensed doctor' } },
  { pathId: 'specialistlakare', text: { sv: 'Specialistläkare', en: 'Specialist doctor' } },
  { pathId: 'underskoterska', text: { sv: 'Undersköterska', en: 'Assistant nurse' } },
  { pathId: 'psykolog', text: { sv: 'Psykolog', en: 'Psychologist' } },
];

export const FOOTER_PLACES: readonly FooterLink[] = [
  place('stockholm', 'Stockholm'),
  place('goteborg', 'Göteborg'),
  place('malmo', 'Malmö'),
  place('uppsala', 'Uppsala'),
  place('linkoping', 'Linköping'),
  place('umea', 'Umeå'),
  place('lulea', 'Luleå'),
  place('gotland', 'Gotland'),
];
