import { fields } from './fields.ts';
import type { Guide, Guides } from './guide.ts';
import { overlays } from './overlays.ts';
import { primitives } from './primitives.ts';
import { structures } from './structures.ts';

const guides: Guides = { ...primitives, ...fields, ...structures, ...overlays };

/** The guide of a story file by its title. Variants of a component (`DataTableCards`) share its guide. */
export function guideOf(title: string): Guide | undefined {
  const name = title.split('/').at(-1) ?? title;
  const known = Object.keys(guides)
    .filter(
      (one) => name === one || (name.startsWith(one) && /^[A-Z]/.test(name.slice(one.length))),
    )
    .sort((one, other) => other.length - one.length);
  return guides[known[0] ?? ''];
}
