import { styled } from 'styled-components';
import { media } from '../../theme/theme.ts';
import { hiddenTextStyle } from './hiddenTextStyle.ts';

/**
 * The label of a button with an icon. Below the width of a desktop only the icon is visible, and in a narrow container
 * with the name `toolbar`.
 */
export const WideLabel = styled.span`
  ${media.tablet} { ${hiddenTextStyle} }
  @container toolbar (max-width: 860px) { ${hiddenTextStyle} }
`;
