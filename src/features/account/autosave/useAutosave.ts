import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { useFieldWords } from '../../../lib/forms/useFieldWords';
import type { FieldBinding } from '../../../lib/forms/useForm';
import { type AutosavePhase, fieldsOf, shownValues } from './autosave.reducer';
import { type Autosaver, type AutosaverOptions, createAutosaver } from './autosaver';

/** Fields that are saved automatically, for a view. */
export interface AutosaveForm<Values extends object> {
  values: Values;
  phase: AutosavePhase;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  change: (values: Partial<Values>) => void;
  /** The fields whose text can hold a personal identity number: the person is asked. */
  asked: readonly (keyof Values & string)[];
  /** For the element around the fields: leaving a field saves it. */
  onBlur: () => void;
  /** Tries again after a failure. */
  retry: () => void;
  /** The fields that were also changed elsewhere. */
  conflicts: { field: keyof Values & string; own: Values; stored: Values }[];
  choose: Autosaver<Values>['choose'];
}

/**
 * Runs fields that are saved automatically. `options` are read once, except `stored`: a refetch
 * never replaces what is typed.
 */
export function useAutosave<Values extends object>(
  options: AutosaverOptions<Values>,
): AutosaveForm<Values> {
  const say = useFieldWords();
  const [saver] = useState(() => createAutosaver(options));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  const { stored } = options;
  // Only the typed value is validated: an untouched one was accepted before
  const values = shownValues(state);
  const errors = saver.errors();

  useEffect(() => saver.start(), [saver]);
  const read = useEffectEvent(() => saver.read(stored));
  // A save or a conflict may be newer than the last read, so only a new read is passed on
  const reading = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading says when
  useEffect(() => read(), [reading]);

  function idOf(name: keyof Values & string): string | undefined {
    const touched = state.edits[name] !== undefined;
    return state.refused[name] ?? (touched ? errors[name] : undefined);
  }

  function errorOf(name: keyof Values & string): string | undefined {
    const id = idOf(name);
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
    asked: fieldsOf<Values>(values).filter((name) => idOf(name) === PERSONAL_NUMBER),
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
