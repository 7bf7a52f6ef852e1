import { Dialog } from '@rentyard/ui/Dialog';
import { Heading } from '@rentyard/ui/Heading';
import { Kbd } from '@rentyard/ui/Kbd';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isOpenTo } from '../../records/isOpenTo.ts';
import type { ModuleDefinition } from '../../records/ModuleDefinition.ts';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useUser } from '../../services/session/useSession.ts';
import { moduleShortcuts } from './moduleShortcuts.ts';

interface ShortcutSheetProps {
  readonly modules: readonly ModuleDefinition[];
  readonly onClose: () => void;
}

const command = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd' : 'Ctrl';

/** Every shortcut by the screens it works on. A line may have several keys. */
const sections: readonly {
  readonly title: MessageKey;
  readonly keys: readonly (readonly [word: MessageKey, ...keys: string[]])[];
}[] = [
  {
    title: 'keys.everywhere',
    keys: [
      ['keys.palette', `${command} K`],
      ['keys.shortcuts', '?'],
      ['keys.close', 'Esc'],
    ],
  },
  {
    title: 'keys.lists',
    keys: [
      ['keys.search', '/'],
      ['keys.rows', 'J', 'K'],
      ['keys.open', 'Enter'],
      ['keys.select', 'X'],
      ['keys.edit', 'E'],
      ['keys.create', 'C'],
    ],
  },
  {
    title: 'keys.records',
    keys: [
      ['keys.edit', 'E'],
      ['keys.save', `${command} S`],
      ['keys.walk', '[', ']'],
    ],
  },
];

/** The shortcut sheet, opened by `?` (P-SHELL-3). */
export function ShortcutSheet({ modules, onClose }: ShortcutSheetProps): ReactNode {
  const t = useT();
  const user = useUser();
  const letters = moduleShortcuts(modules.map(({ name }) => name));
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} width={720}>
      <Columns>
        <div>
          {sections.map(({ title, keys }) => (
            <Section key={title} title={t(title)}>
              {keys.map(([word, ...some]) => (
                <Line key={word} word={t(word)} keys={some} />
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
        {keys.map((key, at) => (
          // The same key may appear twice in a row: `G G`.
          <Kbd key={keys.slice(0, at + 1).join()}>{key}</Kbd>
        ))}
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
