import { useMemo, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
import { getConstants } from '#domain/api/portal';
import { type PendingSocial, pendingSocial } from '#domain/api/social';
import { getRegistration } from '#domain/api/waysIn';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import {
  furthestRegisterStep,
  type RegisterStep,
  registerStepPath,
} from '#domain/candidates/registrationSteps';
import { type SignInPathOptions, signInPath } from '#domain/signIn/signInPath';
import { signInProblemFrom } from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import { peekConstants } from '../../data/constants';
import { onServer, type PageData, pageLoader, usePageExtra } from '../../data/pageLoader';
import { useApi } from '../../data/useApi';
import { passedOnProblem } from '../../features/auth/authProblem';
import { RegisterView } from '../../features/auth/RegisterView';
import { readProviders, useProviders, waitingProvider } from '../../features/auth/useProviders';
import { useRegister } from '../../features/auth/useRegister';
import { useWords } from '../../i18n/intl';
import { checkBy } from '../../lib/forms/checkBy';
import { PageHead } from '../../lib/page/PageHead';
import { RouterLink } from '../../lib/site/RouterLink';
import { isBankidSimulated, useSite } from '../../lib/site/SiteContext';
import { useHydrated } from '../../lib/useHydrated';
import { useMediaQuery } from '../../lib/useMediaQuery';
import {
  firstOptions,
  type RegistrationOptions,
  registrationOptions,
} from '../../lib/vocabulary/registrationOptions';
import { registrationDraft } from '../../session/registrationDraft';
import { type Wish, wishOfJob } from './wishOfJob';

/** Part 9: mobile up to 768 px. */
const MOBILE = '(max-width: 768px)';

const check = checkBy<RegistrationDetails>(registrationSchema);

interface RegisterExtra {
  /** Sent by the server, so that the form works without a script; null in a browser. */
  options: RegistrationOptions | null;
  /** What was filled in on a returned form, or page by page; null without one. */
  kept: RegistrationDetails | null;
  /** The registration that it belongs to. */
  sessionID: string | null;
  /** The page at which a registration step by step continues. */
  resume: RegisterStep | null;
  /** Of the job that is applied for afterwards; null without one. */
  wish: Wish | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<PageData<RegisterExtra>> {
  return pageLoader(async (prefetch, { url, language }) => {
    await readProviders(prefetch);
    const query = url.searchParams;
    if (isVouched(query)) await prefetch.read(pendingSocial, {});
    const { registration: kept, sessionID, type, stack } = await prefetch.peek(getRegistration, {});
    const isOnePage = query.get('form') === 'page' || isVouched(query) || stack.length === 0;
    const resume = isOnePage ? null : furthestRegisterStep(type ?? 'registration', stack);
    const { targetPath = null } = carriedIn(query);
    const wish = kept || resume ? null : await wishOfJob(prefetch, targetPath);
    if (!onServer(args)) return { options: null, kept, sessionID, resume, wish };
    if (resume) throw redirect(registerStepPath(resume, carriedIn(query)));
    const constants = await peekConstants(prefetch);
    const view = { language, isMobile: false, others: '' };
    const options = firstOptions(registrationOptions(constants, view));
    return { options, kept, sessionID, resume, wish };
  })(args);
}

const carriedIn = (query: URLSearchParams): SignInPathOptions => ({
  targetPath: safeTargetPath(query.get('target_path')),
  problem: signInProblemFrom(query.get('problem')),
  sharedComputer: query.has('shared_computer'),
});

/**
 * Whether a provider may have led the user here, also when a submitted form comes back with errors.
 */
const isVouched = (query: URLSearchParams): boolean =>
  ['social_not_registered', 'incomplete'].includes(query.get('problem') ?? '');

/** The provider's values, except where the user has typed another. */
function withVouched(
  values: RegistrationDetails,
  { firstName, lastName, email }: PendingSocial,
): RegistrationDetails {
  return {
    ...values,
    firstName: values.firstName ?? firstName ?? '',
    lastName: values.lastName ?? lastName ?? '',
    email: values.email || (email ?? ''),
  };
}

/** Registering; `target_path` is where to go afterwards. */
export function Component() {
  const { t, language } = useWords();
  const site = useSite();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const extra = usePageExtra<RegisterExtra | null>();
  const { targetPath = null, sharedComputer = false } = carriedIn(query);
  const providers = useProviders();
  const { pending, wait, loading, problem, register, registerAt, registerVouched, sendLink } =
    useRegister(targetPath, extra?.sessionID ?? null);
  const arrival = signInProblemFrom(query.get('problem')) ?? passedOnProblem(state);

  // The options are long: they are loaded after the page, not sent in the document.
  const { data: constants, error, retry } = useApi(getConstants, {});
  const isMobile = useMediaQuery(MOBILE);
  const others = t('auth.choice.others');
  const options = useMemo(
    () => (constants ? registrationOptions(constants, { language, isMobile, others }) : null),
    [constants, language, isMobile, others],
  );

  // The server has no draft: it is available from the first render in the browser.
  const hydrated = useHydrated();
  const [stored] = useState(registrationDraft.read);
  const [early, setEarly] = useState<Partial<RegistrationDetails>>({});
  const kept = extra?.kept ?? null;
  const draft = hydrated && !kept ? stored : null;
  const waiting = useApi(pendingSocial, isVouched(query) ? {} : null).data?.pending;
  const vouched = waiting?.wants === 'register' ? waiting : null;
  const wish = draft ? null : (extra?.wish ?? null);
  const filled = { ...(kept ?? draft ?? { ...INITIAL_REGISTRATION, ...wish }), ...early };
  const initialValues = vouched ? withVouched(filled, vouched) : filled;

  if (extra?.resume) {
    return <Navigate to={registerStepPath(extra.resume, carriedIn(query))} state={state} replace />;
  }
  return (
    <>
      <PageHead title={t('auth.register.title')} description={t('auth.register.description')} />
      <RegisterView
        key={`${draft ? 'draft' : 'new'} ${vouched?.provider ?? ''}`}
        initialValues={initialValues}
        {...(arrival === 'incomplete' && { initialErrors: check(initialValues) })}
        options={options}
        firstOptions={extra?.options ?? null}
        onRetryOptions={error && !constants ? retry : null}
        pending={pending}
        wait={wait}
        problem={problem}
        arrival={arrival === 'incomplete' ? null : arrival}
        targetPath={targetPath}
        sharedComputer={sharedComputer}
        onChange={registrationDraft.write}
        onTypedEarly={setEarly}
        social={{ providers, pending: waitingProvider(loading), busy: loading !== null }}
        onSocial={(provider, values, shared) => void registerAt(provider, values, shared)}
        onSendLink={sendLink}
        vouched={vouched?.provider ?? null}
        isOfJob={wish !== null}
        onSubmit={(values, device, shared) =>
          vouched ? registerVouched(vouched.provider, values) : register(values, device, shared)
        }
        loginHref={signInPath('login', { targetPath, sharedComputer })}
        stepsHref={registerStepPath('email', { targetPath, sharedComputer })}
        linkComponent={RouterLink}
        demo={isBankidSimulated(site)}
      />
    </>
  );
}
