import { type Subject, subjects } from '@rentyard/contract/permissions';
import type { PlainField, TextFormat } from '@rentyard/contract/schema/fieldTypes';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { Image, Option, RecordBase } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { Stack } from '@rentyard/ui/Stack';
import { FallbackText, Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useValueText } from '../../records/fields/useValueText.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { Flag } from '../../records/pictures/Flag.tsx';
import { GalleryStrip } from '../../records/pictures/Gallery.tsx';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility, useCan } from '../../services/permissions/useCan.ts';
import { canEditField } from '../field-edit/canEditField.ts';
import { EditableFact } from '../field-edit/EditableFact.tsx';
import type { FactGroup } from './FactGroup.ts';
import { type Fact, findFacts, isBlank, type RowFact, rowFacts } from './facts.ts';

interface FactListProps {
  readonly resource: Resource;
  /** In show shape: texts in the user's language. */
  readonly record: RecordBase;
  /** Dotted paths in display order; all fields by default. Empty fields are left out. */
  readonly fields?: readonly string[];
  /** Labels beside their values, a line each, instead of above them. */
  readonly isDense?: boolean;
  /**
   * Each value is edited where it is read, by users with the permission. Empty fields are then shown, too. `inputs` are
   * those of lists.
   */
  readonly isEditable?: boolean;
  readonly inputs?: FactGroup['inputs'];
}

/** Fields of a record with their labels. */
export function FactList(props: FactListProps): ReactNode {
  const { resource, record, fields, isDense, isEditable = false, inputs } = props;
  const label = useFieldLabel(resource.name);
  const mayUpdate = useCan('update', resource.subject) && isEditable;
  const canEdit = (path: string, field: PlainField) =>
    mayUpdate && canEditField(field, inputs !== undefined && Object.hasOwn(inputs, path));
  return (
    <List data-dense={isDense || undefined} data-editable={mayUpdate || undefined}>
      {findFacts(resource, record, fields, canEdit).map((fact) => {
        const { path, field } = fact;
        const shown = <FactValue resource={resource} fact={fact} />;
        return (
          <div key={path} data-long={isLong(field) || field.kind === 'list' || undefined}>
            {/* Rows have terms of their own, below the title of their card. */}
            <dt>{hasRows(fact) ? <VisuallyHidden>{label(path)}</VisuallyHidden> : label(path)}</dt>
            <dd>
              {canEdit(path, field) ? (
                <EditableFact
                  resource={resource}
                  record={record}
                  path={path}
                  label={label(path)}
                  Input={inputs?.[path]}
                >
                  {shown}
                </EditableFact>
              ) : (
                shown
              )}
            </dd>
          </div>
        );
      })}
    </List>
  );
}

function hasRows({ field, value }: Fact): boolean {
  return field.kind === 'list' && rowFacts(value).length > 0;
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

  /* On one line with the values that can be edited. */
  &[data-editable] > div > dd:not(:has(> [data-editable])) {
    min-height: ${theme.control};
    padding-block: calc((${theme.control} - 1lh) / 2);
  }
  &[data-dense] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space1};

    > div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; gap: ${theme.space3}; }
    > div:has(> dt > span) { grid-template-columns: minmax(0, 1fr); gap: 0; }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    /* A line each, except for what needs the width: long values and the input of a value that is edited. */
    > div:not([data-long], :has(input, textarea)) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: baseline;
      gap: ${theme.space3};
    }
    &[data-editable] { row-gap: 0; }
  }
`;

interface FactGroupsProps {
  readonly resource: Resource;
  /** In show shape. */
  readonly record: RecordBase;
  readonly groups: readonly FactGroup[];
}

/** The facts of a record in labelled cards, each editable where it is read. */
export function FactGroups({ resource, record, groups }: FactGroupsProps): ReactNode {
  const t = useT();
  const mayUpdate = useCan('update', resource.subject);
  return groups
    .filter(
      ({ fields, inputs }) =>
        findFacts(
          resource,
          record,
          fields,
          (path, field) =>
            mayUpdate && canEditField(field, inputs !== undefined && Object.hasOwn(inputs, path)),
        ).length > 0,
    )
    .map(({ title, fields, inputs, Extra }) => (
      <Card key={title} title={t(title)}>
        <Stack gap={3}>
          <FactList
            resource={resource}
            record={record}
            fields={fields}
            isEditable
            {...(inputs && { inputs })}
          />
          {Extra && <Extra record={record} />}
        </Stack>
      </Card>
    ));
}

/** Formats of texts that are copied elsewhere. */
const copied = new Set<TextFormat | undefined>(['phone', 'email']);

interface FactValueProps {
  readonly resource: Resource;
  readonly fact: Fact;
}

/**
 * A value for reading: references are links, pictures are shown, amounts have their currency. A text that replaces a
 * missing translation is marked with its language.
 */
function FactValue({ resource, fact }: FactValueProps): ReactNode {
  const t = useT();
  const text = useValueText(resource);
  const label = useFieldLabel(resource.name);
  const { path, field, value, currency, language } = fact;
  if (isBlank(value)) return <Text tone="muted">{t('fact.empty')}</Text>;
  if (hasRows(fact)) return <RowFacts rows={rowFacts(value)} />;
  if (field.kind === 'image') {
    // Instead of an image, a country may have the flag of its code.
    if (typeof value === 'string') return <Flag of={value} />;
    const { thumb_url, alt } = value as Image;
    return <Picture src={thumb_url} alt={alt} />;
  }
  if (field.kind === 'images') {
    return <GalleryStrip images={value as readonly Image[]} name={label(path)} />;
  }
  if (field.kind === 'text' && copied.has(field.format)) {
    return <CopyToClipboard value={String(value)} />;
  }
  if (field.kind === 'reference') return <Reference to={field.to} record={value as Option} />;
  return <FallbackText text={text(path, value, currency) ?? ''} language={language} />;
}

/** Answers to characteristics, a line each. */
function RowFacts({ rows }: { readonly rows: readonly RowFact[] }): ReactNode {
  const format = useFormat();
  return (
    <Rows>
      {rows.map(({ term, values }) => (
        <Fragment key={[term, ...values].join()}>
          <span>{term}</span>
          <span>
            {values
              .map((value) => (typeof value === 'number' ? format.number(value) : value))
              .join(', ')}
          </span>
        </Fragment>
      ))}
    </Rows>
  );
}

const Rows = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space1} ${theme.space3};

  > :nth-child(odd) { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;

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
