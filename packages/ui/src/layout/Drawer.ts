import { styled } from 'styled-components';
import { ModalSurface } from '../overlays/ModalSurface.tsx';
import { theme } from '../theme/theme.ts';

/** The side bar on phones. Loads when it is first opened. */
export const Drawer = styled(ModalSurface)`
  inset-block: 0;
  inset-inline: 0 auto;
  width: min(280px, calc(100vw - 56px));
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 ${theme.space2};
  border: 0;
  background: ${theme.rail};
  color: ${theme.railText};
  animation: ry-drawer-in ${theme.slow} ${theme.ease};
`;
