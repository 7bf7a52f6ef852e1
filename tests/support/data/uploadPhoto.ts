import type { Client } from '../client.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a picture of one pixel; another text behind it makes another file. */
export async function uploadPhoto(
  client: Client,
  behind = '',
): Promise<{ readonly id: number; readonly url: string }> {
  const file = new Blob([onePixel, behind], { type: 'image/png' });
  const response = await client.form('/photos', { file });
  return response.data<{ id: number; url: string }>();
}
