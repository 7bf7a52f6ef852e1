import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { isComposing } from '@rentyard/ui/isComposing';
import { Kbd } from '@rentyard/ui/Kbd';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Stack } from '@rentyard/ui/Stack';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { RecordForm } from '../../records/form/screen/RecordForm.tsx';
import { SaveFailure } from '../../records/form/screen/SaveFailure.tsx';
import type { ReadyEditor } from '../../records/form/useEditor.ts';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { formatTitle } from '../../records/form/values/recordText.ts';
import { useNamedRecord } from '../../records/navigation/openRecord.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { pileSize, translationsApi } from '../../services/api/translationsApi.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { commandKey } from '../../services/keyboard/commandKey.ts';
import { isMissing, type Texts } from './missingTexts.ts';
import { TextPair } from './TextPair.tsx';
import { editorAddress, queueAddress, type TranslationView } from './translationAddress.ts';
import { useResourceTitle } from './useResourceTitle.ts';

interface TranslationFormProps {
  readonly resource: Resource;
  readonly editor: ReadyEditor;
  readonly view: TranslationView;
  readonly source: string;
  readonly targets: readonly { readonly code: string; readonly name: string }[];
}

/**
 * The texts of a record in two languages side by side. Saving opens the next record of the queue;
 * Cmd/Ctrl+S saves and stays.
 */
export function TranslationForm({
  resource,
  editor,
  view,
  source,
  targets,
}: TranslationFormProps): ReactNode {
  const t = useT();
  const path = usePath();
  const formId = useId();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const titleOfResource = useResourceTitle();
  const controller = useRecordForm({ resource, ...editor });
  const { record, languages } = controller;
  const id = record?.id ?? 0;
  const language = useLanguage();
  const name = record ? formatTitle(resource, record, language, languages.default) : '';
  useNamedRecord(name);
  const { next, left, position, outdated } = useNextInQueue(resource.name, id, view);

  const queue = path(queueAddress(resource.name, view));
  const goOn = () =>
    void navigate(next ? path(editorAddress(resource.name, next.id, next.view)) : queue);
  const save = async () => {
    const saved = await controller.save();
    if (saved) alerts.edited();
    return saved !== undefined;
  };
  const saveAndGoOn = async () => {
    if (await save()) goOn();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    void saveAndGoOn();
  };
  const fields = plainFields(resource).filter(([, field]) => isTranslated(field));
  const names = fields.map(([field]) => field);
  const values = useWatch({ control: controller.form.control, name: names }) as readonly Texts[];
  const missing = values.filter((texts) => isMissing(texts, source, view.language)).length;
  const screen = useFocusOnFirstMissing();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the form's save shortcut
    <div ref={screen} onKeyDown={handleKeyDown}>
      <RecordForm controller={controller} id={formId} onSave={() => void save()}>
        <PageHeader
          title={name}
          count={[
            titleOfResource(resource.name),
            view.state &&
              left !== undefined &&
              (position === undefined
                ? t('translations.left', { count: left })
                : t('record.place', { position, total: left })),
            t('translations.texts_left', { count: missing }),
          ]
            .filter(Boolean)
            .join(' · ')}
          actions={
            <>
              <NativeSelect
                label={t('translations.language')}
                isLabelHidden
                size="medium"
                value={view.language}
                options={targets.map((one) => ({ value: one.code, label: one.name }))}
                onChange={(event) => {
                  const changed = { ...view, language: event.currentTarget.value };
                  const address = editorAddress(resource.name, id, changed);
                  void navigate(path(address), { replace: true });
                }}
              />
              <ButtonLink as={RouterLink} to={queue}>
                {t('translations.back')}
              </ButtonLink>
              {next && <Button onClick={goOn}>{t('translations.skip')}</Button>}
              <Button
                variant="primary"
                isBusy={controller.isSaving}
                aria-keyshortcuts="Control+Enter Meta+Enter"
                onClick={() => void saveAndGoOn()}
              >
                {t(next ? 'translations.save_next' : 'translations.save')}
                <span aria-hidden>
                  <Kbd isBare>{`${commandKey} Enter`}</Kbd>
                </span>
              </Button>
            </>
          }
        />
        <Stack gap={4}>
          <SaveFailure />
          <Card>
            <Stack gap={5}>
              {fields.map(([field]) => (
                <TextPair
                  key={field}
                  name={field}
                  source={source}
                  target={view.language}
                  isOutdated={outdated.includes(field)}
                />
              ))}
            </Stack>
          </Card>
        </Stack>
      </RecordForm>
    </div>
  );
}

function isTranslated({ kind }: PlainField): boolean {
  return kind === 'translated' || kind === 'plural';
}

const inputs = ':is(input, textarea, [contenteditable="true"]):not([readonly])';

/**
 * Focuses the first text to translate when the page of a record opens. Rich text editors load after
 * the page, so the first one of the page is waited for.
 */
function useFocusOnFirstMissing(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = screen.current;
    if (!frame) return;
    const focus = () => {
      const pair = frame.querySelector('[data-missing]') ?? frame.querySelector('form section');
      const input = pair?.querySelector<HTMLElement>(inputs);
      input?.focus();
      return input !== undefined && input !== null;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(frame, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);
  return screen;
}

/** The next record and the view to open it in. */
interface NextInQueue {
  readonly id: number;
  readonly view: TranslationView;
}

interface QueuePosition {
  /** Undefined at the end of the queue and while loading. */
  readonly next: NextInQueue | undefined;
  /** Number of records in the queue, this one included while it is incomplete. */
  readonly left: number | undefined;
  /** Position of this record in the queue, from 1; undefined once it is complete. */
  readonly position: number | undefined;
  /** Fields of this record whose source changed after the translation. */
  readonly outdated: readonly string[];
}

/**
 * Finds the record after this one in the queue of the address. A queue is ordered by id: the next
 * record has the next higher id, even when this one has left the queue. After the last record, the
 * skipped ones follow.
 */
function useNextInQueue(resource: string, id: number, view: TranslationView): QueuePosition {
  const here = translationsApi.useTranslationPileQuery({ resource, ...view });
  const { data: queue } = here;
  const rows = queue?.data ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const near = rows.find((row) => row.id > id);
  const isEnd = queue !== undefined && near === undefined;
  const isLastPage = queue !== undefined && view.page >= queue.meta.last_page;
  const beyond = { ...view, page: isLastPage ? 1 : view.page + 1 };
  const there = translationsApi.useTranslationPileQuery(
    { resource, ...beyond },
    { skip: !isEnd || beyond.page === view.page },
  );
  const far =
    beyond.page === view.page
      ? rows.find((row) => row.id !== id)
      : there.currentData?.data.find((row) => row.id !== id);
  return {
    next: near ? { id: near.id, view } : isEnd && far ? { id: far.id, view: beyond } : undefined,
    left: queue?.meta.total,
    position: at < 0 ? undefined : (view.page - 1) * pileSize + at + 1,
    outdated: rows.find((row) => row.id === id)?.outdated ?? [],
  };
}
