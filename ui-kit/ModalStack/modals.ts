import { historySettled } from '../internal/modal/modalHistory';
import {
  type ModalEntry,
  type ModalStackAction,
  type ModalStackState,
  modalStack,
  type StackedModal,
  topModal,
} from './modalStack';

/** Options for opening a modal. */
export interface OpenOptions {
  /** An id, to close or update it by; otherwise one is generated. */
  id?: string;
}

/** The functions to open and close modals, for all components below a ModalStackProvider. */
export interface Modals {
  /**
   * Opens a component with its payload.
   * @returns Its result, or undefined when it was dismissed. Resolves when its history entry is
   * removed, so that it is safe to navigate after it.
   */
  open: <Payload extends object, Result>(
    Component: StackedModal<Payload, Result>,
    payload: Payload,
    options?: OpenOptions,
  ) => Promise<Result | undefined>;
  /** Closes the modal on top; does nothing when none is open. */
  closeTop: () => void;
  /** Closes one, at any position. */
  close: (id: string) => void;
  closeAll: () => void;
  /** Updates a part of an open modal's payload. */
  update: <Payload extends object>(id: string, patch: Partial<Payload>) => void;
}

/** The stack itself: its state and its subscribers. */
export interface ModalStore extends Modals {
  getState: () => ModalStackState;
  subscribe: (listener: () => void) => () => void;
  /** Closes one with its result. */
  settle: (id: string, result?: unknown) => void;
  /** Called when the exit animation of one has ended. */
  exited: (id: string) => void;
}

/** @param now The clock, milliseconds since 1970. */
export function createModalStore(now: () => number = Date.now): ModalStore {
  let state: ModalStackState = [];
  let opened = 0;
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (result: unknown) => void>();

  function dispatch(action: ModalStackAction) {
    state = modalStack(state, action);
    for (const listener of listeners) listener();
  }

  function answer(id: string, result?: unknown) {
    const resolve = waiting.get(id);
    waiting.delete(id);
    if (resolve) void historySettled().then(() => resolve(result));
  }

  function settle(id: string, result?: unknown) {
    dispatch({ type: 'close', id });
    answer(id, result);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(Component, payload, options = {}) {
      opened += 1;
      const id = options.id ?? `modal-${opened}`;
      answer(id);
      // The only place with untyped entries: `open` has bound payload and result to the component,
      // and the entry keeps the three together.
      const erased = Component as unknown as ModalEntry['Component'];
      return new Promise((resolve) => {
        waiting.set(id, resolve as (result: unknown) => void);
        dispatch({ type: 'open', entry: { id, Component: erased, payload, openedAt: now() } });
      });
    },
    closeTop() {
      const id = topModal(state);
      if (id !== undefined) settle(id);
    },
    close: (id) => settle(id),
    closeAll() {
      const ids = [...waiting.keys()];
      dispatch({ type: 'closeAll' });
      for (const id of ids) answer(id);
    },
    update: (id, patch) => dispatch({ type: 'update', id, patch }),
    settle,
    exited: (id) => dispatch({ type: 'exited', id }),
  };
}
