import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hiddenTextStyle } from './hiddenTextStyle.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenTextStyle}
`;

export type VisuallyHiddenProps = ComponentPropsWithRef<typeof VisuallyHidden>;
