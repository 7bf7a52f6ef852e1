import type { LanguageCode } from '@rentyard/contract/languages';
import { act, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { I18nProvider } from './I18nProvider.tsx';
import { type CoreMessages, loadCoreMessages, loadLanguage } from './loadMessages.ts';
import { useT } from './useT.ts';
import { withAllMessages } from './withAllMessages.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let listRenders = 0;

function List(): ReactNode {
  const t = useT();
  listRenders += 1;
  return `${t('brands.title')}, save: ${t.has('brands.save')}. `;
}

function Form(): ReactNode {
  return useT()('brands.save');
}

test('a screen has all messages, also after a change of language, and the list around it only the core messages', async () => {
  const core = await loadCoreMessages('en');
  const container = document.createElement('div');
  const root = createRoot(container);
  const list = <List />;
  const show = (language: LanguageCode, { intl }: CoreMessages, form?: ReactNode) =>
    act(async () =>
      root.render(
        <I18nProvider language={language} intl={intl}>
          {list}
          <Suspense fallback="…">{form}</Suspense>
        </I18nProvider>,
      ),
    );
  await show('en', core);
  expect(container.textContent).toBe('Brands, save: false. ');
  const Screen = await withAllMessages(async () => Form)();
  await show('en', core, <Screen />);
  expect(container.textContent).toBe('Brands, save: false. Save brand');
  expect(listRenders).toBe(1);
  await show('ru', await loadLanguage('ru'), <Screen />);
  expect(container.textContent).toBe('Бренды, save: false. Сохранить бренд');
  await act(async () => root.unmount());
}, 30_000);

test('two routes with the same screen share its component', async () => {
  const load = async () => Form;
  expect(await withAllMessages(load)()).toBe(await withAllMessages(load)());
});
