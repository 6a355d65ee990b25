import { afterSignIn } from '#domain/signIn/afterSignIn';
import type { BankidDevice, BankidPurpose } from '#domain/signIn/bankidRequests';
import { signInPath } from '#domain/signIn/signInPath';
import { pageForProblem, type SignInProblem, signInProblemOf } from '#domain/signIn/signInProblem';
import type { SocialProviderId } from '#domain/signIn/ways';
import type { AuthPageState } from '../../session/authPageState';
import type { WindowEvent } from '../../session/bankidWindow';
import type { BankidOutcome, ReturnFailure } from '../../session/finishBankid';
import type { SocialDeparture } from '../../session/social';

/** How a user signs in. A new method is a new value, and not a new state. */
export type SignInMethod = 'device' | 'qr' | 'email' | SocialProviderId;

/** Where the user is redirected to, and what is kept until they return. */
export type Departure =
  /** BankID, with its app on this device or another. */
  | { device: BankidDevice; kept: AuthPageState }
  | { provider: SocialProviderId; kept: SocialDeparture };

/** The data of each state. */
interface States {
  /** The methods are shown, and none is chosen. */
  idle: unknown;
  /**
   * A method is chosen, and what it needs is being read: for example, whether an address has an
   * account.
   */
  choosing: { method: SignInMethod };
  /** The authorization request is made, and the browser is redirected to BankID or the provider. */
  leaving: { method: SignInMethod };
  /** BankID is open in a separate window; `lost` once it was closed or cannot be seen from here. */
  waiting: { method: SignInMethod; lost: boolean };
  /** The browser or the window has returned with an answer, which is being processed. */
  returned: unknown;
  /** The sign-in has failed; `kept` is the state of a return from BankID, for another try. */
  problem: { problem: SignInProblem; kept: AuthPageState | null };
}

type FlowIn<State extends keyof States> = { [S in State]: { state: S } & States[S] }[State];

/** A sign-in, from the choice of a method to the return. */
export type SignInFlow = FlowIn<keyof States>;

export type SignInEvent =
  | { type: 'chosen'; method: SignInMethod }
  /** The method is ready; null when the user stays on this page or another page of the site. */
  | { type: 'prepared'; departure: Departure | null }
  | { type: 'stopped'; problem: SignInProblem }
  /** An error that the caller reports. */
  | { type: 'failed' }
  /** The back/forward cache shows the page again. */
  | { type: 'restored' }
  | WindowEvent
  /** The window is open. */
  | { type: 'opened' }
  /** The user no longer waits for the window. */
  | { type: 'given_up' };

/** The effects that the page performs. */
export type SignInEffect =
  | { type: 'prepare'; method: SignInMethod }
  | { type: 'leave'; departure: Departure }
  /** Another tab may have signed in: the page is left once that is known. */
  | { type: 'ask_who' }
  /** Goes to a page of the site, which shows the problem passed on. */
  | { type: 'go'; path: string; passOn: SignInProblem | null };

type Step = readonly [SignInFlow, readonly SignInEffect[]];

const IDLE: SignInFlow = { state: 'idle' };

/**
 * The first state of a sign-in page.
 * @param arrival a problem to show from the start.
 */
export const opened = (arrival: SignInProblem | null = null): SignInFlow =>
  arrival === null ? IDLE : { state: 'problem', problem: arrival, kept: null };

const isUnderWay = ({ state }: SignInFlow) =>
  state === 'choosing' || state === 'leaving' || state === 'waiting';

/** The names of a provider's problems, where they differ from BankID's. */
const AT_PROVIDER: Partial<Record<SignInProblem, SignInProblem>> = {
  cancelled: 'social_cancelled',
  expired: 'social_problem',
  failed: 'social_problem',
  login: 'social_failed',
  register: 'social_failed',
};

function problemOfReturn(code: ReturnFailure, { purpose, provider }: AuthPageState): SignInProblem {
  if (code === 'no_credential' || code === 'no_auth_session' || code === 'other_browser') {
    return code;
  }
  if (code === 'broker_fault') return provider === undefined ? code : 'social_failed';
  if (provider !== undefined && code === 'invalid_token') return 'social_failed';
  const problem = signInProblemOf(code, purpose);
  return (provider !== undefined && AT_PROVIDER[problem]) || problem;
}

