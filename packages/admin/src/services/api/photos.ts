import type { PhotoEdited } from '@rentyard/contract/entities/photo';
import type { uploadPhoto } from '@rentyard/contract/entities/photoRoutes';
import type { Image } from '@rentyard/contract/schema/values';
import { useCallback } from 'react';
import { api } from './api.ts';
import { type ArgOf, buildRequest, readData } from './endpoint.ts';
import type { ApiFailure } from './failure.ts';
import { tag } from './listApi.ts';

/** The result of an upload. */
export interface UploadedPhoto {
  readonly photo: PhotoEdited;
  /** The same file was uploaded before, and this is its photo. */
  readonly wasKnown: boolean;
}

const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPhoto: build.mutation<UploadedPhoto, ArgOf<typeof uploadPhoto>>({
      query: (upload) => buildRequest<typeof uploadPhoto>('POST /photos', upload),
      transformResponse: (body, meta) => ({
        photo: readData<PhotoEdited>(body),
        wasKnown: meta?.status === 200,
      }),
      invalidatesTags: (uploaded) => (uploaded ? [tag('photos', 'LIST')] : []),
    }),
  }),
});

interface UploadOptions {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Uploads a photo. Rejects with an `ApiFailure`. */
export function useUploadPhoto(): (file: File, options?: UploadOptions) => Promise<UploadedPhoto> {
  const [upload] = photosApi.useUploadPhotoMutation();
  return useCallback(
    (file, { onProgress, signal } = {}) => {
      const call = upload({ body: { file }, onProgress });
      signal?.addEventListener('abort', () => call.abort());
      return call.unwrap();
    },
    [upload],
  );
}

/** The error of the server about a file. */
export function problemOfFile({ errors }: ApiFailure): string | undefined {
  return errors?.file?.[0]?.message;
}

/** A photo as the value of an image field, with its alternative text in one language. */
export function buildImage(photo: Pick<PhotoEdited, keyof Image>, language: string): Image {
  const { id, url, thumb_url, width, height, alt } = photo;
  return { id, url, thumb_url, width, height, alt: alt?.[language as keyof typeof alt] ?? '' };
}
