import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type OrderRow, order } from '@rentyard/contract/entities/listing/order';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { ListQuery } from '@rentyard/contract/schema/listQuery/listQuery';
import type { resourceRoutes } from '@rentyard/contract/schema/routes/resourceRoutes';
import type { Status } from '@rentyard/contract/schema/statuses';
import type { ApiState } from '../../../services/api/api.ts';
import { buildRequest, pageContent } from '../../../services/api/endpoint.ts';
import { listApi, listParameters, type Page, tag } from '../../../services/api/listApi.ts';
import { numberedPages } from '../../../services/api/numberedPages.ts';

type ListOrders = ReturnType<typeof resourceRoutes<typeof order>>['list'];

const oldest = { path: 'created_at', isDescending: false };
const latest = { path: 'updated_at', isDescending: true };

/** The search and the filters that apply to every column, as the server accepts them. */
export type BoardNarrowing = Partial<Pick<ListQuery, 'search' | 'filters'>>;

export interface ColumnQuery {
  readonly status: Status;
  readonly language: LanguageCode;
  readonly narrowing?: BoardNarrowing | undefined;
}

/** Orders of one status, 50 per page. New orders start with the oldest, others with the latest. */
export const boardApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    boardColumn: build.infiniteQuery<Page<OrderRow>, ColumnQuery, number>({
      infiniteQueryOptions: numberedPages,
      query: ({ queryArg: { status, language, narrowing }, pageParam }) =>
        buildRequest<ListOrders>('GET /orders', {
          query: listParameters({
            page: pageParam,
            perPage: 50,
            isTrash: false,
            sort: [status === 'new' ? oldest : latest],
            search: narrowing?.search ?? '',
            filters: [
              { path: 'status', operator: 'eq', value: status },
              ...(narrowing?.filters ?? []),
            ],
          }),
          language,
        }),
      extraOptions: pageContent,
      providesTags: () => [tag(order.name, 'LIST')],
    }),
  }),
});

interface CardMove {
  readonly row: OrderRow;
  readonly from: Status;
  readonly to: Status;
  readonly language: LanguageCode;
  readonly narrowing?: BoardNarrowing | undefined;
}

/** Moves a card to the top of another column optimistically. */
export function moveCard({ row, from, to, language, narrowing }: CardMove) {
  return (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>): void => {
    const patch = (
      status: Status,
      added: 1 | -1,
      edit: (rows: readonly OrderRow[], page: number) => readonly OrderRow[],
    ) =>
      dispatch(
        boardApi.util.updateQueryData('boardColumn', { status, language, narrowing }, (column) => ({
          ...column,
          pages: column.pages.map(({ data, meta }, page) => ({
            data: edit(data, page),
            meta: { ...meta, total: meta.total + added },
          })),
        })),
      );
    patch(from, -1, (rows) => rows.filter(({ id }) => id !== row.id));
    patch(to, 1, (rows, page) => (page === 0 ? [row, ...rows] : rows));
  };
}
