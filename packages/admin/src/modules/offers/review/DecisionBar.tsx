import { offer } from '@rentyard/contract/entities/listing/offer';
import type { LanguageCode } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { media, theme } from '@rentyard/ui/theme';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { rejectReasons } from '../../../features/status/rejectReasons.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { isFreeKey } from '../../../services/keyboard/freeKey.ts';
import { shortcutOf } from '../../../services/keyboard/shortcuts.ts';
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
  /** Opens the record in another tab. */
  readonly onOpen: () => void;
}

/** The decisions with their shortcuts. A number selects the reason of that number to confirm. */
export function DecisionBar(props: DecisionBarProps): ReactNode {
  const { id, authorLanguage, decisions, onPass, onOpen } = props;
  const t = useT();
  /** The rejection that waits for confirmation, with the number of its preset. */
  const [rejecting, setRejecting] = useState<{ readonly preset?: number }>();
  const { decide, undo, made } = decisions;
  const [last] = made;
  const reject = (reason: string) => {
    setRejecting(undefined);
    decide('rejected', reason);
  };
  useDecisionShortcuts({
    KeyA: () => decide('active'),
    KeyR: () => setRejecting({}),
    KeyH: () => decide('hidden'),
    KeyN: onPass,
    KeyZ: undo,
    KeyO: onOpen,
    ...Object.fromEntries(
      rejectReasons.map((_, at) => [`Digit${at + 1}`, () => setRejecting({ preset: at + 1 })]),
    ),
  });
  return (
    <Bar data-save-bar aria-label={t('review.decision')}>
      <Decisions>
        <Button variant="approve" shortcut={shortcutOf('approve')} onClick={() => decide('active')}>
          {t('status.new.active')}
        </Button>
        <Button variant="refuse" shortcut={shortcutOf('reject')} onClick={() => setRejecting({})}>
          {t('status.new.rejected')}
        </Button>
        <Button shortcut={shortcutOf('hide')} onClick={() => decide('hidden')}>
          {t('status.new.hidden')}
        </Button>
        <Button variant="ghost" shortcut={shortcutOf('pass')} onClick={onPass}>
          {t('review.pass')}
        </Button>
      </Decisions>
      {last && (
        <Last>
          <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
          <span>{t(`review.done.${last.verdict}`, { name: last.name })}</span>
          <Button variant="ghost" shortcut={shortcutOf('undoDecision')} onClick={undo}>
            {t('action.undo')}
          </Button>
        </Last>
      )}
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
  position: fixed;
  inset-block: auto 0;
  inset-inline: var(--ry-main-start, 0) 0;
  z-index: ${theme.layerBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space3};
  min-height: 48px;
  padding: ${theme.space1} var(--ry-bar-edge, ${theme.space6}) calc(${theme.space1} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.border};
  background: ${theme.surface};

  ${media.phone} { flex-direction: column-reverse; align-items: stretch; gap: ${theme.space1}; padding-inline: ${theme.space3}; kbd { display: none; } }
`;

const Decisions = styled.div`
  flex: none;
  display: flex;
  gap: ${theme.space2};

  ${media.phone} { flex: auto; > button { flex: 1 1 auto; padding-inline: ${theme.space2}; } }
`;

/** The last decision on one line, always in the same position. */
const Last = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  min-width: 0;
  color: ${theme.textMuted};

  > svg { flex: none; color: ${theme.success}; }
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > button { flex: none; margin-inline-start: auto; }
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
