import { useSearchParams } from 'react-router-dom';
import { isConfirmEmailResult } from '#domain/confirmEmail';
import {
  type ConfirmEmailState,
  ConfirmEmailView,
} from '../../features/confirm-email/ConfirmEmailView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Confirming an e-mail address: with or without a session, on any device. */
export function Component() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const token = query.get('token');
  const state = stateOf(query.get('result'), token);
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

/** An address without a token or a result is an incomplete link. */
function stateOf(result: string | null, token: string | null): ConfirmEmailState {
  if (isConfirmEmailResult(result)) return result;
  return token ? 'ask' : 'invalid';
}
