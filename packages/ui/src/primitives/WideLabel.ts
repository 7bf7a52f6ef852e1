import { styled } from 'styled-components';
import { media } from '../theme/theme.ts';
import { hiddenTextStyle } from './hiddenTextStyle.ts';

/** The label of a button with an icon. Below the width of a desktop only the icon is visible. */
export const WideLabel = styled.span`
  ${media.tablet} { ${hiddenTextStyle} }
`;
