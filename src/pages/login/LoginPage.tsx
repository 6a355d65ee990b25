import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { signInProblemFrom } from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import { type PageData, pageLoader } from '../../data/pageLoader';
import { LoginView } from '../../features/auth/LoginView';
import { methodOf } from '../../features/auth/signInFlow';
import { useGoOn } from '../../features/auth/useGoOn';
import { readProviders, useProviders, waitingProvider } from '../../features/auth/useProviders';
import { useSignIn } from '../../features/auth/useSignIn';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { isBankidSimulated, useSite } from '../../lib/site/SiteContext';

/** The sign-in methods are in the page from the start, also without a script. */
export const loader: (args: LoaderFunctionArgs) => Promise<PageData> = pageLoader(readProviders);

/** Logging in; `target_path` is where to go afterwards. */
export function Component() {
  const { t } = useWords();
  const site = useSite();
  const [query] = useSearchParams();
  const arrival = signInProblemFrom(query.get('problem'));
  const { pending, wait, loading, problem, start } = useSignIn(useGoOn(), arrival);
  const providers = useProviders();
  const targetPath = safeTargetPath(query.get('target_path'));
  return (
    <>
      <PageHead title={t('auth.login.title')} description={t('auth.login.description')} />
      <LoginView
        pending={pending}
        wait={wait}
        problem={problem}
        targetPath={targetPath}
        sharedComputer={query.has('shared_computer')}
        // A user whom a provider has verified already is to use BankID
        social={
          arrival === 'link_requires_bankid'
            ? undefined
            : {
                providers,
                pending: waitingProvider(loading),
                busy: loading !== null,
                onChoose: (provider, sharedComputer) =>
                  void start(provider, async () => ({
                    provider,
                    kept: { purpose: 'login', targetPath, sessionID: null, sharedComputer },
                  })),
              }
        }
        onChoose={(device, sharedComputer) =>
          void start(methodOf(device), async () => ({
            device,
            kept: { purpose: 'login', targetPath, sessionID: null, sharedComputer },
          }))
        }
        registerHref={paths.register(targetPath ?? undefined)}
        linkComponent={RouterLink}
        demo={isBankidSimulated(site)}
      />
    </>
  );
}
