import { useSearchParams } from 'react-router-dom';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { isPauseMailResult } from '#domain/notifications/pauseMail';
import { type PauseMailState, PauseMailView } from '../../features/notifications/PauseMailView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Stopping the mail about unread messages: with or without a session, on any device. */
export function Component() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const token = query.get('token');
  const state = stateOf(query.get('result'), token);
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

/** An address without a token or a result is an incomplete link. */
function stateOf(result: string | null, token: string | null): PauseMailState {
  if (isPauseMailResult(result)) return result;
  return token ? 'ask' : 'invalid';
}
