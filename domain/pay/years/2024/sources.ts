import { type Source, source } from '../../source';

/** The sources of 2024's figures, by id. */
export const SOURCES_2024 = {
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
  public_service_fee_2024: source(
    'The public code skattesnurra; 1.6 income base amounts give the same fee',
    'https://github.com/inthevidual/skattesnurra',
    'high',
  ),
  pension_fee_2024: source(
    'Srf konsulterna, Snabbfakta 2024: at most 43 000 kr',
    'https://tidningenkonsulten.se/snabbfakta',
    'high',
  ),
  municipal_tax_2024: source(
    'Skatteverket, Skattesatser kommuner 2024; the split between municipality and region is derived',
    'https://skatteverket.se/download/18.7da1d2e118be03f8e4f4a87/skattesatser-kommuner-2024-v3.txt',
    'high',
  ),
  average_rate_2024: source(
    'Ekonomifakta, 2024 års kommunalskatter',
    'https://www.ekonomifakta.se/Artiklar/2023/december/2024-ars-kommunalskatter/',
    'high',
  ),
  employer_contributions_2024: source(
    'Srf konsulterna, Snabbfakta: Arbetsgivaravgifter 2024',
    'https://tidningenkonsulten.se/snabbfakta',
    'high',
  ),
  special_payroll_tax_2024: source(
    'Scania Revisorer, Viktig fakta 2024',
    'https://www.scaniarevisorer.se/viktig-fakta/',
    'medium',
  ),
  dividend_2024: source(
    'Ampl, Förenklingsregeln vs huvudregeln',
    'https://ampl.se/2025/05/07/forenklingsregeln-vs-huvudregeln-vad-ar-skillnaden-och-vad-bor-du-valja',
    'high',
  ),
  interest_2024: source(
    'Redovisningshuset, Statslåneräntan 2024: 2,62 %, 11,62 % and 5,62 %',
    'https://redovisningshuset.se/mitt-foretag/nyheter/slr-statslanerantan-2024-och-dina-skatter-2/',
    'high',
  ),
  raised_deduction_2024: source(
    'The public code of a pension calculator (T. Lowén); it gives Skatteverket’s breakpoint of 697 300 kr',
    'https://www.skatteverket.se/privat/skatter/beloppochprocent/2024/beloppochprocent2024kortversion.4.7da1d2e118be03f8e4f4ae6.html',
    'medium',
  ),
  job_tax_credit_66_2024: source(
    'Skatteverket, Rättslig vägledning 2024.3, Jobbskatteavdrag, as public code has it',
    'https://www4.skatteverket.se/rattsligvagledning/edition/2024.3/2940.html',
    'medium',
  ),
} as const satisfies Record<string, Source>;
