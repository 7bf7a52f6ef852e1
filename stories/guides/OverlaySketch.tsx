import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SketchProps {
  readonly title?: string;
  readonly text?: string;
  /** Its buttons or other content. */
  readonly children?: ReactNode;
}

/** An overlay as a picture: a real one would cover the page of its guide. */
export function OverlaySketch({ title, text, children }: SketchProps): ReactNode {
  return (
    <Surface>
      <Stack gap={3}>
        {title && (
          <Heading level={4} size="lg">
            {title}
          </Heading>
        )}
        {text && <Text tone="soft">{text}</Text>}
        {children}
      </Stack>
    </Surface>
  );
}

const Surface = styled.div`
  width: 100%;
  max-width: 320px;
  padding: ${theme.space4};
  border-radius: ${theme.radiusLarge};
  background: ${theme.raised};
  box-shadow: ${theme.shadowFloat};
`;
