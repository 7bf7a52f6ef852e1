import type { Profile } from '@rentyard/contract/entities/account/account';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import type { ModuleDefinition } from '../../screens/ModuleDefinition.ts';
import type { ApiServices } from '../../services/api/endpoint.ts';
import { userLeft } from '../../services/session/session.ts';
import { createStore } from '../store/store.ts';
import { ModuleRoute } from './ModuleRoute.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The build compiles the messages of this screen; a unit test has none.
vi.mock('../../domain/error-pages/ErrorScreen.tsx', () => ({ ErrorScreen: () => 'no such page' }));
vi.mock('../../domain/error-pages/ForbiddenScreen.tsx', () => ({
  ForbiddenScreen: ({ action, subject }: Record<string, string>) => `may not ${action} ${subject}`,
}));

const brands = { name: 'brands', subject: 'brands' } as ModuleDefinition;

test('renders the 403 page without the permission, and nothing after sign-out', async () => {
  // This test sends no requests.
  const services = {} as ApiServices;
  const user = { id: 7, is_admin: false, permissions: [], preferences: {} } as unknown as Profile;
  const store = createStore({ services, session: { token: 'token', user } });
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <ModuleRoute module={brands} />
      </Provider>,
    ),
  );
  expect(container.textContent).toBe('may not read brands');
  await act(async () => store.dispatch(userLeft()));
  expect(container.textContent).toBe('');
  await act(async () => root.unmount());
});
