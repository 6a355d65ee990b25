/**
 * Who may read what is published to Firestore, beside the table of who may call what (`policy.ts`).
 * `firestore.rules` is made from it (`npm run firestore -- rules`), and a test holds both against
 * Google's emulator. Browsers write nothing. A candidate reads while the session of their token is
 * live: its document is there and has not expired.
 */
export interface FirestoreRule {
  /** The path in `firestore.rules`; `{uid}` is the candidate whose it is. */
  path: string;
  /** By what a document is the reader's own. */
  own: 'path' | 'uid' | 'activeUsers' | 'session';
  /** Whether queries are answered too, or single documents only. */
  queries: boolean;
  /** The endpoint that answers the same to the same people. */
  sameAs: string;
}

export const FIRESTORE_ACCESS: Readonly<Record<string, FirestoreRule>> = {
  sessions: {
    path: '/sessions/{id}',
    own: 'session',
    queries: false,
    sameAs: 'GET /api/v2/session/firebase_token',
  },
  users: { path: '/users/{uid}', own: 'path', queries: false, sameAs: 'GET /api/v2/session/me' },
  user_documents: {
    path: '/users/{uid}/user_documents/{id}',
    own: 'path',
    queries: true,
    sameAs: 'GET /api/v2/users/user_documents',
  },
  experiences: {
    path: '/users/{uid}/experiences/{id}',
    own: 'path',
    queries: true,
    sameAs: 'GET /api/v2/users/experiences',
  },
  user_references: {
    path: '/users/{uid}/user_references/{id}',
    own: 'path',
    queries: true,
    sameAs: 'GET /api/v2/users/user_references',
  },
  job_candidates: {
    path: '/job_candidates/{id}',
    own: 'uid',
    queries: true,
    sameAs: 'GET /api/portal/fetch_applications',
  },
  chats: {
    path: '/chats/{id}',
    own: 'activeUsers',
    queries: true,
    sameAs: 'GET /api/v2/chats/fetch_chats',
  },
  messages: {
    path: '/messages/{id}',
    own: 'uid',
    queries: true,
    sameAs: 'GET /api/v2/chats/fetch_messages',
  },
};

/** What must hold of the reader, by what makes a document their own. */
const CONDITIONS: Readonly<Record<FirestoreRule['own'], string>> = {
  path: 'hasLiveSession() && request.auth.uid == uid',
  uid: 'hasLiveSession() && resource.data.uid == request.auth.uid',
  activeUsers: 'hasLiveSession() && request.auth.uid in resource.data.activeUsers',
  // A session that has ended is answered as missing, so that its browser learns of the end
  session:
    'request.auth != null && request.auth.token.sessionId == id && (resource == null || resource.data.uid == request.auth.uid)',
};

/** The text of `firestore.rules`. */
export function firestoreRules(): string {
  const matches = Object.values(FIRESTORE_ACCESS).map(
    ({ path, own, queries }) => `    match ${path} {
      allow ${queries ? 'read' : 'get'}: if ${CONDITIONS[own]};
    }
`,
  );
  return `// Made from server/policy/firestoreAccess.ts by: npm run firestore -- rules
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function sessionOfToken() {
      return get(/databases/$(database)/documents/sessions/$(request.auth.token.sessionId)).data;
    }
    function hasLiveSession() {
      return request.auth != null
        && sessionOfToken().uid == request.auth.uid
        && sessionOfToken().expiresAt > request.time;
    }

${matches.join('')}    // Everything else, and every write, is refused: what no rule allows is.
  }
}
`;
}
