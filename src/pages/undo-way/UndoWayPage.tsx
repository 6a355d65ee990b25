import { useSearchParams } from 'react-router-dom';
import { isUndoWayResult } from '#domain/undoWay';
import { type UndoWayState, UndoWayView } from '../../features/undo-way/UndoWayView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Taking a new way to log in back: with or without a session, on any device. */
export function Component() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const token = query.get('token');
  const state = stateOf(query.get('result'), token);
  return (
    <>
      <PageHead title={t(`undo_way.${state}.title`)} noIndex />
      <UndoWayView
        state={state}
        token={token}
        loginHref={paths.login()}
        linkComponent={RouterLink}
      />
    </>
  );
}

/** An address without a token or a result is an incomplete link. */
function stateOf(result: string | null, token: string | null): UndoWayState {
  if (isUndoWayResult(result)) return result;
  return token ? 'ask' : 'invalid';
}
