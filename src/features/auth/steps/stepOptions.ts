import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import type { RegisterStep } from '#domain/candidates/registrationSteps';
import type { RegistrationOptions } from '../../../lib/vocabulary/registrationOptions';

/** The options of the pages' fields, in one language. */
export interface StepOptions extends RegistrationOptions {
  systems: OptionSet[];
}

const LIST_OF_STEP: Partial<Record<RegisterStep, keyof StepOptions>> = {
  profession: 'professions',
  roles: 'professions',
  workfields: 'workfields',
  locations: 'locations',
  employment: 'employmentTypes',
  systems: 'systems',
};

const NOTHING: StepOptions = {
  professions: [],
  workfields: [],
  locations: [],
  employmentTypes: [],
  systems: [],
};

/**
 * The options that a page is rendered with: those of its own list, and on the last page the chosen
 * ones, whose names it shows.
 */
export function optionsOfStep(
  step: RegisterStep,
  options: StepOptions,
  chosen: readonly string[],
): StepOptions {
  const list = LIST_OF_STEP[step];
  if (list) return { ...NOTHING, [list]: options[list] };
  if (step !== 'bankid') return NOTHING;
  const named = (sets: OptionSet[]) =>
    sets.flatMap((set) => {
      const own = set.options.filter(({ id }) => chosen.includes(id));
      return own.length > 0 ? [{ ...set, options: own }] : [];
    });
  return {
    professions: named(options.professions),
    workfields: named(options.workfields),
    locations: named(options.locations),
    employmentTypes: options.employmentTypes.filter(({ id }) => chosen.includes(id)),
    systems: named(options.systems),
  };
}
