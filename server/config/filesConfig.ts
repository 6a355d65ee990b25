import { resolve } from 'node:path';
import { type MasterKey, parseMasterKeys } from './masterKeySetting';

/** Where files are stored and how they are encrypted. */
export interface FilesConfig {
  /** Absolute; not used with `s3`. */
  folder: string;
  s3: S3Config | null;
  /** The first is current; null for those of the key file in the data folder. */
  masterKeys: readonly MasterKey[] | null;
}

export interface S3Config {
  bucket: string;
  /** null for Amazon's own address of the region. */
  endpoint: string | null;
  region: string;
  /** null for the credentials that Amazon's tools would find. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_REGION = 'eu-north-1';

export function readFilesConfig(env: Environment, dataDir: string): FilesConfig {
  return {
    folder: resolve(env.FILES_FOLDER || `${dataDir}/files`),
    s3: s3Of(env),
    masterKeys: env.FILE_KEYS ? parseMasterKeys(env.FILE_KEYS) : null,
  };
}

function s3Of(env: Environment): S3Config | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY_ID: accessKeyId } = env;
  const secretAccessKey = env.FILES_S3_SECRET_ACCESS_KEY;
  if (!bucket) return null;
  return {
    bucket,
    endpoint: env.FILES_S3_ENDPOINT || null,
    region: env.FILES_S3_REGION || DEFAULT_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

/** The errors in the settings of files, one line each. Never contains a key. */
export function wrongFilesSettings(env: Environment, production: boolean): string[] {
  const { FILE_KEYS: keys, FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint } = env;
  const isAddress = !endpoint || (URL.canParse(endpoint) && /^https?:\/\/./.test(endpoint));
  const halfSet = !env.FILES_S3_ACCESS_KEY_ID !== !env.FILES_S3_SECRET_ACCESS_KEY;
  const ofBucket = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']
    .map((name) => `FILES_S3_${name}`)
    .filter((name) => env[name]);
  return [
    ...(!keys || parseMasterKeys(keys)
      ? []
      : ['FILE_KEYS must be id:key, several with commas; a key is 32 bytes in base64']),
    ...(isAddress ? [] : ['FILES_S3_ENDPOINT must begin with https:// or http://']),
    ...(halfSet ? ['FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY go together'] : []),
    ...(bucket ? [] : ofBucket.map((name) => `${name} is set without FILES_S3_BUCKET`)),
    ...(bucket && env.FILES_FOLDER ? ['Set FILES_FOLDER or FILES_S3_BUCKET, not both'] : []),
    ...(production && !keys ? ['FILE_KEYS is required in production'] : []),
    ...(production && !bucket && !env.FILES_FOLDER
      ? ['FILES_FOLDER or FILES_S3_BUCKET is required in production']
      : []),
  ];
}
