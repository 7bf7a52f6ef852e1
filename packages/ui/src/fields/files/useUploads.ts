import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lib/useLatest.ts';

/** One file on its way. */
export interface Upload<Result = unknown> {
  readonly id: number;
  readonly file: File;
  readonly status: 'refused' | 'waiting' | 'uploading' | 'done' | 'failed';
  /** Share sent, 0 to 1. */
  readonly progress: number;
  /** What went wrong, in words. */
  readonly error?: string;
  readonly result?: Result;
}

/** Sends one file. `onProgress` takes the share sent; `signal` fires when the person cancels. */
export type SendFile<Result> = (
  file: File,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<Result>;

export interface Uploads<Result> {
  readonly uploads: readonly Upload<Result>[];
  /** Takes files in; one with a `refusal` is only listed with it. */
  readonly add: (files: readonly { readonly file: File; readonly refusal?: string }[]) => void;
  /** Cancels or takes off the list. */
  readonly remove: (id: number) => void;
  readonly retry: (id: number) => void;
}

interface UploadsOptions<Result> {
  readonly send: SendFile<Result>;
  readonly onDone?: (result: Result, upload: Upload<Result>) => void;
  /** How many go at a time. */
  readonly atOnce?: number;
}

/** Sends files a few at a time, and keeps what became of each. Leaving the screen cancels the rest. */
export function useUploads<Result>(options: UploadsOptions<Result>): Uploads<Result> {
  const [uploads, setUploads] = useState<readonly Upload<Result>[]>([]);
  const latest = useLatest(options);
  const aborts = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const change = useCallback((id: number, changes: Partial<Upload<Result>>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }, []);

  const start = useCallback(
    async (upload: Upload<Result>) => {
      const abort = new AbortController();
      aborts.current.set(upload.id, abort);
      change(upload.id, { status: 'uploading', progress: 0 });
      try {
        const result = await latest.current.send(upload.file, {
          signal: abort.signal,
          onProgress: (progress) => change(upload.id, { progress }),
        });
        if (abort.signal.aborted) return;
        const done = { ...upload, status: 'done', progress: 1, result } as const;
        change(upload.id, done);
        latest.current.onDone?.(result, done);
      } catch (error) {
        const words = error instanceof Error && error.message ? { error: error.message } : {};
        if (!abort.signal.aborted) change(upload.id, { status: 'failed', ...words });
      } finally {
        aborts.current.delete(upload.id);
      }
    },
    [change, latest],
  );

  useEffect(() => {
    const room = (options.atOnce ?? 3) - aborts.current.size;
    const waiting = uploads.filter((one) => one.status === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, room))) void start(upload);
  }, [uploads, options.atOnce, start]);

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const add = useCallback<Uploads<Result>['add']>((files) => {
    const added = files.map(({ file, refusal }): Upload<Result> => {
      lastId.current += 1;
      const begun = { id: lastId.current, file, progress: 0 };
      if (refusal === undefined) return { ...begun, status: 'waiting' };
      return { ...begun, status: 'refused', error: refusal };
    });
    setUploads((all) => [...all, ...added]);
  }, []);
  const remove = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);
  const retry = useCallback((id: number) => {
    setUploads((all) => all.map((one) => (one.id === id ? waitAgain(one) : one)));
  }, []);
  return { uploads, add, remove, retry };
}

function waitAgain<Result>({ error: _, ...upload }: Upload<Result>): Upload<Result> {
  return { ...upload, status: 'waiting', progress: 0 };
}
