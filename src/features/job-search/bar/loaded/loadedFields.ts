export { PeriodField } from './PeriodField';
export { PlaceCombobox } from './PlaceCombobox';
export { RecentSearches } from './RecentSearches';
export { RoleCombobox } from './RoleCombobox';
