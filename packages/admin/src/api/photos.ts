import type { Image } from '@rentyard/contract/values';
import { useCallback } from 'react';
import { api } from './api.ts';

const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<Image, File>({
      query: (file) => {
        const form = new FormData();
        form.set('file', file);
        return { path: 'photos', method: 'POST', body: form };
      },
      transformResponse: ({ data }: { readonly data: Image }) => data,
      // The field shows what the server refuses: too large, too many pixels, not a picture.
      extraOptions: { ignored: 'all' },
    }),
  }),
});

/** Uploads a picture and answers with what a record's image field holds. Rejects with an `ApiFailure`. */
export function useUploadPhoto(): (file: File) => Promise<Image> {
  const [upload] = photosApi.useUploadPhotoMutation();
  return useCallback((file) => upload(file).unwrap(), [upload]);
}
