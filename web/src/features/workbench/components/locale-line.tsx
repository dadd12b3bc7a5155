import {
  type CountryCode,
  countries,
  countryCodes,
  languageCodes,
  languages,
  type MarketLocale,
} from '#contracts/locales.ts';
import { Select } from '#web/components/ui/select.tsx';

/** The market: a line with the country and the language of the search data. */
export const LocaleLine = ({
  locale,
  onChange,
}: {
  locale: MarketLocale;
  onChange: (locale: MarketLocale) => void;
}) => (
  <p className="flex flex-wrap items-center gap-x-1 text-small text-ink-soft">
    Searches in
    <Select
      quiet
      className="[&>select]:field-sizing-content"
      aria-label="Country of the searches"
      value={locale.country}
      onChange={(event) => onChange({ ...locale, country: event.target.value as CountryCode })}
    >
      {countryCodes.map((code) => (
        <option key={code} value={code}>
          {countries[code].name}
        </option>
      ))}
    </Select>
    <Select
      quiet
      className="[&>select]:field-sizing-content"
      aria-label="Language of the searches"
      value={locale.language}
      onChange={(event) => onChange({ ...locale, language: event.target.value as MarketLocale['language'] })}
    >
      {languageCodes.map((code) => (
        <option key={code} value={code}>
          {languages[code]}
        </option>
      ))}
    </Select>
  </p>
);
