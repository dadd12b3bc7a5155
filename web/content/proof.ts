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

export const partners = {
  sample: true,
  names: ['Slow Press', 'Northlight', 'The Draft', 'Kiln & Co.', 'Fieldnotes'],
};
