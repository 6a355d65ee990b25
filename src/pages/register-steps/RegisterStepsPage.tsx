import { useMemo, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { getConstants } from '#domain/api/portal';
import { getRegistration } from '#domain/api/waysIn';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import {
  furthestRegisterStep,
  isOpenStep,
  type RegisterStep,
  type RegisterValues,
  registerStepOf,
  registerStepPath,
} from '#domain/candidates/registrationSteps';
import { type SignInPathOptions, signInPath } from '#domain/signIn/signInPath';
import { signInProblemFrom } from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import type { SessionType } from '#domain/signIn/ways';
import { peekConstants } from '../../data/constants';
import { onServer, type PageData, pageLoader, usePageExtra } from '../../data/pageLoader';
import { type KeptRegistration, useRegistration } from '../../data/registration';
import { useApi } from '../../data/useApi';
import { useWorkplaces } from '../../data/workplaces';
import { passedOnProblem } from '../../features/auth/authProblem';
import { RegisterStepsView } from '../../features/auth/steps/RegisterStepsView';
import { detailsOfStep, registerValues } from '../../features/auth/steps/registerValues';
import { optionsOfStep, type StepOptions } from '../../features/auth/steps/stepOptions';
import { useRegisterSteps } from '../../features/auth/steps/useRegisterSteps';
import { readProviders, useProviders, waitingProvider } from '../../features/auth/useProviders';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { isBankidSimulated, useSite } from '../../lib/site/SiteContext';
import { useDebounced } from '../../lib/useDebounced';
import { useHydrated } from '../../lib/useHydrated';
import {
  firstOptions,
  registrationOptions,
  systemOptions,
} from '../../lib/vocabulary/registrationOptions';
import { unsavedStep } from '../../session/registrationDraft';

/** Milliseconds of rest before workplaces are asked for. */
const TYPING = 250;
/** The fewest letters to ask with. */
const MIN_LETTERS = 2;

/** What the server sends with the page, so that it works without a script. */
interface StepsExtra {
  options: StepOptions;
}

const NOTHING: KeptRegistration = {
  status: 0,
  registration: null,
  sessionID: null,
  type: null,
  stack: [],
};

/** Who was about to apply for a job is asked for what an application needs. */
const typeOf = (kept: KeptRegistration, targetPath: string | null): SessionType =>
  kept.type ??
  (targetPath?.startsWith(`${paths.apply('').split('?', 1)[0]}?`)
    ? 'registrationWithJobApplication'
    : 'registration');

function carriedIn(query: URLSearchParams): SignInPathOptions {
  return {
    targetPath: safeTargetPath(query.get('target_path')),
    sharedComputer: query.has('shared_computer'),
  };
}

export async function loader(args: LoaderFunctionArgs): Promise<PageData<StepsExtra | null>> {
  return pageLoader(async (prefetch, { url, params, language }) => {
    await readProviders(prefetch);
    const kept = await prefetch.read(getRegistration, {});
    if (!onServer(args)) return null;
    const step = registerStepOf(params.step);
    const carried = carriedIn(url.searchParams);
    const type = typeOf(kept, carried.targetPath ?? null);
    if (step === null || !isOpenStep(step, type, kept.stack)) {
      const problem = signInProblemFrom(url.searchParams.get('problem'));
      const path = registerStepPath(furthestRegisterStep(type, kept.stack), {
        ...carried,
        problem,
      });
      throw redirect(path);
    }
    const constants = await peekConstants(prefetch);
    const all = registrationOptions(constants, { language, isMobile: false, others: '' });
    const options = { ...firstOptions(all), systems: systemOptions(constants) };
    // The last page names municipalities too
    const offered = step === 'bankid' ? { ...options, locations: all.locations } : options;
    return { options: optionsOfStep(step, offered, chosenIn(kept.registration)) };
  })(args);
}

/**
 * The loader runs once: all pages use what it read, also while the connection is lost. Each page
 * saves its own answers.
 */
export const shouldRevalidate = () => false;

const chosenIn = (details: RegistrationDetails | null): string[] =>
  details
    ? [
        ...details.professions,
        ...details.workfields,
        ...details.locations,
        ...details.employmentTypes,
        ...(details.systems ?? []),
      ]
    : [];

/** Registering step by step; `target_path` is where to go afterwards. */
export function Component() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const kept = useRegistration().data ?? NOTHING;
  const step = registerStepOf(useParams().step);
  const carried = carriedIn(query);
  const type = typeOf(kept, carried.targetPath ?? null);
  if (step === null || !isOpenStep(step, type, kept.stack)) {
    const path = registerStepPath(furthestRegisterStep(type, kept.stack), carried);
    return <Navigate to={path} state={state} replace />;
  }
  return <OneStep key={step} {...{ step, kept, type, carried }} />;
}

