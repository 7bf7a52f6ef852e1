import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Ongoing } from './access/permissions.ts';

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

/** Streams the file as long as its reader has the permission of the route. */
export function sendFile(
  reply: FastifyReply,
  { fileName, mediaType, content }: FileResponse,
): FastifyReply {
  const { ongoing } = reply.request;
  if (ongoing) endWithPermission(reply, content, ongoing);
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(ongoing ? Readable.from(permitted(content, ongoing)) : content);
}

async function* permitted(content: Readable, { mayGoOn }: Ongoing): AsyncGenerator<unknown> {
  for await (const chunk of content) {
    if (!(await mayGoOn())) throw new Error('The reader of the file lost the permission.');
    yield chunk;
  }
}

/**
 * Breaks the connection at once, also while its reader takes nothing: what waits in the buffers of
 * this machine is dropped, and the client sees a broken download instead of a short file.
 */
function endWithPermission(reply: FastifyReply, content: Readable, ongoing: Ongoing): void {
  const unwatch = ongoing.watch(() => {
    content.destroy();
    const { socket } = reply.raw;
    if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy();
    reply.raw.destroy();
  });
  finished(reply.raw, unwatch);
}
