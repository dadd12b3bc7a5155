import { isRecord } from '#contracts/is-record.ts';
import { countryCodes, defaultLocale, languageCodes, type MarketLocale } from '#contracts/locales.ts';
import { setUiEntry, useUiState } from '#web/lib/storage/ui-state.ts';

const readLocale = (value: unknown): MarketLocale => {
  const stored = isRecord(value) ? value : {};
  const country = countryCodes.find((code) => code === stored.country);
  const language = languageCodes.find((code) => code === stored.language);
  return { country: country ?? defaultLocale.country, language: language ?? defaultLocale.language };
};

const store = (locale: MarketLocale): void => setUiEntry('formData', 'locale', locale);

/** The market that was chosen last in this browser. */
export const useLocale = (): [MarketLocale, (locale: MarketLocale) => void] => [
  readLocale(useUiState().formData.locale),
  store,
];
