import { Button } from '@rentyard/ui/Button';
import { theme } from '@rentyard/ui/theme';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { styled } from 'styled-components';
import { StoryPicture } from './StoryPicture.tsx';
import { findStory, type StoryFile } from './storyFile.ts';
import { useSiteTheme } from './useSiteTheme.ts';

interface LiveFrameProps {
  readonly file: StoryFile;
  readonly height: number;
}

/** The example of a component that covers its window. It takes the focus of the page only when asked to. */
export function LiveFrame({ file, height }: LiveFrameProps): ReactNode {
  const name = useSiteTheme();
  const args = useArgs(findStory(file).id);
  const [isLive, setLive] = useState(false);
  return (
    <Box className="sb-unstyled">
      <StoryPicture
        key={args}
        file={file}
        frame={height}
        theme={name}
        isInert={!isLive}
        args={args}
      />
      {!isLive && <Button onClick={() => setLive(true)}>Try it</Button>}
    </Box>
  );
}

/** What the controls have changed, as a parameter of Storybook's URL: `isBusy:!true;title:Delete`. */
function useArgs(storyId: string): string {
  const { channel } = useContext(DocsContext);
  const [args, setArgs] = useState('');
  useEffect(() => {
    const follow = (event: { readonly storyId: string; readonly args: object }) => {
      if (event.storyId === storyId) setArgs(printArgs(event.args));
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, storyId]);
  return args;
}

/** Storybook reads only plain letters, digits and spaces from an address. */
function printArgs(args: object): string {
  return Object.entries(args)
    .flatMap(([name, value]) => {
      if (typeof value === 'boolean') return [`${name}:!${value}`];
      if (typeof value === 'number') return [`${name}:${value}`];
      const isPlain = typeof value === 'string' && /^[\w -]+$/.test(value);
      return isPlain ? [`${name}:${value}`] : [];
    })
    .join(';');
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space2};
  justify-items: start;
  margin-bottom: ${theme.space4};

  > :first-child { border: 1px solid ${theme.border}; }
`;
