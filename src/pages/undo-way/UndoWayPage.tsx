import { isUndoWayResult } from '#domain/signIn/undoWay';
import { UndoWayView } from '../../features/undo-way/UndoWayView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { useLinkState } from '../../lib/page/useLinkState';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Taking a new way to log in back: with or without a session, on any device. */
export function Component() {
  const { t } = useWords();
  const { state, token } = useLinkState(isUndoWayResult);
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
