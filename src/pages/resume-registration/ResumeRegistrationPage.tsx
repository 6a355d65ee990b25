import { useSearchParams } from 'react-router-dom';
import { isResumeRegistrationResult } from '#domain/signIn/resumeRegistration';
import { ResumeRegistrationView } from '../../features/auth/ResumeRegistrationView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** Going on with a registration by the link in a mail: with or without a script, on any device. */
export function Component() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const token = query.get('token');
  const result = query.get('result');
  const unasked = token ? 'ask' : 'invalid';
  const state = isResumeRegistrationResult(result) ? result : unasked;
  return (
    <>
      <PageHead title={t(`auth.resume.${state}.title`)} noIndex />
      <ResumeRegistrationView
        state={state}
        token={token}
        registerHref={paths.register()}
        linkComponent={RouterLink}
      />
    </>
  );
}
