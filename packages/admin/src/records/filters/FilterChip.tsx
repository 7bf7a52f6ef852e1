import type { Resource } from '@rentyard/contract/resource';
import { IconButton } from '@rentyard/ui/IconButton';
import { Popover } from '@rentyard/ui/Popover';
import { theme } from '@rentyard/ui/theme';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { useT } from '../../i18n/useT.ts';
import { FilterForm } from './FilterForm.tsx';
import type { Comparisons, FilterField } from './filterFields.ts';
import { useFilterWords } from './useFilterWords.ts';

interface FilterChipProps {
  readonly resource: Resource;
  readonly field: FilterField;
  readonly comparisons: Comparisons;
  readonly onChange: (comparisons: Comparisons) => void;
}

/** One filter in force, in words; pressed, it opens its form. */
export function FilterChip({ resource, field, comparisons, onChange }: FilterChipProps): ReactNode {
  const t = useT();
  const label = useFieldLabel(resource.name)(field.path);
  const words = useFilterWords(resource, field, comparisons);
  return (
    <Chip>
      <Popover
        label={label}
        trigger={
          <button type="button">
            {label} <b>{words}</b>
          </button>
        }
      >
        {(close) => (
          <FilterForm
            resource={resource}
            field={field}
            comparisons={comparisons}
            onApply={(next) => {
              close();
              onChange(next);
            }}
          />
        )}
      </Popover>
      <IconButton
        icon={X}
        size="small"
        label={t('filter.remove', { field: label })}
        onClick={() => onChange({})}
      />
    </Chip>
  );
}

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  height: ${theme.control};
  padding-inline: ${theme.space3} ${theme.space1};
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radiusRound};
  background: ${theme.surface};
  font-size: ${theme.textMd};

  > button:first-child {
    min-width: 0;
    padding: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    border: 0;
    background: none;
    color: ${theme.textMuted};
    cursor: pointer;
  }
  b {
    font-weight: 500;
    color: ${theme.text};
  }
`;
