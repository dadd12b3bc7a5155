import { articles, objectPronouns, possessives, wordSet } from '#engine/english/word-classes.ts';

/** Verbs that no noun looks like in running text, neither in their base form nor in "-s". */
export const certainVerbs = wordSet(
  'make take give get become keep bring find let allow provide require include contain create ensure understand seem appear know think want go come happen exist explain describe prevent improve reduce achieve learn choose add enable write read send tell say believe depend remain produce occur tend introduce continue consist begin belong suggest receive deliver discover develop define determine decide expect follow feel hear involve learn lose mean meet prove provide put realize recognize refer rely remember represent serve solve speak spend teach understand encourage destroy demonstrate discuss enjoy establish evolve exceed expand express fail gather generate ignore illustrate imagine imply indicate inform inspire integrate intend maintain manage modify observe obtain oppose perform persuade possess prefer preserve pretend proceed protect publish pursue recommend reflect refuse reject remind remove replace reply resolve respond retain reveal satisfy select simplify submit succeed suffer supply suppose surround survive threaten transform translate undermine validate vary verify apply arrive assume attempt avoid behave combine communicate compare complain compute confirm confuse connect consider contribute convert convince correspond deserve differ disappear divide eat emerge emphasize examine exclude execute',
);

/** Verbs that are also nouns, except before an object: "The baker need a tin", but "the human need to belong". */
const withObject = wordSet('need use help offer show call love like hold open change support');
const objects = wordSet(articles, possessives, objectPronouns, 'it him');

/** Whether a base form before a word can only be a verb. */
export const isCertainVerb = (base: string, next: string): boolean =>
  certainVerbs.has(base) || (withObject.has(base) && objects.has(next));
