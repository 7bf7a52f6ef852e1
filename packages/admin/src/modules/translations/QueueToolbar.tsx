import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { SearchField } from '@rentyard/ui/SearchField';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import type { TranslationView } from './translationAddress.ts';

interface QueueToolbarProps {
  readonly view: TranslationView;
  readonly targets: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (change: Partial<TranslationView>) => void;
}

/** Milliseconds without typing before the queue is fetched (P-LIST-2). */
const typingPause = 300;

/** Filters of the queue: search, language and state. */
export function QueueToolbar({ view, targets, onChange }: QueueToolbarProps): ReactNode {
  const t = useT();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const handleSearch = (search: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onChange({ search: search.trim() }), typingPause);
  };
  return (
    <Row>
      <SearchField
        label={t('list.search')}
        defaultValue={view.search}
        onChange={(event) => handleSearch(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('translations.language')}
        isLabelHidden
        size="medium"
        value={view.language}
        options={targets.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onChange({ language: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('translations.state')}
        isLabelHidden
        size="medium"
        value={view.state ?? ''}
        options={[
          { label: t('translations.state.all'), value: '' },
          { label: t('translations.state.missing'), value: 'missing' },
          { label: t('translations.state.outdated'), value: 'outdated' },
        ]}
        onChange={(event) =>
          onChange({ state: (event.currentTarget.value || undefined) as TranslationView['state'] })
        }
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};

  > search { flex: 0 1 320px; }
`;
