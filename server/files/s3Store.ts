import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config/filesConfig';
import { within } from '../lib/within';
import { StoreUnavailableError } from '../storage/sqlError';
import { ObjectMissingError, type ObjectStore, requireObjectName } from './objectStore';

/** Milliseconds for one call with its repetitions; an object is about a megabyte. */
const CALL_MS = 30_000;
const CONNECT_MS = 5_000;
/** A call that failed in passing is repeated, as often as fits into its time. */
const ATTEMPTS = 3;

/** The most objects that S3 lists in one response. */
const LIST_PAGE = 1000;

/**
 * Objects in a bucket of S3, or of an S3-compatible server. The operator creates the bucket, with
 * its rules for encryption and access.
 */
export function s3Store(
  { bucket, endpoint, region, credentials }: S3Config,
  { listPage = LIST_PAGE, callMs = CALL_MS }: { listPage?: number; callMs?: number } = {},
): ObjectStore {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    // Frames are authenticated already, and other servers than Amazon's do not support trailing
    // checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, callMs),
      requestTimeout: callMs,
      // It would only be said in the log
      throwOnRequestTimeout: true,
    },
  });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(callMs) });
  const answered = <T>(answer: Promise<T>): Promise<T> => answer.catch(rethrow);

  return {
    async put(name, bytes) {
      requireObjectName(name);
      const put = new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes });
      await answered(client.send(put, inTime()));
    },

    async get(name) {
      requireObjectName(name);
      try {
        const get = new GetObjectCommand({ Bucket: bucket, Key: name });
        const { Body } = await answered(client.send(get, inTime()));
        if (!Body) throw new ObjectMissingError(name);
        // The signal ends with the head of the answer
        return await within(Body.transformToByteArray(), callMs, 'The object store').catch(
          (error) => {
            if (Body instanceof Readable) Body.destroy();
            return rethrow(error);
          },
        );
      } catch (error) {
        if (error instanceof NoSuchKey) throw new ObjectMissingError(name);
        throw error;
      }
    },

    async remove(names) {
      // One by one: servers differ in the checksum that the call for several objects needs
      for (const name of names) {
        requireObjectName(name);
        const remove = new DeleteObjectCommand({ Bucket: bucket, Key: name });
        await answered(client.send(remove, inTime()));
      }
    },

    async *list(prefix) {
      // Version 1 of the listing: it continues after a name, and every S3-compatible server
      // supports it
      for (let after: string | undefined; ; ) {
        const list = new ListObjectsCommand({
          Bucket: bucket,
          Prefix: prefix,
          MaxKeys: listPage,
          Marker: after,
        });
        const page = await answered(client.send(list, inTime()));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (!Key || !LastModified) continue;
          yield { name: Key, writtenAt: LastModified.getTime() };
          after = Key;
        }
        if (!page.IsTruncated) return;
      }
    },
  };
}

/** A refusal is ours to mend; anything else passes, and the same call may succeed later. */
function rethrow(error: unknown): never {
  const { httpStatusCode = 500 }: { httpStatusCode?: number } = Object(Object(error).$metadata);
  if (httpStatusCode >= 400 && httpStatusCode < 500) throw error;
  throw new StoreUnavailableError(error, 'The object store cannot be used');
}
