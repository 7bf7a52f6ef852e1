import type {
  ArgumentsOf,
  CallName,
  CallOptions,
  InputOf,
  PageName,
  ResponseOf,
  RowOf,
  UploadName,
} from './operationTypes.ts';
import { type EventOptions, type RentyardEvent, readEvents } from './readEvents.ts';
import { type ClientOptions, send } from './send.ts';
import { formOf, type UploadProgress, uploadBody } from './uploadBody.ts';

interface UploadOptions {
  /** Called with growing numbers of bytes. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** The calls of one installation. */
export interface RentyardClient {
  /**
   * Makes a call: `client.call('GET /offers/{id}/show', { params: { id: 7 } })`. Names, parameters, bodies and
   * responses are checked by the compiler.
   * @throws {RentyardError} when the server refuses it, {@link ConnectionError} without a response.
   */
  call<Name extends CallName>(name: Name, ...input: ArgumentsOf<Name>): Promise<ResponseOf<Name>>;
  /** All rows of a list, read page by page: `for await (const offer of client.pages('GET /offers')) ...` */
  pages<Name extends PageName>(
    name: Name,
    ...input: ArgumentsOf<Name>
  ): AsyncGenerator<RowOf<Name>, void, undefined>;
  /** Events about changed records, in order and without loss, until the signal aborts. */
  events(options?: EventOptions): AsyncGenerator<RentyardEvent, void, undefined>;
  /** Makes a call with files: `client.upload('POST /photos', { body: { file } })`. */
  upload<Name extends UploadName>(
    name: Name,
    input: InputOf<Name> & UploadOptions,
  ): Promise<ResponseOf<Name>>;
}

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A client of an installation. */
export function createClient(options: ClientOptions): RentyardClient {
  const call = async (name: string, input: AnyInput = {}): Promise<unknown> =>
    readResponse(await send(options, { name, ...input }));

  async function* pages(name: string, input: AnyInput = {}): AsyncGenerator<unknown> {
    const { page: first = 1 } = (input.query ?? {}) as { readonly page?: number };
    for (let page = first; ; page += 1) {
      const query = { per_page: 100, ...input.query, page };
      const { data, meta } = (await call(name, { ...input, query })) as Page;
      yield* data;
      if (page >= meta.last_page) return;
    }
  }

  async function upload(name: string, input: AnyInput & UploadOptions): Promise<unknown> {
    const { onProgress, body, ...rest } = input;
    const form = formOf(body as Readonly<Record<string, unknown>>);
    const request = { name, ...rest, makeBody: async () => ({ body: form }) };
    if (!onProgress) return readResponse(await send(options, request));
    const makeBody = () => uploadBody(form, onProgress);
    return readResponse(await send(options, { ...request, makeBody }));
  }

  return {
    call,
    pages,
    upload,
    events: (given) => readEvents(options, given),
  } as RentyardClient;
}

interface Page {
  readonly data: readonly unknown[];
  readonly meta: { readonly last_page: number };
}

async function readResponse(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204 || type === '') return undefined;
  return type.includes('json') ? response.json() : response.blob();
}
