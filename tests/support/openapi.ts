import type { Client } from './client.ts';

export interface Document {
  readonly openapi: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
}

export interface OperationObject {
  readonly operationId?: string;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema?: object;
}

interface ResponseObject {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** A call as its OpenAPI document describes it. */
export interface Operation {
  readonly method: string;
  /** Below `/api/v1`: `/brands/{id}/show`. */
  readonly template: string;
  /** The template with an id that may exist: `/brands/1/show`. */
  readonly sample: string;
  readonly described: OperationObject;
  /** Whether the response is an event stream. */
  readonly isStream: boolean;
}

const methods = new Set(['get', 'post', 'patch', 'put', 'delete']);

export async function documentOf(client: Client): Promise<Document> {
  return (await client.get('/openapi.json')).body as unknown as Document;
}

export async function operationsOf(client: Client): Promise<readonly Operation[]> {
  const { paths } = await documentOf(client);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, described]) => {
        const template = path.replace(/^\/api\/v1/, '');
        return {
          method: method.toUpperCase(),
          template,
          sample: template.replaceAll(/\{\w+\}/g, '1'),
          described,
          isStream:
            Object.keys(described.responses['200']?.content ?? {})[0] === 'text/event-stream',
        };
      }),
  );
}

/** The schema itself, or the component that it references. */
export function resolved({ components }: Document, schema: object): object {
  const name = '$ref' in schema ? String(schema.$ref).split('/').at(-1) : undefined;
  return (name && components?.schemas?.[name]) || schema;
}
