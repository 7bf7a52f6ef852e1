import type { Job, JobRow } from '@rentyard/contract/entities/job';
import type { ImportPreview } from '@rentyard/contract/entities/records/importExportRoutes';
import { writeCsv } from 'hucre/csv';
import { expect } from 'vitest';
import type { ApiResponse, Client } from '../client.ts';
import type { TestApp } from '../testApp.ts';
import type { Page, WireRecord } from '../wire.ts';

/** Cells of a file; the first row has the headings. */
export type Rows = readonly (readonly (string | number | boolean | null)[])[];

/** Helpers for import files. The app needs the background task `jobs`. */
export interface Imports {
  send(path: string, rows: Rows | File, fields?: object, client?: Client): Promise<ApiResponse>;
  preview(resource: string, rows: Rows | File, fields?: object): Promise<ImportPreview>;
  /** Waits until the job has ended. */
  run(resource: string, rows: Rows | File, fields?: object): Promise<Job>;
  finished(job: Job): Promise<Job>;
  rowsOf(job: Job): Promise<readonly JobRow[]>;
  byCode(resource: string, code: string): Promise<WireRecord | undefined>;
}

export function fileOf(rows: Rows, name = 'rows.csv'): File {
  return new File([writeCsv(rows.map((row) => [...row]))], name);
}

/** The client is the admin unless another one is given. */
export function importsOf(app: TestApp): Imports {
  const imports: Imports = {
    send(path, rows, fields = {}, client = app.admin) {
      const file = rows instanceof File ? rows : fileOf(rows);
      return client.form(path, { file, ...fields });
    },
    async preview(resource, rows, fields) {
      const response = await imports.send(`/${resource}/import/preview`, rows, fields);
      return response.data<ImportPreview>();
    },
    async run(resource, rows, fields) {
      const response = await imports.send(`/${resource}/import`, rows, fields);
      expect(response.status, response.text).toBe(202);
      return imports.finished(response.data<Job>());
    },
    async finished({ id }) {
      await app.idle();
      return (await app.admin.get(`/jobs/${id}`)).data<Job>();
    },
    rowsOf: async ({ id }) => (await app.admin.get(`/jobs/${id}/rows`)).data<readonly JobRow[]>(),
    async byCode(resource, code) {
      const { body } = await app.admin.get(`/${resource}`, { 'filter[code]': code });
      return (body as unknown as Page).data[0];
    },
  };
  return imports;
}
