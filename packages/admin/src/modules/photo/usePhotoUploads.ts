import { photoBounds, photoTypes } from '@rentyard/contract/entities/photo';
import {
  createUploadQueue,
  formatBytes,
  refusalOf,
  type UploadQueue,
  type Uploads,
  useUploadQueue,
} from '@rentyard/ui/FileDrop';
import { useLanguageTag, useUiStrings } from '@rentyard/ui/strings';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { problemOfFile, type UploadedPhoto, useUploadPhoto } from '../../services/api/photos.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';

/** MIME types for the file picker. */
export const acceptedTypes = photoTypes.join(',');
const limits = { accept: acceptedTypes, maxSize: photoBounds.megabytes * 1_048_576 };

type PhotoQueue = UploadQueue<UploadedPhoto>;

/** What the queue needs from the mounted screen: translated texts and the upload call. */
interface QueueHandlers {
  readonly send: Parameters<typeof createUploadQueue<UploadedPhoto>>[0]['send'];
  readonly note: (uploaded: UploadedPhoto) => string | undefined;
  readonly notifyDone: (count: number) => void;
}

interface StoredQueue {
  readonly queue: PhotoQueue;
  handlers: QueueHandlers;
  /** Number of mounted screens that show the queue. */
  watchers: number;
}

/** One queue per store: it continues while the user works in other modules. */
const queues = new WeakMap<object, StoredQueue>();

interface PhotoUploads extends Omit<Uploads<UploadedPhoto>, 'add'> {
  /** Adds files. Those that the server would refuse are listed with the reason. */
  readonly add: (files: Iterable<File>) => void;
}

/** The upload queue of photos. */
export function usePhotoUploads(): PhotoUploads {
  const store = useStore();
  const handlers = useQueueHandlers();
  const stored = queues.get(store) ?? createQueue(store, handlers);
  const uiString = useUiStrings();
  const tag = useLanguageTag();
  useEffect(() => {
    stored.handlers = handlers;
  });
  useEffect(() => {
    stored.watchers += 1;
    return () => {
      stored.watchers -= 1;
    };
  }, [stored]);
  const uploads = useUploadQueue(stored.queue);
  return useMemo(
    () => ({
      ...uploads,
      add: (files) =>
        uploads.add(
          [...files].map((file) => {
            const refusal = refusalOf(file, limits);
            if (!refusal) return { file };
            return { file, refusal: uiString(refusal, { max: formatBytes(limits.maxSize, tag) }) };
          }),
        ),
    }),
    [uploads, uiString, tag],
  );
}

function useQueueHandlers(): QueueHandlers {
  const t = useT();
  const alerts = useAlerts();
  const upload = useUploadPhoto();
  const failureText = useFailureText();
  const send = useRef<QueueHandlers['send']>(undefined);
  send.current ??= async (file, options) => {
    try {
      return await upload(file, options);
    } catch (error) {
      throw new Error((isApiFailure(error) && problemOfFile(error)) || failureText(error));
    }
  };
  return {
    send: send.current,
    note: ({ wasKnown }) => (wasKnown ? t('photos.known') : undefined),
    notifyDone: (count) => alerts.success(t('photos.uploaded', { count })),
  };
}

function createQueue(store: object, handlers: QueueHandlers): StoredQueue {
  const queue: PhotoQueue = createUploadQueue<UploadedPhoto>({
    send: (file, options) => made.handlers.send(file, options),
    noteOf: (uploaded) => made.handlers.note(uploaded),
    onDone: () => {
      const done = queue.current().filter(({ status }) => status === 'done');
      // A user who sees the upload list needs no alert.
      if (!isRunning(queue) && made.watchers === 0) made.handlers.notifyDone(done.length);
    },
  });
  const made: StoredQueue = { queue, handlers, watchers: 0 };
  queue.subscribe(() => {
    const guard = isRunning(queue) ? addEventListener : removeEventListener;
    guard('beforeunload', preventUnload);
  });
  queues.set(store, made);
  return made;
}

function isRunning(queue: PhotoQueue): boolean {
  return queue.current().some(({ status }) => status === 'waiting' || status === 'uploading');
}

/** Closing the tab would cancel the uploads. */
function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
