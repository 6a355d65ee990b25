import type { FieldText } from '../fieldText';
import { DENTAL } from './dental';
import { ELDERLY_CARE } from './elderlyCare';
import { EMERGENCY } from './emergency';
import { IMAGING_LAB } from './imagingLab';
import { MEDICINE } from './medicine';
import { PHARMACY_OPTICS } from './pharmacyOptics';
import { PRIMARY_CARE } from './primaryCare';
import { PSYCHIATRY } from './psychiatry';
import { REHAB } from './rehab';
import { SCHOOL_OCCUPATIONAL } from './schoolOccupational';
import { SURGERY } from './surgery';
import { WOMEN_CHILDREN } from './womenChildren';

const BY_FIELD: Readonly<Record<string, FieldText>> = {
  ...EMERGENCY,
  ...SURGERY,
  ...MEDICINE,
  ...PSYCHIATRY,
  ...PRIMARY_CARE,
  ...WOMEN_CHILDREN,
  ...ELDERLY_CARE,
  ...IMAGING_LAB,
  ...REHAB,
  ...DENTAL,
  ...SCHOOL_OCCUPATIONAL,
  ...PHARMACY_OPTICS,
};

/** The ads' texts for a field; throws for a field that has no text. */
export function fieldText(fieldId: string): FieldText {
  const text = BY_FIELD[fieldId];
  if (!text) throw new Error(`The demo data has no text for the work field ${fieldId}`);
  return text;
}
