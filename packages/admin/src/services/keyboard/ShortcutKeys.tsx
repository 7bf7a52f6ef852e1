import { Kbd } from '@rentyard/ui/Kbd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';

/** The shipped font has no arrows to the left and to the right. */
const arrows: Readonly<Record<string, ReactNode>> = {
  Up: <ArrowUp key="up" size={12} role="img" aria-label="Up" />,
  Down: <ArrowDown key="down" size={12} role="img" aria-label="Down" />,
  Left: <ArrowLeft key="left" size={12} role="img" aria-label="Left" />,
  Right: <ArrowRight key="right" size={12} role="img" aria-label="Right" />,
};

/** The keys of a shortcut, each in its own box: `Ctrl S`, or the four arrows. */
export function ShortcutKeys({ keys }: { readonly keys: readonly string[] }): ReactNode {
  return keys.map((key, at) => (
    // The same key may appear twice in a row: `G G`.
    <Kbd key={keys.slice(0, at + 1).join()}>
      {key.split(' ').flatMap((part, at) => [at > 0 && ' ', arrows[part] ?? part])}
    </Kbd>
  ));
}
