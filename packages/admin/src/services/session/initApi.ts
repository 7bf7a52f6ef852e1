import type { Init, InitLanguage, readInit } from '@rentyard/contract/entities/init';
import { isLanguageCode, type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { useMemo } from 'react';
import { api } from '../api/api.ts';
import { endpoint } from '../api/endpoint.ts';

/** What must be known before anybody signs in. Asked once, at start (P-BOOT-1). */
export const initApi = api.injectEndpoints({
  endpoints: (build) => ({
    init: build.query({
      ...endpoint<typeof readInit>('GET /init'),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      // Languages that are changed here are offered at once.
      providesTags: [{ type: 'Record', id: 'languages/LIST' }],
    }),
  }),
});

const noLanguages: readonly InitLanguage[] = [];

/** Languages of the back office: those the server names that have a catalogue. */
export function useOfferedLanguages(): readonly {
  readonly code: LanguageCode;
  readonly name: string;
}[] {
  const { data } = initApi.useInitQuery();
  return useMemo(() => offeredOf(data), [data]);
}

/** Languages that texts of records are written in, the default first. Empty until the server told. */
export function useContentLanguages(): readonly InitLanguage[] {
  return initApi.useInitQuery().data?.content_languages ?? noLanguages;
}

/** The same outside React. Until the server answers, every catalogue is offered under its code. */
export function offeredOf(
  init: Init | undefined,
): readonly { readonly code: LanguageCode; readonly name: string }[] {
  const named = init?.languages.flatMap(({ code, name }) =>
    isLanguageCode(code) ? [{ code, name }] : [],
  );
  return named?.length ? named : languageCodes.map((code) => ({ code, name: code.toUpperCase() }));
}
