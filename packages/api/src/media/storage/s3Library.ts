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
 * What is used of Amazon's library. It stands in a module of its own, which is read on the first use: a
 * package in CommonJS that is itself imported on demand loses its names in the bundle.
 */
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
