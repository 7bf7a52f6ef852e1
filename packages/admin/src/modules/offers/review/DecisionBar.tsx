import { offer } from '@rentyard/contract/entities/listing/offer';
import type { LanguageCode } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Kbd } from '@rentyard/ui/Kbd';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { rejectReasons } from '../../../features/status/rejectReasons.ts';
import { useRejectReasons } from '../../../features/status/useRejectReasons.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { isFreeKey } from '../../../services/keyboard/freeKey.ts';
import { useKeyDown } from '../../../services/keyboard/useKeyDown.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import type { useDecisions } from './useDecisions.ts';

const ReasonDialog = lazyComponent(() =>
  import('../../../features/status/ReasonDialog.tsx').then((chunk) => chunk.ReasonDialog),
);

interface DecisionBarProps {
  /** Id of the offer. */
  readonly id: number;
  readonly authorLanguage: LanguageCode | null | undefined;
  readonly decisions: ReturnType<typeof useDecisions>;
  /** Releases the offer and goes to the next one. */
  readonly onPass: () => void;
  readonly recordAddress: string;
}

/** The decisions with their shortcuts. A number selects the reason of that number to confirm. */
export function DecisionBar(props: DecisionBarProps): ReactNode {
  const { id, authorLanguage, decisions, onPass, recordAddress } = props;
  const t = useT();
  /** The rejection that waits for confirmation, with the number of its preset. */
  const [rejecting, setRejecting] = useState<{ readonly preset?: number }>();
  const offered = useRejectReasons(authorLanguage);
  const { decide, undo, made } = decisions;
  const [last] = made;
  const reject = (reason: string) => {
    setRejecting(undefined);
    decide('rejected', reason);
  };
  const open = () => void window.open(recordAddress, '_blank', 'noopener');
  useDecisionShortcuts({
    KeyA: () => decide('active'),
    KeyR: () => setRejecting({}),
    KeyH: () => decide('hidden'),
    KeyN: onPass,
    KeyZ: undo,
    KeyO: open,
    ...Object.fromEntries(
      rejectReasons.map((_, at) => [`Digit${at + 1}`, () => setRejecting({ preset: at + 1 })]),
    ),
  });
  return (
    <Bar>
      <Row>
        <Button variant="approve" size="large" shortcut="A" onClick={() => decide('active')}>
          {t('status.new.active')}
        </Button>
        <Button variant="refuse" size="large" shortcut="R" onClick={() => setRejecting({})}>
          {t('status.new.rejected')}
        </Button>
        <Button size="large" shortcut="H" onClick={() => decide('hidden')}>
          {t('status.new.hidden')}
        </Button>
        <Button size="large" shortcut="N" onClick={onPass}>
          {t('review.pass')}
        </Button>
        <Button size="large" variant="ghost" shortcut="O" onClick={open}>
          {t('review.open')}
        </Button>
        {last?.mayUndo && (
          <Button size="large" variant="ghost" shortcut="Z" onClick={undo}>
            {t('review.undo', { name: last.name })}
          </Button>
        )}
      </Row>
      <Reasons aria-label={t('review.reasons')}>
        {rejectReasons.map((key, at) => (
          <li key={key}>
            <Button onClick={() => setRejecting({ preset: at + 1 })}>
              <Kbd>{at + 1}</Kbd>
              {t(key)}
            </Button>
            {offered?.meanings && (
              <Text size="sm" tone="muted" as="p" lang={offered.lang}>
                {offered.reasons[at]}
              </Text>
            )}
          </li>
        ))}
      </Reasons>
      {rejecting && (
        <Suspense>
          <ReasonDialog
            resource={offer}
            id={id}
            authorLanguage={authorLanguage}
            preset={rejecting.preset}
            onReason={reject}
            onClose={() => setRejecting(undefined)}
          />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layerSticky};
  display: grid;
  gap: ${theme.space2};
  margin: ${theme.space4} calc(-1 * ${theme.space6}) calc(-1 * ${theme.space5});
  padding: ${theme.space3} ${theme.space6};
  border-top: 1px solid ${theme.border};
  background: ${theme.surface};

  ${media.phone} { margin: ${theme.space4} calc(-1 * ${theme.space3}) calc(-1 * ${theme.space4}); padding: ${theme.space3}; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};

  ${media.phone} { > button { flex: 1 1 28%; } > button:nth-child(-n + 2) { flex-basis: 40%; } > button:nth-child(n + 5) { flex-basis: 100%; } }
`;

const Reasons = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};

  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; > li { flex: none; } }
`;

/** Shortcuts by key code: `KeyA` is the same key in every layout. */
type DecisionShortcuts = Readonly<Record<string, () => void>>;

/** Handles the shortcuts unless a field has the focus or a dialog is open. */
function useDecisionShortcuts(keys: DecisionShortcuts): void {
  useKeyDown((event) => {
    const act = keys[event.code.replace('Numpad', 'Digit')];
    if (!act || !isFreeKey(event, event.code)) return;
    event.preventDefault();
    act();
  });
}
