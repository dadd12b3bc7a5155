import { questionWords } from '#engine/english/word-classes.ts';
import { stem } from '#engine/language/stem.ts';

/** Words that say what a searcher wants to know about a topic; they are not topics. */
const words = `${questionWords} best top cheap cheapest affordable good great new latest free online easy simple quick ultimate complete guide guides tutorial tips tricks ideas example examples meaning definition explained review reviews vs versus comparison compare alternative alternatives price prices pricing cost costs buy sale deal deals discount coupon near is are does do can beginner beginners list recipe recipes itinerary difference facts news today update updates 2023 2024 2025 2026`;

const stems = new Set(words.split(' ').map(stem)).add('news');

/** True for a stem that only modifies a topic ("best", "guide", "for beginners"). */
export const isModifier = (stemOfWord: string): boolean => stems.has(stemOfWord);
