import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { photoBounds } from '@rentyard/contract/entities/photo';
import { normalLine } from '@rentyard/validators/normalForm';
import type { FastifyRequest } from 'fastify';
import { Invalid } from '../errors/failures.ts';
import { type FormFile, readFileForm } from '../http/fileForm.ts';
import { PictureRefused, type ReadPicture, readPicture } from './readPicture.ts';

/** The file of an upload, not yet decoded. */
export interface Upload extends FormFile {
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
}

/**
 * Reads the form field `file`.
 * @throws {Invalid} with the problem at `file` when it is missing, repeated or too large.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const form = await readFileForm(request, photoBounds);
  const { fileName, bytes } = form.file();
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { fileName: shownName(fileName), bytes, hash };
}

/** The original file name, only for display: the stored name is generated. */
function shownName(given: string): string {
  const name = normalLine(basename(given.replaceAll('\\', '/')));
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
