import { locationsWithin } from '#domain/vocabulary/locationsWithin';
import type { NamedPlace } from '../vocabulary/searchVocabulary';

/** Swedish names keep the Swedish alphabet on an English page too. */
const inSwedish = new Intl.Collator('sv').compare;

/** The municipalities of a region by name, without the region itself. */
export function municipalitiesOf(
  regionId: string,
  places: readonly NamedPlace[],
): readonly NamedPlace[] {
  return places
    .filter((place) => place.kind === 'municipality' && place.regionId === regionId)
    .sort((a, b) => inSwedish(a.label, b.label));
}

/** The places as check boxes show them: a chosen region has all its municipalities checked. */
export function toTicked(chosen: readonly string[], places: readonly NamedPlace[]): string[] {
  return [...new Set(chosen.flatMap((id) => locationsWithin(places, id)))];
}

/**
 * The places as a filter names them: a region whose every municipality is checked by the region's
 * id, which also finds jobs that name only the region.
 */
export function fromTicked(ticked: readonly string[], places: readonly NamedPlace[]): string[] {
  return places
    .filter(({ kind }) => kind === 'region')
    .flatMap(({ id }) => {
      const members = municipalitiesOf(id, places).map((place) => place.id);
      const chosen = members.filter((member) => ticked.includes(member));
      return chosen.length === members.length ? [id] : chosen;
    });
}

/**
 * The places chosen after a change of check boxes, where a region's box means all of its
 * municipalities.
 */
export function stagePlaces(
  before: readonly string[],
  after: readonly string[],
  places: readonly NamedPlace[],
): string[] {
  const within = (ids: readonly string[]) => ids.flatMap((id) => locationsWithin(places, id));
  const came = within(after.filter((id) => !before.includes(id)));
  const gone = within(before.filter((id) => !after.includes(id)));
  const ticked = [...after, ...came].filter((id) => !gone.includes(id));
  return fromTicked(ticked, places);
}
