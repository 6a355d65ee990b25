import { FilterBarCombobox, type Option } from '@vikari/ui-kit/FilterBarCombobox';
import { useWords } from '../../../../i18n/intl';
import { extraOption } from '../../query/barChoice';
import { chosenPlaces } from '../chosen';
import { PLACE_FIELD } from '../placeField';
import type { BarFieldProps } from './barFieldProps';
import { distanceIn, withDistance } from './distanceText';
import { useComboboxLabels } from './useComboboxLabels';
import { useOptions } from './useOptions';

/** Every choice is shown in the same way, whether it is offered or not. */
const NONE: ReadonlySet<string> = new Set();

/**
 * The place by typing, in the place of the native select: a municipality, a region, or a distance
 * from a town, which is written into the text of the search.
 */
export function PlaceCombobox({ filter, vocabulary, onChange, onUnmatched }: BarFieldProps) {
  const { t } = useWords();
  const { text } = filter;
  const regions = vocabulary.places.filter(({ kind }) => kind === 'region');
  const { suggestionOf, ...offered } = useOptions('place', filter, regions);
  const near = filter.locations.length === 0 ? distanceIn(text) : null;
  const { ids, names } = chosenPlaces(filter.locations, vocabulary);
  const value = extraOption(ids, NONE, names, (first, others) =>
    t('jobs.bar.more', { first, others }),
  );

  function handleChange(option: Option | null) {
    const found = option && suggestionOf(option);
    onChange({
      locations: option && !found?.text ? (found?.ids ?? [option.id]) : [],
      text: withDistance(text, found?.text ?? null),
    });
  }

  return (
    <FilterBarCombobox
      {...offered}
      id={PLACE_FIELD}
      label={t('jobs.bar.place')}
      placeholder={t('jobs.bar.any_place')}
      value={
        near
          ? { id: near.text, label: t('jobs.bar.near', { town: near.town, km: near.km }) }
          : value
      }
      onValueChange={handleChange}
      onUnmatched={onUnmatched}
      labels={useComboboxLabels(t('jobs.bar.place'), t('jobs.bar.places'))}
    />
  );
}
