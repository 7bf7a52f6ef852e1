import { breakpoints, theme } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

interface PhoneDisclosureProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Figures above the rows of a list. On phones they are behind a closed disclosure and render when it
 * opens, so that four rows fit below whatever the figures are.
 */
export function PhoneDisclosure({ label, children }: PhoneDisclosureProps): ReactNode {
  const isPhone = useMedia(`(max-width: ${breakpoints.phone - 0.02}px)`);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) return children;
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children}
    </Details>
  );
}

const Details = styled.details`
  > summary {
    width: fit-content;
    min-height: 44px;
    padding: ${theme.space3} 0;
    color: ${theme.textSoft};
    font-size: ${theme.textMd};
    cursor: pointer;
  }
`;
