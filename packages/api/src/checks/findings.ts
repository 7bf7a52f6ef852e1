import type { FindingId } from '@rentyard/contract/schema/systemFindingIds';

/** Something that an operator should change. */
export interface Finding {
  readonly id: FindingId;
  /** An error makes the check fail; anything else is a warning. */
  readonly isError: boolean;
  /** Values of the message. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The words of the other server or of the operating system. */
  readonly detail: string | null;
}

type Values = Finding['values'];

export function failure(id: FindingId, values: Values = {}, detail?: unknown): Finding {
  return { id, isError: true, values, detail: detail === undefined ? null : formatDetail(detail) };
}

export function warning(id: FindingId, values: Values = {}, detail?: unknown): Finding {
  return { ...failure(id, values, detail), isError: false };
}

const longestDetail = 300;

function formatDetail(detail: unknown): string {
  const text = detail instanceof Error ? formatMessage(detail) : String(detail);
  return text.slice(0, longestDetail);
}

/** An error of several attempts has its messages in its parts. */
function formatMessage(error: Error): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return formatMessage(error.errors[0]);
  }
  return error.cause instanceof Error ? formatMessage(error.cause) : error.message;
}
