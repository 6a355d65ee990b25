import { describeConformance } from '../internal/testing/describeConformance';
import { FilterChips, type FilterChipsProps } from './FilterChips';

describeConformance<FilterChipsProps, HTMLDivElement>(FilterChips, {
  props: {
    chips: [{ id: 'a', label: 'A' }],
    onRemove: () => {},
    labels: {
      list: 'Valda',
      remove: (label) => `Ta bort ${label}`,
      clear: 'Rensa',
      removed: (label) => `${label} borta`,
      cleared: 'Allt borta',
    },
  },
  root: HTMLDivElement,
});
