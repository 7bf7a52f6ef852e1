import { nanoid } from '@reduxjs/toolkit';
import type { Job } from '@rentyard/contract/entities/job';
import type { BulkChange } from '@rentyard/contract/entities/records/bulk';
import type { BulkPreview, bulkRoutes } from '@rentyard/contract/entities/records/bulkRoutes';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { BodyInputOf } from '@rentyard/contract/schema/routes/route';
import { useState } from 'react';
import { buildBulkTarget, type RowSelection } from '../../records/list/rows/rowSelection.ts';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, readData } from '../../services/api/endpoint.ts';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';

type Routes = ReturnType<typeof bulkRoutes>;

interface BulkRequest {
  readonly resource: string;
  readonly language: LanguageCode;
  readonly body: BodyInputOf<Routes['preview']>;
}

interface StartRequest extends BulkRequest {
  /** One key per dialog, so that a retry after a lost response starts no second job. */
  readonly idempotencyKey: string;
}

/** Bulk changes: a preview, then a job (P-LIST-8). */
const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewBulk: build.mutation<DataOf<Routes['preview']>, BulkRequest>({
      query: ({ resource, ...request }) =>
        buildRequest<Routes['preview']>(`POST /${resource}/bulk/preview`, request),
      transformResponse: readData,
    }),
    startBulk: build.mutation<DataOf<Routes['start']>, StartRequest>({
      query: ({ resource, ...request }) =>
        buildRequest<Routes['start']>(`POST /${resource}/bulk`, request),
      transformResponse: readData,
    }),
  }),
});

interface Bulk {
  readonly preview: BulkPreview | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isBusy: boolean;
  readonly previewChange: (change: BulkChange) => Promise<void>;
  readonly start: (change: BulkChange) => Promise<Job | undefined>;
  /** Drops the preview and goes back to the form. */
  readonly reset: () => void;
}

/** Previews a bulk change and starts it. `failure` is the last error of the server. */
export function useBulkChange({ name: resource }: Resource, chosen: RowSelection): Bulk {
  const language = useLanguage();
  const [preview, setPreview] = useState<BulkPreview>();
  const [failure, setFailure] = useState<ApiFailure>();
  const [idempotencyKey] = useState(() => nanoid());
  const [sendPreview, previewing] = bulkApi.usePreviewBulkMutation();
  const [sendStart, starting] = bulkApi.useStartBulkMutation();

  const attempt = async <Result>(send: () => Promise<Result>): Promise<Result | undefined> => {
    setFailure(undefined);
    try {
      return await send();
    } catch (error) {
      if (!isApiFailure(error)) throw error;
      setFailure(error);
      return undefined;
    }
  };
  return {
    preview,
    failure,
    isBusy: previewing.isLoading || starting.isLoading,
    previewChange: async (change) => {
      const request = { resource, language, body: { ...buildBulkTarget(chosen), change } };
      setPreview(await attempt(() => sendPreview(request).unwrap()));
    },
    start: (change) =>
      attempt(() => {
        const body = { ...buildBulkTarget(chosen), change };
        return sendStart({ resource, language, body, idempotencyKey }).unwrap();
      }),
    reset: () => {
      setPreview(undefined);
      setFailure(undefined);
    },
  };
}
