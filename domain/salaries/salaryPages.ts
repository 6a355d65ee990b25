/** What a page of the salary guide is about. */
export type SalaryPageKind = 'specialist_doctor' | 'specialist_nurse' | 'nurse' | 'hired';

/** A page of the salary guide. */
export interface SalaryPage {
  /** Its part of the address (decision 7 of the specification): the profession's `pathId`. */
  slug: string;
  kind: SalaryPageKind;
  /** The professions of the vocabulary whose jobs it shows. Empty: all of `groups`. */
  roles: readonly string[];
  /** The groups of professions whose jobs an overview shows. */
  groups: readonly string[];
  /** Its group in the statistics (SSYK 2012). */
  ssyk: string;
  /** Pages of neighbouring professions. */
  related: readonly string[];
}

/** `[speciality, its neighbours]`; part 2's order. */
const DOCTORS: readonly (readonly [slug: string, related: readonly string[]])[] = [
  ['psykiatri', ['neurologi', 'pediatrik']],
  ['kardiologi', ['nefrologi', 'endokrinologi', 'anestesiologi']],
  ['ortopedi', ['kirurgi', 'plastikkirurgi', 'radiologi']],
  ['gynekologi', ['urologi', 'kirurgi', 'onkologi']],
  ['anestesiologi', ['kirurgi', 'kardiologi', 'ortopedi']],
  ['radiologi', ['onkologi', 'ortopedi', 'neurologi']],
  ['neurologi', ['psykiatri', 'radiologi', 'oftalmologi']],
  ['onkologi', ['radiologi', 'kirurgi', 'urologi']],
  ['oftalmologi', ['neurologi', 'dermatologi', 'plastikkirurgi']],
  ['dermatologi', ['plastikkirurgi', 'onkologi', 'oftalmologi']],
  ['urologi', ['kirurgi', 'nefrologi', 'onkologi']],
  ['kirurgi', ['urologi', 'ortopedi', 'plastikkirurgi']],
  ['plastikkirurgi', ['kirurgi', 'dermatologi', 'ortopedi']],
  ['endokrinologi', ['nefrologi', 'kardiologi', 'gynekologi']],
  ['pediatrik', ['gynekologi', 'anestesiologi', 'endokrinologi']],
  ['nefrologi', ['endokrinologi', 'kardiologi', 'urologi']],
];

/** `[profession, its SSYK group, its neighbours]`; part 2's order. */
const NURSES: readonly (readonly [slug: string, ssyk: string, related: readonly string[]])[] = [
  ['operationssjukskoterska', '2231', ['anestesisjukskoterska', 'iva-sjukskoterska']],
  ['iva-sjukskoterska', '2228', ['anestesisjukskoterska', 'neonatalsjukskoterska']],
  ['anestesisjukskoterska', '2223', ['iva-sjukskoterska', 'operationssjukskoterska']],
  ['distriktsskoterska', '2224', ['barnsjukskoterska', 'geriatriksjukskoterska']],
  ['barnmorska', '2222', ['neonatalsjukskoterska', 'barnsjukskoterska']],
  ['barnsjukskoterska', '2232', ['neonatalsjukskoterska', 'distriktsskoterska']],
  ['psykiatrisjukskoterska', '2225', ['geriatriksjukskoterska', 'distriktsskoterska']],
  ['ambulanssjukskoterska', '2226', ['iva-sjukskoterska', 'anestesisjukskoterska']],
  ['onkologisjukskoterska', '2239', ['kirurgsjukskoterska', 'hudsjukskoterska']],
  ['dialyssjukskoterska', '2239', ['hjart-och-karlsjukskoterska', 'onkologisjukskoterska']],
  ['geriatriksjukskoterska', '2227', ['rehabiliteringssjukskoterska', 'neurosjukskoterska']],
  ['neonatalsjukskoterska', '2232', ['barnsjukskoterska', 'iva-sjukskoterska', 'barnmorska']],
  ['hjart-och-karlsjukskoterska', '2239', ['iva-sjukskoterska', 'dialyssjukskoterska']],
  ['ortopedsjukskoterska', '2239', ['kirurgsjukskoterska', 'rehabiliteringssjukskoterska']],
  ['hudsjukskoterska', '2239', ['onkologisjukskoterska', 'kirurgsjukskoterska']],
  ['neurosjukskoterska', '2239', ['rehabiliteringssjukskoterska', 'iva-sjukskoterska']],
  ['rehabiliteringssjukskoterska', '2239', ['neurosjukskoterska', 'ortopedsjukskoterska']],
  ['kirurgsjukskoterska', '2239', ['operationssjukskoterska', 'ortopedsjukskoterska']],
];

