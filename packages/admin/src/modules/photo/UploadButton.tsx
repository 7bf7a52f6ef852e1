import { Button } from '@rentyard/ui/Button';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useRef } from 'react';
import { WideLabel } from '../../records/list/WideLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { acceptedTypes, usePhotoUploads } from './usePhotoUploads.ts';

/** Selects files to upload. */
export function UploadButton(): ReactNode {
  const t = useT();
  const { add } = usePhotoUploads();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" icon={Upload} onClick={() => input.current?.click()}>
        <WideLabel>{t('photos.create')}</WideLabel>
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={acceptedTypes}
        aria-label={t('photos.create')}
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? []);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
