import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Heading } from '@rentyard/ui/Heading';
import { IconButton } from '@rentyard/ui/IconButton';
import { Kbd } from '@rentyard/ui/Kbd';
import { Stack } from '@rentyard/ui/Stack';
import { breakpoints, media, theme } from '@rentyard/ui/theme';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { type ListTrail, trailState } from '../../records/navigation/listTrail.ts';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { isLayerOpen } from '../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';
import { RecordContent } from '../read/RecordContent.tsx';
import { RecordTitle } from '../read/RecordTitle.tsx';
import type { Peek } from './usePeek.ts';

interface PeekPanelProps {
  readonly resource: Resource;
  readonly row: RecordBase;
  readonly peek: Peek;
  readonly trail: ListTrail;
}

/**
 * A record beside its list, read-only: on the right, on phones at the bottom. The list keeps its
 * focus, and the panel follows it. Esc closes the panel.
 */
export function PeekPanel({ resource, row, peek, trail }: PeekPanelProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const { currentData, error, refetch } = records.useShow(row.id);
  // Without the literal type of the resource the record has base fields only.
  const record = currentData as RecordBase | undefined;
  usePeekKeys(peek);
  return (
    <Panel data-peek aria-label={t('list.peek')}>
      <Head>
        <Heading level={2} size="lg" aria-live="polite">
          <RecordTitle resource={resource} record={record ?? row} />
        </Heading>
        <IconButton
          icon={ChevronUp}
          label={t('peek.previous')}
          disabled={!peek.previous}
          onClick={peek.previous}
        />
        <IconButton
          icon={ChevronDown}
          label={t('peek.next')}
          disabled={!peek.next}
          onClick={peek.next}
        />
        <IconButton icon={X} label={t('peek.close')} onClick={peek.close} />
      </Head>
      <Body key={row.id}>
        {record ? (
          <RecordContent resource={resource} record={record} />
        ) : error ? (
          <LoadFailure failure={error} onRetry={refetch} />
        ) : (
          <FormSkeleton />
        )}
      </Body>
      <Foot>
        <Stack direction="row" gap={2} align="center" justify="space-between">
          <ButtonLink
            as={RouterLink}
            to={address(resource.subject, row.id)}
            state={trailState(trail)}
          >
            {t('peek.open')}
          </ButtonLink>
          <Hint>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {t('peek.keys')}
          </Hint>
        </Stack>
      </Foot>
    </Panel>
  );
}

/** Esc closes the panel. While it has the focus, j, k and the arrows show other records. */
function usePeekKeys(peek: Peek): void {
  // Before other handlers: Esc would also clear the selection.
  useKeyDown((event) => {
    const target = event.target as Element;
    const isLayer = isLayerOpen();
    const isTyping = target.closest('input:not([type=checkbox]), textarea, select') !== null;
    if (isLayer || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const isInPanel = target.closest('[data-peek]') !== null;
    const act =
      event.key === 'Escape'
        ? peek.close
        : isInPanel
          ? { j: peek.next, k: peek.previous }[parseLetter(event)]
          : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }, true);
}

/** The letter at the position of the key, because layouts differ. The arrows act like j and k. */
function parseLetter({ code }: KeyboardEvent): string {
  return { KeyJ: 'j', KeyK: 'k', ArrowDown: 'j', ArrowUp: 'k' }[code] ?? '';
}

const Panel = styled.aside`
  position: fixed;
  inset: ${theme.topBar} 0 0 auto;
  z-index: ${theme.layerBar};
  display: flex;
  flex-direction: column;
  width: min(400px, 60vw);
  border-inline-start: 1px solid ${theme.border};
  background: ${theme.raised};
  animation: ry-sheet-in ${theme.slow} ${theme.ease};

  @media (max-width: ${breakpoints.tablet - 0.02}px) { box-shadow: ${theme.shadowFloat}; }
  ${media.phone} {
    inset: auto 0 0;
    width: auto;
    max-height: 66dvh;
    border-inline-start: 0;
    border-block-start: 1px solid ${theme.border};
    border-radius: ${theme.radiusLarge} ${theme.radiusLarge} 0 0;
    animation-name: ry-bottom-in;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space1};
  padding: ${theme.space3} ${theme.space3} ${theme.space3} ${theme.space5};
  border-bottom: 1px solid ${theme.hairline};

  > h2 { flex: 1; min-width: 0; padding: 4px 0; overflow-wrap: anywhere; }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${theme.space4} ${theme.space5};
`;

const Foot = styled.footer`
  padding: ${theme.space2} ${theme.space5} calc(${theme.space2} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.hairline};
`;

const Hint = styled.span`
  font-size: ${theme.textSm};
  color: ${theme.textMuted};

  ${media.touch} { display: none; }
`;
