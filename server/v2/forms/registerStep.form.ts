import type { FastifyInstance } from 'fastify';
import { ApiError } from '#domain/api/errors';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import {
  addDoneStep,
  FIELDS_OF_STEP,
  missingOnStep,
  type RegisterStep,
  registerStepOf,
  registerStepPath,
  stepAfter,
} from '#domain/candidates/registrationSteps';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import type { SessionType } from '#domain/signIn/ways';
import { SESSION_TYPES } from '#domain/signIn/ways';
import { type FormRouteDeps, registerFormRoute } from '../../http/formRoute';
import { setRegistrationCookie } from '../../identity/browserCookies';
import type { Identity } from '../../identity/identity';
import { draftOrMail, formProblemOf } from './draftOrMail';
import { readStepFields } from './startForm';

const PER_MINUTE = 120;

/**
 * `POST /auth/register-step`: one page of a registration that is filled in step by step, without a
 * script. The answers are stored, valid or not; the next page opens once they are valid.
 */
export function registerStepForm(
  deps: FormRouteDeps & Pick<Identity, 'registration' | 'mailStep'>,
): (app: FastifyInstance) => Promise<void> {
  const { registration } = deps;
  return (app) =>
    registerFormRoute(
      app,
      {
        method: 'POST',
        url: '/auth/register-step',
        perMinute: PER_MINUTE,
        isTyped: true,
        async handle(fields, caller, reply) {
          const { userId, registrationId } = caller;
          if (userId !== null) return afterSignIn(fields.get('target_path'));
          const kept = await registration.readKept(registrationId);
          const step = stepOf(fields);
          // An expired registration starts again
          if (kept.sessionID === null && step !== 'email') {
            throw new ApiError('session_not_found', 'No Session Found!');
          }
          const type = typeOf(fields) ?? kept.type ?? 'registration';
          const details = readStepFields(fields, step);
          const isRight = isStepRight(step, details);
          const done = isRight ? addDoneStep(step, kept.stack) : kept.stack;
          const draft = { details, type, stack: done };
          const id = await draftOrMail(deps, { id: kept.sessionID, draft }, caller);
          setRegistrationCookie(reply, id);
          if (!isRight) return pathOf(step, fields, 'incomplete');
          if (step === 'email' && (await registration.isEmailTaken(details.email ?? '', null))) {
            throw new ApiError('email_taken', 'An account with this email already exists.');
          }
          return pathOf(stepAfter(step, type, kept.stack), fields);
        },
        refused: ({ code }, fields) =>
          pathOf(stepOf(fields), fields, formProblemOf(code, 'register')),
      },
      deps,
    );
}

const stepOf = (fields: URLSearchParams): RegisterStep =>
  registerStepOf(fields.get('step')) ?? 'email';

const typeOf = (fields: URLSearchParams): SessionType | undefined =>
  SESSION_TYPES.find((type) => type === fields.get('type'));

function isStepRight(step: RegisterStep, details: Partial<RegistrationDetails>): boolean {
  const schema = registrationSchema.pick([...FIELDS_OF_STEP[step]]);
  return (
    schema.isValidSync(details, { strict: true }) &&
    Object.keys(missingOnStep(step, details)).length === 0
  );
}

const pathOf = (step: RegisterStep, fields: URLSearchParams, problem?: SignInProblem): string =>
  registerStepPath(step, {
    problem,
    targetPath: safeTargetPath(fields.get('target_path')),
    sharedComputer: fields.has('shared_computer'),
  });
