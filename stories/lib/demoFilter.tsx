import type { FilterSheetSection } from '@vikari/ui-kit/FilterSheet';
import { OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { RateRange, type Rates } from '@vikari/ui-kit/RateRange';
import { Switch } from '@vikari/ui-kit/Switch';
import { WorkFieldPicker } from '@vikari/ui-kit/WorkFieldPicker';
import { counted, type FILTER_TEXTS, RATE_HISTOGRAM } from './filterTexts';
import { workFieldGroups } from './workFieldGroups';

/** The filter of the stories: a smaller one than the site's. */
export interface DemoFilter {
  fields: readonly string[];
  rates: Rates;
  times: readonly string[];
  roles: readonly string[];
  systems: readonly string[];
  onCall: boolean;
}

export const EMPTY_DEMO_FILTER: DemoFilter = {
  fields: [],
  rates: { min: 500, max: 3500 },
  times: [],
  roles: [],
  systems: [],
  onCall: false,
};

/** An invented number of results: the more filters, the fewer results. */
export function demoCount(filter: DemoFilter): number {
  const chosen = [...filter.fields, ...filter.times, ...filter.roles, ...filter.systems].length;
  const share = (filter.rates.max - filter.rates.min) / 3000;
  return Math.round((412 * share) / (1 + chosen * 0.4 + (filter.onCall ? 1 : 0)));
}

/** The sheet's sections, about sixty options in all. */
export function demoSections(texts: (typeof FILTER_TEXTS)['sv']): FilterSheetSection<DemoFilter>[] {
  const { rate, fields, group, sheet, professions, systems } = texts;
  return [
    {
      id: 'rate',
      title: rate.group,
      render: ({ rates }, change) => (
        <RateRange
          value={rates}
          onValueChange={(next) => change({ rates: next })}
          histogram={RATE_HISTOGRAM}
          labels={rate}
        />
      ),
    },
    {
      id: 'times',
      title: sheet.times,
      render: ({ times }, change) => (
        <OptionGroup
          label={sheet.times}
          labelHidden
          selectsAll={false}
          options={counted(sheet.timeNames.map((label, at) => ({ id: `time-${at}`, label })))}
          value={times}
          onValueChange={(next) => change({ times: next })}
          labels={group}
        />
      ),
    },
    {
      id: 'fields',
      title: fields.label,
      estimatedHeight: 300,
      render: ({ fields: chosen }, change) => (
        <WorkFieldPicker
          groups={workFieldGroups(fields.groups)}
          label={fields.label}
          value={chosen}
          onValueChange={(next) => change({ fields: next })}
          labels={fields}
        />
      ),
    },
    ...professions.map(
      ({ label, options }): FilterSheetSection<DemoFilter> => ({
        id: label,
        title: label,
        render: ({ roles }, change) => (
          <OptionGroup
            label={label}
            options={counted(options)}
            value={roles}
            onValueChange={(next) => change({ roles: next })}
            labels={group}
          />
        ),
      }),
    ),
    {
      id: 'systems',
      title: group.systems,
      estimatedHeight: 420,
      render: ({ systems: chosen }, change) => (
        <OptionGroup
          label={group.systems}
          labelHidden
          selectsAll={false}
          options={systems.map((label) => ({ id: label, label }))}
          value={chosen}
          onValueChange={(next) => change({ systems: next })}
          labels={group}
        />
      ),
    },
    {
      id: 'other',
      title: sheet.other,
      estimatedHeight: 60,
      render: ({ onCall }, change) => (
        <Switch
          label={sheet.onCall}
          checked={onCall}
          onCheckedChange={(next) => change({ onCall: next })}
        />
      ),
    },
  ];
}
