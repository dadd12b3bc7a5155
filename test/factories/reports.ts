/** Invented news: a mill is fined. */
export const fineReport = `The Vermont food giant Ryefield has agreed to pay a $1.5m (£1.2m) fine for bribing a food inspector.

Ryefield admitted that two of its managers paid the inspector in 2003 because they wanted to avoid a test of its bread. In addition to the fine, Ryefield agreed to three years of monitoring by the state.

"We accept full responsibility for the bribe," said Ada Cole, a lawyer for Ryefield. The bribe came to light when a former driver of the company told a newspaper about it in January.

The Food Safety Board said that the bribe had put nobody in danger. Ryefield sells bread in 12 states, according to its annual report.`;

/** Invented news from a place: somebody is killed. */
export const fireReport = `MONTPELIER, Vt. (AP) — A 34-year-old firefighter who had just joined the Barre fire department was killed Tuesday when a mill roof collapsed, police said.

The Barre fire began in the mill on Monday night, and 60 firefighters fought it until Tuesday, police said. Barre mayor Tom Hale said the fire was the worst in the town since 1956.

Investigators said on Wednesday that they did not know what started the Barre fire. The mill had been empty for two years, according to its owner.`;

/** Invented: a writer tells readers what to do, and names many people. */
export const advicePost = `I have baked rye bread for a year now, and you should, too. My friend Ada Cole told me that you need good flour, and I agree with her.

You can buy it at any mill in Vermont. I said this before: your first loaf will be dense. When I asked Tom Hale for advice, he told me to wait.

Your starter needs three days. I feed mine on Monday and Thursday, and I tell everyone who asks me that you cannot feed it too often.`;
