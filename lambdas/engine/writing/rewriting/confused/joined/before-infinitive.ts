/** Words before an infinitive. After others, as in "next to setup and cleanup" and "related to setup", a noun follows. */
export const beforeInfinitive =
  'how|when|where|able|unable|want(?:s|ed|ing)?|need(?:s|ed|ing)?|try|tries|tried|trying|have|has|had|having|decided?|going|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|manag(?:e|es|ed|ing)|learn(?:s|ed|ing)?|attempt(?:s|ed|ing)?|forget|forgot|remember(?:ed)?|required|necessary|possible|impossible|ready|lazy|busy|order|used|easy|easier|easiest|hard|harder|hardest|simple|simpler|simplest|quick|quicker|fast|faster|difficult|tricky|trivial|straightforward|complex|complicated|painful|cheap|cheaper|expensive|fun|great|nice|time|seconds|minutes|hours?|days?|weeks?|ages|forever|ways?|ability|chance|helps?|made sure|sure|like|love|started';

/** Words before the infinitive of a verb with an object or at the end of a clause. */
export const beforeAction =
  'likes|loves|places?|friends|people|users|you|allowed|asked|us|me|them|continue|start|began|excited|happy|someone|option|enough|motivated|hesitate|decides|potential|tendency|opportunity|seems?';

/** The start of a range, for a lookbehind: "from time to setup". */
export const startsRange = String.raw`(?<!\p{L})[Ff]rom (?:(?:the|an?|initial|first) )?`;
/**
 * Words before "to" with a noun, for a lookbehind: "from sign-up to setup", "from the first loaf to follow-up", "next to
 * setup".
 */
export const nounTo = String.raw`(?:${startsRange}[\p{L}-]+|(?<!\p{L})[Ff]rom (?:[\p{L}'’-]+ ){1,3}(?!(?:${beforeInfinitive}|${beforeAction}) )[\p{L}-]+|(?<!\p{L})(?:access|due|prior|next|thanks|related|leads?|led|subject|return|back|compared|similar|relating|according|addition|close|key|approach|introduction|guide|changes)) to `;
