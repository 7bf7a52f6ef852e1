import type { BulkChange } from '@rentyard/contract/entities/bulk';
import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Progress } from '@rentyard/ui/Progress';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { Chosen } from '../list/chosen.ts';
import type { BulkDeed } from './BulkBar.tsx';
import { FieldQuestion } from './FieldQuestion.tsx';
import { PreviewReport } from './PreviewReport.tsx';
import { StatusQuestion } from './StatusQuestion.tsx';
import { useBulk } from './useBulk.ts';

export type BulkChangeDeed = Exclude<BulkDeed, 'export'>;

export interface QuestionProps {
  readonly resource: Resource;
  readonly chosen: Chosen;
  /** What the server found wrong with a part of the change, in words: `problem('reason', 'Reason')`. */
  readonly problem: (path: string, label: string) => string | undefined;
  /** Undefined while there is no answer yet. */
  readonly onChange: (change: BulkChange | undefined) => void;
}

const questions: Readonly<Record<Exclude<BulkChangeDeed, 'delete'>, ComponentType<QuestionProps>>> =
  { status: StatusQuestion, set: FieldQuestion };

interface BulkQuestionProps {
  readonly resource: Resource;
  readonly deed: BulkChangeDeed;
  readonly chosen: Chosen;
  readonly title: string;
  readonly onJob: (job: Job) => void;
  readonly onClose: () => void;
}

/** Asks what is to be changed, then shows what that would do, then starts it. */
export function BulkQuestion(props: BulkQuestionProps): ReactNode {
  const { resource, deed, chosen, title, onJob, onClose } = props;
  const t = useT();
  const word = useProblem();
  const failureText = useFailureText();
  const bulk = useBulk(resource, chosen);
  const { preview, failure } = bulk;
  const [change, setChange] = useState<BulkChange | undefined>(
    deed === 'delete' ? { delete: true } : undefined,
  );
  const Question = deed === 'delete' ? undefined : questions[deed];
  useAtOnce(deed === 'delete', () => void bulk.ask({ delete: true }));

  const problem: QuestionProps['problem'] = (path, label) => {
    const [found] = failure?.errors?.[`change.${path}`] ?? [];
    return found && word({ id: found.rule, ...found }, label);
  };
  const handleStart = async () => {
    const job = change && (await bulk.start(change));
    if (job) onJob(job);
  };
  const goOn = preview ? (
    <Button
      variant={deed === 'delete' ? 'danger' : 'primary'}
      isBusy={bulk.isBusy}
      disabled={preview.will_change === 0}
      onClick={() => void handleStart()}
    >
      {t(`bulk.start.${deed}`, { count: preview.will_change })}
    </Button>
  ) : (
    <Button
      variant="primary"
      isBusy={bulk.isBusy}
      disabled={!change}
      onClick={() => change && void bulk.ask(change)}
    >
      {t('bulk.check')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      width={preview ? 720 : 480}
      footer={
        <>
          {preview && Question && <Button onClick={bulk.forget}>{t('bulk.back')}</Button>}
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          {goOn}
        </>
      }
    >
      <Stack gap={4}>
        {/* The answer stays typed while its preview is looked at. */}
        {Question && (
          <div hidden={preview !== undefined}>
            <Question resource={resource} chosen={chosen} problem={problem} onChange={setChange} />
          </div>
        )}
        {bulk.isBusy && !preview && <Progress label={t('bulk.checking')} />}
        {failure && (
          <Text as="p" tone="danger" role="alert">
            {failureText(failure)}
          </Text>
        )}
        {preview && <PreviewReport resource={resource} preview={preview} />}
      </Stack>
    </Dialog>
  );
}

/** Does something once, when the component has come. */
function useAtOnce(isWanted: boolean, act: () => void): void {
  const isDone = useRef(!isWanted);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  });
}
