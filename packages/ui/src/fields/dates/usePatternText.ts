import { isAmbiguous, isLocal, readLocal, writeLocal } from '@rentyard/validators/localText';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../lib/isComposing.ts';
import { useLanguageTag, useUiStrings } from '../../strings/UiStringsProvider.tsx';

export interface PatternTextOptions {
  /** Pattern of `DateFormat`. */
  readonly pattern: string;
  /** A local date, time or both (`2026-11-20T09:30`), or the text as typed while it is none. */
  readonly value: string;
  /**
   * The value is in the past, such as a date of birth or of construction: a year typed with two digits is then the
   * latest one that has already begun. Otherwise it is in this century.
   */
  readonly isPast?: boolean | undefined;
}

interface PatternText {
  /** The text of the input: as typed, or the value in the pattern. */
  readonly text: string;
  /** Whether the user is typing. */
  readonly isTyped: boolean;
  readonly placeholder: string;
  /** Digits with a separator, unless the pattern has AM and PM. */
  readonly inputMode: 'text' | 'decimal';
  /** The day in words, while a date is typed that can be read in two ways. */
  readonly reading: string | undefined;
  /** The message, if a text that was left is no date. */
  readonly problem: string | undefined;
  /** Stores a typed text, and returns its value. */
  readonly type: (text: string) => string;
  /** The text was left. */
  readonly leave: () => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

const example = '2026-12-31T18:30';

/** A date or a time as text in a pattern, for the input of a field. */
export function usePatternText({ pattern, value, isPast }: PatternTextOptions): PatternText {
  const t = useUiStrings();
  const tag = useLanguageTag();
  // Set while the user types.
  const [typed, setTyped] = useState<string>();
  const read = (text: string) =>
    readLocal(text, pattern, isPast ? new Date().getFullYear() : undefined) ?? text.trim();
  const isOwnText = typed !== undefined && read(typed) === value;
  const isInvalid = typed === undefined && value !== '' && !isLocal(value);
  const isNamed = isOwnText && isAmbiguous(typed, pattern);
  const leave = () => setTyped(undefined);
  return {
    text: isOwnText ? typed : writeLocal(value, pattern),
    isTyped: typed !== undefined,
    placeholder: buildPlaceholder(pattern, t('date.letters')),
    inputMode: /a/.test(pattern) ? 'text' : 'decimal',
    reading: isNamed ? t('date.read_as', { date: longDay(value, tag) }) : undefined,
    problem: isInvalid ? t('date.invalid', { example: writeLocal(example, pattern) }) : undefined,
    type: (text) => {
      setTyped(text);
      return read(text);
    },
    leave,
    handleKeyDown: (event) => {
      // Submits a form, which then points at the field.
      if (event.key === 'Enter' && !isComposing(event)) leave();
    },
  };
}

/** `5 December 2026` in the language. */
function longDay(local: string, tag: string): string {
  const day = Date.parse(`${local.slice(0, 10)}T00:00Z`);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** The pattern in letters of the language: `дд.мм.гггг`. `letters` are those of day, month, year, hour and minute. */
function buildPlaceholder(pattern: string, letters: string): string {
  const [day = '', month = '', year = '', hour = '', minute = ''] = letters;
  const translated: Readonly<Record<string, string>> = {
    d: day,
    M: month,
    y: year,
    H: hour,
    h: hour,
    m: minute,
  };
  return pattern.replace(/'(?:''|[^'])*'|a|[A-Za-z]/g, (found) => translated[found] ?? '').trim();
}
