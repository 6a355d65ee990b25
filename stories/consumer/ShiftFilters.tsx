import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { FilterChips } from '@vikari/ui-kit/FilterChips';
import { SelectField } from '@vikari/ui-kit/SelectField';
import type { BoardTexts } from './boardTexts';
import { periodText } from './days';
import styles from './ShiftBoard.module.css';
import { ALL_SHIFTS, ROLES, type ShiftFilter } from './shifts';

interface ShiftFiltersProps {
  filter: ShiftFilter;
  onFilter: (filter: ShiftFilter) => void;
  texts: BoardTexts;
  locale: string;
  today: string;
}

/** Profession and period, and the active filters as chips. */
export function ShiftFilters({ filter, onFilter, texts, locale, today }: ShiftFiltersProps) {
  const words = texts.filters;
  const { role, from, to } = filter;
  const chosenRole = ROLES.find((id) => id === role);
  const chips = [
    ...(chosenRole ? [{ id: 'role', label: texts.roles[chosenRole] }] : []),
    ...(from !== null || to !== null
      ? [{ id: 'period', label: periodText(from, to, locale) }]
      : []),
  ];

  return (
    <div className={styles.filters}>
      <div className={styles.fields}>
        <SelectField
          label={words.role}
          placeholder={words.allRoles}
          groups={[{ label: '', options: ROLES.map((id) => ({ id, label: texts.roles[id] })) }]}
          value={role}
          onValueChange={(next) => onFilter({ ...filter, role: next })}
        />
        <DateRangeField
          label={words.period}
          value={{ from, to }}
          onValueChange={(period) => onFilter({ ...filter, ...period })}
          today={today}
          min={today}
          locale={locale}
          labels={texts.dates}
        />
      </div>
      <FilterChips
        chips={chips}
        labels={words.chips}
        onRemove={(id) =>
          onFilter(id === 'role' ? { ...filter, role: '' } : { ...filter, from: null, to: null })
        }
        onClear={() => onFilter(ALL_SHIFTS)}
      />
    </div>
  );
}
