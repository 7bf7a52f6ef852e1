import { expect, test } from 'vitest';
import { type RowProgress, readProgress } from './readProgress.ts';

function streamOf(...chunks: readonly string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body);
}

test('reports the rows of each event and resolves with the result', async () => {
  const reports: RowProgress[] = [];
  const response = await readProgress(
    streamOf(
      'event: progress\ndata: {"done":0,"total":4}\n\nevent: prog',
      'ress\ndata: {"done":4,"total":4}\n\n',
      'event: result\ndata: {"data":{"name":"ż"}}\n\n',
    ),
    (progress) => reports.push(progress),
  );
  expect(reports).toEqual([
    { done: 0, total: 4 },
    { done: 4, total: 4 },
  ]);
  expect(response.ok).toBe(true);
  expect(await response.json()).toEqual({ data: { name: 'ż' } });
});

test('resolves with the error of a call that failed after its first rows', async () => {
  const response = await readProgress(
    streamOf('event: failure\ndata: {"code":"invalid","message":"No.","status":422}\n\n'),
    () => undefined,
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'invalid', message: 'No.' });
});

test('rejects a stream that breaks before its result', async () => {
  const broken = streamOf('event: progress\ndata: {"done":1,"total":4}\n\n');
  await expect(readProgress(broken, () => undefined)).rejects.toThrow(TypeError);
});
