import { sendRegistrationLink } from '#domain/api/waysIn';
import {
  addDoneStep,
  type RegisterStep,
  type RegisterValues,
  stepAfter,
} from '#domain/candidates/registrationSteps';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import type { SocialProviderId } from '#domain/signIn/ways';
import { tidyEmail } from '#domain/text/tidy';
import { type KeptRegistration, saveRegistrationStep } from '../../../data/registration';
import { useSiteData } from '../../../data/SiteDataProvider';
import { type FieldErrors, refusedFields } from '../../../lib/forms/fieldErrors';
import { HANDHELD } from '../../../lib/handheld';
import { useMediaQuery } from '../../../lib/useMediaQuery';
import { SignInError, signInStep } from '../authProblem';
import type { LinkOutcome } from '../SendLink';
import { methodOf } from '../signInFlow';
import { useAccountCheck } from '../useAccountCheck';
import { useGoOn } from '../useGoOn';
import { useSignIn } from '../useSignIn';
import { detailsOfStep } from './registerValues';

interface RegisterStepsOptions {
  kept: KeptRegistration;
  step: RegisterStep;
  /** Where to go after the registration; null for the default page. */
  targetPath: string | null;
  sharedComputer: boolean;
  /** Called when the page is saved, with the next one. */
  onSaved: (next: RegisterStep) => void;
}

/** Saves the pages of a registration one by one, and completes it with BankID or a provider. */
export function useRegisterSteps(options: RegisterStepsOptions) {
  const { kept, step, targetPath, sharedComputer, onSaved } = options;
  const data = useSiteData();
  const isKnown = useAccountCheck();
  const usual: BankidDevice = useMediaQuery(HANDHELD) ? 'same' : 'other';
  const { pending, wait, loading, problem, start } = useSignIn(useGoOn());
  const back = { targetPath, sharedComputer };

  /** Saves a page. A user who already has an account gets a message, and logs in instead. */
  async function save(values: RegisterValues): Promise<FieldErrors<RegisterValues>> {
    let refused: FieldErrors<RegisterValues> = {};
    let isSaved = false;
    const { type } = values;
    await start('email', async () => {
      if (step === 'email' && (await isKnown(tidyEmail(values.email)))) {
        return { device: usual, kept: { ...back, purpose: 'login', sessionID: null } };
      }
      const details = detailsOfStep(step, values);
      const stack = addDoneStep(step, kept.stack);
      try {
        await signInStep('register', saveRegistrationStep(data, kept, { type, stack, details }));
        isSaved = true;
      } catch (error) {
        refused = error instanceof SignInError ? refusedFields(error.cause, values) : {};
        // The errors at the fields need no problem text besides
        if (Object.keys(refused).length === 0) throw error;
      }
      return null;
    });
    if (isSaved) onSaved(stepAfter(step, type, kept.stack));
    return refused;
  }

  /** The registration on the server, for BankID or a provider, also after a long pause. */
  const settled = (): Promise<string> =>
    signInStep(
      'register',
      saveRegistrationStep(data, kept, {
        type: kept.type ?? 'registration',
        stack: kept.stack,
        details: {},
      }),
    );

  function finish(device: BankidDevice, shared: boolean): void {
    void start(methodOf(device), async () => {
      const sessionID = await settled();
      const state = { purpose: 'register', targetPath, sharedComputer: shared, sessionID } as const;
      return { device, kept: state };
    });
  }

  function finishAt(provider: SocialProviderId, shared: boolean): void {
    void start(provider, async () => {
      const sessionID = await settled();
      const state = { purpose: 'register', targetPath, sharedComputer: shared, sessionID } as const;
      return { provider, kept: state };
    });
  }

  /** Mails the user a link for continuing with the saved answers on another device. */
  async function sendLink(): Promise<LinkOutcome> {
    try {
      await data.api.call(sendRegistrationLink, { sessionID: await settled() });
      return 'sent';
    } catch {
      return 'failed';
    }
  }

  return { pending, wait, loading, problem, save, finish, finishAt, sendLink };
}
