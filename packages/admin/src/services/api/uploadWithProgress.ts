/** Like `fetch`; `onProgress` receives the share of the body that was sent, 0 to 1. */
export type UploadRequest = (
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

/**
 * Sends a request with upload progress. Rejects like `fetch`: without a response, and when the
 * signal aborts.
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
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The request got no response.'));
    request.onabort = () => reject(new DOMException('The request was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
