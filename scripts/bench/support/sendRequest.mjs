/** Requests of the benchmarks. */
import { once } from 'node:events';
import { request } from 'node:http';
import autocannon from 'autocannon';

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

/** Sends requests in turn on several connections for some seconds. Returns their durations in ms. */
export async function runLoad(url, { requests, connections, seconds }) {
  const times = [];
  let clients = 0;
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    setupClient(client) {
      // Each client starts at another URL, so clients do not read the same page.
      const begin = Math.floor((clients++ * requests.length) / connections);
      client.setRequests([...requests.slice(begin), ...requests.slice(0, begin)]);
    },
  });
  running.on('response', (_client, _status, _bytes, time) => times.push(time));
  const { requests: sent, duration, errors, non2xx } = await running;
  return { times, perSecond: sent.total / duration, failed: errors + non2xx };
}
