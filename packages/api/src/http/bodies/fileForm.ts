import type { MultipartFile } from '@fastify/multipart';
import { noProblems, type ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { FastifyRequest } from 'fastify';
import { BadRequest, Failure, Invalid, UnsupportedMediaType } from '../../errors/failures.ts';
import { formParts } from './formParts.ts';

/** The file of a form, with the name that the browser sent. */
export interface FormFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

interface Accepted {
  readonly megabytes: number;
  /** The names of text fields, and the longest text in bytes. */
  readonly texts?: readonly string[];
  readonly textAtMost?: number;
}

interface FileForm {
  /** @throws {Invalid} with all problems, for a missing file too. */
  readonly file: () => FormFile;
  readonly texts: ReadonlyMap<string, string>;
  /** Problems so far; the caller adds those of the texts. */
  readonly problems: ProblemsByPath;
}

/** Reads a form with one file in the field `file`. */
export async function readFileForm(
  request: FastifyRequest,
  { megabytes, texts: names = [], textAtMost = 0 }: Accepted,
): Promise<FileForm> {
  if (!request.isMultipart()) throw new UnsupportedMediaType();
  const problems = noProblems();
  const texts = new Map<string, string>();
  let file: FormFile | undefined;
  const fileSize = megabytes * 1_048_576;
  const parts = { fileSize, files: 2, fieldSize: textAtMost };
  // A file of up to twice the limit is reported at its field. A larger request is refused with 413.
  for await (const part of formParts(request, { bytes: 2 * fileSize, parts })) {
    const { fieldname: name } = part;
    if (name !== 'file' && (part.type === 'file' || !names.includes(name))) {
      problems[name] = [{ id: 'unknown' }];
    } else if (name === 'file' ? file : texts.has(name)) problems[name] = [{ id: 'repeated' }];
    else if (part.type === 'field') {
      if (name === 'file') problems.file = [{ id: 'type' }];
      else texts.set(name, String(part.value));
    } else {
      file = { fileName: part.filename, bytes: await readBytes(part) };
      if (part.file.truncated) {
        problems.file = [{ id: 'file_size', values: { number: megabytes } }];
      }
    }
    // The form parser continues only after the file stream is consumed.
    if (part.type === 'file') part.file.resume();
  }
  return {
    texts,
    problems,
    file() {
      if (!file) problems.file ??= [{ id: 'required', values: { field: 'file' } }];
      if (!file || Object.keys(problems).length > 0) throw new Invalid(problems);
      return file;
    },
  };
}

/** @throws {TooLarge} for a longer form. {BadRequest} for one that was truncated within the file. */
async function readBytes({ file }: MultipartFile): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof Failure ? error : new BadRequest(error);
  }
}
