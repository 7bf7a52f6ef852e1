import { photoBounds, photoTypes } from '@rentyard/contract/entities/photo';
import {
  createUploadQueue,
  refusalOf,
  sayBytes,
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
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';

/** What a file picker offers. */
export const acceptedTypes = photoTypes.join(',');
const limits = { accept: acceptedTypes, maxSize: photoBounds.megabytes * 1_048_576 };

type PhotoQueue = UploadQueue<UploadedPhoto>;

/** What a queue needs of the screen that was drawn last: words in its language, and the way to the server. */
interface Serving {
  readonly send: Parameters<typeof createUploadQueue<UploadedPhoto>>[0]['send'];
  readonly note: (uploaded: UploadedPhoto) => string | undefined;
  readonly tellDone: (count: number) => void;
}

interface Kept {
  readonly queue: PhotoQueue;
  serving: Serving;
  /** Screens that show what becomes of the files. */
  watchers: number;
}

/** One queue for each app: it goes on while its person moves through other modules. */
const kept = new WeakMap<object, Kept>();

interface PhotoUploads extends Omit<Uploads<UploadedPhoto>, 'add'> {
  /** Takes files in; those that the server would refuse are listed with the reason. */
  readonly add: (files: Iterable<File>) => void;
}

/** The uploads of the media desk. */
export function usePhotoUploads(): PhotoUploads {
  const store = useStore();
  const serving = useServing();
  const mine = kept.get(store) ?? keepQueue(store, serving);
  const say = useUiStrings();
  const tag = useLanguageTag();
  useEffect(() => {
    mine.serving = serving;
  });
  useEffect(() => {
    mine.watchers += 1;
    return () => {
      mine.watchers -= 1;
    };
  }, [mine]);
  const uploads = useUploadQueue(mine.queue);
  return useMemo(
    () => ({
      ...uploads,
      add: (files) =>
        uploads.add(
          [...files].map((file) => {
            const refusal = refusalOf(file, limits);
            if (!refusal) return { file };
            return { file, refusal: say(refusal, { max: sayBytes(limits.maxSize, tag) }) };
          }),
        ),
    }),
    [uploads, say, tag],
  );
}

function useServing(): Serving {
  const t = useT();
  const alerts = useAlerts();
  const upload = useUploadPhoto();
  const failureText = useFailureText();
  const send = useRef<Serving['send']>(undefined);
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
    tellDone: (count) => alerts.success(t('photos.uploaded', { count })),
  };
}

function keepQueue(store: object, serving: Serving): Kept {
  const queue: PhotoQueue = createUploadQueue<UploadedPhoto>({
    send: (file, options) => made.serving.send(file, options),
    noteOf: (uploaded) => made.serving.note(uploaded),
    onDone: () => {
      const done = queue.current().filter(({ status }) => status === 'done');
      // Whoever sees the list needs no other word.
      if (!isRunning(queue) && made.watchers === 0) made.serving.tellDone(done.length);
    },
  });
  const made: Kept = { queue, serving, watchers: 0 };
  queue.subscribe(() => {
    const guard = isRunning(queue) ? addEventListener : removeEventListener;
    guard('beforeunload', askToStay);
  });
  kept.set(store, made);
  return made;
}

function isRunning(queue: PhotoQueue): boolean {
  return queue.current().some(({ status }) => status === 'waiting' || status === 'uploading');
}

/** Closing the tab would end the uploads. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
