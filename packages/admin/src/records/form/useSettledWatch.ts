import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormValues, isSame } from './values/formValues.ts';

/** Milliseconds without a key after which values count as typed. */
const pause = 150;

/**
 * The values of fields that somebody types, for what follows them: an alias, a preview, a comparison. They change when
 * typing pauses or the field is left, so that a key renders only its own input. Values that the application sets change
 * at once.
 */
export function useSettledWatch(
  form: UseFormReturn<FormValues>,
  names: readonly string[],
): readonly unknown[] {
  const key = names.join();
  const [values, setValues] = useState(() => readValues(form, names));
  useEffect(() => {
    const watched = key.split(',');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      setValues((shown) => {
        const next = readValues(form, watched);
        return isSame(shown, next) ? shown : next;
      });
    };
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(read, pause);
    };
    const finish = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      read();
    };
    const stop = form.subscribe({
      name: watched,
      formState: { values: true },
      callback: ({ type }) => {
        if (type === 'change') restart();
        else if (timer === undefined) read();
      },
    });
    window.addEventListener('focusout', finish);
    read();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focusout', finish);
      stop();
    };
  }, [form, key]);
  return values;
}

/** Copies, because the form changes groups of values in place. */
function readValues(form: UseFormReturn<FormValues>, names: readonly string[]): readonly unknown[] {
  return structuredClone(form.getValues([...names]));
}
