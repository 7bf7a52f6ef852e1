import { media } from '@rentyard/ui/theme';
import { styled } from 'styled-components';

/** The label of a button with an icon. On phones only the icon is visible. */
export const WideLabel = styled.span`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
