/** One request of a benchmark. */
import { once } from 'node:events';
import { request } from 'node:http';

/** A connection that the server closed while the body was sent counts as status 0. */
export async function exchange(url, { body, ...options }) {
  const begun = performance.now();
  const sent = request(url, options);
  sent.end(body);
  try {
    const [answer] = await once(sent, 'response');
    let bytes = 0;
    for await (const part of answer) bytes += part.length;
    return { status: answer.statusCode, bytes, took: performance.now() - begun };
  } catch {
    return { status: 0, bytes: 0, took: performance.now() - begun };
  }
}
