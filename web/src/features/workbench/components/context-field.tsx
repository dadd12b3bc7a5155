import type { ComponentProps } from 'react';
import { ContentField } from './content-field.tsx';

type ContextFieldProps = Omit<ComponentProps<typeof ContentField>, 'label' | 'error'> & {
  /** The server's message about the text. It takes precedence over our own check. */
  serverError: string | null;
};

/** The article, or its address, to which keywords or images belong. It is optional. */
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
