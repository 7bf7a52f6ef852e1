import type { Option } from '@rentyard/contract/schema/values';
import { useEffect } from 'react';
import { isSame } from '../../../records/form/changes.ts';
import type { FormRule } from '../../../records/form/draftResolver.ts';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import type { Asked } from './asked.ts';
import { answerProblems, type DraftAnswer } from './characteristicRule.ts';

/**
 * Asks the answers' rule with every validation of the form, once it is known what the category asks. As on
 * the server, answers from before that nobody touched stay as they are.
 */
export function useAnswerRule(asked: readonly Asked[] | undefined): void {
  const { rules, startValues, record } = useFormOfRecord();
  useEffect(() => {
    if (!asked) return;
    const rule: FormRule = ({ category, properties }) => {
      const before = startValues.category as Option | null;
      const isUntouched =
        record !== undefined &&
        before?.id === category &&
        isSame(startValues.properties, properties);
      return isUntouched ? [] : answerProblems(properties as readonly DraftAnswer[], asked);
    };
    rules.add(rule);
    return () => void rules.delete(rule);
  }, [rules, asked, startValues, record]);
}
