import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { sessionAnswers } from './session.responses';
import type { refusedSignInSchema } from './session.schema';

/**
 * POST session/refused_sign_in: the provider answered the request with this `state` with an error
 * that the user cannot mend. The answer came to the page, so this is how the operator learns of it.
 */
export const refusedSignIn = endpoint<
  InferType<typeof refusedSignInSchema>,
  Answered<typeof sessionAnswers.refusedSignIn>
>({ service: 'v2', method: 'POST', path: 'session/refused_sign_in', access: 'public' });
