import { messageBounds } from '@rentyard/contract/entities/chat/message';
import type { Image } from '@rentyard/contract/schema/values';
import { useCallback, useRef, useState } from 'react';
import { useAlerts } from '../../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../../services/api/failure.ts';
import { useUploadPhoto } from '../../../../services/api/photos.ts';
import { useT } from '../../../../services/i18n/useT.ts';

/** An attached picture, from its selection on. */
export interface Attachment {
  readonly id: number;
  readonly name: string;
  /** Undefined while it is uploading. */
  readonly image?: Image;
}

export interface Attachments {
  readonly all: readonly Attachment[];
  /** The uploaded ones. */
  readonly images: readonly Image[];
  readonly isBusy: boolean;
  readonly add: (files: FileList) => void;
  readonly remove: (id: number) => void;
  readonly clear: () => void;
}

/** Pictures for the next message. Each is uploaded when it is selected. */
export function useAttachments(): Attachments {
  const t = useT();
  const alerts = useAlerts();
  const upload = useUploadPhoto();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const lastId = useRef(0);
  const remove = useCallback((id: number) => {
    setAll((before) => before.filter((one) => one.id !== id));
  }, []);

  const add = (files: FileList) => {
    const room = messageBounds.attachments - all.length;
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > room)
      alerts.error(t('chat.too_many', { number: messageBounds.attachments }));
    for (const file of pictures.slice(0, room)) {
      lastId.current += 1;
      const id = lastId.current;
      setAll((before) => [...before, { id, name: file.name }]);
      upload(file).then(
        ({ photo }) => {
          const { url, thumb_url, width, height } = photo;
          const image: Image = { id: photo.id, url, thumb_url, width, height, alt: '' };
          setAll((before) => before.map((one) => (one.id === id ? { ...one, image } : one)));
        },
        (failure: unknown) => {
          remove(id);
          const alertText = isApiFailure(failure) ? failure.message : '';
          alerts.error(alertText || t('record.not_reached'));
        },
      );
    }
  };
  return {
    all,
    images: all.flatMap(({ image }) => (image ? [image] : [])),
    isBusy: all.some(({ image }) => image === undefined),
    add,
    remove,
    clear: () => setAll([]),
  };
}
