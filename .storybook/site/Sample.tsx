import { theme } from '@rentyard/ui/theme';
import { Source } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ThemeSample } from './ThemeSample.tsx';
import { useSiteTheme } from './useSiteTheme.ts';

/** A live example above its source. */
export function Sample({
  code,
  children,
}: PropsWithChildren<{ readonly code: string }>): ReactNode {
  const name = useSiteTheme();
  return (
    <Box className="sb-unstyled">
      {children && <ThemeSample name={name}>{children}</ThemeSample>}
      <Source code={code} language="tsx" dark={name === 'dark'} />
    </Box>
  );
}

const Box = styled.div`
  margin: ${theme.space4} 0;
`;
