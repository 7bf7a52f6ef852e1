import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { useUiStrings } from '@rentyard/ui/strings';
import { media, theme } from '@rentyard/ui/theme';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { ListController } from './useList.ts';

interface SortChipProps {
  readonly resource: Resource;
  readonly list: Pick<ListController, 'state' | 'change' | 'displaced' | 'sortAgain'>;
}

/** By what the rows are sorted, also by default, and what happened to their order since. */
export function SortChip({ resource, list }: SortChipProps): ReactNode {
  const t = useT();
  const uiText = useUiStrings();
  const label = useFieldLabel(resource.name);
  const { sort } = list.state;
  const { defaultSort: own } = resource;
  const shown =
    sort.length > 0 ? sort : [{ path: own.replace(/^-/, ''), isDescending: own.startsWith('-') }];
  const names = shown.map(({ path, isDescending }) => {
    const Arrow = isDescending ? ArrowDown : ArrowUp;
    const column = label(path);
    const title = uiText(isDescending ? 'table.descending' : 'table.ascending', { column });
    return (
      <b key={path} title={title}>
        {column}
        <Arrow size={14} strokeWidth={1.75} aria-label={title} />
      </b>
    );
  });
  return (
    <>
      <Chip>
        {t('list.sorted')} {names}
        {sort.length > 0 && (
          <IconButton
            icon={X}
            size="small"
            label={t('list.sort_reset')}
            onClick={() => list.change({ sort: [] })}
          />
        )}
      </Chip>
      <Note role="status">
        {list.displaced > 0 && (
          <>
            {t('list.displaced', { count: list.displaced })}
            <Button variant="ghost" onClick={list.sortAgain}>
              {t('list.sort_again')}
            </Button>
          </>
        )}
      </Note>
    </>
  );
}

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space1};
  height: ${theme.control};
  padding-inline: ${theme.space3};
  border: 1px solid ${theme.hairline};
  border-radius: ${theme.radiusRound};
  color: ${theme.textMuted};
  font-size: ${theme.textMd};
  white-space: nowrap;

  /* Cards have a select instead. */
  ${media.phone} { display: none; }
  &:has(button) { padding-inline-end: ${theme.space1}; }
  > b { display: inline-flex; align-items: center; gap: 2px; font-weight: 500; color: ${theme.text}; }
`;

/* After the filters, at the end of the row. */
const Note = styled.span`
  order: 1;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space1};
  margin-inline-start: auto;
  color: ${theme.textMuted};
  font-size: ${theme.textSm};
  white-space: nowrap;
`;
