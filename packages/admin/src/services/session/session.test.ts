import { configureStore } from '@reduxjs/toolkit';
import type { Profile } from '@rentyard/contract/entities/account/account';
import { expect, test } from 'vitest';
import {
  selectFormerUser,
  selectIsLost,
  selectToken,
  selectUser,
  sessionEnded,
  sessionLost,
  sessionSlice,
  signedIn,
} from './session.ts';
import { sessionOver } from './sessionOver.ts';
import { signedInAgain } from './signedInAgain.ts';
import { hasUnsaved, registerUnsavedForm, releaseUnsaved } from './unsavedForms.ts';

const person = (id: number) => ({ id, email: `${id}@rentyard.test` }) as Profile;
const [anna, boris] = [person(1), person(2)];

function storeOf(token: string, user: Profile) {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  store.dispatch(signedIn({ token, user }));
  return store;
}

test('an ended session opens the login form, or is marked as lost when there are unsaved values', () => {
  expect(sessionOver()).toEqual(sessionEnded());
  let isDirty = true;
  const leave = registerUnsavedForm({
    isDirty: () => isDirty,
    release: () => {
      isDirty = false;
    },
  });
  expect(sessionOver()).toEqual(sessionLost());
  releaseUnsaved();
  expect(hasUnsaved()).toBe(false);
  isDirty = true;
  leave();
  expect(hasUnsaved()).toBe(false);
});

test('a lost session keeps the user on the page, and is cleared when the form is left', () => {
  const store = storeOf('a', anna);
  store.dispatch(sessionLost());
  expect(selectToken(store.getState())).toBeNull();
  expect(selectUser(store.getState())).toBe(anna);
  expect(selectIsLost(store.getState())).toBe(true);
  store.dispatch(sessionEnded());
  expect(selectUser(store.getState())).toBeNull();
});

test('a refused call waits for the same user and is then repeated', async () => {
  const store = storeOf('a', anna);
  store.dispatch(sessionLost());
  // Later refusals belong to the same session.
  store.dispatch(sessionLost());
  const mayGoOn = signedInAgain(store, 'a');
  store.dispatch(signedIn({ token: 'b', user: anna }));
  expect(await mayGoOn).toBe(true);
  expect(selectFormerUser(store.getState())).toBeNull();
});

test('a refused call is not repeated when another user signs in, and the former user is stored', async () => {
  const store = storeOf('a', anna);
  store.dispatch(sessionLost());
  const mayGoOn = signedInAgain(store, 'a');
  store.dispatch(signedIn({ token: 'b', user: boris }));
  expect(await mayGoOn).toBe(false);
  expect(selectFormerUser(store.getState())).toBe(anna);
});

test('a refused call is not repeated when the form is left or when it belongs to another session', async () => {
  const store = storeOf('a', anna);
  expect(await signedInAgain(store, 'a')).toBe(false);
  store.dispatch(sessionLost());
  expect(await signedInAgain(store, 'older')).toBe(false);
  const mayGoOn = signedInAgain(store, 'a');
  store.dispatch(sessionEnded());
  expect(await mayGoOn).toBe(false);
});
