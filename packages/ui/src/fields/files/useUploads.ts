import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../lib/useLatest.ts';
import {
  createUploadQueue,
  type SendFile,
  type Upload,
  type UploadQueue,
  type Uploads,
} from './uploadQueue.ts';

interface UploadsOptions<Result> {
  readonly send: SendFile<Result>;
  readonly onDone?: (result: Result, upload: Upload<Result>) => void;
  /** Number of parallel uploads. */
  readonly atOnce?: number;
}

/** Uploads a few files at a time and stores the result of each. Unmounting cancels the rest. */
export function useUploads<Result>(options: UploadsOptions<Result>): Uploads<Result> {
  const latest = useLatest(options);
  const [queue] = useState(() =>
    createUploadQueue<Result>({
      send: (file, rest) => latest.current.send(file, rest),
      onDone: (result, upload) => latest.current.onDone?.(result, upload),
      atOnce: options.atOnce,
    }),
  );
  useEffect(() => queue.stop, [queue]);
  return useUploadQueue(queue);
}

/** The uploads of a queue that exists longer than the component. */
export function useUploadQueue<Result>(queue: UploadQueue<Result>): Uploads<Result> {
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  return useMemo(
    () => ({ uploads, add: queue.add, remove: queue.remove, retry: queue.retry }),
    [uploads, queue],
  );
}
