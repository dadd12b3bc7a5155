import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { setTheme, type Theme, themes, useTheme } from '#web/lib/theme.ts';

const looks = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} satisfies Record<Theme, unknown>;

/** Three small radio buttons: the theme of the system, light, dark. */
export const ThemeSwitch = () => {
  const chosen = useTheme();
  return (
    <fieldset className="inline-flex rounded-full border border-line p-0.5">
      <legend className="visually-hidden">Theme</legend>
      {themes.map((theme) => {
        const { label, Icon } = looks[theme];
        return (
          <label
            key={theme}
            title={label}
            className="grid size-8 place-items-center rounded-full text-ink-faint transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-11"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => setTheme(theme)}
              className="visually-hidden"
            />
            <Icon aria-hidden="true" className="size-4" />
            <span className="visually-hidden">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
};
