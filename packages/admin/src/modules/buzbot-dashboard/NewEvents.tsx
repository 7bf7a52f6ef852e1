import { Button } from '@rentyard/ui/Button';
import { theme } from '@rentyard/ui/theme';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ListController } from '../../records/list/useList.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { useT } from '../../services/i18n/useT.ts';
import { matchesListState } from './matchesListState.ts';

/** Says how much has happened since the list was read. The list stays as it is until it is asked for. */
export function NewEvents({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const [count, setCount] = useState(0);
  const { state, rows } = list;
  // Other rows were read: what was new is among them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what starts the count anew
  useEffect(() => setCount(0), [rows]);
  useEvents(['bot_event', 'reset'], ({ name, data }) => {
    if (name === 'reset') list.retry();
    else if (matchesListState(data, state)) setCount((before) => before + 1);
  });
  const show = () => {
    if (state.page === 1) list.retry();
    else list.change({ page: 1 });
  };
  return (
    <Line role="status">
      {count > 0 && (
        <Button icon={ArrowUp} onClick={show}>
          {t('bot_events.new', { count })}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  &:not(:empty) { margin-bottom: ${theme.space3}; }
`;
