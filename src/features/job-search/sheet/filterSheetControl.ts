/** What the page knows of its filters. */
interface FilterSheetState<Sheet> {
  open: boolean;
  /** Null until its code has come. */
  Sheet: Sheet | null;
  /** Why its code could not be loaded. */
  error?: unknown;
}

/** Opens the filters, whose code is loaded after the page's. */
export interface FilterSheetControl<Sheet> {
  show: () => void;
  hide: () => void;
  /** Loads it, so that it opens at once; a failure is reported when it is opened. */
  prepare: () => void;
  state: () => FilterSheetState<Sheet>;
  subscribe: (listener: () => void) => () => void;
}

/** Outside a page's own state: a whole list would be rendered again when the sheet opens or closes. */
export function filterSheetControl<Sheet>(load: () => Promise<Sheet>): FilterSheetControl<Sheet> {
  let state: FilterSheetState<Sheet> = { open: false, Sheet: null };
  const listeners = new Set<() => void>();
  const set = (next: Partial<FilterSheetState<Sheet>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const prepare = (onFailed: (error: unknown) => void) => {
    if (!state.Sheet) load().then((Sheet) => set({ Sheet }), onFailed);
  };
  return {
    prepare: () => prepare(() => undefined),
    show() {
      set({ open: true });
      prepare((error) => set({ error }));
    },
    hide: () => set({ open: false }),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
