/** @deprecated Import `@rentyard/ui/strings-uk`: `uk` is the code of the language. Removed in 1.0.0. */
export { ua as strings } from '../strings/ua.ts';
