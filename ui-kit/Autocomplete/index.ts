export type { FindOptions, Option } from '../internal/option';
export { Autocomplete, type AutocompleteLabels, type AutocompleteProps } from './Autocomplete';
export type { LoadOptions } from './useLoadedOptions';
