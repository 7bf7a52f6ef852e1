import { botEventResults } from '@rentyard/contract/entities/chat/event';
import { Tabs } from '@rentyard/ui/Tabs';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { comparisonsAt, withComparisons } from '../../records/list/listAddress.ts';
import type { ListController } from '../../records/list/useList.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';

/** Tabs for all, successful and failed events. */
export function ResultTabs({ list }: { readonly list: ListController }): ReactNode {
  const t = useT();
  const path = usePath();
  const { filters } = list.state;
  const { eq = '' } = comparisonsAt(filters, 'result');
  const tab = (result: string, label: string) => ({
    id: result,
    label,
    href: path(list.addressOf({ filters: withComparisons(filters, 'result', { eq: result }) })),
    isCurrent: eq === result,
  });
  return (
    <Strip>
      <Tabs
        label={t('bot_events.by_result')}
        renderLink={renderRouterLink}
        items={[
          tab('', t('bot_events.all')),
          ...botEventResults.map((result) =>
            tab(result, t(`buzbot_events.choice.result.${result}`)),
          ),
        ]}
      />
    </Strip>
  );
}

const Strip = styled.div`
  margin-bottom: ${theme.space3};
`;
