import { createUploadQueue, FileDrop, useUploadQueue } from '@rentyard/ui/FileDrop';
import { ImageField } from '@rentyard/ui/ImageField';
import { type ReactNode, useState } from 'react';
import { fireEvent } from 'storybook/test';
import { excavatorImage } from '../samples.ts';
import { all, type CaseProps, Controlled, type FieldCase, one } from './caseTools.tsx';

const photo = new File(['x'], 'loader.jpg', { type: 'image/jpeg' });
const loaderImage = { ...excavatorImage, id: 18 };
const uploadedPhoto = new File(['x'], 'excavator.jpg', { type: 'image/jpeg' });

/** A queue with one uploaded file. It stores further files immediately. */
function FileDropCase(props: CaseProps & { readonly label: string }): ReactNode {
  const [queue] = useState(() => {
    const created = createUploadQueue({
      send: ({ name }) => Promise.resolve({ id: name === photo.name ? 18 : 17 }),
    });
    created.add([{ file: uploadedPhoto }]);
    return created;
  });
  return <FileDrop {...props} uploads={useUploadQueue(queue)} />;
}

/** Cases of the fields with pictures and files. */
export const fileFieldCases: Readonly<Record<string, FieldCase>> = {
  ImageField: {
    render: (props) => (
      <Controlled<typeof excavatorImage | null> initial={excavatorImage}>
        {(value, set) => (
          <ImageField
            {...props}
            value={value}
            onChange={set}
            onPick={() => Promise.resolve(loaderImage)}
          />
        )}
      </Controlled>
    ),
    before: one('17'),
    change: pickPhoto,
    after: one('18'),
  },
  FileDrop: {
    render: (props) => <FileDropCase {...props} />,
    before: one('17'),
    change: pickPhoto,
    after: all('17', '18'),
  },
};

async function pickPhoto(field: HTMLElement): Promise<void> {
  const input = field.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [photo] } });
  await Promise.resolve();
}
