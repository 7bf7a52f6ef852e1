import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { TextArea } from '@rentyard/ui/TextArea';
import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { shortcutOf } from '../../services/keyboard/shortcuts.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';
import { EditDialog, isEditable } from './EditDialog.tsx';
import type { Decisions } from './useDecisions.ts';

interface DecisionBarProps {
  /** The selected proposals, or the open one. */
  readonly proposals: readonly Proposal[];
  readonly decisions: Decisions;
  /** Opens the next proposal; undefined when there is no other. */
  readonly onNext: (() => void) | undefined;
}

/** The decisions with their shortcuts: A, R, E, N and Z. */
export function DecisionBar({ proposals, decisions, onNext }: DecisionBarProps): ReactNode {
  const t = useT();
  const [dialog, setDialog] = useState<'reject' | 'edit'>();
  const { approve, reject, undo, isBusy } = decisions;
  const [first] = proposals;
  const decidable = proposals.filter(({ can_decide }) => can_decide);
  const count = decidable.length;
  const isOwn = count === 0 && first?.state === 'open' && first.can_edit;
  const mayEdit = proposals.length === 1 && first !== undefined && isEditable(first);
  const close = () => setDialog(undefined);
  const keys: Readonly<Record<string, (() => void) | undefined | false>> = {
    KeyA: count > 0 && !isBusy && (() => approve(decidable)),
    KeyR: (count > 0 || isOwn) && !isBusy && (() => setDialog('reject')),
    KeyE: mayEdit && (() => setDialog('edit')),
    KeyN: onNext,
    KeyZ: undo,
  };
  useKeyDown((event) => {
    const act = keys[event.code];
    if (!act || !isFreeKey(event, event.code)) return;
    event.preventDefault();
    act();
  });
  return (
    <Bar aria-label={t('proposals.decision')}>
      {count > 0 && (
        <Button
          variant="approve"
          size="large"
          shortcut={shortcutOf('approveProposal')}
          isBusy={isBusy}
          onClick={() => approve(decidable)}
        >
          {count > 1 ? t('proposals.approve_many', { count }) : t('proposals.approve')}
        </Button>
      )}
      {(count > 0 || isOwn) && (
        <Button
          variant="refuse"
          size="large"
          shortcut={shortcutOf('rejectProposal')}
          onClick={() => setDialog('reject')}
        >
          {isOwn
            ? t('proposals.withdraw')
            : count > 1
              ? t('proposals.reject_many', { count })
              : t('proposals.reject')}
        </Button>
      )}
      {mayEdit && (
        <Button
          size="large"
          shortcut={shortcutOf('editProposal')}
          onClick={() => setDialog('edit')}
        >
          {t('proposals.edit')}
        </Button>
      )}
      {onNext && (
        <Button size="large" shortcut={shortcutOf('nextProposal')} onClick={onNext}>
          {t('proposals.next')}
        </Button>
      )}
      {undo && (
        <Button size="large" variant="ghost" shortcut={shortcutOf('undoProposal')} onClick={undo}>
          {t('action.undo')}
        </Button>
      )}
      {dialog === 'reject' && (
        <RejectDialog
          isOwn={isOwn}
          onClose={close}
          onReject={(reason) => {
            close();
            reject(isOwn && first ? [first] : decidable, reason);
          }}
        />
      )}
      {dialog === 'edit' && first && <EditDialog proposal={first} onClose={close} />}
    </Bar>
  );
}

interface RejectDialogProps {
  readonly isOwn: boolean;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

function RejectDialog({ isOwn, onReject, onClose }: RejectDialogProps): ReactNode {
  const t = useT();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isOwn ? 'proposals.withdraw' : 'proposals.reject')}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button variant="danger" onClick={() => onReject(reason.trim())}>
            {t(isOwn ? 'proposals.withdraw' : 'proposals.reject')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('proposals.decision_reason')}
        value={reason}
        maxLength={2_000}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}

/* Fixed, so that it has one position for short and for long proposals. The screen leaves room for it. */
const Bar = styled.section`
  position: fixed;
  inset-block: auto 0;
  inset-inline: var(--ry-main-start, 0) 0;
  z-index: ${theme.layerBar};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
  padding: ${theme.space2} var(--ry-bar-edge, ${theme.space6}) calc(${theme.space2} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.border};
  background: ${theme.surface};

  ${media.phone} {
    padding-inline: ${theme.space3};
    > button { flex: 1 1 40%; }
  }
`;
