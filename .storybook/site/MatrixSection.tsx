import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Guide } from '../../stories/guides/guide.ts';
import { StoryBoundary, StoryPicture } from './StoryPicture.tsx';
import type { StoryFile } from './storyFile.ts';
import { ThemeSample } from './ThemeSample.tsx';

interface MatrixSectionProps {
  readonly file: StoryFile;
  readonly guide: Guide;
}

/** A row per story, a column per theme. Stories that look like an earlier one are left out. */
export function MatrixSection({ file, guide }: MatrixSectionProps): ReactNode {
  const { states, frame } = guide;
  const rows = file.stories.filter(
    ({ exportName }) => states === undefined || states.includes(exportName),
  );
  return (
    <Rows className="sb-unstyled" data-framed={frame !== undefined || undefined}>
      {rows.map(({ id, name, exportName, description }, index) => (
        <Row
          key={id}
          name={name}
          description={description}
          isFirst={index === 0}
          isComparable={frame === undefined && states === undefined}
        >
          {(['light', 'dark'] as const).map((one) => (
            <ThemeSample key={one} name={one}>
              <StoryBoundary>
                <StoryPicture file={file} story={exportName} frame={frame} theme={one} />
              </StoryBoundary>
            </ThemeSample>
          ))}
        </Row>
      ))}
    </Rows>
  );
}

interface RowProps {
  readonly name: string;
  readonly description: string;
  readonly isFirst: boolean;
  readonly isComparable: boolean;
  readonly children: ReactNode;
}

function Row({ name, description, isFirst, isComparable, children }: RowProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  const [isRepeated, setRepeated] = useState(false);
  useLayoutEffect(() => {
    if (isFirst || !isComparable || !root.current) return;
    const earlier = [...(root.current.parentElement?.children ?? [])];
    const html = pictureOf(root.current);
    setRepeated(
      earlier.slice(0, earlier.indexOf(root.current)).some((other) => pictureOf(other) === html),
    );
  }, [isFirst, isComparable]);
  return (
    <figure ref={root} hidden={isRepeated} data-state-of-component={name}>
      <figcaption>
        <strong>{name}</strong>
        {description && ` ${description}`}
      </figcaption>
      <Pair>{children}</Pair>
    </figure>
  );
}

/** The HTML of the first sample without ids of React. */
function pictureOf(row: Element): string {
  return (row.querySelector('[data-sample-theme]')?.innerHTML ?? '').replaceAll(/_r_\w+_/g, '');
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space5};

  figure { display: grid; gap: ${theme.space2}; margin: 0; min-width: 0; }
  figcaption { font-size: ${theme.textMd}; line-height: 18px; color: ${theme.textMuted}; }
  figcaption strong { font-weight: 600; color: ${theme.text}; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${theme.space3};
`;
