import type { Option } from '@rentyard/contract/schema/values';
import { useEffect, useRef, useState } from 'react';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { fitAnswers } from './answers.ts';
import type { Answer, Asked } from './asked.ts';
import { useAnswers } from './useAnswers.ts';

interface Move {
  readonly from: Option;
  readonly answers: readonly Answer[];
  readonly gone: readonly Answer[];
}

interface Fitting {
  /** What the last change of category took away. */
  readonly gone: readonly Answer[];
  /** Back to the category before and all that was answered there. */
  readonly takeBack: () => void;
  readonly forget: () => void;
}

/** Keeps what still fits of the answers when the category changes, and remembers what does not. */
export function useFittingAnswers(
  category: Option | null,
  asked: readonly Asked[] | undefined,
): Fitting {
  const { form, record } = useFormOfRecord();
  const { read, write } = useAnswers();
  const [move, setMove] = useState<Move>();
  // The category that the answers belong to.
  const fitted = useRef(category);
  const savedVersion = useRef(record?.version);

  useEffect(() => {
    // A save settles it: what was taken away is history then.
    if (savedVersion.current === record?.version) return;
    savedVersion.current = record?.version;
    setMove(undefined);
  }, [record]);

  useEffect(() => {
    const from = fitted.current;
    if (!category || !asked || from?.id === category.id) return;
    fitted.current = category;
    if (!from) return;
    const answers = read();
    const { kept, gone } = fitAnswers(answers, asked);
    const isSame = gone.length === 0 && kept.every((answer, at) => answer === answers[at]);
    if (!isSame) write(kept);
    setMove(gone.length > 0 ? { from, answers, gone } : undefined);
  }, [category, asked, read, write]);

  return {
    gone: move?.gone ?? none,
    takeBack: () => {
      if (!move) return;
      fitted.current = move.from;
      form.setValue('category', move.from, { shouldDirty: true });
      write(move.answers);
      setMove(undefined);
    },
    forget: () => setMove(undefined),
  };
}

const none: readonly Answer[] = [];
