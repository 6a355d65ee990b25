import { answer } from './answer';
import { exact, ok, text, textOrNull } from './responseFields';

export const firebaseAnswers = {
  firebaseToken: answer({
    summary: 'Make a Firebase custom token for this session.',
    description:
      'It has the candidate’s id and, as the claim `sessionId`, the session’s: Firestore’s rules let it read the candidate’s own documents while the session is live. `firebase` is null where live updates come from `/api/v2/live`.',
    response: ok({
      firebase: exact({
        /** Signs the candidate in to Firebase Auth, for reading while this session is live. */
        token: text(),
        /** The id of the session's document. */
        sessionId: text(),
        /** Changes after this one are new to a page that reads everything now; it sorts as text. */
        place: text(),
        project: exact({ projectId: text(), apiKey: text(), authDomain: text() }),
        /** `host:port` of Google's emulators on a developer's machine; null for the real ones. */
        emulators: exact({ firestore: textOrNull(), auth: textOrNull() }),
      }).nullable(),
    }),
  }),
};
