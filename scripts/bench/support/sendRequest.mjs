/** One request of a benchmark. */
import { once } from 'node:events';
import { request } from 'node:http';

/** A connection that the server closed during the request counts as status 0. */
export async function sendRequest(url, { body, ...options }) {
  const startedAt = performance.now();
  const sent = request(url, options);
  sent.end(body);
  try {
    const [response] = await once(sent, 'response');
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    return { status: response.statusCode, bytes, took: performance.now() - startedAt };
  } catch {
    return { status: 0, bytes: 0, took: performance.now() - startedAt };
  }
}
