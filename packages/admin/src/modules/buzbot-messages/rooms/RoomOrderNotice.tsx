import { Button } from '@rentyard/ui/Button';
import { theme } from '@rentyard/ui/theme';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';
import type { LiveRooms } from './useLiveRooms.ts';

/** Notifies that the order of conversations has changed. They move on request only. */
export function RoomOrderNotice({ live }: { readonly live: LiveRooms }): ReactNode {
  const t = useT();
  return (
    <Line role="status">
      {live.moved > 0 && (
        <Button icon={ArrowUp} onClick={live.show}>
          {t('chat.updated', { count: live.moved })}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  &:not(:empty) { margin-bottom: ${theme.space3}; }
`;
