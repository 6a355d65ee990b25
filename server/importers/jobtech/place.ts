import { locationById } from '#domain/vocabulary/lookup';
import type { AppLocation } from '#domain/vocabulary/types';
import { textAt } from './fields';

const LONGEST_CODE = 8;

/** Where an ad's work is: its municipality, else its region; null when it names neither. */
export function placeOf(ad: unknown): AppLocation | null {
  const municipality = textAt(ad, LONGEST_CODE, 'workplace_address', 'municipality_code');
  const region = textAt(ad, LONGEST_CODE, 'workplace_address', 'region_code');
  return locationById(`m-${municipality}`) ?? locationById(`r-${region}`) ?? null;
}
