import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleCheckIcon } from '../icons/CircleCheckIcon.ts';
import { CircleExclamationPointIcon } from '../icons/CircleExclamationPointIcon.ts';
import { XIcon } from '../icons/controlIcons.ts';
import { InfoIcon } from '../icons/statusIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';

export interface BannerProps extends RootProps {
  /** `danger` interrupts screen readers when it appears; the others wait until they are silent. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  readonly children: ReactNode;
  /** A `Button` or a `TextLink`. */
  readonly action?: ReactNode;
  /** Shows a close button. The host removes the banner. */
  readonly onClose?: (() => void) | undefined;
}

const glyphs = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: CircleExclamationPointIcon,
  danger: CircleExclamationPointIcon,
} as const;

/** A message that belongs to a page or a section and stays until its cause is gone. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', title, children, action, onClose, ...root },
  ref,
) {
  const t = useUiStrings();
  return (
    <Box {...root} ref={ref} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      <Icon of={glyphs[tone]} size={20} />
      <div>
        {title && <strong>{title}</strong>}
        <div>{wrapMixedTexts(children)}</div>
      </div>
      {action}
      {onClose && (
        <IconButton label={t('action.close')} icon={XIcon} size="small" onClick={onClose} />
      )}
    </Box>
  );
});

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space2} ${theme.space3};
  padding: ${theme.space3} ${theme.space4};
  border: 1px solid ${theme.info};
  border-radius: ${theme.radiusLarge};
  background: ${theme.infoSoft};
  color: ${theme.text};

  > svg { flex: none; color: ${theme.info}; }
  > div { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  strong { display: block; font-weight: 600; }
  &[data-tone='success'] { border-color: ${theme.success}; background: ${theme.successSoft}; }
  &[data-tone='success'] > svg { color: ${theme.success}; }
  &[data-tone='warning'] { border-color: ${theme.warning}; background: ${theme.warningSoft}; }
  &[data-tone='warning'] > svg { color: ${theme.warning}; }
  &[data-tone='danger'] { border-color: ${theme.danger}; background: ${theme.dangerSoft}; }
  &[data-tone='danger'] > svg { color: ${theme.danger}; }
`;
