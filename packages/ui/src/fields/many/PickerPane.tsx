import { fold } from '@rentyard/validators/fold';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SearchIcon } from '../../icons/searchIcons.ts';
import { type Glyph, Icon } from '../../lib/Icon.tsx';
import { isWithModifier } from '../../lib/isWithModifier.ts';
import { Button } from '../../primitives/Button.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { media, theme } from '../../theme/theme.ts';
import { Box, Control } from '../inputStyle.ts';
import type { Option } from '../select/useOptions.ts';

interface PickerPaneProps {
  readonly title: string;
  readonly fieldLabel: string;
  readonly options: readonly Option[];
  /** Icon of an option: adds it or removes it. */
  readonly icon: Glyph;
  readonly isChosen?: boolean;
  readonly isDisabled: boolean;
  /** Options can be focused and read, but not moved. */
  readonly isReadOnly: boolean;
  readonly onTake: (options: readonly Option[]) => void;
  readonly allLabel: string;
  /** Message shown instead of options. */
  readonly empty: string;
  readonly onRetry?: (() => void) | undefined;
  readonly searchRef?: Ref<HTMLInputElement>;
  /** Set if the host searches. Without it the pane filters its options. */
  readonly query?: string;
  readonly onQuery?: (query: string) => void;
  /** Shown below the options. */
  readonly children?: ReactNode;
}

/** One side of a picker: a search, a listbox, and a button that moves all options to the other side. */
export function PickerPane(props: PickerPaneProps): ReactNode {
  const { title, fieldLabel, options, isDisabled, isReadOnly } = props;
  const onTake = isReadOnly ? noEffect : props.onTake;
  const t = useUiStrings();
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState('');
  const query = props.query ?? own;
  const shown = props.onQuery ? options : options.filter(({ name }) => canAccept(name, query));
  const [at, setAt] = useState(0);
  const current = Math.min(at, shown.length - 1);

  const focus = (index: number) => {
    setAt(index);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (isWithModifier(event)) return;
    const option = shown[index];
    const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: shown.length - 1 }[
      event.key
    ];
    if (target !== undefined) focus(Math.min(Math.max(target, 0), shown.length - 1));
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') focusOtherPane(list.current);
    else if (option && !isReadOnly && (event.key === 'Enter' || event.key === ' ')) {
      onTake([option]);
      // The next option moves up to this position, so the focus must stay here.
      const items = list.current?.children;
      ((items?.[index + 1] ?? items?.[index - 1]) as HTMLElement | undefined)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <Pane>
      {/* Not a `header`, because outside of an article it would be a landmark of the page. */}
      <Head>
        <span id={titleId}>
          <span>{title}</span> <small>{shown.length}</small>
        </span>
        {shown.length > 0 && !isDisabled && !isReadOnly && (
          <Button variant="ghost" onClick={() => onTake(shown)}>
            {props.allLabel}
          </Button>
        )}
      </Head>
      {/* Not a `SearchField`, because two of them would be landmarks with the same name. */}
      <Box data-size="medium">
        <Icon of={SearchIcon} />
        <Control
          ref={props.searchRef}
          type="search"
          autoComplete="off"
          aria-label={`${t('search.label')}: ${title}`}
          placeholder={t('search.label')}
          value={query}
          disabled={isDisabled}
          onChange={(event) => (props.onQuery ?? setOwn)(event.currentTarget.value)}
        />
      </Box>
      {shown.length > 0 ? (
        <div
          ref={list}
          role="listbox"
          aria-label={`${fieldLabel}: ${title}`}
          aria-multiselectable
          aria-readonly={isReadOnly || undefined}
          data-picker-pane
        >
          {shown.map((option, index) => (
            <div
              key={option.id}
              role="option"
              aria-selected={props.isChosen ?? false}
              aria-disabled={isDisabled || undefined}
              tabIndex={index === current && !isDisabled ? 0 : -1}
              onFocus={() => setAt(index)}
              onClick={() => !isDisabled && onTake([option])}
              onKeyDown={(event) => !isDisabled && handleKeyDown(event, index)}
            >
              <span>{option.name}</span>
              {!isReadOnly && <Icon of={props.icon} />}
            </div>
          ))}
        </div>
      ) : (
        <p>
          <span>{props.empty}</span>
          {props.onRetry && <Button onClick={props.onRetry}>{t('action.retry')}</Button>}
        </p>
      )}
      {props.children}
    </Pane>
  );
}

function noEffect(): void {}

function focusOtherPane(list: HTMLElement | null): void {
  const panes = list?.closest('[role=group]')?.querySelectorAll('[data-picker-pane]') ?? [];
  const other = [...panes].find((pane) => pane !== list);
  other?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** Compares names without case and accents. */
function canAccept(name: string, query: string): boolean {
  return fold(name).includes(fold(query.trim()));
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space2};
  min-height: 40px;
  padding: ${theme.space1} ${theme.space3};
  color: ${theme.textSoft};
  font-size: ${theme.textMd};
  font-weight: 500;
`;

const Pane = styled.div`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  grid-auto-rows: auto;
  align-content: start;
  min-width: 0;
  background: ${theme.surface};

  small { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-weight: 400; font-variant-numeric: tabular-nums; }
  > ${Box} { width: auto; margin: 0 ${theme.space3} ${theme.space2}; }
  > [role="listbox"] {
    height: 232px;
    margin: 0;
    padding: 0 ${theme.space1} ${theme.space1};
    overflow-y: auto;
  }
  > button { justify-self: start; margin: ${theme.space1} ${theme.space2} ${theme.space2}; }
  > p { margin: 0; padding: ${theme.space3}; color: ${theme.textMuted}; font-size: ${theme.textMd}; }
  [role="option"] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space2};
    min-height: 32px;
    padding: ${theme.space1} ${theme.space2};
    border-radius: ${theme.radiusSmall};
    cursor: pointer;
    ${media.touch} { min-height: 44px; }
  }
  [role="option"] > span { min-width: 0; overflow-wrap: anywhere; }
  [role="option"] > svg { flex: none; color: ${theme.textMuted}; }
  [role="option"]:hover { background: ${theme.hover}; }
  [role="option"]:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  [role="option"][aria-disabled] { color: ${theme.textMuted}; cursor: not-allowed; }
`;
