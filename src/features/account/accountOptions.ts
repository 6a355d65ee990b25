import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import type { Language } from '#domain/language';
import { locationName } from '#domain/vocabulary/locationName';
import type { Constants } from '#domain/vocabulary/types';
import {
  type RegistrationOptions,
  registrationOptions,
  systemOptions,
} from '../../lib/vocabulary/registrationOptions';

/** The options of the account's fields, in one language. */
export interface AccountOptions extends RegistrationOptions {
  systems: OptionSet[];
  /** Groups of fields, as which a card may show them. */
  fieldGroups: OptionSet[];
  /** The regions only, for employers. */
  regions: OptionSet[];
}

/** @param others - the heading above professions without a group. */
export function accountOptions(
  constants: Constants,
  { language, others }: { language: Language; others: string },
): AccountOptions {
  return {
    ...registrationOptions(constants, { language, isMobile: false, others }),
    systems: systemOptions(constants),
    fieldGroups: [
      {
        label: '',
        options: constants.workfields
          .filter(({ isGroup }) => isGroup)
          .map(({ id, text }) => ({ id, label: text[language] })),
      },
    ],
    regions: [
      {
        label: '',
        options: constants.appLocations
          .filter(({ kind }) => kind === 'region')
          .map(({ id, name }) => ({ id, label: locationName(name, language) })),
      },
    ],
  };
}
