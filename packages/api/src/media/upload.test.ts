import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from './upload.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f26a1b' } });

describe('uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is accepted as %s and stored as WebP',
    async (format) => {
      const read = await readPicture(await blank(800, 600).toFormat(format).toBuffer());
      expect([read.width, read.height]).toEqual([800, 600]);
      expect((await sharp(read.full).metadata()).format).toBe('webp');
      const thumb = await sharp(read.thumb).metadata();
      expect([thumb.width, thumb.height]).toEqual([320, 240]);
    },
  );

  it('is accepted as AVIF with the general main brand mif1', async () => {
    const bytes = await blank(80, 60).avif().toBuffer();
    bytes.write('mif1', 8, 'latin1');
    // libheif writes its own brand among the compatible ones too.
    expect(bytes.subarray(16, bytes.readUInt32BE()).toString('latin1')).toContain('avif');
    expect((await readPicture(bytes)).width).toBe(80);
  });

  it('is refused as HEIC with a general brand', async () => {
    const box = Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1');
    await expect(readPicture(box)).rejects.toMatchObject({ problem: { id: 'image_format' } });
  });

  it('is rotated upright and loses its metadata, including its location', async () => {
    const photo = await blank(40, 20)
      .withExif({ IFD3: { GPSLatitude: '47/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const read = await readPicture(photo);
    expect([read.width, read.height]).toEqual([20, 40]);
    expect((await sharp(read.full).metadata()).exif).toBeUndefined();
    expect((await sharp(read.thumb).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a page', Buffer.from('<html></html>')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(readPicture(bytes)).rejects.toMatchObject({ problem: { id: 'image_format' } });
  });

  it('is refused by its header when it has more than 50 megapixels', async () => {
    const bomb = await blank(10_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    await expect(readPicture(bomb)).rejects.toMatchObject({
      problem: { id: 'image_pixels', values: { number: 50 } },
    });
  });

  it('is refused when it is truncated', async () => {
    const whole = await blank(800, 600).jpeg().toBuffer();
    await expect(readPicture(whole.subarray(0, 200))).rejects.toMatchObject({
      problem: { id: 'image_broken' },
    });
  });
});
