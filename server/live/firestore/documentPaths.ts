/** Where each thing is published; the reader's side of these names is in `src/data/firestore/`. */
export const paths = {
  session: (id: string) => `sessions/${id}`,
  user: (uid: string) => `users/${uid}`,
  userDocument: (uid: string, id: string) => `users/${uid}/user_documents/${id}`,
  experience: (uid: string, id: string) => `users/${uid}/experiences/${id}`,
  reference: (uid: string, id: string) => `users/${uid}/user_references/${id}`,
  application: (id: string) => `job_candidates/${id}`,
  chat: (id: string) => `chats/${id}`,
  message: (chatId: string, number: number) => `messages/${chatId}_${number}`,
} as const;

/** The collections below `users/{uid}`. */
export const USER_COLLECTIONS = ['user_documents', 'experiences', 'user_references'] as const;
/** The collections whose documents say by `uid` whose they are. */
export const OWNED_COLLECTIONS = ['job_candidates', 'chats', 'messages', 'sessions'] as const;
