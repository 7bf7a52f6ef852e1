import { UploadList } from '@rentyard/ui/FileDrop';
import { IconButton } from '@rentyard/ui/IconButton';
import { media, theme } from '@rentyard/ui/theme';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { usePhotoUploads } from './usePhotoUploads.ts';

/** Uploads files that are dropped or pasted anywhere on the page and shows the progress of each. */
export function UploadProgress(): ReactNode {
  const t = useT();
  const uploads = usePhotoUploads();
  const isOver = usePageFileDrop(uploads.add);
  const clear = () => {
    for (const { id, status } of uploads.uploads) {
      if (status !== 'waiting' && status !== 'uploading') uploads.remove(id);
    }
  };
  return (
    <>
      {isOver && <Target>{t('photos.drop')}</Target>}
      {uploads.uploads.length > 0 && (
        <Tray aria-label={t('photos.uploads')}>
          <Head>
            <strong>{t('photos.uploads')}</strong>
            <IconButton icon={X} size="small" label={t('photos.clear_uploads')} onClick={clear} />
          </Head>
          <UploadList {...uploads} />
        </Tray>
      )}
    </>
  );
}

const Target = styled.div`
  position: fixed;
  inset: ${theme.space3};
  z-index: ${theme.layerMenu};
  display: grid;
  place-items: center;
  border: 2px dashed ${theme.focus};
  border-radius: ${theme.radiusLarge};
  font-size: ${theme.textXl};
  color: ${theme.text};
  background: color-mix(in srgb, ${theme.surface} 85%, transparent);
  pointer-events: none;
`;

const Tray = styled.section`
  position: fixed;
  inset-block-end: ${theme.space4};
  inset-inline-end: ${theme.space4};
  z-index: ${theme.layerBar};
  display: grid;
  gap: ${theme.space2};
  width: 360px;
  max-height: min(420px, 60dvh);
  padding: ${theme.space3};
  overflow: auto;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.raised};
  box-shadow: ${theme.shadowFloat};

  ${media.phone} {
    inset-inline: ${theme.space2};
    inset-block-end: ${theme.space2};
    width: auto;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: ${theme.textBase};

  strong { font-weight: 600; }
`;

/**
 * Handles files that are dropped on the page or pasted into it. Returns whether files are being
 * dragged over it. Fields and dialogs that accept files handle their own.
 */
function usePageFileDrop(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    // Entering a child fires a leave event of its parent. Only the last leave event leaves the
    // page.
    let depth = 0;
    const setDepth = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      dragenter: (event) => carriesFiles(event) && setDepth(depth + 1),
      dragleave: (event) => carriesFiles(event) && setDepth(depth - 1),
      dragover: (event) => {
        // Without `preventDefault`, the browser does not allow a drop.
        if (carriesFiles(event)) event.preventDefault();
      },
      drop: (event) => {
        setDepth(0);
        if (event.defaultPrevented || !carriesFiles(event)) return;
        event.preventDefault();
        latest.current((event as DragEvent).dataTransfer?.files ?? []);
      },
      paste: (event) => {
        const files = (event as ClipboardEvent).clipboardData?.files ?? [];
        if (!event.defaultPrevented && files.length > 0) latest.current(files);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener);
    };
  }, []);
  return isOver;
}

function carriesFiles(event: Event): boolean {
  if (document.querySelector('dialog[open]')) return false;
  return (event as DragEvent).dataTransfer?.types.includes('Files') ?? false;
}
