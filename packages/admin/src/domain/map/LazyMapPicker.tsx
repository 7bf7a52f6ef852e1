import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import type { MapPickerProps } from './MapPicker.tsx';

const MapPicker = lazyComponent(() => import('./MapPicker.tsx').then((chunk) => chunk.MapPicker));

/** The map, loaded when it is shown. Its space is reserved. */
export function LazyMapPicker(props: MapPickerProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={props.onPick ? 280 : 200} />}>
      <MapPicker {...props} />
    </Suspense>
  );
}
