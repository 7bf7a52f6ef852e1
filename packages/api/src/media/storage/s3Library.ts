import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { NodeHttpHandler } from '@smithy/node-http-handler';

/**
 * The used exports of the AWS SDK. A separate module, loaded on first use: if a CommonJS package is
 * imported dynamically itself, it loses its export names in the bundle.
 */
// The first client otherwise prints how long Node 20 will be supported, which the version of this
// package decides.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

export const s3 = {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NodeHttpHandler,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} as const;

export type S3 = typeof s3;
