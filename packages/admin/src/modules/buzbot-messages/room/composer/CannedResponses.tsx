import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { usePath } from '../../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../../services/i18n/useT.ts';
import type { CannedResponsesController } from './useCannedResponses.ts';

/** The canned responses that match the text after `/`, in a list above the field. */
export function CannedResponses({
  responses,
}: {
  readonly responses: CannedResponsesController;
}): ReactNode {
  const t = useT();
  const path = usePath();
  const { listId, isOpen, found, active } = responses;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box hidden={!isOpen}>
      <div ref={list} id={listId} role="listbox" aria-label={t('chat.replies')}>
        {found.map((response, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field above handles the keys
          <div
            key={response.id}
            id={`${listId}-${response.id}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => responses.choose(response)}
          >
            <kbd>/{response.shortcut}</kbd>
            <span>{response.text}</span>
          </div>
        ))}
      </div>
      <footer>
        {t('chat.replies_keys')}
        <RouterLink to={path('/buzbot_messages/replies')}>{t('chat.replies_manage')}</RouterLink>
      </footer>
    </Box>
  );
}

const Box = styled.div`
  position: absolute;
  inset: auto ${theme.space4} calc(100% - ${theme.space2});
  z-index: ${theme.layerBar};
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.raised};
  box-shadow: ${theme.shadowFloat};

  [role='listbox'] { max-height: min(280px, 40dvh); overflow-y: auto; padding: ${theme.space1}; }
  [role='option'] {
    display: grid;
    grid-template-columns: minmax(72px, auto) minmax(0, 1fr);
    gap: ${theme.space3};
    padding: ${theme.space2};
    border-radius: ${theme.radius};
    cursor: pointer;
  }
  ${media.touch} {
    [role='option'], footer { align-items: center; min-height: 44px; }
    footer a { display: grid; place-items: center; min-height: 44px; }
  }
  [aria-selected='true'] { background: ${theme.pressed}; }
  [role='option'] > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  kbd { font-family: ${theme.fontMono}; font-size: ${theme.textSm}; color: ${theme.textMuted}; }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space2};
    padding: 6px ${theme.space3};
    border-top: 1px solid ${theme.hairline};
    font-size: ${theme.textSm};
    color: ${theme.textMuted};
  }
`;
