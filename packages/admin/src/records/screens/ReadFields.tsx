import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import type { Image, RecordBase } from '@rentyard/contract/schema/values';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useValueText } from '../fields/useValueText.ts';

interface ReadFieldsProps {
  readonly resource: Resource;
  /** In show shape: texts in the user's language. */
  readonly record: RecordBase;
}

/** All fields of a record that have a value, in contract order. */
export function ReadFields({ resource, record }: ReadFieldsProps): ReactNode {
  const label = useFieldLabel(resource.name);
  const words = useValueText(resource);
  const rows = plainFields(resource).flatMap(([path, field]) => {
    const value = valueAt(record, path);
    const text = words(path, value);
    if (path === 'status' || !text) return [];
    const isPicture = field.kind === 'image' && typeof value === 'object';
    return [{ path, text, image: isPicture ? (value as Image) : undefined }];
  });
  return (
    <List>
      {rows.map(({ path, text, image }) => (
        <div key={path}>
          <dt>{label(path)}</dt>
          <dd>{image ? <Picture src={image.thumb_url} alt={image.alt} /> : text}</dd>
        </div>
      ))}
    </List>
  );
}

function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Readonly<Record<string, unknown>> | null)?.[key],
      record,
    );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space3};

  dt { font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; font-variant-numeric: tabular-nums; }
`;

const Picture = styled.img`
  max-width: 100%;
  margin-top: ${theme.space1};
  border-radius: ${theme.radius};
`;
