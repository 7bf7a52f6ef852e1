/** An S3 bucket and its connection. */
export interface BucketSettings {
  /** Undefined: the endpoint of Amazon for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Folder inside the bucket; null for its root. */
  readonly prefix: string | null;
  readonly pathStyle: boolean;
  /** Undefined: the credentials of the machine, found by the AWS SDK. */
  readonly credentials: { readonly accessKey: string; readonly secretKey: string } | undefined;
  /** The public base URL of the bucket; null when browsers do not read from it. */
  readonly publicUrl: string | null;
}
