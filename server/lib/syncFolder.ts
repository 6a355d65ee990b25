import { open } from 'node:fs/promises';

/** Makes a rename in the folder survive a power failure; Windows cannot open folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
