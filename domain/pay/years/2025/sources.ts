import { type Source, source } from '../../source';

/** The sources of 2025's figures, by id. */
export const SOURCES_2025 = {
  job_tax_credit_2025: source(
    'The public code skattesnurra; gives the rows of the monthly tables of 2025',
    'https://github.com/inthevidual/skattesnurra',
    'high',
  ),
  amounts_2025: source('Fidelis Ekonomi, Belopp 2025', 'https://fidelisekonomi.se/?p=60', 'medium'),
  public_service_fee_2025: source(
    'Fitted: 1.55 income base amounts give the published 1 249 kr and the monthly tables',
    'https://github.com/inthevidual/skattesnurra',
    'medium',
  ),
  pension_fee_2025: source(
    'Derived by the rule of SKV 433; gives the monthly tables of 2025',
    null,
    'high',
  ),
  municipal_tax_2025: source(
    'Skatteverket, Skattesatser kommuner 2025',
    'https://skatteverket.se/download/18.262c54c219391f2e96326e2/skattesatser-kommuner-2025.txt',
    'official',
  ),
  average_rate_2025: source(
    'Regeringen, Incitament för lägre skatter i kommunsektorn',
    'https://github.com/civictechsweden/g0vse',
    'high',
  ),
  interest_2025: source(
    'Fidelis Ekonomi, Belopp 2025: 1,96 %',
    'https://fidelisekonomi.se/?p=60',
    'medium',
  ),
  monthly_tables_2025: source(
    'Skatteverket, Allmänna tabeller månad 2025: the formula gives every amount of column 3',
    'https://skatteverket.entryscape.net/rowstore/dataset/88320397-5c32-4c16-ae79-d36d95b17b95',
    'high',
  ),
  older_2025: source(
    'Fidelis Ekonomi, Belopp 2025: 733 200 kr from 66 years on; 10,21 % for born 1938–1958',
    'https://fidelisekonomi.se/?p=60',
    'high',
  ),
  non_resident_tax_until_2025: source(
    'PwC, SINK: 25 % until 31 December 2025',
    'https://blogg.pwc.se/taxmatters-en/sink-tax-reduced',
    'high',
  ),
} as const satisfies Record<string, Source>;
