import { useSearchParams } from 'react-router-dom';
import { signInProblemFrom } from '#domain/signInProblem';
import { safeTargetPath } from '#domain/targetPath';
import { LoginView } from '../../features/auth/LoginView';
import { methodOf } from '../../features/auth/signInFlow';
import { useSignIn } from '../../features/auth/useSignIn';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';

/** Logging in; `target_path` is where to go afterwards. */
export function Component() {
  const { t } = useWords();
  const { demo } = useSite();
  const [query] = useSearchParams();
  const { pending, problem, start } = useSignIn(signInProblemFrom(query.get('problem')));
  const targetPath = safeTargetPath(query.get('target_path'));
  return (
    <>
      <PageHead title={t('auth.login.title')} description={t('auth.login.description')} />
      <LoginView
        pending={pending}
        problem={problem}
        targetPath={targetPath}
        sharedComputer={query.has('shared_computer')}
        onChoose={(device, sharedComputer) =>
          void start(methodOf(device), async () => ({
            device,
            kept: { purpose: 'login', targetPath, sessionID: null, sharedComputer },
          }))
        }
        registerHref={paths.register(targetPath ?? undefined)}
        linkComponent={RouterLink}
        demo={demo}
      />
    </>
  );
}
