import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { workInTitle } from '#engine/topic/lead/work-in-title.ts';
import { measured } from '#engine/topic/read-topic.ts';

const body =
  'The novel opens on a ferry. Its narrator keeps the lights of a harbor, and the plot turns on a letter that nobody read.';
const workOf = (title: string, lead: string, text = body) =>
  workInTitle(measured(articleFromText(`# ${title}\n\n${text}`)), lead)?.text ?? null;

describe('workInTitle', () => {
  it.each([
    ['The Far Harbor, by Ann Poe', 'ann poe', 'far harbor'],
    ['New Releases: The Far Harbor: A Novel, by Ann Poe', 'lights', 'far harbor'],
    ['Thoughts on The Far Harbor by Ann P. Poe', 'poe', 'far harbor'],
    ['Liquid by Ann Poe', 'ann poe', 'liquid by ann poe'],
    ['Some Rise by Night by Ann Poe', 'rise by night by ann poe', 'some rise by night'],
    ['The Lights of Harbors by Ann P.Q. de Poe', 'lights of harbors by ann p.q. de poe', 'lights of harbors'],
  ])('finds the book in %j for %j', (title, lead, work) => {
    expect(workOf(title, lead)).toBe(work);
  });

  it.each([
    ['has the whole work', 'The Far Harbor, by Ann Poe', 'far harbor by ann poe'],
    ['is in a title without an author', 'A Night by the Sea', 'night'],
    ['is in a title that tells what somebody did', 'Harbors Built by Ann Poe', 'ann poe'],
    ['is in a title with another "by"', 'On Not Judging People by Their Job', 'people'],
    ['is in a title in lowercase', 'Why harbors matter by Ann Poe', 'ann poe'],
  ])('leaves a lead that %s', (_, title, lead) => {
    expect(workOf(title, lead)).toBeNull();
  });

  it('leaves the lead of a text that is not about a book', () => {
    expect(
      workOf('The Far Harbor, by Ann Poe', 'ann poe', 'We painted the walls of the harbor blue.'),
    ).toBeNull();
  });
});
