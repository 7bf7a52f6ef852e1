import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ChoicesProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Several boxes to check, side by side under one name. */
export function Choices({ legend, children }: ChoicesProps): ReactNode {
  return (
    <Group>
      <legend>{legend}</legend>
      <div>{children}</div>
    </Group>
  );
}

const Group = styled.fieldset`
  legend { margin-bottom: ${theme.space2}; font-size: ${theme.textMd}; font-weight: 500; }
  > div { display: flex; flex-wrap: wrap; gap: ${theme.space2} ${theme.space4}; }
`;
