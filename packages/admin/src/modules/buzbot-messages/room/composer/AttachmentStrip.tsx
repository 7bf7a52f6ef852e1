import { IconButton } from '@rentyard/ui/IconButton';
import { Spinner } from '@rentyard/ui/Spinner';
import { theme } from '@rentyard/ui/theme';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../../services/i18n/useT.ts';
import type { Attachments } from './useAttachments.ts';

/** Pictures attached to the next message. */
export function AttachmentStrip({ pictures }: { readonly pictures: Attachments }): ReactNode {
  const t = useT();
  if (pictures.all.length === 0) return null;
  return (
    <Strip>
      {pictures.all.map(({ id, name, image }) => (
        <li key={id}>
          {image ? (
            <img src={image.thumb_url} alt={name} />
          ) : (
            <Spinner label={t('chat.uploading', { name })} />
          )}
          <IconButton
            icon={X}
            size="small"
            label={t('chat.detach', { name })}
            onClick={() => pictures.remove(id)}
          />
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};

  > li {
    position: relative;
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    overflow: hidden;
    border: 1px solid ${theme.border};
    border-radius: ${theme.radius};
    background: ${theme.sunken};
  }
  img { width: 100%; height: 100%; object-fit: cover; }
  button { position: absolute; inset: 2px 2px auto auto; background: ${theme.surface}; }
`;
