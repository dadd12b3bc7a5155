import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { isNounPhrase } from '#engine/writing/titles/reading/first-word.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import { rankGenericLast, varyTitles } from '#engine/writing/titles/vary/vary-titles.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const guide = [
  'You can build a Flask microservice with OpenFaaS in a few minutes.',
  'First, you install the OpenFaaS command line. Then you pull the Flask template.',
  'You write your handler, and you deploy the Flask microservice to your cluster.',
  'If you need a package, you add it to your requirements file.',
].join(' ');

const variantsOf = (title: string, body = guide): string[] => {
  const article = articleFromText(`# ${title}\n\n${body}`);
  return varyTitles(readTitleSubject(article, findKeywordIdeas(article)), true).map(({ text }) => text);
};

describe('variants of the author’s headline', () => {
  it.each([
    ['Build a Flask Microservice with OpenFaaS', 'How to Build a Flask Microservice with OpenFaaS'],
    ['Build a Flask Microservice with OpenFaaS', 'Using OpenFaaS to Build a Flask Microservice'],
    ['Building a Flask Microservice with OpenFaaS', 'A Guide to Building a Flask Microservice with OpenFaaS'],
    ['Use OpenFaaS to Build a Flask Microservice', 'How to Build a Flask Microservice with OpenFaaS'],
    ['How to Run a Flask Microservice at Home', 'Running a Flask Microservice at Home'],
    ['How to Unit Test a Flask Microservice', 'Unit Testing a Flask Microservice'],
    ['5 Ways to Deploy a Flask Microservice', 'How to Deploy a Flask Microservice: 5 Ways'],
    ['Running Flask Services: 7 Tips', '7 Tips for Running Flask Services'],
    ['How to Build and Scale Flask Services', 'Building and Scaling Flask Services'],
    ['Short guide to Flask at home', 'Flask at home: a short guide'],
    ['Flask vs. Django', 'Comparing Flask and Django'],
    ['A Guide to Flask Microservices', 'Flask Microservices: A Guide'],
    ['5-Minute Guide to Building a Flask Microservice', 'How to Build a Flask Microservice'],
    ['4 Steps to Deploy a Flask Microservice', 'How to Deploy a Flask Microservice in 4 Steps'],
    ['Top 10 Templates for Flask', 'The 10 Best Templates for Flask'],
    ['How Does a Flask Microservice Work?', 'How a Flask Microservice Works'],
    ['Deploying Flask Microservices (OpenFaaS)', 'OpenFaaS: Deploying Flask Microservices'],
    ['Flask Microservice Rollout: Lessons Learned', 'Lessons Learned from Flask Microservice Rollout'],
    ['What Ten Flask Microservices Taught Me', 'What I Learned from Ten Flask Microservices'],
    ['Five Questions with a Flask Maintainer', 'A Flask Maintainer Answers Five Questions'],
    ['Ten Things You Learn as a Flask Maintainer', 'What You Learn as a Flask Maintainer'],
    ['Improvements to Request Handling in Flask', 'Better Request Handling in Flask'],
    ['My Journey Contributing to Flask So Far', 'Contributing to Flask: My Journey so Far'],
    ['How We Used OpenFaaS to Deploy a Microservice', 'Deploying a Microservice with OpenFaaS'],
    ['How We Chose OpenFaaS over Django', 'Choosing OpenFaaS over Django'],
    ['Why We Built a Flask Microservice', 'Why Did We Build a Flask Microservice?'],
    ['Templates I Wrote in 2019', 'What I Wrote in 2019'],
    ['The Flask Template, Revisited', 'Revisiting the Flask Template'],
    ['Analysis of Flask Microservice Templates', 'Analyzing Flask Microservice Templates'],
    ['The Difference between Flask and Django', 'How Flask differs from Django'],
    ['Flask News Digest, October 2021', 'October 2021 Flask News Digest'],
    ['Q3 2020 Progress Report', 'Progress Report for Q3 2020'],
    ['2021 Year in Review', 'Looking Back at 2021'],
    ['Could Not Import the Flask Template', 'How to Fix “Could Not Import the Flask Template”'],
  ])('keep its meaning in another frame: %s -> %s', (title, wanted) => {
    expect(variantsOf(title)).toContain(wanted);
  });

  it.each([
    ['Guide to Flask Microservice Templates', /Guiding|How to Guide/],
    ['Use Cases of a Flask Microservice', /Using|How to Use/],
    ['Open Source Flask Microservice Templates', /Opening|How to Open/],
    ['Forbidden Career Advice for Flask Developers', /: an? .*Advice$/i],
    ['What’s in a Name?', /what is/i],
    ['How to Automatically Deploy a Flask Microservice', /automaticallying/i],
    ['What Learning Flask Has Taught Me about Templates', /has teaches|flask has$/im],
    ['Learning from the People Who Want to Run Their Flask Microservice at Home', /who want$/im],
    ['Flask Microservice Templates, OpenFaaS Functions and Other New Features', /functions$/im],
    ['Templates I Wrote in 2019', /^2019 Templates I/i],
    ['Organising a Flask Conference in 2020', /^2020 Organising/i],
    ['6 in 1: Storing More Flask Templates', /^Six in 1/i],
  ])('do not take a noun for a verb, and count no advice: %s', (title, wrong) => {
    expect(variantsOf(title).join('\n')).not.toMatch(wrong);
  });

  it('use the capitals of a headline with one long word', () => {
    const text =
      'You can check in on people. First, you write to the people whom you like. Then you call the people.';
    expect(variantsOf('Check in on People', text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Checking in on People|^How to Check in on People/)]),
    );
  });

  it('do not take a part of a name for a tool', () => {
    const text =
      'Google has Photos for Work. It is like Maps for Work. You look at a picture with your team.';
    expect(variantsOf('Google Photos for Work', text).join('\n')).not.toMatch(/^Work:/m);
  });

  it('promise no steps, reasons or actions that the text does not contain', () => {
    const found = variantsOf(
      'Migrating from Flask to OpenFaaS',
      'Flask is a framework. OpenFaaS runs functions.',
    );
    expect(found.join('\n')).not.toMatch(/step-by-step|^why|^how (?:I|we)|learned/im);
  });

  it('tell how the author did it only in the author’s words', () => {
    const story = Array(6).fill(
      'We migrated our shop from Flask to OpenFaaS last year, and our team is happy.',
    );
    expect(variantsOf('Migrating from Flask to OpenFaaS', story.join(' '))).toContain(
      'How We Migrated from Flask to OpenFaaS',
    );
  });

  const doubts = [
    'I like dashboards, because I made many. My dashboard is dead, and the reason is money.',
    'I miss my dashboard. We all lost ours since nobody paid for them, and I wonder why.',
  ].join(' ');

  it.each([
    [
      'The Demise of the Personal Dashboard',
      doubts,
      /^(?:Thoughts )?on the demise of the personal dashboard$/im,
    ],
    ['My Dashboard is Dead', doubts, /^(?!Thoughts)/],
    ['Dashboards Are Dead', doubts, /^Why dashboards are dead$/im],
    [
      'Run a Flask Microservice',
      `${guide} This tutorial needs Docker.`,
      /^Running a Flask microservice: a tutorial$/im,
    ],
  ])('say what an essay thinks about, and what a text calls itself: %s', (title, body, wanted) => {
    expect(variantsOf(title, body).join('\n')).toMatch(wanted);
  });

  it('name a hike if the text describes one', () => {
    const told = 'We hiked up to Gnarl Ridge. The hike took six hours, and we hiked back past Elk Meadows.';
    const day = `I slept well, and my friends and I drove to Elk Meadows on Saturday. ${told} I was tired.`;
    expect(variantsOf('Elk Meadows to Gnarl Ridge', day)).toContain('Hiking from Elk Meadows to Gnarl Ridge');
    expect(variantsOf('Elk Meadows to Gnarl Ridge', guide).join('\n')).not.toMatch(/hiking/i);
  });

  const notes = 'Our site supports each operating system and browser that people use. We test on phones.';

  it.each([
    ['Operating System and Browser Support', notes, /^operat(?:e|ing system and browser support:)|^how to/i],
    [
      'Raging Film Queue, an Extension',
      'The new one is here. Raging Film Queue finds films. Raging Film Queue is free.',
      /^rage |how to rage/i,
    ],
    ['Rolling Stones in Concert', 'We saw the Rolling Stones. They played well.', /^roll |how to roll/i],
    [
      'Programming Languages for Data',
      'Each programming language has its own types. You can learn one.',
      /^program |how to/i,
    ],
  ])('read no verb in a modifier or a name: %s', (title, body, wrong) => {
    for (const text of variantsOf(title, `${body} ${guide}`)) expect(text).not.toMatch(wrong);
  });

  it.each([
    ['Debugging Memory Leaks', 'You debug the program until you find the leaks. Memory leaks waste space.'],
    ['Running OpenFaaS on a Laptop', 'You can run OpenFaaS on a laptop.'],
    ['Deploying OpenFaaS at Home', 'You want to deploy OpenFaaS at home.'],
    ['Managing State', 'You manage state with a store. State is what you keep.'],
  ])('read a verb with its object: %s', (title, body) => {
    expect(variantsOf(title, `${body} ${guide}`).join('\n')).toMatch(/^How to (?:Debug|Run|Deploy|Manage) /m);
  });

  it.each(['Send Automatic Recurring Payments', 'Pay It Forward', 'Write First'])(
    'do not frame a command as a thing: %s',
    (title) => {
      const body = `${'You can explain this to your friends. '.repeat(70)}${guide}`;
      for (const text of variantsOf(title, body))
        expect(text).not.toMatch(/understanding|(?:guide to|introducing|what is) (?:send|pay|write)/i);
    },
  );

  it('read a plural after an adjective as a noun', () => {
    expect(isNounPhrase('Security best practices for your project', 'Security is work.')).toBe(true);
    expect(isNounPhrase('Security experts advise your project', 'Security is work.')).toBe(false);
  });

  it('teach what a command says only if the text does', () => {
    const title = 'Send Automatic Recurring Payments';
    const silent = 'Your bank is open today. You and your friends can see your money.';
    expect(variantsOf(title, `${silent} ${guide}`).join('\n')).not.toMatch(/^how to send/im);
    const told = 'First, you open your bank. Then you send recurring payments to your landlord.';
    expect(variantsOf(title, `${told} ${guide}`)).toContain('How to Send Automatic Recurring Payments');
  });

  it('explain only what the text defines', () => {
    const defined = 'A borrow checker is a part of a compiler that tracks owners. It rejects bad code.';
    const found = (body: string): string => {
      const article = articleFromText(`# Borrow Checker Rules\n\n${body}`);
      const subject = readTitleSubject(article, findKeywordIdeas(article));
      return varyTitles({ ...subject, kind: 'explainer' }, true)
        .map(({ text }) => text)
        .join('\n');
    };
    expect(found('We like borrow checker rules. They reject bad code.')).not.toMatch(/^understanding/im);
    expect(found(`Borrow checker rules are the laws of a compiler. ${defined}`)).toMatch(/^understanding/im);
  });

  it('promise reasons only for what the text gives reasons for', () => {
    const found = (body: string): string => {
      const article = articleFromText(`# Static sites are faster\n\n${body}`);
      const subject = readTitleSubject(article, findKeywordIdeas(article));
      return varyTitles({ ...subject, kind: 'explainer' }, false)
        .map(({ text }) => text)
        .join('\n');
    };
    const other = 'I bought bread because I was hungry. The reason why I came is rain.';
    expect(found(`${other} Static sites were made in 1995.`)).not.toMatch(/^why/im);
    expect(found('Static sites are faster because nothing is rendered.')).toMatch(/^why static sites/im);
  });

  it('rank generic frames after the good ones', () => {
    const ranked = rankGenericLast([
      { text: 'A guide to running Flask', frame: 'as-guide', chance: 0.9 },
      { text: 'Running Flask', frame: 'as-doing', chance: 0.5 },
      { text: 'How to run Flask', frame: 'as-how-to', chance: 0.6 },
      { text: 'Flask: running', frame: 'tool-first', chance: 0.2 },
      { text: 'Flask', frame: 'topic', chance: 0.1 },
    ]);
    expect(ranked.toSorted((a, b) => b.chance - a.chance).map(({ text }) => text)).toEqual([
      'How to run Flask',
      'Running Flask',
      'A guide to running Flask',
      'Flask: running',
      'Flask',
    ]);
    expect(rankGenericLast([{ text: 'A guide to Flask', frame: 'as-guide', chance: 0.9 }])[0]?.chance).toBe(
      0.45,
    );
  });

  it('derive the verb of a story from its base', () => {
    const story = 'I got into cycling last year. My bike is old. I got into cycling because I like it.';
    const found = variantsOf('How I Got into Cycling', story).join('\n');
    expect(found).not.toMatch(/gotting/i);
    expect(found).toMatch(/^getting into cycling/im);
  });

  it('review nothing for a name that ends in "Review"', () => {
    const body = 'The writer spoke with the Paris Review last week. Her review of it is short. It is good.';
    expect(variantsOf('Writers Interviewed by Paris Review', body).join('\n')).not.toMatch(
      /review (?:of|:)/i,
    );
    expect(variantsOf('Flask Cookbook Review', 'This is my review of a book.')).toContain(
      'A Review of Flask Cookbook',
    );
  });

  it('do not exist without a headline, and never repeat it', () => {
    const article = { ...articleFromText(guide), title: null };
    expect(varyTitles(readTitleSubject(article, findKeywordIdeas(article)), true)).toEqual([]);
    for (const title of ['Flask Microservices', 'Flask: Fast', 'How to Use Flask'])
      expect(variantsOf(title).map((text) => text.toLowerCase())).not.toContain(title.toLowerCase());
  });

  it('come after the headline of a guide', () => {
    const article = articleFromText(`# Build a Flask Microservice with OpenFaaS\n\n${guide}`);
    const [first, ...others] = writeTitles(article, findKeywordIdeas(article)).map(({ text }) => text);
    expect(first).toBe('Build a Flask Microservice with OpenFaaS');
    for (const title of others) expect(title).toMatch(/Flask Microservice/);
  });

  it('put a variant with all words after a headline that a desktop page cuts', () => {
    const article = articleFromText(
      `# How We Deployed a Small Flask Microservice for Rural Libraries\n\nWe deployed it. ${guide}`,
    );
    const [first, second] = writeTitles(article, findKeywordIdeas(article)).map(({ text }) => text);
    expect(first).toBe('How We Deployed a Small Flask Microservice for Rural Libraries');
    expect(second).toBe('Deploying a Small Flask Microservice for Rural Libraries');
  });

  it('say neither "does not" in a question nor "or" at the beginning', () => {
    expect(variantsOf("Why Doesn't Flask Just Use OpenFaaS?").join('\n')).not.toMatch(/Does Not/);
    expect(variantsOf('Residue - or Why Flask Services Are Slow').join('\n')).not.toMatch(/^or /im);
  });
});
