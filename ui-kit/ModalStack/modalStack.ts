import type { ComponentType } from 'react';
import { STACKING } from '../theme/stacking';

/**
 * The props that a modal component gets from the stack; pass them on to Dialog and the like.
 */
export interface StackedModalProps<Payload, Result> {
  /** What it was opened with, and updated with since. */
  payload: Payload;
  /** False from the moment it is closed, while its exit animation runs. */
  open: boolean;
  /** Closes it; the promise of `open` resolves with the result. Without one it was dismissed. */
  onClose: (result?: Result) => void;
  /** To be called when the exit animation has ended; it is then unmounted. */
  onExited: () => void;
  /** Place in the stacking order, from 100. */
  order: number;
}

/** A component that can be opened on the stack. */
export type StackedModal<Payload, Result> = ComponentType<StackedModalProps<Payload, Result>>;

/** A modal whose types were checked when it was opened. */
export interface ModalEntry {
  id: string;
  Component: StackedModal<object, unknown>;
  payload: object;
  open: boolean;
  /** From 100; each one is above all that were open before it. */
  order: number;
  /** Milliseconds since 1970. */
  openedAt: number;
}

/** The modals, bottom first; closed ones stay until their exit animation has ended. */
export type ModalStackState = readonly ModalEntry[];

/** What can happen to the stack. */
export type ModalStackAction =
  | { type: 'open'; entry: Omit<ModalEntry, 'open' | 'order'> }
  | { type: 'close'; id: string }
  | { type: 'closeAll' }
  | { type: 'update'; id: string; patch: object }
  | { type: 'exited'; id: string };

function close(entry: ModalEntry): ModalEntry {
  return entry.open ? { ...entry, open: false } : entry;
}

/** The next stack; pure. An id that is already open is opened once: its payload is replaced. */
export function modalStack(state: ModalStackState, action: ModalStackAction): ModalStackState {
  switch (action.type) {
    case 'open': {
      const others = state.filter(({ id }) => id !== action.entry.id);
      const order = Math.max(STACKING.modal.value - 1, ...others.map((entry) => entry.order)) + 1;
      return [...others, { ...action.entry, open: true, order }];
    }
    case 'close':
      return state.map((entry) => (entry.id === action.id ? close(entry) : entry));
    case 'closeAll':
      return state.map(close);
    case 'update':
      return state.map((entry) =>
        entry.id === action.id
          ? { ...entry, payload: { ...entry.payload, ...action.patch } }
          : entry,
      );
    case 'exited':
      return state.filter((entry) => entry.id !== action.id || entry.open);
  }
}

/** The id of the top open modal. */
export function topModal(state: ModalStackState): string | undefined {
  return state.findLast(({ open }) => open)?.id;
}
