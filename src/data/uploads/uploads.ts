import { useEffect, useSyncExternalStore } from 'react';
import { submitUserDocument } from '#domain/api/documents';
import { documentNameOf } from '#domain/candidates/documentName';
import { MAX_DOCUMENT_NAME } from '#domain/candidates/documents';
import { withoutPersonalNumbers } from '#domain/text/withoutPersonalNumbers';
import { reportLostSession } from '../../data/lostSession';
import { showDocument } from '../documents';
import { useSiteData } from '../SiteDataProvider';
import type { SiteData } from '../siteData';
import { keptUploads } from './keptUploads';
import { openUploads } from './openUploads';
import { dropByTus, sendByTus } from './sendFile';
import { createUploadStore, type UploadStore } from './uploadStore';
import { isUnderWay, type Upload } from './uploads.reducer';

const NONE: readonly Upload[] = [];

function makeStore(data: SiteData): UploadStore {
  return createUploadStore({
    send: sendByTus,
    drop: dropByTus,
    kept: keptUploads(),
    async submit({ uploadId, upload, idempotencyKey }) {
      const { type, fileName, replaces } = upload;
      // The name is the file's, and nobody has typed it here
      const name = withoutPersonalNumbers(documentNameOf(fileName)).slice(0, MAX_DOCUMENT_NAME);
      const { document } = await data.api.call(
        submitUserDocument,
        { uploadId, type, name, ...(replaces === null ? {} : { replaces }) },
        { idempotencyKey },
      );
      await showDocument(data, document);
    },
  });
}

function uploadsOf(data: SiteData): UploadStore {
  const store = openUploads.get(data) ?? makeStore(data);
  openUploads.set(data, store);
  return store;
}

/** The page's uploads, and the actions on them; the shell explains a lost session. */
export function useUploads(): UploadStore & { uploads: readonly Upload[] } {
  const data = useSiteData();
  const store = uploadsOf(data);
  const uploads = useSyncExternalStore(store.subscribe, store.read, () => NONE);
  const underWay = uploads.some(isUnderWay);
  const signedOut = uploads.some(({ problem }) => problem === 'authentication_required');

  useEffect(() => {
    window.addEventListener('online', store.wake);
    window.addEventListener('offline', store.breakLine);
    return () => {
      window.removeEventListener('online', store.wake);
      window.removeEventListener('offline', store.breakLine);
    };
  }, [store]);

  useEffect(() => {
    if (signedOut) reportLostSession(data);
  }, [signedOut, data]);

  useEffect(() => {
    if (!underWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [underWay]);

  return { ...store, uploads };
}
