import type { Init, InitLanguage, readInit } from '@rentyard/contract/entities/system/init';
import { isLanguageCode, type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { useMemo } from 'react';
import { api } from '../api/api.ts';
import { endpoint } from '../api/endpoint.ts';

/** The data needed before sign-in, requested once at start-up (P-BOOT-1). */
export const initApi = api.injectEndpoints({
  endpoints: (build) => ({
    init: build.query({
      ...endpoint<typeof readInit>('GET /init'),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      // Changes of languages and of the base currency apply immediately.
      providesTags: [
        { type: 'Record', id: 'languages/LIST' },
        { type: 'Record', id: 'exchange_rates/LIST' },
      ],
    }),
  }),
});

const noLanguages: readonly InitLanguage[] = [];

/** Languages of the back office: those of the server that have messages. */
export function useOfferedLanguages(): readonly {
  readonly code: LanguageCode;
  readonly name: string;
}[] {
  const { data } = initApi.useInitQuery();
  return useMemo(() => offeredLanguages(data), [data]);
}

/** Content languages, the default one first. Empty until loaded. */
export function useContentLanguages(): readonly InitLanguage[] {
  return initApi.useInitQuery().data?.content_languages ?? noLanguages;
}

/** The same outside React. Until the server responds, all languages with messages are offered. */
export function offeredLanguages(
  init: Init | undefined,
): readonly { readonly code: LanguageCode; readonly name: string }[] {
  const named = init?.languages.flatMap(({ code, name }) =>
    isLanguageCode(code) ? [{ code, name }] : [],
  );
  return named?.length ? named : languageCodes.map((code) => ({ code, name: code.toUpperCase() }));
}

/** Code of the currency in which lists compare amounts; undefined without one that has a rate. */
export function useBaseCurrency(): string | undefined {
  return initApi.useInitQuery().data?.base_currency ?? undefined;
}
