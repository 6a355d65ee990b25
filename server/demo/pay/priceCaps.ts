/** The price zones of the national agreement: a large city, a smaller town, the countryside. */
export type Zone = 1 | 2 | 3;

/** What a region pays an agency at most, SEK an hour without supplements and VAT, by zone. */
export type PriceCap = Readonly<Record<Zone, number>>;

/**
 * The highest prices of the regions' national agreement for hired staff, 2026. Nurses: its list 1.7,
 * and an agency's list 1.3 with the same figures. Doctors: its list 1.6, from one place only; a
 * licensed doctor is priced as one in specialist training (curaliv.se/nationellt-hyrbemanningsavtal).
 */
export const PRICE_CAPS = {
  nurse: { 1: 616, 2: 660, 3: 715 },
  specialistNurse: { 1: 715, 2: 770, 3: 824 },
  /** Anaesthesia, intensive care and theatre nurses, midwives and district nurses. */
  scarceNurse: { 1: 770, 2: 824, 3: 880 },
  licensedDoctor: { 1: 847, 2: 1040, 3: 1233 },
  specialistDoctor: { 1: 1238, 2: 1513, 3: 1787 },
  /** Psychiatry, dermatology, radiology and ophthalmology. */
  scarceDoctor: { 1: 1457, 2: 1678, 3: 1953 },
  /** The list has no higher price in zone 3; another page of the same place has 1 953. */
  childPsychiatrist: { 1: 1457, 2: 1678, 3: 1678 },
} as const satisfies Record<string, PriceCap>;

/**
 * The share of a price that an agency keeps, of one published model: 15–20 % for nurses, 10–15 % for
 * doctors. Low confidence, but nothing else is published.
 */
export const AGENCY_MARGIN = {
  nurse: { least: 0.15, most: 0.2 },
  doctor: { least: 0.1, most: 0.15 },
} as const;
