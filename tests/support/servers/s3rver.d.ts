/** The used part of the package, which has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  interface Context {
    readonly path: string;
    readonly state: { vhost?: boolean };
    mountPath?: string;
  }

  class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly httpServer: Server;
    /** Functions that handle a request in turn (Koa). The last one serves buckets. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ readonly address: string; readonly port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
