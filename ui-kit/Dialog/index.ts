export type { CloseReason } from '../internal/modal/closeReason';
export { Dialog, type DialogProps } from './Dialog';
