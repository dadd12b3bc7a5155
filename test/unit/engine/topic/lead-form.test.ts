import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { comparisonOf } from '#engine/topic/lead-form.ts';
import { titleForms } from '#engine/topic/phrases/title-forms.ts';
import { readTopicText } from '#engine/topic/phrases/topic-text.ts';
import { readTopic } from '#engine/topic/read-topic.ts';

const formsOf = (source: string): string[] =>
  [...titleForms(readTopicText(articleFromText(source))).values()].map(({ phrase }) => phrase.text);
const topicOf = (source: string): string => readTopic(articleFromText(source)).phrase;

const filler = 'It rained all week, so I had time to write this down for my friends.';

describe('titleForms', () => {
  it('leaves out words that only introduce the topic', () => {
    expect(formsOf(`# Getting started with Terraform on Google Cloud\n\n${filler}`)).toEqual([
      'terraform',
      'terraform on google cloud',
      'google cloud',
    ]);
  });

  it('splits no noun phrase and no pair', () => {
    const forms = formsOf(`# New CRAN requirements for packages with C and C++\n\n${filler}`);
    expect(forms).toContain('cran requirements for packages');
    expect(forms).not.toContain('cran requirements for packages with c');
    expect(forms).not.toContain('cran');
  });

  it('ends a clause at an ellipsis', () => {
    expect(formsOf(`# Applying to the Center...twice\n\n${filler}`)).toContain('applying to the center');
  });

  it('keeps the sign of a pair as the text writes it', () => {
    const forms = formsOf(`# Running a dungeons & dragons campaign\n\nWe play dungeons & dragons. ${filler}`);
    expect(forms).toContain('running a dungeons & dragons campaign');
  });

  it('reads what the opening of a text without a title announces', () => {
    const forms = formsOf(`${filler}

This tutorial shows you how to control access to resources for a bakery application. ${filler}`);
    expect(forms).toContain('control access to resources');
  });
});

describe('comparisonOf', () => {
  it.each([
    ['user blocking vs. user muting', 'user blocking vs user muting'],
    ['css: pyplot versus object oriented interface (part 2)', 'pyplot vs object oriented interface'],
    ['array reduce vs chaining vs for loop', 'array reduce vs chaining vs for loop'],
    ['growing tomatoes', null],
  ])('reads %j as %j', (title, comparison) => {
    expect(comparisonOf(title)).toBe(comparison);
  });
});

const steps = `Terraform keeps the state of Google Cloud in a file. Install Terraform, and sign in to Google Cloud.

Write the first Terraform file, and apply it. Terraform asks before it changes anything in Google Cloud.

${filler}`;

describe('the topic of a text with a title', () => {
  it('is what the title says about a product, not the bare product', () => {
    expect(topicOf(`# Getting started with Terraform on Google Cloud\n\n${steps}`)).toBe(
      'terraform on google cloud',
    );
  });

  it('is a comparison as a whole', () => {
    const source = `# User blocking vs. user muting

User blocking hides you from somebody. User muting hides somebody from you. ${filler}`;
    expect(topicOf(source)).toBe('user blocking vs user muting');
  });
});
