import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../icons/controlIcons.ts';
import { RotateCwIcon } from '../icons/RotateCwIcon.ts';
import { MaximizeIcon, ZoomInIcon, ZoomOutIcon } from '../icons/viewerIcons.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useLanguageTag, useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import type { ViewControls } from './useView.ts';

interface ViewerToolbarProps {
  readonly controls: ViewControls;
  /** "2 / 5". Another element announces it. */
  readonly position: string | undefined;
  readonly onClose: () => void;
  readonly actions: ReactNode;
}

/** Tools for the current image. Buttons at their limit stay focusable, so the focus is not lost. */
export function ViewerToolbar(props: ViewerToolbarProps): ReactNode {
  const { controls, position, onClose, actions } = props;
  const t = useUiStrings();
  const percent = new Intl.NumberFormat(useLanguageTag(), { style: 'percent' });
  const off = (isOff: boolean) => ({ 'aria-disabled': isOff || undefined });
  return (
    <Bar>
      <Position aria-hidden>{position}</Position>
      <IconButton
        label={t('viewer.zoom_out')}
        icon={ZoomOutIcon}
        {...off(!controls.isZoomed)}
        onClick={controls.zoomOut}
      />
      <Scale>{percent.format(controls.view.scale)}</Scale>
      <IconButton
        label={t('viewer.zoom_in')}
        icon={ZoomInIcon}
        {...off(!controls.canZoomIn)}
        onClick={() => controls.zoomIn()}
      />
      <IconButton
        label={t('viewer.fit')}
        icon={MaximizeIcon}
        {...off(!controls.isZoomed)}
        onClick={controls.fit}
      />
      <IconButton label={t('viewer.rotate')} icon={RotateCwIcon} onClick={controls.rotate} />
      {actions}
      <IconButton label={t('action.close')} icon={XIcon} onClick={onClose} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space1};
  padding: ${theme.space2};
`;

const Position = styled.span`
  margin-inline: ${theme.space2} auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${theme.railText};
`;

const Scale = styled.span`
  min-width: 48px;
  text-align: center;
  font-size: ${theme.textSm};
  font-variant-numeric: tabular-nums;
  color: ${theme.railText};
`;
