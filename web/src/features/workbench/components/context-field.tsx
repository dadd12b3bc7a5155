import type { ComponentProps } from 'react';
import { ContentField } from './content-field.tsx';

type ContextFieldProps = Omit<ComponentProps<typeof ContentField>, 'label' | 'error'> & {
  /** What the server had to say of the text, which goes before our own check of it. */
  serverError: string | null;
};

/** The article, or its address, that keywords or images belong to; none is needed. */
export const ContextField = ({ serverError, ...field }: ContextFieldProps) => (
  <ContentField
    {...field}
    label={
      <>
        Context <span className="font-normal text-ink-soft">(optional)</span>
      </>
    }
    error={serverError ?? field.check.message}
  />
);
