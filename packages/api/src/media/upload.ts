import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { photoBounds } from '@rentyard/contract/entities/photo';
import { noProblems, type ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { FastifyRequest } from 'fastify';
import { BadRequest, Invalid, UnsupportedMediaType } from '../errors/failures.ts';
import { formParts } from '../http/formParts.ts';
import { PictureRefused, type ReadPicture, readPicture } from './readPicture.ts';

/** The file of an upload, not yet decoded. */
export interface Upload {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
}

const bytesAtMost = photoBounds.megabytes * 1_048_576;

/**
 * Reads the form field `file`.
 * @throws {Invalid} with the problem at `file` when it is missing, repeated or too large.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new UnsupportedMediaType();
  const problems = noProblems();
  let upload: Upload | undefined;
  const limits = { fileSize: bytesAtMost, files: 2 };
  for await (const part of formParts(request, { limits })) {
    if (part.fieldname !== 'file') problems[part.fieldname] = [{ id: 'unknown' }];
    else if (part.type !== 'file') problems.file = [{ id: 'type' }];
    else if (upload) problems.file = [{ id: 'repeated' }];
    else upload = await readFile(part, problems);
    if (part.type === 'file') part.file.resume();
  }
  if (!upload && !problems.file) problems.file = [{ id: 'required', values: { field: 'file' } }];
  if (!upload || Object.keys(problems).length > 0) throw new Invalid(problems);
  return upload;
}

async function readFile(part: MultipartFile, problems: ProblemsByPath): Promise<Upload> {
  const chunks: Buffer[] = [];
  const digest = createHash('sha256');
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      digest.update(chunk);
    }
  } catch (error) {
    // The form was truncated within the file.
    throw new BadRequest(error);
  }
  if (part.file.truncated) {
    problems.file = [{ id: 'file_size', values: { number: photoBounds.megabytes } }];
  }
  return {
    fileName: shownName(part.filename),
    bytes: Buffer.concat(chunks),
    hash: digest.digest('hex'),
  };
}

/** The original file name, only for display: the stored name is generated. */
function shownName(given: string): string {
  const name = basename(given.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .trim();
  return [...name].slice(-255).join('') || 'image';
}

/** @throws {Invalid} with the problem at `file` when the file is not an accepted picture. */
export async function decodeUpload({ bytes }: Upload): Promise<ReadPicture> {
  try {
    return await readPicture(bytes);
  } catch (error) {
    throw error instanceof PictureRefused ? Invalid.at('file', error.problem) : error;
  }
}
