import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';

export interface AuthLayoutProps {
  readonly logo: ReactNode;
  readonly children: ReactNode;
  /** Language and theme, top right. */
  readonly actions?: ReactNode;
  /** Below the card: links, version. */
  readonly footer?: ReactNode;
  /** A sentence about the product, on the dark side of wide screens. */
  readonly tagline?: ReactNode;
}

/** The frame of pages before sign-in: branding on one side, the form on the other. */
export function AuthLayout({
  logo,
  children,
  actions,
  footer,
  tagline,
}: AuthLayoutProps): ReactNode {
  return (
    <Page>
      <Steel>
        <div>{logo}</div>
        {tagline && <p>{tagline}</p>}
        <Board aria-hidden />
      </Steel>
      <Column>
        <Actions>{actions}</Actions>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        <Footer>{footer}</Footer>
      </Column>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 5fr) 7fr;
  min-height: 100dvh;

  ${media.tablet} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
`;

const Steel = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space10};
  padding: ${theme.space8};
  overflow: hidden;
  background: ${theme.rail};
  color: ${theme.railActiveText};

  > p {
    position: relative;
    max-width: 22ch;
    margin-top: auto;
    margin-bottom: 120px;
    font-size: clamp(20px, 2.4vw, 32px);
    line-height: 1.25;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
  ${media.tablet} {
    padding: ${theme.space3} ${theme.space5} ${theme.space4};
    > p { display: none; }
  }
`;

/* The hazard stripes along the lower edge. */
const Board = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 72px;
  background: repeating-linear-gradient(
    -45deg,
    ${theme.accentMark} 0 28px,
    ${theme.railActive} 28px 56px
  );

  ${media.tablet} { height: 4px; background-size: auto; }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${theme.surface};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space2};
  padding: ${theme.space4} ${theme.space5};
`;

const Main = styled.main`
  flex: 1;
  display: grid;
  align-content: center;
  width: min(400px, 100%);
  margin: 0 auto;
  padding: ${theme.space6} ${theme.space5};

  &:focus { outline: none; }
`;

const Footer = styled.footer`
  min-height: ${theme.space10};
  padding: ${theme.space4} ${theme.space5};
  text-align: center;
  font-size: ${theme.textSm};
  color: ${theme.textMuted};
`;
