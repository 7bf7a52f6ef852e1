import { Button } from '@rentyard/ui/Button';
import { media } from '@rentyard/ui/theme';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../services/i18n/useT.ts';

const key = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd K' : 'Ctrl K';

/** Opens the palette, and tells its key. An icon alone where there is little room. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const t = useT();
  return (
    <Opener icon={Search} shortcut={key} aria-label={t('shell.search')} onClick={onOpen}>
      <span>{t('shell.search')}</span>
    </Opener>
  );
}

const Opener = styled(Button)`
  ${media.tablet} {
    > span, > kbd { display: none; }
  }
  ${media.phone} { border-color: transparent; }
`;
