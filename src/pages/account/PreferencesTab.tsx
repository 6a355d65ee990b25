import type { PreferencesState } from '#domain/api/account';
import type { JobPreferences } from '#domain/candidates/preferences';
import { missingPreferences } from '#domain/candidates/preferences';
import { somePreferencesSchema } from '#domain/candidates/preferences.schema';
import { savePreferences, usePreferences } from '../../data/preferences';
import { useSiteData } from '../../data/SiteDataProvider';
import { PreferencesView } from '../../features/account/preferences/PreferencesView';
import { checkBy } from '../../lib/forms/fieldErrors';
import { useSite } from '../../lib/site/SiteContext';
import { ReadAgain } from './ReadAgain';
import { useAccountOptions } from './useAccountOptions';
import { useOwnAutosave } from './useOwnAutosave';

const check = checkBy<JobPreferences>(somePreferencesSchema);

/** What the candidate wants to work with. */
export function PreferencesTab() {
  const { data: state, error, retry } = usePreferences();
  if (!state) return <ReadAgain failed={error !== undefined} onRetry={retry} />;
  return <OwnPreferences state={state} />;
}

function OwnPreferences({ state }: { state: PreferencesState }) {
  const data = useSiteData();
  const { today } = useSite();
  const options = useAccountOptions();
  const form = useOwnAutosave<JobPreferences>('account-preferences', {
    stored: state.preferences,
    check,
    tidy: (values) => values,
    save: async (changes, base) => (await savePreferences(data, { ...changes, base })).preferences,
    currentOf: (stored) => ({ ...state.preferences, ...stored }),
  });
  // Of what is on the screen: a field that was just filled in is missing no longer
  const missing = missingPreferences(form.values);
  return <PreferencesView form={form} missing={missing} options={options} today={today} />;
}
