import type { BuzbotEventRow } from '@rentyard/contract/entities/chat/event';
import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { expect, test } from 'vitest';
import type { ListState } from '../../records/list/listAddress.ts';
import { matchesListState } from './matchesListState.ts';

const event = {
  type: 'bot_answered',
  result: 'error',
  room: { id: 22, name: 'Марина Орлова' },
  created_at: '2026-05-31T11:05:00.000Z',
} as BuzbotEventRow;

const listOf = (...filters: Filter[]): ListState => ({
  page: 1,
  perPage: undefined,
  search: '',
  sort: [],
  filters,
  isTrash: false,
});

test.each([
  [true, listOf()],
  [true, listOf({ path: 'result', operator: 'eq', value: 'error' })],
  [false, listOf({ path: 'result', operator: 'eq', value: 'ok' })],
  [false, listOf({ path: 'result', operator: 'ne', value: 'error' })],
  [true, listOf({ path: 'type', operator: 'in', value: 'message_sent,bot_answered' })],
  [false, listOf({ path: 'room', operator: 'eq', value: '2' })],
  [false, listOf({ path: 'created_at', operator: 'lte', value: '2026-05-31T11:00:00.000Z' })],
  [true, listOf({ path: 'created_at', operator: 'lte', value: '2026-05-31T12:00:00.000Z' })],
])('an event counts as new only if the list would show it: %s', (expected, state) => {
  expect(matchesListState(event, state)).toBe(expected);
});
