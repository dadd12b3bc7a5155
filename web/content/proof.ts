/**
 * What others say and who they are. `sample: true` marks an entry that stands in for a real one: the page then
 * says so. Replace the entries and drop the mark.
 */
export const testimonial = {
  sample: true,
  quote:
    'I write about sourdough, not about search engines. I paste the draft, take the keyword it suggests, check the three places where it would go, and publish.',
  name: 'Mara Lind',
  role: 'food writer',
};

export type Mark = 'ring' | 'square' | 'arch' | 'bars' | 'dots';

export const partners: {
  readonly sample: boolean;
  readonly logos: readonly { readonly name: string; readonly mark: Mark }[];
} = {
  sample: true,
  /** Each with the shape of its mark: `ring`, `square`, `arch`, `bars` or `dots`. */
  logos: [
    { name: 'Slow Press', mark: 'bars' },
    { name: 'Northlight', mark: 'arch' },
    { name: 'The Draft', mark: 'square' },
    { name: 'Kiln & Co.', mark: 'ring' },
    { name: 'Fieldnotes', mark: 'dots' },
  ],
};
