import { FilterBarSelect } from '@vikari/ui-kit/FilterBar';
import { useWords } from '../../../i18n/intl';
import { extraOption, listValue } from '../query/barChoice';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { chosenPlaces } from './chosen';
import { PLACE_FIELD } from './placeField';

interface PlaceSelectProps {
  chosen: readonly string[];
  vocabulary: SearchVocabulary;
  onChange: (locations: string[]) => void;
}

/** The region, in a native select; municipalities are chosen among all filters. */
export function PlaceSelect({ chosen, vocabulary, onChange }: PlaceSelectProps) {
  const { t } = useWords();
  const regions = vocabulary.places.filter(({ kind }) => kind === 'region');
  const extra = extraOption(
    chosen,
    new Set(regions.map(({ id }) => id)),
    chosenPlaces(chosen, vocabulary).names,
    (first, others) => t('jobs.bar.more', { first, others }),
  );
  return (
    <FilterBarSelect
      label={t('jobs.bar.place')}
      id={PLACE_FIELD}
      name="locations"
      placeholder={t('jobs.bar.any_place')}
      value={listValue(chosen)}
      groups={[{ label: '', options: extra ? [extra, ...regions] : regions }]}
      onChange={({ target }) => {
        if (target.value !== extra?.id) onChange(target.value === '' ? [] : [target.value]);
      }}
    />
  );
}
