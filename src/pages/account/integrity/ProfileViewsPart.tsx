import type { Profile } from '#domain/api/v2';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { useProfileViewList } from '../../../data/privacy';
import { ProfileViewList } from '../../../features/account-security/ProfileViewList';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';

/** Which employers have seen the candidate's profile. */
export function ProfileViewsPart({ profile }: { profile: Profile }) {
  const { views, failed, retry, more, loadMore } = useProfileViewList();
  return (
    <ProfileViewList
      views={views}
      onRetry={failed && views === undefined ? retry : null}
      more={more}
      onMore={more === 'failed' ? retry : loadMore}
      hidden={profile.visibility === 'hidden'}
      jobHref={paths.job}
      documentsHref={ACCOUNT_PLACES.documents}
      linkComponent={RouterLink}
    />
  );
}
