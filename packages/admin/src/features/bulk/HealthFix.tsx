import { healthPath } from '@rentyard/contract/schema/health';
import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListController } from '../../records/list/useList.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import type { BulkAction } from './BulkBar.tsx';

/** Issues that one bulk change solves. It has a preview and can be undone. */
const fixes = {
  unused: { action: 'delete', permission: 'delete' },
  dead_reference: { action: 'set', permission: 'update' },
} as const;

interface HealthFixProps {
  readonly resource: Resource;
  readonly list: Pick<ListController, 'state' | 'total'>;
  /** Opens the dialog of the action for all rows of the list. */
  readonly onFix: (action: BulkAction) => void;
}

/** Offers to solve an issue of data health in all records of a list that is filtered by it. */
export function HealthFix({ resource, list, onFix }: HealthFixProps): ReactNode {
  const t = useT();
  const issue = fixableIssue(list.state.filters);
  const { action, permission } = fixes[issue ?? 'unused'];
  const isAllowed = useCan(permission, resource.subject);
  if (issue === undefined || !isAllowed || !list.total) return null;
  return (
    <Line>
      <Text as="span" size="sm" tone="muted">
        {t(`bulk.fix_text.${issue}`)}
      </Text>
      <Button onClick={() => onFix(action)}>{t(`bulk.fix.${issue}`)}</Button>
    </Line>
  );
}

function fixableIssue(filters: readonly Filter[]): keyof typeof fixes | undefined {
  const chosen = filters.find(({ path }) => path === healthPath)?.value;
  return chosen === 'unused' || chosen === 'dead_reference' ? chosen : undefined;
}

const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${theme.space2} ${theme.space3};
  align-items: center;
  margin-bottom: ${theme.space2};
`;
