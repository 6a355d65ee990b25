export { ModalStackProvider, type ModalStackProviderProps, useModals } from './ModalStackProvider';
export type { StackedModal, StackedModalProps } from './modalStack';
export type { Modals, OpenOptions } from './modals';
