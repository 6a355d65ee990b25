import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { isPauseMailResult } from '#domain/notifications/pauseMail';
import { PauseMailView } from '../../features/notifications/PauseMailView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { useLinkState } from '../../lib/page/useLinkState';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Stopping the mail about unread messages: with or without a session, on any device. */
export function Component() {
  const { t } = useWords();
  const { state, token } = useLinkState(isPauseMailResult);
  return (
    <>
      <PageHead title={t(`pause_mail.${state}.title`)} noIndex />
      <PauseMailView
        state={state}
        token={token}
        hrefs={{ account: ACCOUNT_PLACES.integrity, home: paths.home() }}
        linkComponent={RouterLink}
      />
    </>
  );
}
