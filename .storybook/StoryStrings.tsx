import { UiStringsProvider } from '@rentyard/ui/strings';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type StoryLanguage, stringsOf } from './languages.ts';

let testLanguage: StoryLanguage | undefined;
const listeners = new Set<() => void>();

/** Switches the open page to a language during a test; undefined returns to that of the toolbar. */
export function setTestLanguage(next: StoryLanguage | undefined): void {
  testLanguage = next;
  for (const listener of listeners) listener();
}

interface StoryStringsProps {
  /** Language of the toolbar. */
  readonly language: StoryLanguage;
  readonly children: ReactNode;
}

/** The strings of the design system around a story. */
export function StoryStrings({ language, children }: StoryStringsProps): ReactNode {
  const chosen = useSyncExternalStore(subscribe, readTestLanguage);
  return <UiStringsProvider strings={stringsOf[chosen ?? language]}>{children}</UiStringsProvider>;
}

const readTestLanguage = () => testLanguage;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
