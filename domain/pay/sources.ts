import { type Source, source } from './source';
import { SOURCES_OF_YEARS } from './years/sourcesOfYears';

/** Every source, by id. */
export const SOURCES = {
  ...SOURCES_OF_YEARS,
  regional_credit: source(
    'The public code skattesnurra: municipalities with the regional credit',
    'https://github.com/inthevidual/skattesnurra',
    'medium',
  ),
  flat_withholding: source(
    'Skatteverket, SKV 433, section 4: 30 % when the employment is shorter than a week',
    'https://www.skatteverket.se/download/18.1522bf3f19aea8075ba55c/1765284655603/teknisk-beskrivning-skv-433-2026-utgava-36.pdf',
    'official',
  ),
  side_withholding: source(
    'Björn Lundén, as quoted: 30 % on income that is not the main one',
    'https://alltsvarade.se/vad-ar-en-sidoinkomst',
    'low',
  ),
  corporate_tax: source(
    'Scania Revisorer, Viktig fakta: 20,6 % for years that begin in 2021 or later',
    'https://www.scaniarevisorer.se/viktig-fakta/',
    'medium',
  ),
  holiday_pay: source(
    'Verksamt.se, Procentregeln: 12 % of the pay, supplements included',
    'https://verksamt.se/personal-rekrytering/ledighet/semesterlon-semesterersattning/timanstallda-procentregeln',
    'official',
  ),
  national_agreement_pension: source(
    'Medlink, FAQ nationella avtalet: 4,5 % up to 7,5 income base amounts, ages 25 to 65',
    'https://medlink.se/for-vardpersonal/faq-nationella-avtalet-for-bemanning/',
    'medium',
  ),
  ab_supplements_2024: source(
    'Hultsfreds kommun, OB-ersättning from 2024-04-01',
    'https://anstalld.hultsfred.se/artikel/ob-ersattning/',
    'high',
  ),
  ab_supplements_2026: source(
    'Assistanskoll, OB (2026-04-01; the day is derived)',
    'https://assistanskoll.se/ob.html?d=2027-01-06',
    'medium',
  ),
  ab_on_call: source(
    'Burlövs kommun, Jour och beredskap enligt AB 17 § 22; today’s level is not verified',
    'https://loneservice.burlov.se/lonobovrers/jourberedskap.4.40cb2fd2166620ee9292cd8c.html',
    'medium',
  ),
  national_supplements_2026: source(
    'National staffing agreement, price list 2026, as two independent calculators have it',
    'https://github.com/lordbarolo/ragigse',
    'high',
  ),
  dividend_salary_requirement: source(
    'Vdstödet, De nya 3:12-reglerna 2026',
    'https://xn--vdstdet-d1a.se/artiklar/ekonomi-&-finans/sa-forbereder-du-dig-for-de-nya-3:12-reglerna-2026/300',
    'medium',
  ),
  dividend_tax: source(
    'Skatteverket, Utdelning på kvalificerade aktier: 20 % within the limit, as service above it',
    'https://www.skatteverket.se/foretag/drivaforetag/foretagsformer/famansforetag/utdelningochvinstfranfamansforetag/utdelningpakvalificeradeaktier.4.b1014b415f3321c0de27ce.html',
    'official',
  ),
  dividend_cap: source(
    'FAR Online, Takbelopp: 90 income base amounts as service, 30 % above them',
    'https://faronline.se/dokument/rattserien/ratt-skatt/t/rs_takbelopp',
    'medium',
  ),
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;
