export type { CloseReason } from '../internal/modal/closeReason';
export { loadDialogs } from '../internal/modal/surfacePart';
export { Dialog, type DialogProps } from './Dialog';
