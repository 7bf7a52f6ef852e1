import type { Common } from './fields.ts';

/**
 * The live records that are parts of this one, because they point at it by a field marked `owner`; served
 * as `[{id, name}]` in their own default order. They are written by themselves.
 */
export interface PartsField extends Common {
  readonly kind: 'parts';
  /** Wire name of the resource that they are of. */
  readonly of: string;
  /** Their reference to this record. */
  readonly by: string;
  readonly readOnly: true;
}

// @__NO_SIDE_EFFECTS__
export function parts<const O extends Omit<PartsField, 'kind' | 'readOnly'>>(
  options: O,
): { readonly kind: 'parts'; readonly readOnly: true; readonly computed: true } & O {
  return { kind: 'parts', readOnly: true, computed: true, ...options };
}
