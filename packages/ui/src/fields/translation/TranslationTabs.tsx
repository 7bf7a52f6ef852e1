import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { logicalKey } from '../../lib/direction.ts';
import { isWithModifier } from '../../lib/isWithModifier.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { media, theme } from '../../theme/theme.ts';
import {
  createTranslationState,
  type TextLanguage,
  type TranslationSnapshot,
  type TranslationState,
} from './translationState.ts';

const TranslationContext = createContext<TranslationState | null>(null);

export interface TranslationTabsProps {
  readonly languages: readonly TextLanguage[];
  /** Code of the language that is open first: usually the interface language. Defaults to the default language. */
  readonly initial?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Shares one active language among all translation fields below it. Put a `TranslationStrip` where the tabs should
 * appear, usually in the actions of the card.
 */
export function TranslationTabs({ languages, initial, children }: TranslationTabsProps): ReactNode {
  const key = languages.map((language) => language.code).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new array of the same languages, or another initial one, keeps the open tab
  const state = useMemo(() => createTranslationState(languages, initial), [key]);
  return <TranslationContext.Provider value={state}>{children}</TranslationContext.Provider>;
}

/** The shared state of the nearest `TranslationTabs`, or null outside of one. */
export function useTranslationState(): TranslationState | null {
  return useContext(TranslationContext);
}

/** The active language, for custom fields among translation fields. */
export function useActiveLanguage(): string {
  const state = useContext(TranslationContext);
  if (!state) {
    throw new Error(
      'TranslationTabs is missing above useActiveLanguage. The active language comes from it. Wrap the card in <TranslationTabs>.',
    );
  }
  return useSnapshot(state).active;
}

export function useSnapshot(state: TranslationState): TranslationSnapshot {
  return useSyncExternalStore(state.subscribe, state.get, state.get);
}

export interface TranslationStripProps {
  /** Shows "4 of 6" beside the languages. */
  readonly hasProgress?: boolean;
}

/** The language tabs, with marks for missing and invalid texts. */
export function TranslationStrip({ hasProgress = true }: TranslationStripProps): ReactNode {
  const state = useContext(TranslationContext);
  if (!state) {
    throw new Error(
      'TranslationTabs is missing above TranslationStrip. Languages and marks come from it. Wrap the card in <TranslationTabs>.',
    );
  }
  return <LanguageStrip state={state} hasProgress={hasProgress} />;
}

interface LanguageStripProps {
  readonly state: TranslationState;
  readonly hasProgress: boolean;
}

export function LanguageStrip({ state, hasProgress }: LanguageStripProps): ReactNode {
  const t = useUiStrings();
  const strip = useRef<HTMLDivElement>(null);
  const { active, missing, bad, isBlank } = useSnapshot(state);
  const codes = state.languages.map((language) => language.code);
  const total = codes.length;
  const done = codes.filter((code) => !missing.has(code)).length;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isWithModifier(event)) return;
    const at = codes.indexOf(active);
    const target: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % total,
      ArrowLeft: (at - 1 + total) % total,
      Home: 0,
      End: total - 1,
    };
    const next = target[logicalKey(event)];
    const code = next === undefined ? undefined : codes[next];
    if (next === undefined || code === undefined) return;
    event.preventDefault();
    state.setActive(code);
    strip.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <Row>
      {hasProgress && !isBlank && (
        <Text size="sm" tone="muted" isTabular>
          {t('translations.progress', { done, total })}
        </Text>
      )}
      <Strip
        ref={strip}
        role="radiogroup"
        aria-label={t('translations.label')}
        onKeyDown={handleKeyDown}
      >
        {state.languages.map(({ code, name }) => (
          <Language
            key={code}
            type="button"
            role="radio"
            aria-checked={code === active}
            tabIndex={code === active ? 0 : -1}
            title={name}
            data-state={bad.has(code) ? 'bad' : missing.has(code) ? 'missing' : 'done'}
            onClick={() => state.setActive(code)}
          >
            <span>{code.toUpperCase()}</span>
            <VisuallyHidden>
              {[
                ` ${name}`,
                ...(bad.has(code) ? [t('translations.bad')] : []),
                ...(missing.has(code) ? [t('translations.missing')] : []),
              ].join(', ')}
            </VisuallyHidden>
          </Language>
        ))}
      </Strip>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space1} ${theme.space2};
`;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1};
`;

const Language = styled.button`
  position: relative;
  min-width: 32px;
  min-height: 24px;
  padding: 2px ${theme.space2};
  border: 1px solid transparent;
  border-radius: ${theme.radiusRound};
  background: ${theme.neutralSoft};
  color: ${theme.neutral};
  font-size: ${theme.textSm};
  line-height: 16px;
  font-weight: 500;
  cursor: pointer;

  ${media.touch} { min-height: 44px; min-width: 44px; }
  &:hover { border-color: ${theme.outline}; }
  &[data-state='missing'] { border: 1px dashed ${theme.warning}; color: ${theme.warning}; background: ${theme.warningSoft}; }
  &[data-state='bad'] { border-color: ${theme.danger}; color: ${theme.danger}; background: ${theme.dangerSoft}; }
  &[aria-checked='true'] { background: ${theme.text}; border-color: ${theme.text}; border-style: solid; color: ${theme.surface}; }
  &[aria-checked='true'][data-state='bad']::after,
  &[aria-checked='true'][data-state='missing']::after {
    content: '';
    position: absolute;
    top: -2px;
    inset-inline-end: -2px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    border: 1px solid ${theme.surface};
    background: ${theme.warning};
  }
  &[aria-checked='true'][data-state='bad']::after { background: ${theme.danger}; }
`;
