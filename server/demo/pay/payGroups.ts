import type { PayBasis } from '#domain/jobs/job';
import { AGENCY_MARGIN, PRICE_CAPS, type PriceCap, type Zone } from './priceCaps';

/** SEK an hour. */
export interface RateRange {
  low: number;
  high: number;
}

/** The usual rates of some professions. Wages include holiday pay. */
interface PayGroup {
  /** By the hour from the one whose workplace it is. */
  wage: RateRange;
  consultantWage(zone: Zone): RateRange;
  invoice(zone: Zone): RateRange;
}

const share = (amount: number, low: number, high: number): RateRange => ({
  low: amount * low,
  high: amount * high,
});

/**
 * A profession of the national agreement: an own company invoices what the agency does not keep. A
 * consultant's wage is lower, since the agency pays contributions and pension on it: two agencies'
 * calculators have 335 kr at a price of 616, and 411 kr at 770 (2026).
 */
function priced(cap: PriceCap, wage: RateRange, kind: keyof typeof AGENCY_MARGIN): PayGroup {
  const { least, most } = AGENCY_MARGIN[kind];
  return {
    wage,
    consultantWage: (zone) =>
      kind === 'nurse' ? share(cap[zone], 0.48, 0.58) : share(cap[zone], 0.54, 0.63),
    invoice: (zone) => share(cap[zone], 1 - most, 1 - least),
  };
}

/** A profession without published prices: what the agreement's ones have to their wages. */
function unpriced(wage: RateRange): PayGroup {
  return {
    wage,
    consultantWage: () => ({ low: wage.low * 1.2, high: wage.high * 1.25 }),
    invoice: () => ({ low: wage.low * 1.75, high: wage.high * 1.8 }),
  };
}

const NURSE_WAGE = { low: 200, high: 335 };
const SPECIALIST_NURSE_WAGE = { low: 240, high: 411 };
const SPECIALIST_DOCTOR_WAGE = { low: 500, high: 740 };

/**
 * Nurses' wages: 200 to 411 kr an hour are offered (bemlo.se/blog/loner-inom-bemanning, 2023, and two
 * agencies' calculators, 2026). The other wages are the monthly pay of employees for 165 hours, with
 * 12 % holiday pay: SCB 2024 for doctors, psychologists, opticians and pharmacists; for the rest no
 * hourly figure was found, and they are chosen beside these.
 */
const PAY_GROUPS = {
  nurse: priced(PRICE_CAPS.nurse, NURSE_WAGE, 'nurse'),
  specialistNurse: priced(PRICE_CAPS.specialistNurse, SPECIALIST_NURSE_WAGE, 'nurse'),
  scarceNurse: priced(PRICE_CAPS.scarceNurse, SPECIALIST_NURSE_WAGE, 'nurse'),
  newDoctor: unpriced({ low: 250, high: 340 }),
  licensedDoctor: priced(PRICE_CAPS.licensedDoctor, { low: 330, high: 450 }, 'doctor'),
  specialistDoctor: priced(PRICE_CAPS.specialistDoctor, SPECIALIST_DOCTOR_WAGE, 'doctor'),
  scarceDoctor: priced(PRICE_CAPS.scarceDoctor, SPECIALIST_DOCTOR_WAGE, 'doctor'),
  childPsychiatrist: priced(PRICE_CAPS.childPsychiatrist, SPECIALIST_DOCTOR_WAGE, 'doctor'),
  assistant: unpriced({ low: 165, high: 235 }),
  therapist: unpriced({ low: 210, high: 300 }),
  optician: unpriced({ low: 260, high: 370 }),
  pharmacist: unpriced({ low: 260, high: 400 }),
  psychologist: unpriced({ low: 270, high: 375 }),
  dentist: unpriced({ low: 320, high: 480 }),
  specialistDentist: unpriced({ low: 450, high: 660 }),
  manager: unpriced({ low: 320, high: 480 }),
  headOfCare: unpriced({ low: 400, high: 620 }),
} as const satisfies Record<string, PayGroup>;

export type PayGroupId = keyof typeof PAY_GROUPS;
export const PAY_GROUP_IDS = Object.keys(PAY_GROUPS) as PayGroupId[];

/** The usual range of a group on a basis, in a zone. */
export function usualRange(group: PayGroupId, basis: PayBasis, zone: Zone): RateRange {
  const { wage, consultantWage, invoice } = PAY_GROUPS[group];
  switch (basis) {
    case 'hourly_employment':
      return wage;
    case 'consultant_salary':
      return consultantWage(zone);
    case 'consultant_invoice':
      return invoice(zone);
  }
}
