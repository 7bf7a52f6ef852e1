import type { Permission } from '@rentyard/contract/permissions';
import { commandKey } from './commandKey.ts';

interface Shortcut {
  readonly section: ShortcutSection;
  /** As shown: `Ctrl S`. Several keys of one line belong together: next and previous. */
  readonly keys: readonly [string, ...string[]];
}

interface Section {
  /** Shown to users who may do this. */
  readonly needs?: Permission;
}

/** The screens with shortcuts, in the order of the sheet. */
export const shortcutSections = {
  everywhere: {},
  lists: {},
  records: {},
  review: { needs: ['change_status', 'offers'] },
  proposals: {},
  board: { needs: ['read', 'orders'] },
  calendar: { needs: ['read', 'orders'] },
  photos: { needs: ['read', 'photo'] },
  chat: { needs: ['read', 'buzbot_messages'] },
  broadcast: { needs: ['broadcast', 'buzbot_broadcast'] },
  translation: { needs: ['read', 'translations'] },
} as const satisfies Readonly<Record<string, Section>>;

/**
 * Every shortcut of a visible action, once. Buttons, menus, tooltips and the shortcut sheet read it. The sheet has a
 * text for each, or it does not compile.
 */
export const shortcuts = {
  palette: { section: 'everywhere', keys: [`${commandKey} K`] },
  undo: { section: 'everywhere', keys: [`${commandKey} Z`] },
  help: { section: 'everywhere', keys: ['?'] },
  close: { section: 'everywhere', keys: ['Esc'] },
  search: { section: 'lists', keys: ['/'] },
  rows: { section: 'lists', keys: ['J', 'K'] },
  open: { section: 'lists', keys: ['Enter'] },
  peek: { section: 'lists', keys: ['Space'] },
  select: { section: 'lists', keys: ['X'] },
  editRow: { section: 'lists', keys: ['E'] },
  create: { section: 'lists', keys: ['C'] },
  edit: { section: 'records', keys: ['E'] },
  editFact: { section: 'records', keys: ['E', 'Enter'] },
  save: { section: 'records', keys: [`${commandKey} S`] },
  walk: { section: 'records', keys: ['[', ']'] },
  approve: { section: 'review', keys: ['A'] },
  reject: { section: 'review', keys: ['R'] },
  preset: { section: 'review', keys: ['1', '2', '3', '4', '5'] },
  confirmReason: { section: 'review', keys: [`${commandKey} Enter`] },
  hide: { section: 'review', keys: ['H'] },
  pass: { section: 'review', keys: ['N'] },
  undoDecision: { section: 'review', keys: ['Z'] },
  openOffer: { section: 'review', keys: ['O'] },
  queue: { section: 'review', keys: ['J', 'K'] },
  approveProposal: { section: 'proposals', keys: ['A'] },
  rejectProposal: { section: 'proposals', keys: ['R'] },
  editProposal: { section: 'proposals', keys: ['E'] },
  nextProposal: { section: 'proposals', keys: ['N'] },
  undoProposal: { section: 'proposals', keys: ['Z'] },
  cards: { section: 'board', keys: ['Up', 'Down', 'Left', 'Right'] },
  moveCard: { section: 'board', keys: ['Shift Left', 'Shift Right'] },
  bookings: { section: 'calendar', keys: ['Up', 'Down', 'Left', 'Right'] },
  moveBooking: { section: 'calendar', keys: ['M'] },
  extendBooking: { section: 'calendar', keys: ['E'] },
  today: { section: 'calendar', keys: ['T'] },
  viewPhoto: { section: 'photos', keys: ['V'] },
  rooms: { section: 'chat', keys: ['J', 'K'] },
  send: { section: 'chat', keys: ['Enter'] },
  newLine: { section: 'chat', keys: ['Shift Enter'] },
  replies: { section: 'chat', keys: ['/'] },
  leaveText: { section: 'chat', keys: ['Esc'] },
  sendBroadcast: { section: 'broadcast', keys: [`${commandKey} Enter`] },
  saveAndNext: {
    section: 'translation',
    keys: [`${commandKey} Enter`],
  },
  saveText: { section: 'translation', keys: [`${commandKey} S`] },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof shortcuts;
export type ShortcutSection = keyof typeof shortcutSections;

/** The key of an action, as its button shows it. */
export function shortcutOf(id: ShortcutId): string {
  return shortcuts[id].keys[0];
}
