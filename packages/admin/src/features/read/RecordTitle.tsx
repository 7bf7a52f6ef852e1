import type { Resource } from '@rentyard/contract/schema/resource';
import type { Fallbacks, RecordBase } from '@rentyard/contract/schema/values';
import { FallbackText } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { shownName } from '../../records/fields/shownName.ts';

interface RecordTitleProps {
  readonly resource: Resource;
  /** In show shape. */
  readonly record: RecordBase & Fallbacks;
}

/** The name of a record as a title, marked with its language if it replaces a missing translation. */
export function RecordTitle({ resource, record }: RecordTitleProps): ReactNode {
  const { fields, label } = resource;
  const language = record.fallbacks?.[fields.name ? 'name' : label];
  return <FallbackText text={shownName(resource, record)} language={language} />;
}
