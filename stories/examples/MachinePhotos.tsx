import { FileDrop, useUploads } from '@rentyard/ui/FileDrop';
import type { ReactNode } from 'react';

/** Uploads photos as soon as they are chosen. A browser reports the progress of `XMLHttpRequest`, not of `fetch`. */
export function MachinePhotos(): ReactNode {
  const uploads = useUploads<string>({
    send: (file, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
        request.onload = () =>
          request.status === 201
            ? resolve(request.responseText)
            : reject(new Error('The server could not read the image'));
        request.onerror = () => reject(new Error('No connection'));
        signal.addEventListener('abort', () => request.abort());
        request.open('POST', '/photos');
        request.send(file);
      }),
  });
  return (
    <FileDrop
      label="Photos of the machine"
      hint="JPEG, PNG or WebP, up to 10 MB each"
      accept="image/jpeg,image/png,image/webp"
      maxSize={10_000_000}
      uploads={uploads}
    />
  );
}
