import { Subheading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { spokenLines } from './spokenLines.ts';

/** What a screen reader says about the example of the anatomy, computed from its markup. */
export function SpokenText({ of: root }: { readonly of: HTMLElement | undefined }): ReactNode {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!root) return;
    const read = () => {
      const next = spokenLines(root);
      setLines((before) => (before.join('\n') === next.join('\n') ? before : next));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);
  return (
    <>
      <Subheading>What a screen reader says</Subheading>
      {lines.length === 0 && <p>Nothing: it is hidden from screen readers.</p>}
      <ol data-spoken>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
