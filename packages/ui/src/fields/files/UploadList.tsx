import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.ts';
import { CircleExclamationPointIcon } from '../../icons/CircleExclamationPointIcon.ts';
import { XIcon } from '../../icons/controlIcons.ts';
import { FileIcon } from '../../icons/fileIcons.ts';
import { RotateCwIcon } from '../../icons/RotateCwIcon.ts';
import { type Glyph, Icon } from '../../lib/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Progress } from '../../primitives/Progress.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useLanguageTag, useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { formatBytes } from './limits.ts';
import type { Upload, Uploads } from './uploadQueue.ts';

export interface UploadListProps extends Omit<Uploads<unknown>, 'add'> {
  /** Files can be neither removed nor sent again. */
  readonly isFixed?: boolean;
}

/** The status of every file, and the number of uploaded files. */
export function UploadList({
  uploads,
  remove,
  retry,
  isFixed = false,
}: UploadListProps): ReactNode {
  const t = useUiStrings();
  const sent = uploads.filter((one) => one.status !== 'refused');
  const done = sent.filter((one) => one.status === 'done').length;
  // Beside files that all failed, a count of none says nothing.
  const isCounted = sent.some((one) => one.status !== 'failed');
  return (
    <>
      <Summary role="status">
        {isCounted && t('files.summary', { done, total: sent.length })}
      </Summary>
      {uploads.length > 0 && (
        <List>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              isFixed={isFixed}
              onRemove={remove}
              onRetry={retry}
            />
          ))}
        </List>
      )}
    </>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly isFixed: boolean;
  readonly onRemove: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

const statusIcons: Readonly<Record<Upload['status'], Glyph>> = {
  refused: CircleExclamationPointIcon,
  failed: CircleExclamationPointIcon,
  done: CircleCheckIcon,
  waiting: FileIcon,
  uploading: FileIcon,
};

function UploadRow({ upload, isFixed, onRemove, onRetry }: UploadRowProps): ReactNode {
  const t = useUiStrings();
  const tag = useLanguageTag();
  const { id, file, status } = upload;
  const isRunning = status === 'uploading' || status === 'waiting';
  const statusText = {
    refused: upload.error,
    failed: upload.error ?? t('files.failed'),
    done: upload.note ?? t('files.done'),
    waiting: t('files.waiting'),
    uploading: undefined,
  }[status];
  return (
    <Row data-status={status}>
      <Icon of={statusIcons[status]} />
      <Details>
        <Text truncate size="md" weight="medium">
          {file.name}
        </Text>
        <small>
          <span>{formatBytes(file.size, tag)}</span>
          {statusText !== undefined && <span data-part="status">{` · ${statusText}`}</span>}
        </small>
        {status === 'uploading' && (
          <Progress label={t('files.uploading', { name: file.name })} value={upload.progress} />
        )}
      </Details>
      {status === 'failed' && !isFixed && (
        <IconButton
          label={t('files.retry', { name: file.name })}
          icon={RotateCwIcon}
          size="small"
          onClick={(event) => {
            focusLastButton(event.currentTarget.parentElement);
            onRetry(id);
          }}
        />
      )}
      {!isFixed && (
        <IconButton
          label={t(isRunning ? 'files.cancel' : 'files.remove', { name: file.name })}
          icon={XIcon}
          size="small"
          onClick={(event) => {
            focusNeighbour(event.currentTarget.parentElement);
            onRemove(id);
          }}
        />
      )}
    </Row>
  );
}

/** Removing a row moves the focus to the next one, or to the add button after the last one. */
function focusNeighbour(row: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  if (neighbour) focusLastButton(neighbour);
  else row?.closest('[role=group]')?.querySelector('button')?.focus();
}

function focusLastButton(row: Element | null): void {
  [...(row?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}

const Summary = styled.div`
  font-size: ${theme.textSm};
  line-height: 16px;
  color: ${theme.textMuted};

  &:empty { display: none; }
`;

const List = styled.ul`
  display: grid;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: ${theme.surface};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  min-width: 0;
  padding-block: ${theme.space2};
  padding-inline: ${theme.space3} ${theme.space2};

  & + & { border-top: 1px solid ${theme.hairline}; }
  > svg { flex: none; color: ${theme.textMuted}; }
  &[data-status='done'] > svg { color: ${theme.success}; }
  &:is([data-status='failed'], [data-status='refused']) > svg { color: ${theme.danger}; }
  &:is([data-status='failed'], [data-status='refused']) small > [data-part='status'] { color: ${theme.danger}; }
`;

const Details = styled.div`
  display: grid;
  gap: 2px;
  flex: 1;
  min-width: 0;

  > small { font-size: ${theme.textSm}; line-height: 16px; color: ${theme.textMuted}; }
`;
