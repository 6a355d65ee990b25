import { useState } from 'react';
import type { UserDocument } from '#domain/api/documents';
import { fileNameOf } from '#domain/candidates/documents';
import type { DocumentActions } from './documentActions';

/** Downloads of documents, and their state. */
export interface Download {
  /** Id of the document that is being fetched. */
  busy: string | null;
  /** Name of the document that could not be fetched. */
  failed: string | null;
  save: (document: UserDocument) => void;
}

/** Milliseconds after which the browser has read the file that it saves. */
const TAKEN_OVER = 60_000;

export function useDownload({ onRead }: Pick<DocumentActions, 'onRead'>): Download {
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  async function fetchAndSave(document: UserDocument): Promise<void> {
    setFailed(null);
    setBusy(document.id);
    try {
      saveAs(await onRead(document.id, { download: true }), fileNameOf(document));
    } catch {
      setFailed(document.name);
    } finally {
      setBusy(null);
    }
  }

  return { busy, failed, save: (document) => void fetchAndSave(document) };
}

function saveAs(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER);
}
