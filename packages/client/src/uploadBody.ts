/** Bytes of an upload. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Fields of a form: files as they are, other values as text or JSON. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/**
 * The body of a form that reports how many bytes were sent. Browsers do not send streams over HTTP/1.1, so
 * there the form is sent whole, and only its start and its end are reported.
 */
export async function uploadBody(
  form: FormData,
  onProgress: (progress: UploadProgress) => void,
): Promise<Pick<RequestInit, 'body'> & { readonly type?: string; readonly duplex?: 'half' }> {
  if ('document' in globalThis) return { body: form };
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? 'multipart/form-data';
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const total = bytes.length;
  let sent = 0;
  onProgress({ sent, total });
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= total) return controller.close();
        const chunk = bytes.subarray(sent, sent + chunkBytes);
        controller.enqueue(chunk);
        sent += chunk.length;
        onProgress({ sent, total });
      },
    },
    { highWaterMark: 0 },
  );
  return { body, type, duplex: 'half' };
}

const chunkBytes = 65_536;
