/**
 * Where each figure comes from. `official`: an authority's own text, or a copy of it; `high`,
 * `medium` and `low`: how far other sources agree.
 */
type Confidence = 'official' | 'high' | 'medium' | 'low';

export interface Source {
  title: string;
  /** Null where there is no page to show. */
  url: string | null;
  confidence: Confidence;
}

export const source = (title: string, url: string | null, confidence: Confidence): Source => ({
  title,
  url,
  confidence,
});

/** Every source, by id. */
export const SOURCES = {
  skv_433_2026: source(
    'Skatteverket, SKV 433, 2026, utgåva 36',
    'https://www.skatteverket.se/download/18.1522bf3f19aea8075ba55c/1765284655603/teknisk-beskrivning-skv-433-2026-utgava-36.pdf',
    'official',
  ),
  skatteverket_amounts_2024: source(
    'Skatteverket, Belopp och procent 2024',
    'https://www.skatteverket.se/privat/skatter/beloppochprocent/2024/beloppochprocent2024kortversion.4.7da1d2e118be03f8e4f4ae6.html',
    'official',
  ),
  state_tax_2024: source(
    'Björn Lundén, Skiktgräns och brytpunkt',
    'https://www.bjornlunden.se/blastart/skiktgr%C3%A4ns-och-brytpunkt__7808',
    'high',
  ),
  job_tax_credit_2024: source(
    'Björn Lundén, Jobbskatteavdrag; the public code skattesnurra has the same coefficients',
    'https://www.bjornlunden.se/skatt/jobbskatteavdrag__196',
    'high',
  ),
  job_tax_credit_2025: source(
    'The public code skattesnurra; gives the rows of the monthly tables of 2025',
    'https://github.com/inthevidual/skattesnurra',
    'high',
  ),
  amounts_2025: source('Fidelis Ekonomi, Belopp 2025', 'https://fidelisekonomi.se/?p=60', 'medium'),
  public_service_fee_2024: source(
    'The public code skattesnurra; 1.6 income base amounts give the same fee',
    'https://github.com/inthevidual/skattesnurra',
    'high',
  ),
  public_service_fee_2025: source(
    'Fitted: 1.55 income base amounts give the published 1 249 kr and the monthly tables',
    'https://github.com/inthevidual/skattesnurra',
    'medium',
  ),
  pension_fee_2024: source(
    'Srf konsulterna, Snabbfakta 2024: at most 43 000 kr',
    'https://tidningenkonsulten.se/snabbfakta',
    'high',
  ),
  pension_fee_2025: source(
    'Derived by the rule of SKV 433; gives the monthly tables of 2025',
    null,
    'high',
  ),
  municipal_tax_2024: source(
    'Skatteverket, Skattesatser kommuner 2024; the split between municipality and region is derived',
    'https://skatteverket.se/download/18.7da1d2e118be03f8e4f4a87/skattesatser-kommuner-2024-v3.txt',
    'high',
  ),
  municipal_tax_2025: source(
    'Skatteverket, Skattesatser kommuner 2025',
    'https://skatteverket.se/download/18.262c54c219391f2e96326e2/skattesatser-kommuner-2025.txt',
    'official',
  ),
  municipal_tax_2026: source(
    'Skatteverket, Skattesatser kommuner 2026',
    'https://skatteverket.se/download/18.1522bf3f19aea8075ba428/1765291540367/skattesatser-kommuner-2026.txt',
    'official',
  ),
  regional_credit: source(
    'The public code skattesnurra: municipalities with the regional credit',
    'https://github.com/inthevidual/skattesnurra',
    'medium',
  ),
  average_rate_2024: source(
    'Ekonomifakta, 2024 års kommunalskatter',
    'https://www.ekonomifakta.se/Artiklar/2023/december/2024-ars-kommunalskatter/',
    'high',
  ),
  average_rate_2025: source(
    'Regeringen, Incitament för lägre skatter i kommunsektorn',
    'https://github.com/civictechsweden/g0vse',
    'high',
  ),
  average_rate_2026: source(
    'Realtid, quoting SCB',
    'https://www.realtid.se/tt-nyhet/har-ar-kommunerna-som-far-lagre-skatt-nasta-ar',
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
  employer_contributions_2024: source(
    'Srf konsulterna, Snabbfakta: Arbetsgivaravgifter 2024',
    'https://tidningenkonsulten.se/snabbfakta',
    'high',
  ),
  fortnox_amounts_2026: source(
    'Fortnox, Belopp och procentsatser 2026',
    'https://www.fortnox.se/fortnox-foretagsguide/skatter-och-moms/belopp-och-procentsatser',
    'medium',
  ),
  special_payroll_tax_2024: source(
    'Scania Revisorer, Viktig fakta 2024',
    'https://www.scaniarevisorer.se/viktig-fakta/',
    'medium',
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
  dividend_2024: source(
    'Ampl, Förenklingsregeln vs huvudregeln',
    'https://ampl.se/2025/05/07/forenklingsregeln-vs-huvudregeln-vad-ar-skillnaden-och-vad-bor-du-valja',
    'high',
  ),
  dividend_salary_requirement: source(
    'Vdstödet, De nya 3:12-reglerna 2026',
    'https://xn--vdstdet-d1a.se/artiklar/ekonomi-&-finans/sa-forbereder-du-dig-for-de-nya-3:12-reglerna-2026/300',
    'medium',
  ),
  dividend_2026: source(
    'PwC, Nya 3:12-regler',
    'https://blogg.pwc.se/taxmatters/nya-312-regler',
    'high',
  ),
  interest_2024: source(
    'Redovisningshuset, Statslåneräntan 2024: 2,62 %, 11,62 % and 5,62 %',
    'https://redovisningshuset.se/mitt-foretag/nyheter/slr-statslanerantan-2024-och-dina-skatter-2/',
    'high',
  ),
  interest_2025: source(
    'Fidelis Ekonomi, Belopp 2025: 1,96 %',
    'https://fidelisekonomi.se/?p=60',
    'medium',
  ),
  interest_2026: source(
    'The public code swedish-tax: 11,55 % in its tests',
    'https://github.com/qpernil/swedish-tax',
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
