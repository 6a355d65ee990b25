import type { FilesConfig } from '../config/filesConfig';
import { folderStore } from './folderStore';
import type { ObjectStore } from './objectStore';

/** The configured object store. */
export async function openObjectStore({ s3, folder }: FilesConfig): Promise<ObjectStore> {
  if (s3 === null) return folderStore(folder);
  // A run with a folder does not load Amazon's client
  const { s3Store } = await import('./s3Store');
  return s3Store(s3);
}
