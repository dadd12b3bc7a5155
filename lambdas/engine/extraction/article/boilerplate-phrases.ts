/**
 * Phrases of short blocks that are about the page and not part of the article, in the most common languages. All
 * patterns are anchored or bounded, and are tried on short texts only.
 */

/** Beginnings of a pointer to another article; the rest of such a block is a link. */
const pointerStart = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}(?:${[
    'read (?:more|also|next|this|our)|also read|must read|related(?: (?:stories|articles?|posts?|content|topics?|roundup|news|links?|reading))?',
    "see (?:also|more)|also see|more (?:on|from|stories|news|great)|don[’']t miss|recommended|you (?:may|might) (?:also )?(?:like|enjoy)|watch|listen|explore further|click here|also|buyer[’']s guide|read|learn more|further reading|check out|next up|previous(?:ly)?|next|elsewhere",
    'lesen sie (?:auch|hier|mehr|dazu)|mehr (?:zum thema|dazu|lesen)|auch interessant|siehe auch|lies auch|zum thema',
    '(?:à|a) lire(?: aussi)?|lire (?:aussi|la suite|également)|voir aussi|sur le même (?:sujet|thème)',
    'lea(?: (?:también|más|además))?|lee (?:también|además)|te puede interesar|ver también|(?:artículos|noticias) relacionad[ao]s|leer más|además',
    'leia (?:também|mais|ainda)|veja (?:também|mais)|saiba mais|você pode gostar',
    'leggi anche|vedi anche|ti potrebbe interessare|potrebbe interessarti|approfondisci',
    'lees (?:ook|meer|verder)|zie ook|läs (?:också|mer|även)|les (?:også|mer)|læs (?:også|mere)|lue (?:myös|lisää)',
    'czytaj (?:też|także|również|więcej|dalej)|zobacz (?:też|także|również)|przeczytaj (?:też|także|również)',
    'baca juga|lihat juga|читайте также|смотрите также|читати також|devamını oku|ayrıca oku|اقرأ أيضا',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Calls to subscribe, follow, share or install. */
const callToAction = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    'subscribe|sign[- ]?up|newsletters?|follow (?:us|me|him|her|along|@|\\S+ on)|like us on|join (?:us|our)|share (?:this|it)|download (?:our|the|free|on)|get (?:our|the) [^.]{0,80}\\bapp|click here to (?:subscribe|get|download|sign)|become a (?:member|subscriber|patron)|support (?:us|our)|buy (?:me|us) a|leave a (?:comment|reply)|contact us|advertis(?:e|ing|ement)|listen to \\S+ live',
    'abonnier\\p{L}*|folge(?:n sie)? uns|jetzt anmelden|melden sie sich|abonnez|inscrivez-vous|suivez-nous|partagez|s[uú]scr[ií]b\\p{L}*|síguenos|compart[ei]|assine|inscreva-se|siga(?:-nos)?|compartilhe|iscriviti|seguici|condividi',
    'volg ons|abonneer|meld je aan|prenumerera|följ oss|følg os|abonner|zapisz się|obserwuj|подпи(?:сывайтесь|шитесь)|abone ol|takip edin|berlangganan|ikuti kami',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

/** The whole block is the caption of a control or the name of a part. */
const label =
  /^[^\p{L}\p{N}]*(?:advertisements?|ads?|anzeige|werbung|publicidad|publicité|pubblicità|publicidade|reklama|close|caption|comments?|share|tweet|pin|email|e-mail|print|save|like|reply|more|menu|search|loading|topics|tags?|filed under|related(?: (?:stories|articles|posts|content|topics|news))?|recommended|read more|learn more|show more|see more|view all|see all|continue reading|back to top|top|next|prev(?:ious)?|next prev|skip|subscribe|sign up|follow|get short url|text size|story continues(?: below)?(?: advertisement)?|article continues(?: below)?(?: advertisement)?|continue reading below|reuse this content|view comments|image credits?|photo credits?|getty images|reuters|epa|afp|ap|teilen|drucken|kommentare|mehr|weiterlesen|partager|imprimer|commentaires|compartir|comentarios|comparte|compartilhar|comentários|condividi|stampa|commenti|delen|reacties|dela|skriv ut|udostępnij|komentarze|поделиться|комментарии|facebook|twitter|whatsapp|linkedin|pinterest|telegram|reddit)[^\p{L}\p{N}]*\d{0,6}[^\p{L}\p{N}]*$/iu;

const legal =
  /^(?:©|\(c\)\s|copyright\b)|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|alle rechten voorbehouden|все права защищены|(?:this|our) (?:web ?)?site uses cookies|(?:^|\s)we use cookies|(?:wir|diese (?:web)?site) (?:verwende[nt]|nutz(?:en|t)) cookies|(?:this|the) (?:website|site|material|document|article) (?:is|may) (?:subject to copyright|not be (?:published|reproduced))|cookie (?:settings|policy)/iu;

/** Words that a line of date, author and reading time consists of. */
const datelineWords =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b(?:published|updated|posted|last|modified|on|at|by|am|pm|a\.m|p\.m|et|est|edt|gmt|utc|ist|cet|pst|pdt|amt|bst|minutes?|mins?|hours?|days?|weeks?|ago|read|reading|time|first|date|um|uhr|von|den|vor|min|stand|tempo|de|leitura|minutos?|lectura|le|à)\b|\b(?:januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/giu;

export const isPointer = (text: string): boolean => pointerStart.test(text);
export const isCallToAction = (text: string): boolean => callToAction.test(text);
/** Calls in the imperative that begin a line, or follow a question in it: "Like this story? Share it". */
const callStart =
  /^(?:[^.?!]{0,60}[?!]\s*)?(?:please )?(?:subscribe (?:to|now|today|here|for)|sign up (?:for|to|now|today|here)|follow (?:us|me|@)|like us|join (?:our|us on)|share (?:this|it|on)|click here|(?:leave|post|write) a (?:comment|reply|review)|send us|contact us|download (?:our|the) [^.]{0,40}app|get (?:our|the) [^.]{0,80}\bapp|want (?:more|to read)|abonnieren sie|folgen sie|abonnez-vous|suivez-nous|suscríbete|síguenos|siga-nos|inscreva-se|iscriviti|seguici|подпи(?:сывайтесь|шитесь))(?![\p{L}])/iu;

export const startsWithCall = (text: string): boolean => callStart.test(text);
export const isLabel = (text: string): boolean => text.length <= 60 && label.test(text);
export const isLegalNotice = (text: string): boolean => legal.test(text);

const dateOrTime =
  /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\d{1,2}[:.]\d\d|\d{1,2}[./-]\d{1,2}[./-]\d|\d ?(?:min|hour|day|week|h\b)/i;

/** A line with nothing but a date, time or reading time, as `Nov 18, 2019 at 6:00 PM` or `3 min read`. */
export const isDateline = (text: string): boolean => {
  if (text.length > 80 || !dateOrTime.test(text)) return false;
  return !/\p{L}/u.test(text.replace(datelineWords, ''));
};
