'use client';

import { useControlled } from '../useControlled';
import type { CloseReason } from './closeReason';

/** The props by which a modal is opened and closed. */
export interface ModalOpenProps {
  /** Whether it is open, when its owner holds that. */
  open?: boolean | undefined;
  /** Whether it is open at the start; it then closes by itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it is to be closed, with how; the owner of `open` then sets it to false. */
  onClose?: ((reason: CloseReason) => void) | undefined;
}

/**
 * Whether a modal is open, held by its owner or by itself.
 * @returns The state, and a function that closes it by itself or asks its owner to.
 */
export function useModalOpen(props: ModalOpenProps): [boolean, (reason: CloseReason) => void] {
  const [open, setOpen] = useControlled(props.open, props.defaultOpen ?? false);
  function close(reason: CloseReason) {
    setOpen(false);
    props.onClose?.(reason);
  }
  return [open, close];
}
