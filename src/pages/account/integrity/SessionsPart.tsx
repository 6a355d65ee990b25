import { retryOf } from '../../../data/retryOf';
import { useApiClient, useSiteData } from '../../../data/SiteDataProvider';
import { endOwnSession, useSessions } from '../../../data/sessions';
import { SessionsView } from '../../../features/account-security/SessionsView';
import { endSessions } from '../../../session/endSessions';
import { useAction } from './useAction';

/** The candidate's sessions. */
export function SessionsPart() {
  const api = useApiClient();
  const data = useSiteData();
  const sessions = useSessions();
  const { busy, problem, run } = useAction<string>();
  return (
    <SessionsView
      sessions={sessions.data?.results}
      onRetry={retryOf(sessions)}
      ending={busy}
      problem={problem}
      onEnd={({ id }) => run(id, () => endOwnSession(data, id))}
      onEndAll={() => void run('everywhere', () => endSessions(api, { everywhere: true }))}
    />
  );
}
