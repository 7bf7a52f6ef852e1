import { property } from '@rentyard/contract/entities/property/property';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Icon } from '@rentyard/ui/Icon';
import { IconButton } from '@rentyard/ui/IconButton';
import { FallbackText, Text } from '@rentyard/ui/Text';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { useChoiceLabel } from '../../../records/fields/useChoiceLabel.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { focusFirstRefused } from '../../../records/form/screen/focusFirstRefused.ts';
import { errorAt, readProblem } from '../../../records/form/values/problems.ts';
import { RowScope } from '../../../records/inputs/RowScope.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { PropertyFields } from './rows/PropertyFields.tsx';
import { usePropertiesValues, useRow } from './rows/propertiesForm.ts';
import { existsAfterSave, type PropertyRow } from './rows/propertyRow.ts';

interface RowProblemsProps {
  readonly at: number;
}

/** Errors of a row as a whole and of its lists, which no single input can show. */
function RowProblems({ at }: RowProblemsProps): ReactNode {
  const { control } = usePropertiesValues();
  const label = useFieldLabel('properties');
  const problemText = useProblem();
  const { errors } = useFormState({ control, name: `properties.${at}` });
  const messages = ['', '.id', '.values', '.ranges', '.category', '.category_group'].flatMap(
    (part) => {
      const error = errorAt(errors, `properties.${at}${part}`);
      return error ? [problemText(readProblem(error), label(part.slice(1)))] : [];
    },
  );
  if (messages.length === 0) return null;
  return (
    <Box role="alert">
      {messages.map((text) => (
        <Text key={text} as="p" size="sm" tone="danger">
          {text}
        </Text>
      ))}
    </Box>
  );
}

const Box = styled.div`
  padding: 0 ${theme.space5} ${theme.space2} 44px;
`;

interface PropertyItemProps {
  readonly at: number;
  readonly grip: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Removes a new row from the form. */
  readonly onRemove: () => void;
  /** Marks a stored row for deletion with the save, or removes the mark. */
  readonly onMark: (isRemoved: boolean) => void;
}

/** One characteristic: a summary line, and its fields when expanded. */
export function PropertyItem(props: PropertyItemProps): ReactNode {
  const { at, grip, isOpen, onToggle } = props;
  const t = useT();
  const bodyId = useId();
  const language = useActiveLanguage();
  const { languages } = useFormOfRecord();
  const row = useRow(at);
  const summary = usePropertySummary(row);
  const hasErrors = useHasErrors(at, isOpen ? bodyId : undefined, () => onToggle(true));
  const own = row.name[language];
  const replacing = own ? undefined : row.name[languages.default];
  const name = own || replacing || t('properties.unnamed');
  const scope = useMemo(() => ({ path: `properties.${at}`, resource: property }), [at]);
  const handleRemove = () => (row.id === null ? props.onRemove() : props.onMark(true));
  return (
    <RowScope.Provider value={scope}>
      <Item data-state={row.isRemoved ? 'removed' : undefined}>
        <header>
          {grip}
          <Toggle
            type="button"
            aria-expanded={isOpen && !row.isRemoved}
            aria-controls={bodyId}
            disabled={row.isRemoved}
            onClick={() => onToggle(!isOpen)}
          >
            <Icon of={ChevronRight} />
            <span>
              <b>
                <FallbackText text={name} language={replacing && languages.default} />
              </b>
              <small>{row.isRemoved ? t('properties.moves_to_trash') : summary.text}</small>
            </span>
          </Toggle>
          {hasErrors && (
            <Badge tone="danger">
              <Icon of={CircleAlert} /> {t('properties.has_errors')}
            </Badge>
          )}
          {!row.isRemoved && row.required && <Badge tone="warning">{summary.required}</Badge>}
          {!row.isRemoved && row.status !== 'active' && <Badge>{summary.status}</Badge>}
          {row.isRemoved ? (
            <Button onClick={() => props.onMark(false)}>{t('properties.keep')}</Button>
          ) : (
            <IconButton
              icon={Trash2}
              label={t('properties.remove', { name })}
              onClick={handleRemove}
            />
          )}
        </header>
        <RowProblems at={at} />
        {isOpen && !row.isRemoved && (
          <Body id={bodyId}>
            <PropertyFields at={at} />
          </Body>
        )}
      </Item>
    </RowScope.Provider>
  );
}

/** Whether the row has errors. A rejected save expands it and focuses the error. `bodyId`: of an expanded row. */
function useHasErrors(at: number, bodyId: string | undefined, onRefused: () => void): boolean {
  const { control } = usePropertiesValues();
  const { refusals, form } = useFormOfRecord();
  const { errors } = useFormState({ control, name: `properties.${at}` });
  const hasErrors = get(errors, `properties.${at}`) !== undefined;
  const seen = useRef(refusals);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (bodyId && isAwaited.current) {
      // The inputs exist only after the row was expanded.
      isAwaited.current = false;
      focusFirstRefused(document.getElementById(bodyId)?.closest('form') ?? null, form);
    }
    if (seen.current === refusals) return;
    seen.current = refusals;
    if (!hasErrors || bodyId) return;
    isAwaited.current = true;
    onRefused();
  });
  return hasErrors;
}

const Item = styled.div`
  border-top: 1px solid ${theme.hairline};
  background: ${theme.surface};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space1} ${theme.space2};
    min-height: 52px;
    padding: ${theme.space1} ${theme.space4} ${theme.space1} ${theme.space2};
  }
  &[data-state='removed'] b { text-decoration: line-through; color: ${theme.textMuted}; }
`;

const Toggle = styled.button`
  display: flex;
  flex: 1 1 180px;
  align-items: center;
  gap: ${theme.space2};
  min-width: 0;
  min-height: 44px;
  padding: ${theme.space1};
  border: 0;
  border-radius: ${theme.radius};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > svg { flex: none; color: ${theme.textMuted}; transition: rotate ${theme.fast} ${theme.ease}; }
  &[aria-expanded='true'] > svg { rotate: 90deg; }
  > span { display: grid; min-width: 0; }
  b { font-weight: 500; overflow-wrap: anywhere; }
  small { color: ${theme.textMuted}; font-size: ${theme.textSm}; line-height: 16px; overflow-wrap: anywhere; }
  &:disabled { cursor: default; }
`;

const Body = styled.div`
  padding: ${theme.space2} ${theme.space5} ${theme.space5} 44px;
`;

interface PropertySummary {
  /** How an offer answers it: `one of 6 values`, `a number from 6 to 90`. */
  readonly text: string;
  readonly required: string;
  readonly status: string;
}

/** The summary line of a characteristic. */
function usePropertySummary(row: PropertyRow): PropertySummary {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel('properties');
  const status = useChoiceLabel('properties', 'status');
  const count = row.values.filter(existsAfterSave).length;
  const values =
    count > 0 && t(row.multiple ? 'properties.many_of' : 'properties.one_of', { count });
  const number = row.is_numeric && numberText();
  const custom = row.allow_custom && t('properties.free_text');
  const parts = [number, values, custom].filter((part) => part !== false);
  return {
    text: parts.length > 0 ? parts.join(' · ') : t('properties.values_missing'),
    required: label('required'),
    status: status(row.status),
  };

  function numberText(): string {
    const [min, max] = [row.min, row.max].map((end) =>
      end.trim() === '' || Number.isNaN(Number(end)) ? '…' : format.number(Number(end)),
    );
    return t('properties.number', { min: min ?? '…', max: max ?? '…' });
  }
}
