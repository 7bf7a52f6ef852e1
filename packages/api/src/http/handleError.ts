import type { LanguageCode } from '@rentyard/contract/languages';
import { errorMessages } from '@rentyard/contract/messages/errors';
import { fillIn } from '@rentyard/contract/messages/fillIn';
import { permissionLabels } from '@rentyard/contract/messages/permissionLabels';
import { type ProblemId, problemMessages } from '@rentyard/contract/messages/problems';
import type { ProblemsByPath } from '@rentyard/contract/schema/draftSchema';
import type { ErrorBody, WireProblem } from '@rentyard/contract/schema/routes/errorBody';
import type { Problem } from '@rentyard/validators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  BadRequest,
  Failure,
  Invalid,
  NotFound,
  RangeNotSatisfiable,
  TooLarge,
  UnsupportedMediaType,
} from '../errors/failures.ts';
import { withTakenField } from '../errors/uniqueViolation.ts';
import { requestLanguage, secure } from './headers.ts';

/** Sends an error response of the API. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body } = describeError(error, request);
  void reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** An error response of the API in the language of the request. Logs server errors. */
export function describeError(error: unknown, request: FastifyRequest) {
  const failure = toFailure(error);
  const { status, headers } = failure;
  if (status >= 500) request.log.error({ err: failure.cause ?? error }, failure.code);
  return { status, headers, body: buildBody(failure, request.language, request.id) };
}

/** Handles requests that were rejected before any hook ran, such as those with an invalid URL. */
export function handleRoutingError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  request.language = requestLanguage(request);
  secure(request, reply);
  handleError(error, request, reply);
}

/** Errors of Fastify and its plugins that the client caused. */
const fastifyFailures: Readonly<Record<string, () => Failure>> = {
  // Longer than any id or token.
  FST_ERR_MAX_PARAM_LENGTH: () => new NotFound(),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new TooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new UnsupportedMediaType(),
  FST_ERR_CTP_EMPTY_TYPE: () => new UnsupportedMediaType(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new BadRequest(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new BadRequest(),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new UnsupportedMediaType(),
  FST_PARTS_LIMIT: () => new TooLarge(),
  FST_FIELDS_LIMIT: () => new TooLarge(),
  FST_FILES_LIMIT: () => new TooLarge(),
  FST_REQ_FILE_TOO_LARGE: () => new TooLarge(),
  FST_PROTO_VIOLATION: () => new BadRequest(),
  ERR_FST_CTP_ABORTED: () => new BadRequest(),
};

interface ForeignError {
  readonly code?: string;
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function toFailure(thrown: unknown): Failure {
  const error = withTakenField(thrown);
  if (error instanceof Failure) return error;
  const { code = '', statusCode = 500, headers } = (error ?? {}) as ForeignError;
  const known = fastifyFailures[code];
  if (known) return known();
  if (statusCode === 416) return new RangeNotSatisfiable(headers?.['Content-Range']);
  if (statusCode >= 400 && statusCode < 500) return new BadRequest(error);
  return new Failure(500, 'internal', { cause: error });
}

function buildBody(failure: Failure, language: LanguageCode, requestId: string): ErrorBody {
  return {
    message: fillIn(errorMessages[language][failure.code], valuesIn(language, failure)),
    code: failure.code,
    request_id: requestId,
    ...(failure instanceof Invalid ? { errors: firstProblems(failure.problems, language) } : {}),
    ...failure.body,
  };
}

/** The missing permission in the language of the request. */
function valuesIn(language: LanguageCode, { code, values }: Failure): Failure['values'] {
  if (code !== 'forbidden' && code !== 'not_proposable') return values;
  const words: Readonly<Record<string, string>> = permissionLabels[language];
  const { action = '', subject = '' } = values;
  return {
    action: words[`permission.${action}`] ?? action,
    subject: words[`subject.${subject}`] ?? subject,
  };
}

/** Maximum problems in a response; more would let a small request cause a large response. */
const errorBounds = { problems: 20, bytes: 8_192, textLength: 100 };

/** The first problems of a request. Truncates long keys and values that they repeat from it. */
function firstProblems(problems: ProblemsByPath, language: LanguageCode): ErrorBody['errors'] {
  const errors: Record<string, WireProblem[]> = Object.create(null);
  let count = 0;
  let bytes = 0;
  for (const [path, found] of Object.entries(problems)) {
    const key = cut(path);
    for (const { id, values } of found) {
      const problem = localizedProblem(
        values ? { id, values: cutValues(values) } : { id },
        language,
      );
      count += 1;
      bytes += Buffer.byteLength(JSON.stringify([key, problem]));
      if (count > errorBounds.problems || bytes > errorBounds.bytes) return errors;
      errors[key] ??= [];
      errors[key].push(problem);
    }
  }
  return errors;
}

function cutValues(values: NonNullable<Problem['values']>): NonNullable<Problem['values']> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cut(value) : value,
    ]),
  );
}

function cut(text: string): string {
  const { textLength } = errorBounds;
  return text.length <= textLength ? text : `${text.slice(0, textLength)}…`;
}

/** Problems of a response in the requested language. */
export function localizedProblems(
  problems: ProblemsByPath,
  language: LanguageCode,
): Readonly<Record<string, readonly WireProblem[]>> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, found]) => [
      path,
      found.map((problem) => localizedProblem(problem, language)),
    ]),
  );
}

/** A problem with its message in the language. */
export function localizedProblem({ id, values }: Problem, language: LanguageCode): WireProblem {
  const message = fillIn(problemMessages[language][id as ProblemId] ?? id, values);
  return values ? { rule: id, values, message } : { rule: id, message };
}
