import type { Option } from '@vikari/ui-kit/CheckboxGroup';
import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import type { Language } from '#domain/language';
import { locationName } from '#domain/vocabulary/locationName';
import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import type { Constants } from '#domain/vocabulary/types';

/** What can be chosen on the registration form, in one language. */
export interface RegistrationOptions {
  professions: OptionSet[];
  workfields: OptionSet[];
  locations: OptionSet[];
  employmentTypes: Option[];
}

/**
 * The part that the page contains from the start, for native lists: regions without their
 * municipalities, which are many.
 */
export function firstOptions(options: RegistrationOptions): RegistrationOptions {
  const regions = options.locations.flatMap(({ options: [region] }) => region ?? []);
  return { ...options, locations: [{ label: '', options: regions }] };
}

/** The record systems; they are the same in both languages. */
export const systemOptions = ({
  systemKnowledgeOptions,
}: Pick<Constants, 'systemKnowledgeOptions'>): OptionSet[] => [
  { label: '', options: systemKnowledgeOptions.map(({ id, text }) => ({ id, label: text })) },
];

type Vocabulary = Pick<
  Constants,
  'workroles' | 'workroleGroups' | 'workfields' | 'appLocations' | 'employmentTypes'
>;

/**
 * The vocabulary as the form offers it: professions by group, work areas by theirs, a region and
 * its municipalities together.
 *
 * @param view.isMobile - on a phone fewer professions are offered (part 5).
 * @param view.others - the heading over professions without a group.
 */
export function registrationOptions(
  constants: Vocabulary,
  view: { language: Language; isMobile: boolean; others: string },
): RegistrationOptions {
  const { language, isMobile, others } = view;
  const collator = new Intl.Collator(language);
  const byLabel = (a: Option, b: Option) => collator.compare(a.label, b.label);
  const roles = searchableRoles(constants.workroles, { isMobile });
  const groups = [
    ...constants.workroleGroups
      .filter(({ id }) => id !== '')
      .map(({ id, text }) => ({ id, label: text[language] })),
    { id: '', label: others },
  ];
  return {
    professions: groups
      .map(({ id, label }) => ({
        label,
        options: roles
          .filter(({ group }) => group === id)
          .map((role) => ({ id: role.id, label: role.text[language] }))
          .sort(byLabel),
      }))
      .filter(({ options }) => options.length > 0),
    workfields: constants.workfields
      .filter(({ isGroup }) => isGroup)
      .map((group) => ({
        label: group.text[language],
        options: constants.workfields
          .filter((field) => !field.isGroup && field.group === group.id)
          .map((field) => ({ id: field.id, label: field.text[language] }))
          .sort(byLabel),
      })),
    locations: constants.appLocations
      .filter(({ kind }) => kind === 'region')
      .sort((a, b) => collator.compare(a.name, b.name))
      .map((region) => ({
        label: locationName(region.name, language),
        options: [
          { id: region.id, label: locationName(region.name, language) },
          ...constants.appLocations
            .filter(({ kind, regionId }) => kind === 'municipality' && regionId === region.id)
            .map(({ id, name }) => ({ id, label: name }))
            .sort(byLabel),
        ],
      })),
    employmentTypes: constants.employmentTypes.map(({ id, text }) => ({
      id,
      label: text[language],
    })),
  };
}
