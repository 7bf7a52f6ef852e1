import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { FactGroup } from './FactGroup.ts';
import { FactValue } from './FactValue.tsx';
import { factsOf, rowFacts } from './facts.ts';

interface FactListProps {
  readonly resource: Resource;
  /** In show shape: texts in the user's language. */
  readonly record: RecordBase;
  /** Dotted paths in display order; all fields by default. Empty fields are left out. */
  readonly fields?: readonly string[];
}

/** Fields of a record with their labels, for reading. Answers to characteristics are lines each. */
export function FactList({ resource, record, fields }: FactListProps): ReactNode {
  const label = useFieldLabel(resource.name);
  const format = useFormat();
  return (
    <List>
      {factsOf(resource, record, fields).flatMap((fact) => {
        const rows = fact.field.kind === 'list' ? rowFacts(fact.value) : [];
        if (rows.length > 0) {
          return rows.map(({ term, values }) => (
            <div key={[fact.path, term, ...values].join()}>
              <dt>{term}</dt>
              <dd>
                {values
                  .map((value) => (typeof value === 'number' ? format.number(value) : value))
                  .join(', ')}
              </dd>
            </div>
          ));
        }
        return [
          <div key={fact.path} data-long={isLong(fact.field) || undefined}>
            <dt>{label(fact.path)}</dt>
            <dd>
              <FactValue resource={resource} fact={fact} />
            </dd>
          </div>,
        ];
      })}
    </List>
  );
}

/** Whether a text may have several lines. */
function isLong(field: PlainField): boolean {
  const isText = field.kind === 'text' || field.kind === 'translated';
  return isText && (field.multiline === true || field.rich === true);
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${theme.space3} ${theme.space4};

  [data-long] { grid-column: 1 / -1; }
  dt { font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  dd {
    margin: 0;
    max-width: 72ch;
    overflow-wrap: anywhere;
    white-space: pre-line;
    font-variant-numeric: tabular-nums;
  }

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

interface FactGroupsProps {
  readonly resource: Resource;
  /** In show shape. */
  readonly record: RecordBase;
  readonly groups: readonly FactGroup[];
}

/** The facts of a record in labelled cards. Groups without a value are left out. */
export function FactGroups({ resource, record, groups }: FactGroupsProps): ReactNode {
  const t = useT();
  return groups
    .filter(({ fields }) => factsOf(resource, record, fields).length > 0)
    .map(({ title, fields, Extra }) => (
      <Card key={title} title={t(title)}>
        <Stack gap={3}>
          <FactList resource={resource} record={record} fields={fields} />
          {Extra && <Extra record={record} />}
        </Stack>
      </Card>
    ));
}
