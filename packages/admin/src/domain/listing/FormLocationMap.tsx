import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { LazyMapPicker } from '../map/LazyMapPicker.tsx';
import type { Point } from '../map/mercator.ts';

/** The map for the point of the form. A click fills in both coordinates. */
export function FormLocationMap(): ReactNode {
  const { form } = useFormOfRecord();
  const point = useFormPoint();
  const handlePick = ({ lat, long }: Point) => {
    const how = { shouldDirty: true, shouldValidate: true };
    form.setValue('geo_lat', String(lat), how);
    form.setValue('geo_long', String(long), how);
  };
  return <LazyMapPicker point={point} onPick={handlePick} />;
}

/** The point in the form; null while it is incomplete or invalid. */
export function useFormPoint(): Point | null {
  const { form } = useFormOfRecord();
  const [lat, long] = useWatch({
    control: form.control,
    name: ['geo_lat', 'geo_long'],
  }) as unknown as [string, string];
  if (lat === '' || long === '') return null;
  const point = { lat: Number(lat), long: Number(long) };
  const isOnEarth = Math.abs(point.lat) <= 90 && Math.abs(point.long) <= 180;
  return isOnEarth ? point : null;
}
