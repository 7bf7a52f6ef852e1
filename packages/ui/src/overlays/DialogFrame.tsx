import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../icons/controlIcons.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Heading } from '../primitives/text/Heading.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { equalButtons } from './equalButtons.ts';

interface DialogFrameProps {
  readonly titleId: string;
  readonly title: ReactNode;
  /** Without it there is no close button. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** Title with a close button, a scrolling body, and buttons that stay visible. */
export function DialogFrame(props: DialogFrameProps): ReactNode {
  const t = useUiStrings();
  return (
    <>
      <Head data-swipe={props.onClose ? true : undefined}>
        <Heading level={2} size="lg" id={props.titleId}>
          {props.title}
        </Heading>
        {props.onClose && (
          <IconButton label={t('action.close')} icon={XIcon} onClick={props.onClose} />
        )}
      </Head>
      <Body>{wrapMixedTexts(props.children)}</Body>
      {props.footer !== undefined && <Foot>{wrapMixedTexts(props.footer)}</Foot>}
    </>
  );
}

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space3};
  padding-block: ${theme.space3};
  padding-inline: ${theme.space5} ${theme.space3};
  border-bottom: 1px solid ${theme.hairline};

  > h2 { padding: 4px 0; }
  ${media.phone} { padding-inline-start: ${theme.space4}; }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${theme.space5};

  ${media.phone} { padding: ${theme.space4}; }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space2};
  padding: ${theme.space3} ${theme.space5} calc(${theme.space3} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.hairline};

  ${media.phone} {
    padding-inline: ${theme.space4};
    ${equalButtons}
  }
`;
