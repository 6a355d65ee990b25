import type { FastifyInstance } from 'fastify';
import { SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import type { SocialConfig } from '../../config/socialConfig';
import type { Clock } from '../../lib/clock';
import { remoteBroker } from '../bankidBroker';
import type { TestIdentity } from '../simulator/answer';
import { createSocialSimulator, SIMULATED_CLIENT } from '../simulator/simulator';
import { facebookProvider } from './facebookProvider';
import { firebaseKeys, firebaseProvider } from './firebaseProvider';
import { oidcProvider } from './oidcProvider';
import type { SocialProvider } from './socialProvider';

export interface ProvidersOptions {
  config: SocialConfig;
  publicUrl: string;
  clock: Clock;
  fetch: typeof fetch;
  /** The people that the simulator offers; null when nothing may be simulated. */
  testIdentities: readonly TestIdentity[] | null;
}

/**
 * The providers that a run offers (decision 15 of the specification): through Firebase when it is
 * configured, otherwise by each provider's own settings, otherwise simulated when BankID is.
 */
export async function createProviders(options: ProvidersOptions): Promise<{
  providers: readonly SocialProvider[];
  /** The pages of the simulated providers. */
  simulators: ((app: FastifyInstance) => void)[];
}> {
  const { config, publicUrl, clock, fetch: fetchIt, testIdentities: people } = options;
  const { firebase, google, facebook } = config;
  if (firebase) {
    const key = firebaseKeys(firebase.keysUrl, fetchIt);
    const providers = SOCIAL_PROVIDERS.map((id) =>
      firebaseProvider(id, { config: firebase, key, clock }),
    );
    return { providers, simulators: [] };
  }
  const providers: SocialProvider[] = [];
  const simulators: ((app: FastifyInstance) => void)[] = [];
  if (google) {
    const { issuer, clientId } = google;
    const broker = remoteBroker(issuer, google, { clock, fetch: fetchIt });
    const formTarget = new URL(issuer).origin;
    const real = { simulated: false, responseType: 'code', formTarget } as const;
    providers.push(oidcProvider({ ...real, id: 'google', broker, clientId, clock }));
  }
  if (facebook) providers.push(facebookProvider({ config: facebook, clock, fetch: fetchIt }));
  for (const id of SOCIAL_PROVIDERS) {
    if (people === null || providers.some((provider) => provider.id === id)) continue;
    const { broker, plugin } = await createSocialSimulator(id, { publicUrl, clock, people });
    const simulated = { simulated: true, responseType: 'id_token', formTarget: null } as const;
    const clientId = SIMULATED_CLIENT;
    providers.push(oidcProvider({ ...simulated, id, broker, clientId, clock }));
    simulators.push(plugin);
  }
  return { providers, simulators };
}
