import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A download, streamed to the client. */
export class FileResponse {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Readable;

  constructor(fileName: string, mediaType: string, content: Readable) {
    this.fileName = fileName;
    this.mediaType = mediaType;
    this.content = content;
  }
}

export function sendFile(
  reply: FastifyReply,
  { fileName, mediaType, content }: FileResponse,
): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(content);
}
