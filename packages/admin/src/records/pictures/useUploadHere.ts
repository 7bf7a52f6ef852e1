import type { Image } from '@rentyard/contract/schema/values';
import { useState } from 'react';
import { useStorePicture } from './useStorePicture.ts';

interface UploadHere {
  readonly take: (file: File | undefined) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last file was not taken, in words. */
  readonly failure: string | undefined;
}

/** Uploads one file and hands over its picture. */
export function useUploadHere(onStored: (image: Image) => void): UploadHere {
  const store = useStorePicture();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onStored(await store(file));
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  };
  return { take, isBusy, failure };
}
