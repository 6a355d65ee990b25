import { answer } from './answer';
import { ok } from './responseFields';

export const alertAnswers = {
  askForAlert: answer({
    guarded: true,
    summary: 'Ask for an alert of a search by mail, without an account.',
    description:
      'The address gets a mail with a link that confirms. The answer is the same for an address that has alerts already; its owner is told by mail.',
    response: ok({}),
  }),
};
