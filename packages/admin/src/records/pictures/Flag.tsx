import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { retryUntilLoaded } from '../../services/lazy/lazyComponent.ts';

/** Loads with the first flag: the pictures of all countries are one style sheet. */
const FlagPicture = lazy(async () => ({
  default: await retryUntilLoaded(() =>
    import('./FlagPicture.tsx').then((chunk) => chunk.FlagPicture),
  ),
}));

interface FlagProps {
  /** The ISO 3166-1 code of the country, or its flag as an emoji, as the API returns it. */
  readonly of: string;
}

/** The flag of a country as a picture, because Windows has no flags in its fonts. */
export function Flag({ of }: FlagProps): ReactNode {
  return (
    <Box>
      <Suspense>
        <FlagPicture code={parseCode(of)} />
      </Suspense>
    </Box>
  );
}

/** Reserves the space of the picture while it loads. */
const Box = styled.span`
  display: inline-flex;
  width: 21px;
  height: 14px;
`;

/** The offset of the regional indicator letters, which a flag is a pair of, from A to Z. */
const indicatorOffset = 0x1f1e6 - 0x41;

function parseCode(codeOrFlag: string): string {
  const letters = [...codeOrFlag].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return String.fromCodePoint(code > indicatorOffset ? code - indicatorOffset : code);
  });
  return letters.join('').toUpperCase();
}
