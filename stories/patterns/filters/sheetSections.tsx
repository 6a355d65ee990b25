import type { FilterSheetSection } from '@vikari/ui-kit/FilterSheet';
import { OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { RateRange } from '@vikari/ui-kit/RateRange';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { searchOptions } from './names';
import { rateHistogram, type SearchFilter, timeCounts } from './searchFilter';
import type { SearchTexts } from './texts';

/** All filters: on a phone the sheet is the only place for them. */
export function sheetSections(texts: SearchTexts): FilterSheetSection<SearchFilter>[] {
  const { roles, places, times } = searchOptions(texts);
  const { bar, sheet, group, rate } = texts;
  return [
    {
      id: 'role',
      title: bar.profession,
      render: ({ role }, change) => (
        <SelectField
          label={bar.profession}
          labelHidden
          placeholder={bar.allProfessions}
          groups={[{ label: '', options: roles }]}
          value={role}
          onValueChange={(next) => change({ role: next })}
        />
      ),
    },
    {
      id: 'place',
      title: bar.location,
      render: ({ place }, change) => (
        <SelectField
          label={bar.location}
          labelHidden
          placeholder={bar.allLocations}
          groups={[{ label: '', options: places }]}
          value={place}
          onValueChange={(next) => change({ place: next })}
        />
      ),
    },
    {
      id: 'times',
      title: sheet.times,
      render: (staged, change) => {
        const counts = timeCounts(staged);
        return (
          <OptionGroup
            label={sheet.times}
            labelHidden
            selectsAll={false}
            options={times.map((option, at) => ({ ...option, count: counts[at] }))}
            value={staged.times}
            onValueChange={(next) => change({ times: next })}
            labels={group}
          />
        );
      },
    },
    {
      id: 'rates',
      title: rate.group,
      render: (staged, change) => (
        <RateRange
          value={staged.rates}
          onValueChange={(rates) => change({ rates })}
          histogram={rateHistogram(staged)}
          labels={rate}
        />
      ),
    },
  ];
}
