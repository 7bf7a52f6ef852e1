import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';

interface HostileFile {
  readonly name: string;
  readonly path: string;
  readonly file: File;
  /** The status that the upload must get. */
  readonly status: number;
}

/** Files that are small to send and large to read. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const preview = '/brands/import/preview';
  const csv = (text: string) => new File([text], 'rows.csv');
  const picture = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#f60' },
  })
    .png()
    .toBuffer();
  const rows = Array.from({ length: 120_000 }, () => Array<string>(40).fill('x'));
  const bomb = await writeXlsx({ sheets: [{ name: 'Rows', rows }] });
  return [
    { name: '9 MB of newlines', path: preview, file: csv('\n'.repeat(9_000_000)), status: 422 },
    {
      name: 'a cell of 9.9 MB',
      path: preview,
      file: csv(`Code\n"${'x'.repeat(9_900_000)}"`),
      status: 422,
    },
    {
      name: '9 MB of quotes',
      path: preview,
      file: csv(`Code\n${'"'.repeat(9_000_001)}`),
      status: 422,
    },
    {
      name: 'a workbook of 120,000 rows',
      path: preview,
      file: new File([Uint8Array.from(bomb)], 'rows.xlsx'),
      status: 422,
    },
    {
      name: 'a picture of 49 megapixels',
      path: '/photos',
      file: new File([Uint8Array.from(picture)], 'wide.png'),
      status: 201,
    },
    {
      name: 'a picture that is cut off',
      path: '/photos',
      file: new File([Uint8Array.from(picture.subarray(0, 2_000))], 'cut.png'),
      status: 422,
    },
  ];
}
