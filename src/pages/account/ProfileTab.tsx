import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { profileStrength } from '#domain/candidates/strength';
import { useAccountContents } from '../../data/accountContents';
import {
  removeProfileImage,
  resendConfirmationMail,
  saveProfile,
  sendProfileImage,
  useProfileViews,
  useRecruiterView,
} from '../../data/profile';
import { retryOf } from '../../data/retryOf';
import { useSiteData } from '../../data/SiteDataProvider';
import { ProfileView } from '../../features/account/profile/ProfileView';
import {
  type ProfileForm,
  profileChanges,
  profileForm,
  tidyProfile,
} from '../../features/account/profile/profileForm';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { useProfile } from '../../session/useProfile';
import { ReadAgain } from './ReadAgain';
import { useAccountOptions } from './useAccountOptions';
import { useOwnAutosave } from './useOwnAutosave';
import { usePendingAction } from './usePendingAction';

/** The candidate's profile. */
export function ProfileTab() {
  const profile = useProfile();
  return profile ? <OwnProfile key={profile.userId} profile={profile} /> : null;
}

function OwnProfile({ profile }: { profile: Profile }) {
  const data = useSiteData();
  const { today, demo } = useSite();
  const production = !demo;
  const contents = useAccountContents();
  const options = useAccountOptions();
  const { pending, leaveForBankidWith } = usePendingAction('profile-action');
  const recruiterView = useRecruiterView().data;
  const looks = useProfileViews().data?.results;

  const form = useOwnAutosave<ProfileForm>('account-profile', {
    stored: profileForm(profile),
    loadCheck: async () =>
      (await import('../../features/account/profile/profileRules')).checkProfile({ production }),
    tidy: (values) => tidyProfile(values, { production }),
    save: async (changes, base) =>
      profileForm(
        await saveProfile(data, { ...profileChanges(changes), base: profileChanges(base) }),
      ),
    currentOf: (stored) => profileForm({ ...profile, ...stored }),
  });

  async function handleEmail(email: string): Promise<{ email: string } | undefined> {
    try {
      await saveProfile(data, { email });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'email_taken') throw error;
      return { email: 'validation.email_taken' };
    }
  }

  return (
    <ProfileView
      profile={profile}
      form={form}
      options={options}
      strength={contents.data && profileStrength(contents.data, today)}
      unread={<ReadAgain failed={retryOf(contents) !== null} onRetry={contents.retry} />}
      recruiterView={recruiterView}
      looks={looks}
      production={production}
      email={{
        onChange: handleEmail,
        onWithdraw: async () => void (await saveProfile(data, { pendingEmail: null })),
        onResend: () => resendConfirmationMail(data),
        onBankid: (typed, proof) => leaveForBankidWith({ section: 'email', typed }, proof),
        kept: pending?.section === 'email' ? (pending.typed ?? '') : null,
      }}
      picture={{
        onSend: (image) => sendProfileImage(data, image),
        onDelete: () => removeProfileImage(data),
      }}
      setupHref={ACCOUNT_PLACES.setup}
      linkComponent={RouterLink}
    />
  );
}
