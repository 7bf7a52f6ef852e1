import type { S3TestReason } from '@rentyard/contract/entities/s3Setting';
import type { FindingId } from '@rentyard/contract/schema/systemFindingIds';
import type { BucketSettings } from '../config/bucketSettings.ts';
import { testConnection } from '../media/storage/testS3Connection.ts';
import { type Finding, failure } from './findings.ts';

const findings: Readonly<Record<S3TestReason, FindingId>> = {
  address_refused: 'bucket_unreachable',
  unreachable: 'bucket_unreachable',
  no_bucket: 'no_bucket',
  denied: 'bucket_denied',
  wrong_content: 'bucket_refused',
  refused: 'bucket_refused',
};

/** Writes, reads and deletes a file in the bucket of the installation. */
export async function checkStorage(bucket: BucketSettings): Promise<readonly Finding[]> {
  const { steps } = await testConnection(bucket, {});
  const failed = steps.find(({ ok }) => !ok);
  if (!failed) return [];
  const id = failed.step === 'public' ? 'unreadable_photos' : findings[failed.reason ?? 'refused'];
  return [failure(id, { bucket: bucket.bucket }, failed.answer ?? undefined)];
}
