import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useAnchored } from '../lib/anchor.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { floatingNote } from '../theme/floating.ts';

interface CopiedNoteProps {
  readonly anchor: HTMLElement;
  readonly children: ReactNode;
}

/** A note that a value was copied. In the top layer, so that no table or card clips it. */
export function CopiedNote({ anchor, children }: CopiedNoteProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useAnchored(box, anchor, 'top');
  return (
    <Bubble ref={box} popover="manual">
      {wrapMixedTexts(children)}
    </Bubble>
  );
}

const Bubble = styled.div`
  ${floatingNote}
`;
