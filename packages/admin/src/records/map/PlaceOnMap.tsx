import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { withWords } from '../../i18n/withWords.ts';
import { lazyPart } from '../lazyPart.ts';
import type { MapPickerProps } from './MapPicker.tsx';

const MapPicker = lazyPart(
  withWords(['records/map'], () => import('./MapPicker.tsx').then((chunk) => chunk.MapPicker)),
);

/** The map, which is fetched when it is shown. Its place is kept from the start. */
export function PlaceOnMap(props: MapPickerProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={props.onPick ? 280 : 200} />}>
      <MapPicker {...props} />
    </Suspense>
  );
}
