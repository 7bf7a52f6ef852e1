import type { RecordBase } from '@rentyard/contract/schema/values';
import type { ComponentType } from 'react';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';

/** A labelled group of fields on the read view of a record. */
export interface FactGroup {
  readonly title: MessageKey;
  /** Dotted paths, in display order. */
  readonly fields: readonly string[];
  /** Inputs of lists, by path: answers to characteristics. */
  readonly inputs?: Readonly<Record<string, ComponentType>>;
  /** Shown below the fields, for example a link to a map. */
  readonly Extra?: ComponentType<{ readonly record: RecordBase }>;
}
