import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Sentences as a list. They may contain Markdown. */
export function TextList({ of: lines }: { readonly of: readonly string[] }): ReactNode {
  return <Markdown>{lines.map((line) => `- ${line}`).join('\n')}</Markdown>;
}
