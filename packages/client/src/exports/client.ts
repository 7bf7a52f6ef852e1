export { createClient, type RentyardClient } from '../createClient.ts';
export {
  AccessError,
  ConflictError,
  ConnectionError,
  InvalidError,
  NotFoundError,
  type Problems,
  RateLimitError,
  RentyardError,
} from '../errors.ts';
export type {
  CallName,
  CallOptions,
  InputOf,
  PageName,
  ResponseOf,
  RowOf,
} from '../operationTypes.ts';
export type { EventOptions, RecordChanged, RentyardEvent } from '../readEvents.ts';
export type { ClientOptions } from '../send.ts';
export type { UploadProgress } from '../uploadBody.ts';
