import { expect, test, vi } from 'vitest';
import { createUploadQueue, type SendFile } from './uploadQueue.ts';

const file = (name: string) => ({ file: new File(['x'], name) });
/** Promises that are settled by now have been handled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Sends nothing until the test resolves it. */
function heldSend() {
  const open = new Map<string, { end: (result: string) => void; fail: (why: string) => void }>();
  const send: SendFile<string> = ({ name }, { signal }) =>
    new Promise((resolve, reject) => {
      open.set(name, { end: resolve, fail: (why) => reject(new Error(why)) });
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  return { send, open };
}

test('three files are sent at a time, and the next one when one has finished', async () => {
  const { send, open } = heldSend();
  const onDone = vi.fn();
  const queue = createUploadQueue({ send, onDone });
  queue.add(['a', 'b', 'c', 'd'].map(file));
  expect([...open.keys()]).toEqual(['a', 'b', 'c']);
  open.get('b')?.end('stored');
  await settled();
  expect([...open.keys()]).toEqual(['a', 'b', 'c', 'd']);
  expect(onDone).toHaveBeenCalledWith('stored', expect.objectContaining({ status: 'done' }));
});

test('a failed file shows its error, and a retry sends it again', async () => {
  const { send, open } = heldSend();
  const queue = createUploadQueue({ send });
  queue.add([file('a')]);
  open.get('a')?.fail('Too large');
  await settled();
  expect(queue.current()).toMatchObject([{ status: 'failed', error: 'Too large' }]);
  queue.retry(1);
  expect(queue.current()).toMatchObject([{ status: 'uploading' }]);
  expect(queue.current()[0]).not.toHaveProperty('error');
});

test('a cancelled file leaves the list and the next one starts', async () => {
  const { send, open } = heldSend();
  const queue = createUploadQueue({ send, atOnce: 1 });
  queue.add([file('a'), file('b')]);
  queue.remove(1);
  await settled();
  expect([...open.keys()]).toEqual(['a', 'b']);
  expect(queue.current().map((upload) => upload.file.name)).toEqual(['b']);
});

test('a refused file is listed and never sent', () => {
  const { send, open } = heldSend();
  const queue = createUploadQueue({ send });
  queue.add([{ ...file('a'), refusal: 'Not a picture' }]);
  expect(open.size).toBe(0);
  expect(queue.current()).toMatchObject([{ status: 'refused', error: 'Not a picture' }]);
});

test('the result of an upload can contain a note', async () => {
  const noteOf = (result: string) => (result === 'known' ? 'Was there already' : undefined);
  const queue = createUploadQueue({ send: async () => 'known', noteOf });
  queue.add([file('a')]);
  await settled();
  expect(queue.current()).toMatchObject([{ status: 'done', note: 'Was there already' }]);
});
