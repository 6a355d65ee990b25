/**
 * What a report may name: OpenACR's catalogue `2.5-edition-wcag-2.2-508-eu-en` (GSA/openacr), as far
 * as it is needed to check one. Numbers and names of the criteria are those of WCAG 2.2.
 */
export const CATALOGUE = '2.5-edition-wcag-2.2-508-eu-en';

/** The catalogue's criteria of levels A and AA, by chapter. */
export const CRITERIA = {
  success_criteria_level_a:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2'.split(
      ' ',
    ),
  success_criteria_level_aa:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'.split(
      ' ',
    ),
} as const;

/** Chapters that the report leaves out, and why. */
export const LEFT_OUT = {
  success_criteria_level_aaa: 'Level AAA has not been assessed.',
  functional_performance_criteria: 'Section 508 of the United States has not been assessed.',
  hardware: 'The service is no hardware.',
  software: 'Section 508 of the United States has not been assessed.',
  support_documentation_and_services: 'Section 508 of the United States has not been assessed.',
  en_301_549_functional_performance: 'Not assessed by itself; the criteria of WCAG serve it.',
  en_301_549_generic_requirements: 'Not assessed.',
  'en_301_549_ict_with_two-way_voice': 'The service has no voice communication.',
  en_301_549_ict_with_video: 'The service has no video.',
  en_301_549_hardware: 'The service is no hardware.',
  'en_301_549_non-web-documents': 'Documents that people upload have not been assessed.',
  en_301_549_software: 'The service is a website; its browser has not been assessed.',
  en_301_549_documentation_and_support_services: 'Not assessed.',
  en_301_549_ict_providing_relay_or_emergency_service_access: 'The service provides none.',
} as const;

export const LEVELS = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
] as const;
export type Level = (typeof LEVELS)[number];
