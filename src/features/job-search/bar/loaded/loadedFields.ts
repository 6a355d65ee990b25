export { BarFields } from './BarFields';
export { nativeFieldsLeft } from './nativeFieldsLeft';
export { RecentSearches } from './RecentSearches';
