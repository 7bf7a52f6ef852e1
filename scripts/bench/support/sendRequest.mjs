/** Requests of the benchmarks. */
import { once } from 'node:events';
import { request } from 'node:http';

/** A connection that the server closed during the request counts as status 0. */
export async function sendRequest(url, { body, ...options }) {
  const startedAt = performance.now();
  const sent = request(url, options);
  sent.end(body);
  try {
    const [response] = await once(sent, 'response');
    const chunks = [];
    for await (const chunk of response) chunks.push(chunk);
    const content = Buffer.concat(chunks);
    const took = performance.now() - startedAt;
    return { status: response.statusCode, bytes: content.length, content, took };
  } catch {
    return { status: 0, bytes: 0, content: Buffer.alloc(0), took: performance.now() - startedAt };
  }
}

/**
 * Calls of a running product with the token of its admin.
 *
 * @param {{ base: string, token: string }} product
 */
export function createCaller({ base, token }) {
  const authorization = `Bearer ${token}`;
  return {
    get: (path) => ({ method: 'GET', path, headers: { authorization } }),
    send: (method, path, body) => ({
      method,
      path,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    /** The duration of a call in ms and its response; a refused call ends the run. */
    async call({ path, ...options }, agent) {
      const answer = await sendRequest(encodeURI(base + path), { ...options, agent });
      if (answer.status === 0 || answer.status >= 400) {
        throw new Error(`${options.method} ${path}: ${answer.status} ${answer.content}`);
      }
      return answer;
    },
  };
}

/** The id of an offer of the request with this number. */
export function offerAt(at, offers) {
  return ((at * 7_919) % offers) + 1;
}
