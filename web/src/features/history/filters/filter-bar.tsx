import RotateCw from 'lucide-react/icons/rotate-cw';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Label } from '#web/components/ui/label.tsx';
import { Select } from '#web/components/ui/select.tsx';
import {
  type Filters,
  type StatusFilter,
  statusFilters,
  statusLabels,
  type TypeFilter,
  typeFilters,
  typeLabel,
} from '#web/features/history/filters/history-filters.ts';

/** Browsers limit how often an address may change, so it updates only after typing has paused for this long. */
const typingDelay = 250;

/**
 * The text of the search box. `onText` is called when typing pauses. The text follows other changes of the address.
 */
const useTyping = (text: string, onText: (text: string) => void) => {
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      latest.current(typed);
    }, typingDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
};

const Choice = <T extends string>(props: {
  label: string;
  value: T;
  options: readonly T[];
  labelOf: (option: T) => string;
  onChange: (value: T) => void;
}) => {
  const id = useId();
  const choose = (value: string): void => {
    const chosen = props.options.find((option) => option === value);
    if (chosen !== undefined) props.onChange(chosen);
  };
  return (
    <div className="grid min-w-0 flex-1 gap-1 sm:flex-none">
      <Label htmlFor={id} className="text-small!">
        {props.label}
      </Label>
      <Select id={id} value={props.value} onChange={(event) => choose(event.target.value)}>
        {props.options.map((option) => (
          <option key={option} value={option}>
            {props.labelOf(option)}
          </option>
        ))}
      </Select>
    </div>
  );
};

type FilterBarProps = {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
  busy: boolean;
  onUpdate: () => void;
};

/** Search, filters, and a button that reloads the list. */
export const FilterBar = ({ filters, onChange, busy, onUpdate }: FilterBarProps) => {
  const [text, setText] = useTyping(filters.text, (typed) => onChange({ text: typed }));
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onUpdate();
  };
  return (
    <form aria-label="Filters" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="grid w-full gap-1 md:w-auto md:min-w-64 md:flex-1">
        <Label htmlFor={id} className="text-small!">
          Search
        </Label>
        <Input
          id={id}
          type="search"
          placeholder="Text, address, keyword or tool"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Choice<TypeFilter>
        label="Job type"
        value={filters.type}
        options={typeFilters}
        labelOf={typeLabel}
        onChange={(type) => onChange({ type })}
      />
      <Choice<StatusFilter>
        label="Status"
        value={filters.status}
        options={statusFilters}
        labelOf={(status) => statusLabels[status]}
        onChange={(status) => onChange({ status })}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {!busy && <RotateCw aria-hidden="true" className="size-4" />}
        Update
      </Button>
    </form>
  );
};
