import type { Image } from '@rentyard/contract/schema/values';
import { isApiFailure } from '../../services/api/failure.ts';
import { buildImage, problemOfFile, useUploadPhoto } from '../../services/api/photos.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';

/** Uploads an image for a record. Rejects with an error whose message can be shown. */
export function useStorePicture(): (file: File) => Promise<Image> {
  const upload = useUploadPhoto();
  const language = useLanguage();
  const failureText = useFailureText();
  return async (file) => {
    try {
      return buildImage((await upload(file)).photo, language);
    } catch (error) {
      const problem = isApiFailure(error) ? problemOfFile(error) : undefined;
      throw new Error(problem ?? failureText(error));
    }
  };
}
