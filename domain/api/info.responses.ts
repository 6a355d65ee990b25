import { answer } from './answer';
import { ok, text } from './responseFields';

export const infoAnswers = {
  submitPricingRequest: answer({
    guarded: true,
    summary: 'Ask what Vikari would cost an organisation.',
    description:
      'Answers the reference that the receipt has. The same request on the same day is stored and mailed once.',
    response: ok({ reference: text() }),
    repeatable: true,
  }),
  requestEarlyAccess: answer({
    guarded: true,
    summary: 'Sign up to hear when the app is there.',
    description:
      'The address gets a mail with a link that confirms. The answer is the same for an address that has signed up before; its owner is told by mail.',
    response: ok({}),
  }),
};
