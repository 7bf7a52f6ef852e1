import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { problemMessages } from '@rentyard/contract/messages/problems';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { I18nProvider } from './I18nProvider.tsx';
import { loadAllMessages } from './loadMessages.ts';
import { type TranslatableProblem, useProblem } from './useProblem.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const values = {
  number: 12_500,
  name: 'Komatsu',
  minutes: 5,
  action: 'Read',
  first: '1.5',
  second: '1500',
  text: '1,500',
  nearest: 'first_name',
  parameter: 'filter[name]',
  resource: 'offers',
};

interface ProblemsProps {
  readonly problems: readonly TranslatableProblem[];
}

function Problems({ problems }: ProblemsProps): ReactNode {
  const problemText = useProblem();
  return problems.map((problem) => <p key={problem.id}>{problemText(problem, 'Code')}</p>);
}

async function worded(language: LanguageCode, problems: readonly TranslatableProblem[]) {
  const intl = await loadAllMessages(language);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nProvider language={language} intl={intl}>
        <Problems problems={problems} />
      </I18nProvider>,
    ),
  );
  const texts = [...container.querySelectorAll('p')].map((p) => p.textContent);
  await act(async () => root.unmount());
  return texts;
}

test.each(languageCodes)(
  'translates every failed rule in %s like the server',
  async (language) => {
    const rules = problemMessages[language];
    const problems = Object.keys(rules).map((id) => ({ id, values }));
    expect(await worded(language, problems)).toEqual(
      Object.values(rules).map((text) => fillIn(text, { ...values, field: 'Code' })),
    );
  },
  30_000,
);

test("shows the server's message for an unknown rule", async () => {
  const problem = { id: 'no_such_rule', values, message: 'Choose another' };
  expect(await worded('en', [problem])).toEqual(['Choose another']);
});
