import { Subheading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { spoken } from '../../stories/capabilities/spoken.ts';
import { spokenLines } from './spokenLines.ts';

const scripts: Readonly<Record<string, readonly string[]>> = spoken;

interface SpokenTextProps {
  readonly of: HTMLElement | undefined;
  /** The component: `TextField`. */
  readonly name: string;
}

/**
 * What a screen reader says: the script of a virtual screen reader, which a test compares, and what the markup of the
 * anatomy's example says.
 */
export function SpokenText({ of: root, name }: SpokenTextProps): ReactNode {
  const script = scripts[name];
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
      {script && (
        <>
          <p>A virtual screen reader, from the start of a small example to its end:</p>
          <ol data-script>
            {script.map((phrase, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no identity
              <li key={index}>{phrase}</li>
            ))}
          </ol>
          <p>The example of the anatomy:</p>
        </>
      )}
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
