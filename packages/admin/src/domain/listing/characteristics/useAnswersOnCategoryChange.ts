import type { Option } from '@rentyard/contract/schema/values';
import { useEffect, useRef, useState } from 'react';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { matchAnswers } from './answers.ts';
import type { Answer, OfferCharacteristic } from './offerCharacteristic.ts';
import { useAnswers } from './useAnswers.ts';

interface Move {
  readonly from: Option;
  readonly answers: readonly Answer[];
  readonly removed: readonly Answer[];
}

interface CategoryChange {
  /** Answers removed by the last change of category. */
  readonly removed: readonly Answer[];
  /** Restores the previous category and its answers. */
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/** Matches the answers to a new category, and remembers those that were removed. */
export function useAnswersOnCategoryChange(
  category: Option | null,
  characteristics: readonly OfferCharacteristic[] | undefined,
): CategoryChange {
  const { form, record } = useFormOfRecord();
  const { read, write } = useAnswers();
  const [move, setMove] = useState<Move>();
  // The category that the answers belong to.
  const matchedCategory = useRef(category);
  const savedVersion = useRef(record?.version);

  useEffect(() => {
    // After a save the removed answers cannot be restored any more.
    if (savedVersion.current === record?.version) return;
    savedVersion.current = record?.version;
    setMove(undefined);
  }, [record]);

  useEffect(() => {
    const from = matchedCategory.current;
    if (!category || !characteristics || from?.id === category.id) return;
    matchedCategory.current = category;
    if (!from) return;
    const answers = read();
    const { matched, removed } = matchAnswers(answers, characteristics);
    const isSame = removed.length === 0 && matched.every((answer, at) => answer === answers[at]);
    if (!isSame) write(matched);
    setMove(removed.length > 0 ? { from, answers, removed } : undefined);
  }, [category, characteristics, read, write]);

  return {
    removed: move?.removed ?? none,
    undo: () => {
      if (!move) return;
      matchedCategory.current = move.from;
      form.setValue('category', move.from, { shouldDirty: true });
      write(move.answers);
      setMove(undefined);
    },
    dismiss: () => setMove(undefined),
  };
}

const none: readonly Answer[] = [];
