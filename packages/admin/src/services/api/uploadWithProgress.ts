/** Like `fetch`; `onProgress` receives the share of the body that was sent, 0 to 1. */
export type UploadRequest = (
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

/**
 * Sends a request with upload progress. Resolves when the headers of the response have arrived. Rejects like `fetch`:
 * without a response, and when the signal aborts.
 */
export const uploadWithProgress: UploadRequest = (
  url,
  { method, headers, body, signal },
  onProgress,
) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method ?? 'POST', url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    const received = new TransformStream<string, string>();
    const writer = received.writable.getWriter();
    let read = 0;
    const forward = () => {
      const { responseText } = request;
      if (responseText.length > read) void writer.write(responseText.slice(read)).catch(ignore);
      read = responseText.length;
    };
    const fail = (reason: Error) => {
      reject(reason);
      void writer.abort(reason).catch(ignore);
    };
    request.onreadystatechange = () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      const { status } = request;
      const type = request.getResponseHeader('content-type');
      const hasBody = status !== 204;
      const stream = received.readable.pipeThrough(new TextEncoderStream());
      const headers = new Headers(type === null ? [] : [['content-type', type]]);
      resolve(new Response(hasBody ? stream : null, { status, headers }));
    };
    request.onprogress = forward;
    request.onload = () => {
      forward();
      void writer.close().catch(ignore);
    };
    request.onerror = () => fail(new TypeError('The request got no response.'));
    request.onabort = () => fail(new DOMException('The request was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });

/** Whoever reads the response has the error already. */
function ignore(): void {}
