import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FilesConfig } from '../config/filesConfig';
import type { PoolUsage } from '../storage/database';
import type { GaugeSource } from './metrics';

/** Of the folder, or of the nearest one above it that there is. */
async function diskOf(folder: string): Promise<{ free: number; size: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch (error) {
    const above = dirname(folder);
    if (above === folder) throw error;
    return diskOf(above);
  }
}

/** What a node has of its machine and of its database. */
export function nodeGauges({
  dataDir,
  files,
  usage,
}: {
  /** An absolute path. */
  dataDir: string;
  files: Pick<FilesConfig, 'folder' | 's3'>;
  /** The connections to the database; absent where it is not known. */
  usage?: (() => PoolUsage) | undefined;
}): readonly GaugeSource[] {
  return [
    ...(usage ? connectionGauges(usage) : []),
    ...diskGauges({ name: 'vikari_data_folder', of: 'the data folder', folder: dataDir }),
    // A bucket has no disk
    ...(files.s3 === null
      ? diskGauges({ name: 'vikari_files_folder', of: 'uploaded files', folder: files.folder })
      : []),
  ];
}

function diskGauges({
  name,
  of,
  folder,
}: Record<'name' | 'of' | 'folder', string>): readonly GaugeSource[] {
  return [
    {
      name: `${name}_free_bytes`,
      help: `Space left on the disk of ${of}.`,
      read: async () => (await diskOf(folder)).free,
    },
    {
      name: `${name}_size_bytes`,
      help: `Size of the disk of ${of}.`,
      read: async () => (await diskOf(folder)).size,
    },
  ];
}

function connectionGauges(usage: () => PoolUsage): readonly GaugeSource[] {
  return [
    {
      name: 'vikari_database_connections_used',
      help: 'Connections to the database that are in use.',
      read: () => usage().used,
    },
    {
      name: 'vikari_database_connections_most',
      help: 'Connections to the database that this node may have.',
      read: () => usage().most,
    },
    {
      name: 'vikari_database_connections_waiting',
      help: 'Pieces of work that wait for a connection to the database.',
      read: () => usage().waiting,
    },
  ];
}
