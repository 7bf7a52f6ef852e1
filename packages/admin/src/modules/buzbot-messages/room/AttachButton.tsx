import { IconButton } from '@rentyard/ui/IconButton';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../../services/i18n/useT.ts';

interface AttachButtonProps {
  readonly onFiles: (files: FileList) => void;
}

/** Chooses pictures to send along. */
export function AttachButton({ onFiles }: AttachButtonProps): ReactNode {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={t('chat.attach')}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={t('chat.attach')}
        onChange={(event) => {
          if (event.currentTarget.files) onFiles(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
