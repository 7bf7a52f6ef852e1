import type { user } from '@rentyard/contract/entities/account/user';
import type { permissionRoutes } from '@rentyard/contract/entities/role/permissionRoutes';
import type { resourceRoutes } from '@rentyard/contract/schema/routes/resourceRoutes';
import type { BodyInputOf } from '@rentyard/contract/schema/routes/route';
import { api } from '../../services/api/api.ts';
import { buildRequest, type DataOf, pageContent, readData } from '../../services/api/endpoint.ts';
import { recordTags, tag } from '../../services/api/listApi.ts';

/** The owner of permissions: its wire name, which is also its path. */
export type PermissionOwner = 'roles' | 'positions';

type Routes = ReturnType<typeof permissionRoutes<PermissionOwner>>;
type ListUsers = ReturnType<typeof resourceRoutes<typeof user>>['list'];

/** `GET /{roles|positions}/{id}/edit_permissions`. */
export type OwnPermissions = DataOf<Routes['read']>;

interface Of {
  readonly resource: PermissionOwner;
  readonly id: number;
}

/** The permissions of a role or a position. */
export const permissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownPermissions: build.query<OwnPermissions, Of>({
      query: ({ resource, id }) =>
        buildRequest<Routes['read']>(`GET /${resource}/:id/edit_permissions`, { params: { id } }),
      transformResponse: readData,
      extraOptions: pageContent,
      providesTags: (_, __, { resource, id }) => [tag(resource, id)],
      keepUnusedDataFor: 0,
    }),
    savePermissions: build.mutation<OwnPermissions, Of & BodyInputOf<Routes['change']>>({
      query: ({ resource, id, ...body }) =>
        buildRequest<Routes['change']>(`PATCH /${resource}/:id/edit_permissions`, {
          params: { id },
          body,
        }),
      transformResponse: readData,
      onQueryStarted: async ({ resource, id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const of = { resource, id };
        dispatch(permissionsApi.util.upsertQueryData('ownPermissions', of, saved.data));
      },
      invalidatesTags: (saved, _, { resource }) => (saved ? [tag(resource, 'LIST')] : []),
    }),
    holders: build.query<DataOf<ListUsers>, Of>({
      query: ({ resource, id }) =>
        buildRequest<ListUsers>('GET /users', {
          query: { [`filter[${resource.slice(0, -1)}]`]: String(id), per_page: '100' },
        }),
      providesTags: () => recordTags('users', []),
    }),
  }),
});
