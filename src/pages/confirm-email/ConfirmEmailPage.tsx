import { isConfirmEmailResult } from '#domain/candidates/confirmEmail';
import { ConfirmEmailView } from '../../features/confirm-email/ConfirmEmailView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { useLinkState } from '../../lib/page/useLinkState';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Confirming an e-mail address: with or without a session, on any device. */
export function Component() {
  const { t } = useWords();
  const { state, token } = useLinkState(isConfirmEmailResult);
  return (
    <>
      <PageHead title={t(`confirm_email.${state}.title`)} noIndex />
      <ConfirmEmailView
        state={state}
        token={token}
        hrefs={{ login: paths.login(), home: paths.home() }}
        linkComponent={RouterLink}
      />
    </>
  );
}
