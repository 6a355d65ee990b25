/**
 * The parts of Firebase that live updates use, and no others: the whole namespaces would be loaded
 * with `import('firebase/firestore')`.
 */
export { deleteApp, initializeApp } from 'firebase/app';
export {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
export {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  terminate,
  where,
} from 'firebase/firestore';
