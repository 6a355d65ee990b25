import type { Language } from '#domain/language';
import type { SalaryPage } from '#domain/salaries/salaryPages';
import type { SalaryContent, SharedContent } from '../salaryContent';

type InBoth<Content> = Record<Language, Content>;
type Load<Content> = () => Promise<{ content: InBoth<Content> }>;

/** Each page's own words: a file a page, so that a browser loads one. */
export const CONTENTS = {
  specialistlakare: () => import('./specialistlakare'),
  'specialistlakare-psykiatri': () => import('./specialistlakare-psykiatri'),
  'specialistlakare-kardiologi': () => import('./specialistlakare-kardiologi'),
  'specialistlakare-ortopedi': () => import('./specialistlakare-ortopedi'),
  'specialistlakare-gynekologi': () => import('./specialistlakare-gynekologi'),
  'specialistlakare-anestesiologi': () => import('./specialistlakare-anestesiologi'),
  'specialistlakare-radiologi': () => import('./specialistlakare-radiologi'),
  'specialistlakare-neurologi': () => import('./specialistlakare-neurologi'),
  'specialistlakare-onkologi': () => import('./specialistlakare-onkologi'),
  'specialistlakare-oftalmologi': () => import('./specialistlakare-oftalmologi'),
  'specialistlakare-dermatologi': () => import('./specialistlakare-dermatologi'),
  'specialistlakare-urologi': () => import('./specialistlakare-urologi'),
  'specialistlakare-kirurgi': () => import('./specialistlakare-kirurgi'),
  'specialistlakare-plastikkirurgi': () => import('./specialistlakare-plastikkirurgi'),
  'specialistlakare-endokrinologi': () => import('./specialistlakare-endokrinologi'),
  'specialistlakare-pediatrik': () => import('./specialistlakare-pediatrik'),
  'specialistlakare-nefrologi': () => import('./specialistlakare-nefrologi'),
  sjukskoterska: () => import('./sjukskoterska'),
  specialistsjukskoterska: () => import('./specialistsjukskoterska'),
  operationssjukskoterska: () => import('./operationssjukskoterska'),
  'iva-sjukskoterska': () => import('./iva-sjukskoterska'),
  anestesisjukskoterska: () => import('./anestesisjukskoterska'),
  distriktsskoterska: () => import('./distriktsskoterska'),
  barnmorska: () => import('./barnmorska'),
  barnsjukskoterska: () => import('./barnsjukskoterska'),
  psykiatrisjukskoterska: () => import('./psykiatrisjukskoterska'),
  ambulanssjukskoterska: () => import('./ambulanssjukskoterska'),
  onkologisjukskoterska: () => import('./onkologisjukskoterska'),
  dialyssjukskoterska: () => import('./dialyssjukskoterska'),
  geriatriksjukskoterska: () => import('./geriatriksjukskoterska'),
  neonatalsjukskoterska: () => import('./neonatalsjukskoterska'),
  'hjart-och-karlsjukskoterska': () => import('./hjart-och-karlsjukskoterska'),
  ortopedsjukskoterska: () => import('./ortopedsjukskoterska'),
  hudsjukskoterska: () => import('./hudsjukskoterska'),
  neurosjukskoterska: () => import('./neurosjukskoterska'),
  rehabiliteringssjukskoterska: () => import('./rehabiliteringssjukskoterska'),
  kirurgsjukskoterska: () => import('./kirurgsjukskoterska'),
  'hyrsjukskoterska-lon': () => import('./hyrsjukskoterska-lon'),
  'hyrlakare-lon': () => import('./hyrlakare-lon'),
} as const satisfies Record<string, Load<SalaryContent>>;

/** What the pages of a kind say alike. */
const SHARED = {
  specialist_doctor: () => import('./shared/doctors'),
  specialist_nurse: () => import('./shared/specialistNurses'),
  nurse: () => import('./shared/nurses'),
  hired: () => import('./shared/hired'),
} as const satisfies Record<SalaryPage['kind'], Load<SharedContent>>;

/** The words of a page: its own, and then those of its kind. */
export async function salaryContent(
  { slug, kind }: SalaryPage,
  language: Language,
): Promise<SalaryContent> {
  const load: Load<SalaryContent> | undefined = (CONTENTS as Record<string, Load<SalaryContent>>)[
    slug
  ];
  if (!load) throw new Error(`The page ${slug} has no words.`);
  const [{ content }, shared] = await Promise.all([load(), SHARED[kind]()]);
  const own = content[language];
  const alike = shared.content[language];
  return {
    ...own,
    passages: [...own.passages, ...alike.passages],
    questions: [...own.questions, ...alike.questions],
  };
}
