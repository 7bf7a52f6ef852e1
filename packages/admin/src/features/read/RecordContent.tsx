import type { Resource } from '@rentyard/contract/schema/resource';
import type { Image, RecordBase } from '@rentyard/contract/schema/values';
import { Stack } from '@rentyard/ui/Stack';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RecordStatus } from '../status/StatusActions.tsx';
import { FactList } from './FactList.tsx';
import { RecordFacts } from './RecordFacts.tsx';

interface RecordContentProps {
  readonly resource: Resource;
  /** In show shape: texts in the user's language. */
  readonly record: RecordBase;
  /** Each fact is edited where it is read, by users with the permission. */
  readonly isEditable?: boolean;
}

/** A record to read: status, picture, all fields, and who changed it. */
export function RecordContent(props: RecordContentProps): ReactNode {
  const { resource, record, isEditable = false } = props;
  return (
    <Stack gap={5}>
      <Stack direction="row">
        <RecordStatus record={record} />
      </Stack>
      <OwnPicture record={record} />
      <FactList resource={resource} record={record} isEditable={isEditable} />
      <RecordFacts resource={resource} record={record} />
    </Stack>
  );
}

/** The picture of a record that is itself a picture. */
function OwnPicture({ record }: { readonly record: RecordBase }): ReactNode {
  const { url, thumb_url, alt } = record as Partial<Image>;
  return thumb_url && url ? <Picture src={url} alt={alt ?? ''} /> : null;
}

const Picture = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: ${theme.radius};
`;
