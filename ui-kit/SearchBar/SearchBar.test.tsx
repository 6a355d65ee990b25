import { describeConformance } from '../internal/testing/describeConformance';
import { SearchBar, type SearchBarProps } from './SearchBar';

describeConformance<SearchBarProps, HTMLButtonElement>(SearchBar, {
  props: { label: 'Sök', placeholder: 'Yrke, plats' },
  root: HTMLButtonElement,
});
