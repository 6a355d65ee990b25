'use client';

import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { createModalStore, type ModalStore, type Modals } from './modals';

const ModalsContext = createContext<Modals | null>(null);

/** Props of {@link ModalStackProvider}. */
export interface ModalStackProviderProps {
  /** The application, in which `useModals` works. */
  children: ReactNode;
}

const NONE = [] as const;

function OpenModals({ store }: { store: ModalStore }) {
  const entries = useSyncExternalStore(store.subscribe, store.getState, () => NONE);
  return entries.map(({ id, Component, payload, open, order }) => (
    <Component
      key={id}
      payload={payload}
      open={open}
      order={order}
      onClose={(result) => store.settle(id, result)}
      onExited={() => store.exited(id)}
    />
  ));
}

/** Holds and renders the open modals. Once, near the root of the application. */
export function ModalStackProvider({ children }: ModalStackProviderProps) {
  const [store] = useState(() => createModalStore());
  return (
    <ModalsContext value={store}>
      {children}
      <OpenModals store={store} />
    </ModalsContext>
  );
}

/**
 * The functions to open and close modals; the same object in every render.
 * @throws Error outside a ModalStackProvider.
 */
export function useModals(): Modals {
  const modals = use(ModalsContext);
  if (modals === null) throw new Error('useModals needs a ModalStackProvider above it.');
  return modals;
}
