import { useLocation } from 'react-router-dom';
import type { Profile } from '#domain/api/v2';
import { verifyBankidPath } from '#domain/signIn/verifyBankid';
import type { SocialProviderId } from '#domain/signIn/ways';
import { SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import { retryOf } from '../../../data/retryOf';
import { useSiteData } from '../../../data/SiteDataProvider';
import {
  disconnectProvider,
  useSignInOptions,
  useSocialConnections,
} from '../../../data/socialConnections';
import {
  type ShownProvider,
  SignInMethodsView,
} from '../../../features/account-security/SignInMethodsView';
import { useWords } from '../../../i18n/intl';
import { RouterLink } from '../../../lib/site/RouterLink';
import { leaveForProvider } from '../../../session/social';
import type { KeptAction } from '../usePendingAction';
import { useAction } from './useAction';

/** The parameters of a connection, besides the path to return to. */
const CONNECTION = { purpose: 'connect', sessionID: null, sharedComputer: false } as const;

export interface SignInMethodsPartProps extends KeptAction {
  profile: Profile;
}

/** BankID and the providers that sign the candidate in. */
export function SignInMethodsPart({
  profile,
  pending,
  leaveForBankidWith,
}: SignInMethodsPartProps) {
  const data = useSiteData();
  const { language } = useWords();
  const { pathname, search } = useLocation();
  const connections = useSocialConnections();
  const options = useSignInOptions();
  const { busy, problem, run } = useAction<SocialProviderId>();
  const here = pathname + search;
  return (
    <SignInMethodsView
      profile={profile}
      bankid={connections.data?.bankid ?? null}
      providers={shownProviders(connections.data?.results, options.data?.providers)}
      onRetry={retryOf(connections) ?? retryOf(options)}
      busy={busy}
      problem={problem}
      bankidHref={verifyBankidPath({ targetPath: here })}
      linkComponent={RouterLink}
      onConnect={(provider) =>
        void run(provider, () =>
          leaveForProvider(data.api, { ...CONNECTION, targetPath: here }, provider, language),
        )
      }
      onDisconnect={(provider) => run(provider, () => disconnectProvider(data, provider))}
      onBankid={(proof) => leaveForBankidWith({ section: 'sign_in_methods' }, proof)}
      isBack={pending?.section === 'sign_in_methods'}
    />
  );
}

/** The providers that are connected or can be; undefined until both lists are read. */
function shownProviders(
  connections: readonly NonNullable<ShownProvider['connection']>[] | undefined,
  options: readonly Pick<ShownProvider, 'provider' | 'simulated'>[] | undefined,
): ShownProvider[] | undefined {
  if (!connections || !options) return undefined;
  return SOCIAL_PROVIDERS.map((provider) => {
    const connection = connections.find((one) => one.provider === provider) ?? null;
    const option = options.find((one) => one.provider === provider);
    const offered = option !== undefined;
    return { provider, connection, offered, simulated: option?.simulated ?? false };
  }).filter(({ connection, offered }) => connection !== null || offered);
}
