/** A filter being edited: `applied` is active, `staged` is what the sheet shows. */
export interface FilterStage<T> {
  applied: T;
  staged: T;
}

/** What can happen to it. */
export type FilterStageAction<T> =
  /** The sheet opens: stage the active filter. */
  | { type: 'start'; applied: T }
  | { type: 'change'; patch: Partial<T> }
  /** Stage the filter without restrictions. */
  | { type: 'clear'; empty: T }
  /** Make the staged filter active. */
  | { type: 'apply' };

/** The next state; pure. */
export function filterStage<T extends object>(
  state: FilterStage<T>,
  action: FilterStageAction<T>,
): FilterStage<T> {
  switch (action.type) {
    case 'start':
      return { applied: action.applied, staged: action.applied };
    case 'change':
      return { ...state, staged: { ...state.staged, ...action.patch } };
    case 'clear':
      return { ...state, staged: action.empty };
    case 'apply':
      return { ...state, applied: state.staged };
  }
}