function finish(flow: SignInFlow, outcome: BankidOutcome): Step {
  switch (outcome.kind) {
    case 'signed_in':
      return [flow, [{ type: 'go', path: afterSignIn(outcome.targetPath), passOn: null }]];
    case 'nothing':
      return [flow, [{ type: 'go', path: signInPath('login'), passOn: null }]];
    case 'failed': {
      const { code, state: kept } = outcome;
      const problem = problemOfReturn(code, kept);
      if (kept.purpose !== 'login' && kept.purpose !== 'register') {
        return [{ state: 'problem', problem, kept }, []];
      }
      switch (problem) {
        case 'not_registered':
          return [flow, [{ type: 'go', path: signInPath('register', kept), passOn: problem }]];
        // These pages ask the server for the pending identity, so the address names the problem
        case 'link_requires_bankid':
        case 'social_not_registered': {
          const path = signInPath(pageForProblem(problem, kept.purpose), { ...kept, problem });
          return [flow, [{ type: 'go', path, passOn: problem }]];
        }
        default:
          return [{ state: 'problem', problem, kept }, []];
      }
    }
  }
}

/** The next state and its effects. An event that does not fit the state changes nothing. */
export function signInFlow(flow: SignInFlow, event: SignInEvent): Step {
  switch (event.type) {
    case 'chosen': {
      if (isUnderWay(flow) || flow.state === 'returned') return [flow, []];
      const { method } = event;
      return [{ state: 'choosing', method }, [{ type: 'prepare', method }]];
    }
    case 'prepared': {
      if (flow.state !== 'choosing') return [flow, []];
      const { departure } = event;
      if (departure === null) return [IDLE, []];
      return [{ state: 'leaving', method: flow.method }, [{ type: 'leave', departure }]];
    }
    case 'stopped': {
      if (!isUnderWay(flow)) return [flow, []];
      const { problem } = event;
      const stopped: SignInFlow = { state: 'problem', problem, kept: null };
      return [stopped, problem === 'signed_in' ? [{ type: 'ask_who' }] : []];
    }
    case 'opened':
      if (flow.state !== 'leaving') return [flow, []];
      return [{ state: 'waiting', method: flow.method, lost: false }, []];
    case 'seen':
    case 'lost':
      return [flow.state === 'waiting' ? { ...flow, lost: event.type === 'lost' } : flow, []];
    case 'answered':
      return [flow.state === 'waiting' ? { state: 'returned' } : flow, []];
    case 'failed':
    case 'given_up':
    case 'restored':
      return [isUnderWay(flow) ? IDLE : flow, []];
    case 'finished':
      return flow.state === 'returned' ? finish(flow, event.outcome) : [flow, []];
  }
}

/** What a page shows of the flow. */
export interface SignInShown {
  /** The methods, BankID's window, the processing of an answer, or the problem of a return. */
  view: 'methods' | 'waiting' | 'lost' | 'finishing' | 'stopped';
  /** The method in progress; the other buttons are disabled meanwhile. */
  loading: SignInMethod | null;
  problem: SignInProblem | null;
}

type Shows = { [State in keyof States]: (flow: FlowIn<State>) => SignInShown };

const methods = (loading: SignInMethod | null, problem: SignInProblem | null): SignInShown => ({
  view: 'methods',
  loading,
  problem,
});

/** What each state shows. */
const SHOWS: Shows = {
  idle: () => methods(null, null),
  choosing: ({ method }) => methods(method, null),
  leaving: ({ method }) => methods(method, null),
  waiting: ({ method, lost }) => ({
    view: lost ? 'lost' : 'waiting',
    loading: method,
    problem: null,
  }),
  returned: () => ({ view: 'finishing', loading: null, problem: null }),
  problem: ({ problem, kept }) =>
    kept === null ? methods(null, problem) : { view: 'stopped', loading: null, problem },
};

export function shownOf<State extends keyof States>(flow: FlowIn<State>): SignInShown {
  return SHOWS[flow.state](flow);
}

/** The BankID device of a method that uses it directly. */
const DEVICE_OF = { device: 'same', qr: 'other' } as const satisfies Partial<
  Record<SignInMethod, BankidDevice>
>;

/** The method of a BankID device. */
export const methodOf = (device: BankidDevice): SignInMethod =>
  device === 'same' ? 'device' : 'qr';

/** The device whose button is loading; null for none. */
export function waitingDevice({ loading }: SignInShown): BankidDevice | null {
  return loading === 'device' || loading === 'qr' ? DEVICE_OF[loading] : null;
}

/** The target and purpose of a failed return from BankID, for another try. */
export function retryOptions(flow: SignInFlow): {
  purpose: BankidPurpose;
  targetPath?: string | null;
  sharedComputer?: boolean;
} {
  return flow.state === 'problem' && flow.kept !== null ? flow.kept : { purpose: 'login' };
}
