import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config/filesConfig';
import { ObjectMissingError, type ObjectStore, requireObjectName } from './objectStore';

/** Milliseconds for one call; an object is about a megabyte. */
const CALL_MS = 30_000;

/** The most objects that S3 lists in one response. */
const LIST_PAGE = 1000;

/**
 * Objects in a bucket of S3, or of an S3-compatible server. The operator creates the bucket, with
 * its rules for encryption and access.
 */
export function s3Store(
  { bucket, endpoint, region, credentials }: S3Config,
  listPage = LIST_PAGE,
): ObjectStore {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    // Frames are authenticated already, and other servers than Amazon's do not support trailing
    // checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: CALL_MS, connectionTimeout: CALL_MS },
  });

  return {
    async put(name, bytes) {
      requireObjectName(name);
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes }));
    },

    async get(name) {
      requireObjectName(name);
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        if (!Body) throw new ObjectMissingError(name);
        return await Body.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) throw new ObjectMissingError(name);
        throw error;
      }
    },

    async remove(names) {
      // One by one: servers differ in the checksum that the call for several objects needs
      for (const name of names) {
        requireObjectName(name);
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
      }
    },

    async *list(prefix) {
      // Version 1 of the listing: it continues after a name, and every S3-compatible server
      // supports it
      for (let after: string | undefined; ; ) {
        const page = await client.send(
          new ListObjectsCommand({
            Bucket: bucket,
            Prefix: prefix,
            MaxKeys: listPage,
            Marker: after,
          }),
        );
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
