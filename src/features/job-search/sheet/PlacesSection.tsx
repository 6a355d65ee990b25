import { useWords } from '../../../i18n/intl';
import { municipalitiesOf, stagePlaces, toTicked } from '../query/placeSelection';
import type { NamedPlace } from '../vocabulary/searchVocabulary';
import { withCounts } from './filterCounts';
import { GroupedOptions } from './GroupedOptions';

interface PlacesSectionProps {
  places: readonly NamedPlace[];
  counts: Record<string, number> | undefined;
  value: readonly string[];
  onChange: (locations: string[]) => void;
}

/** Municipalities by region, with a search through both. */
export function PlacesSection({ places, counts, value, onChange }: PlacesSectionProps) {
  const { t } = useWords();
  const ticked = toTicked(value, places);
  const regions = new Map(
    places.flatMap(({ id, kind, label }) => (kind === 'region' ? [[id, label]] : [])),
  );
  const groups = places
    .filter(({ kind }) => kind === 'region')
    .map(({ id, label }) => ({
      id,
      label,
      total: counts && (counts[id] ?? 0),
      options: withCounts(municipalitiesOf(id, places), counts),
    }));
  return (
    <GroupedOptions
      part="locations"
      groups={groups}
      searched={withCounts(places, counts).map((option, at) => ({
        ...option,
        group: regions.get(places[at]?.regionId ?? ''),
      }))}
      searchLabel={t('jobs.sheet.places_search')}
      value={ticked}
      onChange={(next) => onChange(stagePlaces(ticked, next, places))}
    />
  );
}
