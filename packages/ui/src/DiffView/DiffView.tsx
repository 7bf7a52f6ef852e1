import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { type DiffSegment, wordDiff } from './wordDiff.ts';

/** One changed field. Values are already formatted in the reader's language. */
export interface FieldChange {
  /** Unique among the changes: the path of the field. */
  readonly id: string;
  /** "Name (ro)", "Price per hour". */
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  /** `text` is compared word by word. A `value` is replaced as a whole. */
  readonly kind?: 'text' | 'value';
}

export interface DiffViewProps {
  readonly changes: readonly FieldChange[];
  /** Accessible name of the table: "Changes by Ana Rusu, 20 November". */
  readonly label: string;
  /** Heads of the two sides if "before" and "after" do not fit: mine and theirs. */
  readonly beforeLabel?: string;
  readonly afterLabel?: string;
  /** A control beside a field: restore, use mine. */
  readonly renderAction?: (change: FieldChange) => ReactNode;
}

/** The changed fields of a record, before beside after. On phones one below the other. */
export function DiffView(props: DiffViewProps): ReactNode {
  const { changes, renderAction } = props;
  const t = useUiStrings();
  if (changes.length === 0) return <Nothing>{t('diff.same')}</Nothing>;
  const before = props.beforeLabel ?? t('diff.before');
  const after = props.afterLabel ?? t('diff.after');
  return (
    <Table aria-label={props.label}>
      <thead>
        <tr>
          <th scope="col">{t('diff.field')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const segments = buildSegments(change);
          return (
            <tr key={change.id}>
              <th scope="row">
                <span>{change.label}</span>
                {renderAction && <div>{renderAction(change)}</div>}
              </th>
              <td data-side={before}>
                <Side segments={segments} hides="added" label={t('diff.removed')} />
              </td>
              <td data-side={after}>
                <Side segments={segments} hides="removed" label={t('diff.added')} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function buildSegments({ before, after, kind = 'text' }: FieldChange): readonly DiffSegment[] {
  const old = before ?? '';
  const now = after ?? '';
  if (kind === 'text') return wordDiff(old, now);
  if (old === now) return [{ kind: 'same', text: old }];
  const segments: readonly DiffSegment[] = [
    { kind: 'removed', text: old },
    { kind: 'added', text: now },
  ];
  return segments.filter((segment) => segment.text !== '');
}

interface SideProps {
  readonly segments: readonly DiffSegment[];
  readonly hides: 'added' | 'removed';
  /** Read out before a marked segment, because colour alone is not enough. */
  readonly label: string;
}

function Side({ segments, hides, label }: SideProps): ReactNode {
  const t = useUiStrings();
  const shown = segments.filter((segment) => segment.kind !== hides && segment.text !== '');
  if (shown.length === 0) return <Empty>{t('diff.empty')}</Empty>;
  return shown.map((segment, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no identity but their index
    if (segment.kind === 'same') return <span key={index}>{segment.text}</span>;
    const Mark = segment.kind === 'added' ? 'ins' : 'del';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text have no identity but their index
      <Mark key={index}>
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        <span>{segment.text}</span>
      </Mark>
    );
  });
}

const Nothing = styled.p`
  padding: ${theme.space4};
  color: ${theme.textMuted};
  text-align: center;
`;

const Empty = styled.i`
  color: ${theme.textMuted};
`;

const Table = styled.table`
  width: 100%;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  border-collapse: separate;
  border-spacing: 0;
  background: ${theme.surface};
  font-size: ${theme.textMd};
  line-height: 20px;
  table-layout: fixed;
  overflow: hidden;

  th, td {
    padding: ${theme.space2} ${theme.space3};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  th:first-child { width: 200px; white-space: normal; color: ${theme.textSoft}; font-weight: 500; }
  th > div { margin-top: ${theme.space2}; }
  thead th {
    border-bottom: 1px solid ${theme.border};
    background: ${theme.hover};
    color: ${theme.textMuted};
    font-size: ${theme.textSm};
    font-weight: 500;
  }
  tbody tr + tr > * { border-top: 1px solid ${theme.hairline}; }
  ins, del { padding: 0 2px; border-radius: 2px; }
  ins { background: ${theme.successSoft}; color: ${theme.success}; text-decoration-thickness: 1px; }
  del { background: ${theme.dangerSoft}; color: ${theme.danger}; text-decoration-thickness: 1px; }

  ${media.phone} {
    &, tbody, tbody tr { display: block; }
    thead { display: none; }
    tbody tr + tr { border-top: 1px solid ${theme.border}; }
    tbody tr > * { display: block; width: auto; border: 0 !important; }
    th:first-child { width: auto; padding-bottom: 0; }
    td::before {
      content: attr(data-side);
      display: block;
      font-size: ${theme.textSm};
      line-height: 16px;
      color: ${theme.textMuted};
    }
  }
`;
