import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useFieldWords } from '../../../lib/forms/useFieldWords';
import { type AutosavePhase, fieldsOf, shownValues } from './autosave.reducer';
import { type Autosaver, type AutosaverOptions, createAutosaver } from './autosaver';

/** The props of a kit field that saves itself. */
interface AutosaveBinding<Value> {
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  onValueChange: (value: Value) => void;
}

/** Fields that save themselves, for a view. */
export interface AutosaveForm<Values extends object> {
  values: Values;
  phase: AutosavePhase;
  field: <Name extends keyof Values & string>(name: Name) => AutosaveBinding<Values[Name]>;
  change: (values: Partial<Values>) => void;
  /** For the element around the fields: leaving a field saves it. */
  onBlur: () => void;
  /** Tries again after a failure. */
  retry: () => void;
  /** The fields that were changed elsewhere too. */
  conflicts: { field: keyof Values & string; own: Values; stored: Values }[];
  choose: Autosaver<Values>['choose'];
}

/**
 * Runs fields that save themselves. `options` are read once, except `stored`: what is read again
 * never replaces what is typed.
 */
export function useAutosave<Values extends object>(
  options: AutosaverOptions<Values>,
): AutosaveForm<Values> {
  const say = useFieldWords();
  const [saver] = useState(() => createAutosaver(options));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  const { stored } = options;
  // Only what an invalid field holds is checked: an untouched one was accepted as it is
  const values = shownValues(state);
  const errors = options.check(values);

  useEffect(() => saver.start(), [saver]);
  const read = useEffectEvent(() => saver.read(stored));
  // A save or a conflict may know more than the last reading: only a new one is news
  const reading = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading says when
  useEffect(() => read(), [reading]);

  function errorOf(name: keyof Values & string): string | undefined {
    const touched = state.edits[name] !== undefined;
    const id = state.refused[name] ?? (touched ? errors[name] : undefined);
    return id === undefined ? undefined : say(id);
  }

  return {
    values,
    phase: state.phase,
    field: (name) => ({
      id: `account-${name}`,
      name,
      value: values[name],
      error: errorOf(name),
      onValueChange: (value) => {
        const changed: Partial<Values> = {};
        changed[name] = value;
        saver.change(changed);
      },
    }),
    change: saver.change,
    onBlur: saver.left,
    retry: saver.flush,
    conflicts: fieldsOf<Values>(state.conflicts).map((field) => ({
      field,
      own: values,
      stored: state.stored,
    })),
    choose: saver.choose,
  };
}
