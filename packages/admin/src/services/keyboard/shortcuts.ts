import type { Permission } from '@rentyard/contract/permissions';
import type { MessageKey } from '../i18n/defineMessages.ts';
import { commandKey } from './commandKey.ts';

interface Shortcut {
  readonly section: keyof typeof shortcutSections;
  /** What the shortcut does, in the sheet. */
  readonly word: MessageKey;
  /** As shown: `Ctrl S`. Several keys of one line belong together: next and previous. */
  readonly keys: readonly [string, ...string[]];
}

interface Section {
  readonly title: MessageKey;
  /** Shown to users who may do this. */
  readonly needs?: Permission;
}

/** The screens with shortcuts, in the order of the sheet. */
export const shortcutSections = {
  everywhere: { title: 'keys.everywhere' },
  lists: { title: 'keys.lists' },
  records: { title: 'keys.records' },
  review: { title: 'keys.review', needs: ['change_status', 'offers'] },
  board: { title: 'keys.board', needs: ['read', 'orders'] },
  photos: { title: 'keys.photos', needs: ['read', 'photo'] },
  chat: { title: 'keys.chat', needs: ['read', 'buzbot_messages'] },
  translation: { title: 'keys.translation', needs: ['read', 'translations'] },
} as const satisfies Readonly<Record<string, Section>>;

/**
 * Every shortcut of a visible action, once. Buttons, menus, tooltips and the shortcut sheet read it, so that the sheet
 * lacks none.
 */
export const shortcuts = {
  palette: { section: 'everywhere', word: 'keys.palette', keys: [`${commandKey} K`] },
  undo: { section: 'everywhere', word: 'keys.undo', keys: [`${commandKey} Z`] },
  help: { section: 'everywhere', word: 'keys.shortcuts', keys: ['?'] },
  close: { section: 'everywhere', word: 'keys.close', keys: ['Esc'] },
  search: { section: 'lists', word: 'keys.search', keys: ['/'] },
  rows: { section: 'lists', word: 'keys.rows', keys: ['J', 'K'] },
  open: { section: 'lists', word: 'keys.open', keys: ['Enter'] },
  peek: { section: 'lists', word: 'keys.peek', keys: ['Space'] },
  select: { section: 'lists', word: 'keys.select', keys: ['X'] },
  editRow: { section: 'lists', word: 'keys.edit', keys: ['E'] },
  create: { section: 'lists', word: 'keys.create', keys: ['C'] },
  edit: { section: 'records', word: 'keys.edit', keys: ['E'] },
  editFact: { section: 'records', word: 'keys.fact', keys: ['E', 'Enter'] },
  save: { section: 'records', word: 'keys.save', keys: [`${commandKey} S`] },
  walk: { section: 'records', word: 'keys.walk', keys: ['[', ']'] },
  approve: { section: 'review', word: 'keys.review.approve', keys: ['A'] },
  reject: { section: 'review', word: 'keys.review.reject', keys: ['R'] },
  preset: { section: 'review', word: 'keys.review.preset', keys: ['1', '2', '3', '4', '5'] },
  confirmReason: { section: 'review', word: 'keys.review.confirm', keys: [`${commandKey} Enter`] },
  hide: { section: 'review', word: 'keys.review.hide', keys: ['H'] },
  pass: { section: 'review', word: 'keys.review.next', keys: ['N'] },
  undoDecision: { section: 'review', word: 'keys.review.undo', keys: ['Z'] },
  openOffer: { section: 'review', word: 'keys.review.open', keys: ['O'] },
  cards: { section: 'board', word: 'keys.board.cards', keys: ['Up', 'Down', 'Left', 'Right'] },
  moveCard: { section: 'board', word: 'keys.board.move', keys: ['Shift Left', 'Shift Right'] },
  viewPhoto: { section: 'photos', word: 'keys.view', keys: ['V'] },
  rooms: { section: 'chat', word: 'keys.chat.rooms', keys: ['J', 'K'] },
  send: { section: 'chat', word: 'keys.chat.send', keys: ['Enter'] },
  newLine: { section: 'chat', word: 'keys.chat.line', keys: ['Shift Enter'] },
  replies: { section: 'chat', word: 'keys.chat.replies', keys: ['/'] },
  leaveText: { section: 'chat', word: 'keys.chat.leave', keys: ['Esc'] },
  saveAndNext: {
    section: 'translation',
    word: 'keys.translation.next',
    keys: [`${commandKey} Enter`],
  },
  saveText: { section: 'translation', word: 'keys.translation.save', keys: [`${commandKey} S`] },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof shortcuts;

/** The key of an action, as its button shows it. */
export function shortcutOf(id: ShortcutId): string {
  return shortcuts[id].keys[0];
}
