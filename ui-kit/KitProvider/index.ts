export { KitProvider, type KitProviderProps, useKit } from './KitProvider';
export type { KitValues } from './kitContext';
