import { theme } from '@rentyard/ui/theme';
import { hasFlag } from 'country-flag-icons';
import 'country-flag-icons/3x2/flags.css';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FlagPictureProps {
  /** An ISO 3166-1 code. Nothing is shown for a code without a flag. */
  readonly code: string;
}

/** The picture of a flag. Import it on demand: the style sheet has 260 pictures. */
export function FlagPicture({ code }: FlagPictureProps): ReactNode {
  if (!hasFlag(code)) return null;
  return <Picture className={`flag:${code}`} role="img" aria-label={code} />;
}

/** The outline shows the edge of white stripes. */
const Picture = styled.span`
  --CountryFlagIcon-height: 14px;
  border-radius: 2px;
  outline: 1px solid ${theme.hairline};
  outline-offset: -1px;
`;
