import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { type BucketServer, startBucketServer } from '../support/servers/bucketServer.ts';

let s3: BucketServer;
let server: BuiltServer;
beforeAll(async () => {
  s3 = await startBucketServer();
  server = await startBuiltServer({
    env: {
      SEED: 'none',
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
      S3_PATH_STYLE: 'true',
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    },
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  removeDataDir(server);
  await s3.close();
});

// The bundler treats this library differently, so only the built server tests it.
test('the built server stores pictures in a bucket and serves them', async () => {
  const signedIn = await server.client.post('/login', {
    email: 'admin@rentyard.test',
    password: passwords.admin,
  });
  const admin = server.client.as(signedIn.data<{ token: string }>().token);
  const background = { r: 220, g: 160, b: 20 };
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await admin.form('/photos', {
    file: new Blob([new Uint8Array(picture)], { type: 'image/png' }),
  });
  expect(response.status, response.text).toBe(201);
  expect(await s3.keys()).toHaveLength(2);
  const { url } = response.data<{ url: string }>();
  const read = await server.client.get(`/${url}`);
  expect(read.status).toBe(200);
  expect(read.headers['content-type']).toBe('image/webp');
  // The library of the bucket warns about the version of Node, which this package decides.
  expect(server.output()).not.toMatch(/Warning/);
});
