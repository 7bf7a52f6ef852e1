import { photo } from '@rentyard/contract/photo';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../records/lazyPart.ts';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { useCan } from '../../session/useCan.ts';
import { photoColumns } from './columns.tsx';
import { DeskTools } from './DeskTools.tsx';
import { PhotoRows } from './PhotoRows.tsx';
import { UploadButton } from './UploadButton.tsx';

/** Heard and shown from the first file on. */
const Uploading = lazyPart(() => import('./Uploading.tsx').then((chunk) => chunk.Uploading));

/** The media desk: every picture, in a grid or a table; files may be dropped anywhere on it. */
export function PhotoList(): ReactNode {
  const mayUpload = useCan('create', 'photo');
  return (
    <>
      <ListScreen
        resource={photo}
        columns={photoColumns}
        creation={mayUpload && <UploadButton />}
        tools={<DeskTools />}
        rows={PhotoRows}
      />
      {mayUpload && (
        <Suspense>
          <Uploading />
        </Suspense>
      )}
    </>
  );
}