export const DOCTOR_OVERVIEW = 'specialistlakare';
export const NURSE_OVERVIEW = 'specialistsjukskoterska';
export const HIRED_NURSE = 'hyrsjukskoterska-lon';
export const HIRED_DOCTOR = 'hyrlakare-lon';

const doctorSlug = (speciality: string): string => `${DOCTOR_OVERVIEW}-${speciality}`;

/** Every page of the guide: part 2's professions, the two overviews, and the two on hired staff. */
export const SALARY_PAGES: readonly SalaryPage[] = [
  {
    slug: DOCTOR_OVERVIEW,
    kind: 'specialist_doctor',
    roles: [],
    groups: ['specialistlakare'],
    ssyk: '2211',
    related: [HIRED_DOCTOR, NURSE_OVERVIEW],
  },
  ...DOCTORS.map(
    ([speciality, related]): SalaryPage => ({
      slug: doctorSlug(speciality),
      kind: 'specialist_doctor',
      roles: [doctorSlug(speciality)],
      groups: [],
      ssyk: '2211',
      related: [...related.map(doctorSlug), DOCTOR_OVERVIEW],
    }),
  ),
  {
    slug: 'sjukskoterska',
    kind: 'nurse',
    roles: ['sjukskoterska'],
    groups: [],
    ssyk: '2221',
    related: [NURSE_OVERVIEW, 'distriktsskoterska', 'psykiatrisjukskoterska'],
  },
  {
    slug: NURSE_OVERVIEW,
    kind: 'specialist_nurse',
    roles: [],
    groups: ['specialistsjukskoterska'],
    ssyk: '2239',
    related: [HIRED_NURSE, 'sjukskoterska', DOCTOR_OVERVIEW],
  },
  ...NURSES.map(
    ([slug, ssyk, related]): SalaryPage => ({
      slug,
      kind: 'specialist_nurse',
      roles: [slug],
      groups: [],
      ssyk,
      related: [...related, NURSE_OVERVIEW],
    }),
  ),
  {
    slug: HIRED_NURSE,
    kind: 'hired',
    roles: [],
    groups: ['sjukskoterska', 'specialistsjukskoterska'],
    ssyk: '2221',
    related: ['sjukskoterska', NURSE_OVERVIEW, HIRED_DOCTOR],
  },
  {
    slug: HIRED_DOCTOR,
    kind: 'hired',
    roles: [],
    groups: ['lakare', 'specialistlakare'],
    ssyk: '2211',
    related: [DOCTOR_OVERVIEW, HIRED_NURSE],
  },
];

const BY_SLUG: ReadonlyMap<string, SalaryPage> = new Map(
  SALARY_PAGES.map((page) => [page.slug, page]),
);

/** The page with this slug; undefined for an unknown one. */
export const salaryPage = (slug: string): SalaryPage | undefined => BY_SLUG.get(slug);

/** Its address: the two on hired staff lie at the root (part 2). */
export const salaryPath = ({ slug, kind }: Pick<SalaryPage, 'slug' | 'kind'>): string =>
  kind === 'hired' ? `/${slug}` : `/loner/${slug}`;
