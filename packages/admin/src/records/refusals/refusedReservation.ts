import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import { createSharedValue } from '../../services/sharedValue.ts';

/** How a refused reservation can be solved. Each rejects if the server refuses it too. */
export interface RefusalSolutions {
  /** The same rental at another time. */
  readonly period?: (startsAt: string) => Promise<unknown>;
  /** The same time with another offer. */
  readonly offer?: (offer: number) => Promise<unknown>;
}

interface Refusal {
  readonly failure: ApiFailure;
  readonly solutions: RefusalSolutions;
}

/** The refusal that a dialog shows. Only one call of the user can be refused at a time. */
export const shownRefusal = createSharedValue<Refusal | undefined>(undefined);

/**
 * Shows a dialog about a reservation that the server refused: who has the machine, and what can be had
 * instead. False for every other error, which the caller shows.
 */
export function showRefusal(error: unknown, solutions: RefusalSolutions = {}): boolean {
  if (!isRefusal(error)) return false;
  shownRefusal.set({ failure: error, solutions });
  return true;
}

/** Whether a call failed because other reservations leave too few machines. */
function isRefusal(error: unknown): error is ApiFailure {
  return isApiFailure(error) && error.code === 'not_available' && error.conflicts !== undefined;
}
