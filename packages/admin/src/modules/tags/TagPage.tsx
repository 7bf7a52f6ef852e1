import { tag } from '@rentyard/contract/entities/listing/tag';
import type { ReactNode } from 'react';
import { AssigneeCard } from '../../domain/listing/AssigneeCard.tsx';
import { listingFacts } from '../../domain/listing/listingFacts.tsx';
import { PictureCard } from '../../features/read/PictureCard.tsx';
import { RecordPage } from '../../screens/record/RecordPage.tsx';

/** `/tags/show/{id}`: a tag for reading. */
export function TagPage(): ReactNode {
  return (
    <RecordPage
      resource={tag}
      groups={listingFacts}
      side={(record) => (
        <>
          <PictureCard images={record.photos} name={record.name} />
          <AssigneeCard resource={tag} record={record} />
        </>
      )}
    />
  );
}
