import { Skeleton } from '@rentyard/ui/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { pauseInTyping } from '../../services/lazy/pauseInTyping.ts';
import type { MapPickerProps } from './MapPicker.tsx';

const MapPicker = lazyComponent(async () => {
  const chunk = await import('./MapPicker.tsx');
  await pauseInTyping();
  return chunk.MapPicker;
});

/** The map, loaded when it is shown; it appears when nobody types. Its space is reserved. */
export function LazyMapPicker(props: MapPickerProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={props.onPick ? 280 : 200} />}>
      <MapPicker {...props} />
    </Suspense>
  );
}
