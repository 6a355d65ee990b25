import type { PreferencesState } from '#domain/api/account';
import type { JobPreferences } from '#domain/candidates/preferences';
import { missingPreferences } from '#domain/candidates/preferences';
import { savePreferences, usePreferences } from '../../data/preferences';
import { useSiteData } from '../../data/SiteDataProvider';
import { PreferencesView } from '../../features/account/preferences/PreferencesView';
import { useSite } from '../../lib/site/SiteContext';
import { ReadAgain } from './ReadAgain';
import { useAccountOptions } from './useAccountOptions';
import { useOwnAutosave } from './useOwnAutosave';

/** The candidate's preferences. */
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
    loadCheck: async () =>
      (await import('../../features/account/preferences/preferencesRules')).checkPreferences,
    tidy: (values) => values,
    save: async (changes, base) => (await savePreferences(data, { ...changes, base })).preferences,
    currentOf: (stored) => ({ ...state.preferences, ...stored }),
  });
  // Computed from the fields on the page: a field that was just filled in is no longer missing
  const missing = missingPreferences(form.values);
  return <PreferencesView form={form} missing={missing} options={options} today={today} />;
}
