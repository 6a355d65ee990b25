/** Opens the filters, which are loaded shortly before they are needed. */
export interface FilterSheetControl {
  show: () => void;
  hide: () => void;
  /** The pointer or the focus is on what opens it. */
  intend: () => void;
  /** Undefined until it has been opened once: before that there is no state to keep. */
  isOpen: () => boolean | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Outside a page's own state: a whole list would be rendered again when the sheet opens or closes. */
export function filterSheetControl(intend: () => void): FilterSheetControl {
  let open: boolean | undefined;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    intend,
    show() {
      intend();
      set(true);
    },
    hide: () => set(false),
    isOpen: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
