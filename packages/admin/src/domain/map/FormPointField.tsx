import type { FieldPath, HasFields } from '@rentyard/contract/schema/fieldPath';
import { type Coordinates, CoordinatesField } from '@rentyard/ui/CoordinatesField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useBoundField } from '../../records/inputs/useBoundField.ts';

interface FormPointFieldProps<R extends HasFields> {
  /** Paths of latitude and longitude. */
  readonly lat: FieldPath<R, 'number'>;
  readonly long: FieldPath<R, 'number'>;
}

/** A point on the map, stored in two fields of the record. */
export function FormPointField<R extends HasFields = never>({
  lat,
  long,
}: FormPointFieldProps<R>): ReactNode {
  const { form, frame: latFrame } = useBoundField<'number'>(lat);
  const { frame: longFrame } = useBoundField<'number'>(long);
  const latitude = useController({ control: form.control, name: lat }).field;
  const longitude = useController({ control: form.control, name: long }).field;
  const handleChange = (point: Coordinates) => {
    latitude.onChange(formatNumber(point.lat));
    longitude.onChange(formatNumber(point.long));
  };
  const handleBlur = () => {
    latitude.onBlur();
    longitude.onBlur();
  };
  return (
    <CoordinatesField
      ref={latitude.ref}
      value={{ lat: parseNumber(latitude.value), long: parseNumber(longitude.value) }}
      onChange={handleChange}
      onBlur={handleBlur}
      latLabel={latFrame.label}
      longLabel={longFrame.label}
      errors={{ lat: latFrame.error, long: longFrame.error }}
    />
  );
}

/** The form stores numbers as text; blank means none. */
function parseNumber(text: unknown): number | null {
  return text === '' ? null : Number(text);
}

function formatNumber(value: number | null): string {
  return value === null ? '' : String(value);
}
