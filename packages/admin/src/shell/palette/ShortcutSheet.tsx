import type { Permission } from '@rentyard/contract/permissions';
import { Dialog } from '@rentyard/ui/Dialog';
import { Heading } from '@rentyard/ui/Heading';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isOpenTo } from '../../screens/isOpenTo.ts';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';
import { useT } from '../../services/i18n/useT.ts';
import { ShortcutKeys } from '../../services/keyboard/ShortcutKeys.tsx';
import {
  type ShortcutId,
  type ShortcutSection,
  shortcutSections,
  shortcuts,
} from '../../services/keyboard/shortcuts.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { useUser } from '../../services/session/useSession.ts';
import { moduleShortcuts } from './moduleShortcuts.ts';

interface ShortcutSheetProps {
  readonly modules: readonly ModuleDefinition[];
  readonly onClose: () => void;
}

const sectionTitles: Readonly<Record<ShortcutSection, MessageKey>> = {
  everywhere: 'keys.everywhere',
  lists: 'keys.lists',
  records: 'keys.records',
  review: 'keys.review',
  proposals: 'proposals.title',
  board: 'keys.board',
  calendar: 'keys.calendar',
  photos: 'keys.photos',
  chat: 'keys.chat',
  broadcast: 'buzbot_broadcast.title',
  translation: 'keys.translation',
};

/** What each shortcut does. */
const shortcutTexts: Readonly<Record<ShortcutId, MessageKey>> = {
  palette: 'keys.palette',
  undo: 'keys.undo',
  help: 'keys.shortcuts',
  close: 'keys.close',
  search: 'keys.search',
  rows: 'keys.rows',
  open: 'keys.open',
  peek: 'keys.peek',
  select: 'keys.select',
  editRow: 'keys.edit',
  create: 'keys.create',
  edit: 'keys.edit',
  editFact: 'keys.fact',
  save: 'keys.save',
  walk: 'keys.walk',
  approve: 'keys.review.approve',
  reject: 'keys.review.reject',
  preset: 'keys.review.preset',
  confirmReason: 'keys.review.confirm',
  hide: 'keys.review.hide',
  pass: 'keys.review.next',
  undoDecision: 'keys.review.undo',
  openOffer: 'keys.review.open',
  queue: 'keys.review.queue',
  approveProposal: 'proposals.approve',
  rejectProposal: 'proposals.reject',
  editProposal: 'proposals.edit',
  nextProposal: 'proposals.next',
  undoProposal: 'action.undo',
  cards: 'keys.board.cards',
  moveCard: 'keys.board.move',
  bookings: 'keys.calendar.bookings',
  moveBooking: 'keys.calendar.move',
  extendBooking: 'keys.calendar.extend',
  today: 'keys.calendar.today',
  viewPhoto: 'keys.view',
  rooms: 'keys.chat.rooms',
  send: 'keys.chat.send',
  newLine: 'keys.chat.line',
  replies: 'keys.chat.replies',
  leaveText: 'keys.chat.leave',
  sendBroadcast: 'keys.broadcast.send',
  saveAndNext: 'keys.translation.next',
  saveText: 'keys.translation.save',
};

const sections = Object.entries(shortcutSections).map(([id, section]) => ({
  id: id as ShortcutSection,
  needs: 'needs' in section ? (section.needs as Permission) : undefined,
}));
const lines = Object.entries(shortcuts).map(([id, { section, keys }]) => ({
  section,
  keys,
  text: shortcutTexts[id as ShortcutId],
}));

/** The shortcut sheet, opened by `?` (P-SHELL-3). */
export function ShortcutSheet({ modules, onClose }: ShortcutSheetProps): ReactNode {
  const t = useT();
  const user = useUser();
  const may = useAbility();
  const letters = moduleShortcuts(modules.map(({ name }) => name));
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} width={720}>
      <Columns>
        <div>
          {sections
            .filter(({ needs }) => !needs || may(...needs))
            .map(({ id }) => (
              <Section key={id} title={t(sectionTitles[id])}>
                {lines
                  .filter(({ section }) => section === id)
                  .map(({ text, keys }) => (
                    <Line key={[text, ...keys].join()} word={t(text)} keys={keys} />
                  ))}
              </Section>
            ))}
        </div>
        <Section title={t('keys.modules')}>
          {modules
            .filter((module) => isOpenTo(user, module))
            .map(({ name, title }) => (
              <Line
                key={name}
                word={t(title)}
                keys={['G', letters.get(name)?.toUpperCase() ?? '']}
              />
            ))}
        </Section>
      </Columns>
    </Dialog>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps): ReactNode {
  return (
    <Block>
      <Heading level={3}>{title}</Heading>
      <dl>{children}</dl>
    </Block>
  );
}

function Line({ word, keys }: { readonly word: string; readonly keys: readonly string[] }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <ShortcutKeys keys={keys} />
      </dd>
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space4} ${theme.space8};
  align-items: start;

  ${media.phone} { grid-template-columns: 1fr; }
`;

const Block = styled.section`
  margin-bottom: ${theme.space5};

  dl > div {
    display: flex;
    gap: ${theme.space3};
    align-items: center;
    justify-content: space-between;
    min-height: 30px;
    border-bottom: 1px solid ${theme.hairline};
  }
  dd { display: flex; gap: ${theme.space1}; }
`;
