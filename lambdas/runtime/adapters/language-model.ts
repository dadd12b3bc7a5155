import type { LanguageModel, Log } from '#ports';
import { type LanguageModelSettings, languageModelKey } from '#runtime/settings/language-model.ts';
import { openSecret } from '#runtime/settings/secrets.ts';

/** The language model or engine that writes and judges text on this stage. */
export const openLanguageModel = async (
  settings: LanguageModelSettings,
  log: Log,
): Promise<LanguageModel> => {
  if (settings === 'built-in') {
    const { createBuiltInLanguageModel } = await import(
      '#providers/language-model/built-in/built-in-language-model.ts'
    );
    return createBuiltInLanguageModel();
  }
  const { openVendorModel } = await import('#providers/language-model/open-vendor-model.ts');
  const secret = settings.secret && openSecret(settings.secret, languageModelKey, { log });
  return openVendorModel({ ...settings, secret }, log);
};
