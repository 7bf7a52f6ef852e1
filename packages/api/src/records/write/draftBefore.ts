import type { Change } from '@rentyard/contract/schema/history';
import { plainFields } from '@rentyard/contract/schema/resource';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';
import type { WriteContext } from '../store.ts';
import { setAt } from './draft.ts';

/**
 * The draft that reverts these changes of a record, newest first, so that the oldest `from` wins. Texts
 * in languages that no longer exist stay unchanged.
 */
export async function draftBefore(
  write: WriteContext,
  changes: readonly Change[],
): Promise<Readonly<Record<string, unknown>>> {
  const languages = await write.store.languages.read(write.tx);
  const writable = writablePaths(write);
  const draft: Record<string, unknown> = {};
  for (const { path, from } of changes) {
    const cut = path.lastIndexOf('.');
    const isText =
      writable.has(path.slice(0, cut)) && languages.codes.includes(path.slice(cut + 1));
    if (writable.has(path) || isText) setAt(draft, path, from);
  }
  return draft;
}

function writablePaths({ binding }: WriteContext): ReadonlySet<string> {
  const fields = plainFields(binding.resource);
  return new Set(
    fields.flatMap(([path, field]) =>
      field.readOnly || fieldKindOf(field).isSecret ? [] : [path],
    ),
  );
}
