import type { Language } from '#domain/language';
import { locationName } from '#domain/vocabulary/locationName';
import { MUNICIPALITIES, REGIONS } from '#domain/vocabulary/locations';

/** The municipalities of a region; ids are SCB's codes. */
export interface MunicipalityGroup {
  label: string;
  options: { id: string; label: string }[];
}

/** SCB's code of a place's id. */
const codeOf = (id: string): string => id.slice(2);

/** The 290 municipalities under their regions, by name. */
export function municipalityGroups(language: Language): MunicipalityGroup[] {
  const byName = new Intl.Collator('sv');
  return REGIONS.map((region) => ({
    label: locationName(region.name, language),
    options: MUNICIPALITIES.filter(({ regionId }) => regionId === region.id)
      .map(({ id, name }) => ({ id: codeOf(id), label: name }))
      .sort((one, other) => byName.compare(one.label, other.label)),
  }));
}
