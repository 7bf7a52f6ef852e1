/** An upload. */
export interface Upload<Result = unknown> {
  readonly id: number;
  readonly file: File;
  readonly status: 'refused' | 'waiting' | 'uploading' | 'done' | 'failed';
  /** Sent fraction, 0 to 1. */
  readonly progress: number;
  /** The error message. */
  readonly error?: string;
  /** An additional message about the result. */
  readonly note?: string;
  readonly result?: Result;
}

/** Sends one file. `onProgress` receives the sent fraction. `signal` aborts when the user cancels. */
export type SendFile<Result> = (
  file: File,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<Result>;

export interface Uploads<Result> {
  readonly uploads: readonly Upload<Result>[];
  /** Adds files. A file with a `refusal` is only listed. */
  readonly add: (files: readonly { readonly file: File; readonly refusal?: string }[]) => void;
  /** Cancels an upload or removes it from the list. */
  readonly remove: (id: number) => void;
  readonly retry: (id: number) => void;
}

/** A queue of uploads that is independent of any screen. */
export interface UploadQueue<Result> extends Omit<Uploads<Result>, 'uploads'> {
  readonly current: () => readonly Upload<Result>[];
  /** Calls the listener after every change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Aborts running uploads. The list does not change. */
  readonly stop: () => void;
}

interface QueueOptions<Result> {
  readonly send: SendFile<Result>;
  readonly onDone?: ((result: Result, upload: Upload<Result>) => void) | undefined;
  /** Returns a note for a file that was sent but not stored as new: it existed already. */
  readonly noteOf?: (result: Result) => string | undefined;
  /** Number of parallel uploads. Defaults to three. */
  readonly atOnce?: number | undefined;
}

/** Uploads a few files at a time and stores the result of each. */
export function createUploadQueue<Result>(options: QueueOptions<Result>): UploadQueue<Result> {
  const { send, onDone, noteOf, atOnce = 3 } = options;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  let uploads: readonly Upload<Result>[] = [];
  let lastId = 0;

  function set(next: readonly Upload<Result>[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(id: number, to: (upload: Upload<Result>) => Upload<Result>): void {
    set(uploads.map((one) => (one.id === id ? to(one) : one)));
  }

  function startWaiting(): void {
    const waiting = uploads.filter(({ status }) => status === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, atOnce - running.size))) void start(upload);
  }

  async function start(upload: Upload<Result>): Promise<void> {
    const { id, file } = upload;
    const abort = new AbortController();
    running.set(id, abort);
    change(id, (one) => ({ ...one, status: 'uploading', progress: 0 }));
    try {
      const result = await send(file, {
        signal: abort.signal,
        onProgress: (progress) => change(id, (one) => ({ ...one, progress })),
      });
      if (abort.signal.aborted) return;
      const note = noteOf?.(result);
      const done = {
        ...upload,
        status: 'done',
        progress: 1,
        result,
        ...(note && { note }),
      } as const;
      change(id, () => done);
      onDone?.(result, done);
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = error instanceof Error && error.message ? { error: error.message } : {};
      change(id, (one) => ({ ...one, status: 'failed', ...message }));
    } finally {
      running.delete(id);
      startWaiting();
    }
  }

  return {
    current: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      const added = files.map(({ file, refusal }): Upload<Result> => {
        lastId += 1;
        const begun = { id: lastId, file, progress: 0 };
        if (refusal === undefined) return { ...begun, status: 'waiting' };
        return { ...begun, status: 'refused', error: refusal };
      });
      set([...uploads, ...added]);
      startWaiting();
    },
    remove(id) {
      running.get(id)?.abort();
      set(uploads.filter((one) => one.id !== id));
    },
    retry(id) {
      change(id, ({ error: _, ...upload }) => ({ ...upload, status: 'waiting', progress: 0 }));
      startWaiting();
    },
    stop() {
      for (const abort of running.values()) abort.abort();
    },
  };
}
