import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** The table of terms on screens from `docs/glossary.md`. */
export function Glossary({ source }: { readonly source: string }): ReactNode {
  const [, section = ''] = source.split('## Terms on screens');
  const table = section.split('\n').filter((line) => line.startsWith('|'));
  return (
    <div style={{ overflowX: 'auto' }}>
      <Markdown>{table.join('\n')}</Markdown>
    </div>
  );
}
