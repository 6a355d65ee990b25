import { answer } from './answer';
import { exact, ok, text, textOrNull } from './responseFields';

export const firebaseAnswers = {
  firebaseToken: answer({
    summary: 'Make a Firebase custom token for this session.',
    description:
      'It has the candidate’s id and, as the claim `sessionId`, the session’s: Firestore’s rules let it read the candidate’s own documents while the session is live. `firebase` is null where live updates come from `/api/v2/live`.',
    response: ok({
      firebase: exact({
        token: text(),
        sessionId: text(),
        place: text(),
        project: exact({ projectId: text(), apiKey: text(), authDomain: text() }),
        emulators: exact({ firestore: textOrNull(), auth: textOrNull() }),
      }).nullable(),
    }),
  }),
};
