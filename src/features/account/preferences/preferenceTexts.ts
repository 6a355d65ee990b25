import type { JobPreferences } from '#domain/candidates/preferences';
import type { MessageId } from '../../../i18n/intl';

export const LABEL = {
  locations: 'account.preferences.locations',
  workRoles: 'account.preferences.work_roles',
  workFields: 'account.preferences.work_fields',
  systems: 'account.preferences.systems',
  onCallDuty: 'account.preferences.on_call',
  compensation: 'account.preferences.rate',
  availablePeriods: 'account.preferences.weeks',
  employmentTypes: 'account.preferences.employment_types',
} as const satisfies Record<keyof JobPreferences, MessageId>;

/** The answers to the question about on-call duty, by the id of their card. */
export const ON_CALL: Readonly<Record<string, boolean | null>> = {
  either: null,
  yes: true,
  no: false,
};

export const onCallId = (value: boolean | null): string =>
  Object.keys(ON_CALL).find((id) => ON_CALL[id] === value) ?? 'either';
