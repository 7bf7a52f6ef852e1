import { createParser } from 'eventsource-parser';

/** Rows that the server has processed, of all rows. */
export interface RowProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Reads the stream of a call with progress. Resolves with the response that the call has without progress. Rejects when
 * the stream ends before its result.
 */
export async function readProgress(
  { body }: Response,
  onRows: (progress: RowProgress) => void,
): Promise<Response> {
  const results: Response[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'progress') onRows(JSON.parse(data) as RowProgress);
      else if (event === 'result') results.push(new Response(data));
      else if (event === 'failure') {
        const { status } = JSON.parse(data) as { readonly status: number };
        results.push(new Response(data, { status }));
      }
    },
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    parser.feed(value ?? '');
  }
  const [result] = results;
  if (!result) throw new TypeError('The response ended before its result.');
  return result;
}
