import type { NamedImage } from '@rentyard/contract/schema/values';
import { type Upload, type Uploads, useUploads } from '@rentyard/ui/FileDrop';
import { useEffect } from 'react';
import { isApiFailure } from '../../services/api/failure.ts';
import {
  buildImage,
  problemOfFile,
  type UploadedPhoto,
  useUploadPhoto,
} from '../../services/api/photos.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';

/**
 * Uploads photos for a gallery. `onStored` receives them in the order in which they were chosen: one that is stored
 * waits for the ones before it, but not for failed ones.
 */
export function useGalleryUploads(
  onStored: (images: readonly NamedImage[]) => void,
): Uploads<UploadedPhoto> {
  const upload = useUploadPhoto();
  const language = useLanguage();
  const failureText = useFailureText();
  const queue = useUploads<UploadedPhoto>({
    send: async (file, options) => {
      try {
        return await upload(file, options);
      } catch (error) {
        throw new Error((isApiFailure(error) && problemOfFile(error)) || failureText(error));
      }
    },
  });
  useEffect(() => {
    const ready = readyInOrder(queue.uploads);
    if (ready.length === 0) return;
    onStored(
      ready.flatMap(({ result }) =>
        result ? [{ ...buildImage(result.photo, language), name: result.photo.file_name }] : [],
      ),
    );
    for (const { id } of ready) queue.remove(id);
  }, [queue, language, onStored]);
  return queue;
}

function readyInOrder<Result>(uploads: readonly Upload<Result>[]): readonly Upload<Result>[] {
  const running = uploads.findIndex(({ status }) => status === 'waiting' || status === 'uploading');
  const before = running === -1 ? uploads : uploads.slice(0, running);
  return before.filter(({ status }) => status === 'done');
}
