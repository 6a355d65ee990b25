export type { CloseReason } from '../internal/modal/useModalLayer';
export { Dialog, type DialogProps } from './Dialog';