interface OneStepProps {
  step: RegisterStep;
  kept: KeptRegistration;
  type: SessionType;
  carried: SignInPathOptions;
}

function OneStep({ step, kept, type, carried }: OneStepProps) {
  const { t, language } = useWords();
  const site = useSite();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const extra = usePageExtra<StepsExtra | null>();
  const providers = useProviders();
  const wanted = carried.targetPath ?? null;
  const sharedComputer = carried.sharedComputer === true;
  // A user who wants to apply but came from no job is sent to the list of jobs
  const targetPath = wanted ?? (type === 'registrationWithJobApplication' ? paths.jobs() : null);
  const arrival = signInProblemFrom(query.get('problem')) ?? passedOnProblem(location.state);

  const { data: constants, error, retry } = useApi(getConstants, {});
  const others = t('auth.choice.others');
  const options = useMemo(
    () =>
      constants
        ? {
            ...registrationOptions(constants, { language, isMobile: false, others }),
            systems: systemOptions(constants),
          }
        : null,
    [constants, language, others],
  );

  // The server has no draft: it is available from the first render in the browser
  const hydrated = useHydrated();
  const saved = useMemo(() => registerValues(kept.registration, type), [kept.registration, type]);
  const [unsaved] = useState(() => unsavedStep.read(step, saved));
  const [typedEarly, setTypedEarly] = useState(false);
  const draft = hydrated && !typedEarly ? unsaved : null;
  const initialValues: RegisterValues = { ...saved, ...draft };

  const [workplace, setWorkplace] = useState<string | null>(null);
  const asked = useDebounced(workplace?.trim() ?? '', TYPING);
  const suggestions = useWorkplaces(
    step === 'workplace' && asked.length >= MIN_LETTERS ? asked : null,
  );

  const steps = useRegisterSteps({
    kept: { ...kept, type },
    step,
    targetPath: wanted,
    sharedComputer,
    onSaved(next) {
      unsavedStep.remove(step);
      void navigate(registerStepPath(next, carried));
    },
  });

  function handleChange(values: RegisterValues) {
    const own = step === 'type' ? { type: values.type } : detailsOfStep(step, values);
    unsavedStep.write(step, own);
    if (step === 'workplace') setWorkplace(values.workplace);
  }

  return (
    <>
      <PageHead title={t(`register.step.${step}.title`)} noIndex />
      <RegisterStepsView
        key={draft ? 'draft' : 'new'}
        step={step}
        done={kept.stack}
        initialValues={initialValues}
        options={options}
        firstOptions={extra?.options ?? null}
        onRetryOptions={error && !constants ? retry : null}
        suggestions={suggestions}
        production={!site.demo}
        targetPath={targetPath}
        sharedComputer={sharedComputer}
        problem={steps.problem}
        saving={steps.loading !== null}
        arrival={arrival}
        onChange={handleChange}
        onTypedEarly={() => setTypedEarly(true)}
        onSave={steps.save}
        onSendLink={kept.sessionID === null ? null : steps.sendLink}
        bankid={{
          pending: steps.pending,
          wait: steps.wait,
          social: {
            providers,
            pending: waitingProvider(steps.loading),
            busy: steps.loading !== null,
          },
          onChoose: steps.finish,
          onSocial: steps.finishAt,
        }}
        stepHref={(one) => registerStepPath(one, carried)}
        onePageHref={`${signInPath('register', carried)}${wanted || sharedComputer ? '&' : '?'}form=page`}
        loginHref={signInPath('login', carried)}
        linkComponent={RouterLink}
        demo={isBankidSimulated(site)}
      />
    </>
  );
}
