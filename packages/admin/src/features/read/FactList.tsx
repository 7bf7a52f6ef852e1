import { type Subject, subjects } from '@rentyard/contract/permissions';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Image, Option, RecordBase } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { FallbackText } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { Flag } from '../../records/pictures/Flag.tsx';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import type { FactGroup } from './FactGroup.ts';
import type { Fact } from './facts.ts';
import { findFacts, rowFacts } from './facts.ts';

interface FactListProps {
  readonly resource: Resource;
  /** In show shape: texts in the user's language. */
  readonly record: RecordBase;
  /** Dotted paths in display order; all fields by default. Empty fields are left out. */
  readonly fields?: readonly string[];
  /** Labels beside their values, a line each, instead of above them. */
  readonly isDense?: boolean;
}

/** Fields of a record with their labels, for reading. Answers to characteristics are lines each. */
export function FactList(props: FactListProps): ReactNode {
  const { resource, record, fields, isDense } = props;
  const label = useFieldLabel(resource.name);
  const format = useFormat();
  return (
    <List data-dense={isDense || undefined}>
      {findFacts(resource, record, fields).flatMap((fact) => {
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

  &[data-dense] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space1};

    > div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; gap: ${theme.space3}; }
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
    .filter(({ fields }) => findFacts(resource, record, fields).length > 0)
    .map(({ title, fields, Extra }) => (
      <Card key={title} title={t(title)}>
        <Stack gap={3}>
          <FactList resource={resource} record={record} fields={fields} />
          {Extra && <Extra record={record} />}
        </Stack>
      </Card>
    ));
}

interface FactValueProps {
  readonly resource: Resource;
  readonly fact: Fact;
}

/**
 * A value for reading: references are links, pictures are shown, amounts have their currency. A text that replaces a
 * missing translation is marked with its language.
 */
function FactValue({ resource, fact }: FactValueProps): ReactNode {
  const text = useValueText(resource);
  const { path, field, value, currency, language } = fact;
  if (field.kind === 'image') {
    // Instead of an image, a country may have the flag of its code.
    if (typeof value === 'string') return <Flag of={value} />;
    const { thumb_url, alt } = value as Image;
    return <Picture src={thumb_url} alt={alt} />;
  }
  if (field.kind === 'reference') return <Reference to={field.to} record={value as Option} />;
  return <FallbackText text={text(path, value, currency) ?? ''} language={language} />;
}

interface ReferenceProps {
  /** Wire name of the referenced resource. */
  readonly to: string;
  readonly record: Option;
}

function Reference({ to, record }: ReferenceProps): ReactNode {
  const address = useRecordAddress();
  const can = useAbility();
  const subject = findSubject(to);
  if (!subject || !can('read', subject)) return record.name;
  return <RouterLink to={address(subject, record.id)}>{record.name}</RouterLink>;
}

/** The module of a referenced resource. Clients and staff are users. */
function findSubject(resource: string): Subject | undefined {
  if (resource === 'clients' || resource === 'staff') return 'users';
  return subjects.find((subject) => subject === resource.replaceAll('_', '-'));
}

const Picture = styled.img`
  max-width: 100%;
  margin-top: ${theme.space1};
  border-radius: ${theme.radius};
`;
