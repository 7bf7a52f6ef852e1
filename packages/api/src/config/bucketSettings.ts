/** A bucket and how it is reached. */
export interface BucketSettings {
  /** Undefined: Amazon's own for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Folder inside the bucket; null for its root. */
  readonly prefix: string | null;
  readonly pathStyle: boolean;
  /** Undefined: what the machine itself is allowed, as Amazon's tools find it. */
  readonly credentials: { readonly accessKey: string; readonly secretKey: string } | undefined;
  /** Where browsers read the bucket from; null when they do not. */
  readonly publicUrl: string | null;
}
