import type { UiStringKey } from '../../strings/en.ts';

/** Limits for the files of a field. */
export interface FileLimits {
  /** As in the `accept` attribute: `image/*,.pdf`. Defaults to any file. */
  readonly accept?: string | undefined;
  /** Maximum size in bytes. */
  readonly maxSize?: number | undefined;
}

/** Why a file is refused, as a key of the package's strings; undefined if it is accepted. */
export type Refusal = Extract<
  UiStringKey,
  'files.too_large' | 'files.wrong_type' | 'files.empty' | 'files.too_many'
>;

export function refusalOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxSize }: FileLimits,
): Refusal | undefined {
  if (accept !== undefined && !isAccepted(file, accept)) return 'files.wrong_type';
  if (file.size === 0) return 'files.empty';
  return maxSize !== undefined && file.size > maxSize ? 'files.too_large' : undefined;
}

function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept.split(',').some((amount) => {
    const kind = amount.trim().toLowerCase();
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
    return file.type === kind;
  });
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size for display: `2.4 MB`. */
export function formatBytes(bytes: number, tag: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
