const TODAY_ENGLISH = String.raw`(?:today|just now|earlier|tonight|this (?:morning|afternoon|evening|noon)|at lunch|before (?:this|work|bed)|(?:a|one|two|five|ten|some|few|couple of|an) ?(?:few |couple of )?(?:second|minute|moment|while|bit|hour)s? ago)`;
const TODAY_GERMAN = String.raw`(?:heute|vorhin|eben|gerade|soeben|vor (?:einer?|zwei|fünf|zehn|ein paar) (?:minuten?|stunden?|weile))`;
const TODAY_SPANISH = String.raw`(?:hoy|esta (?:mañana|tarde|noche)|hace (?:un rato|poco|unos minutos|un momento)|antes|ahora mismo)`;
const TODAY_FRENCH = String.raw`(?:aujourd'hui|ce (?:matin|midi|soir)|cet après-midi|tout à l'heure|plus tôt|à l'instant)`;
const TODAY_PORTUGUESE = String.raw`(?:hoje|esta (?:manhã|tarde|noite)|de manhã|há (?:pouco|bocado)|agora(?: mesmo)?|mais cedo)`;

/** By language: the page itself; then what was written, and when. */
const PAGE_REFERENCES = [
  String.raw`(?:my|today's|the|this|that) (?:journal |diary |latest |new |whole |morning |evening )?(?:page|entry|journal|diary)`,
  String.raw`I(?:'ve| have|'d| had)?(?: just| already| also| only)? wr(?:ote|itten)(?: up| down)? (?:a|one|some|two|half a|quite a)(?: \p{L}+)? ?(?:page|entry)`,
  String.raw`I(?:'ve| have)? (?:just|already) wr(?:ote|itten)|what I(?:'ve| have)? wr(?:ote|itten)`,
  String.raw`I(?:'ve| have)?(?: \p{L}+)? wr(?:ote|itten)[^.!?\n]{0,40} ${TODAY_ENGLISH}`,
  String.raw`(?:${TODAY_ENGLISH}) I(?:'ve| have)?(?: just| already)? wr(?:ote|itten)`,
  String.raw`(?:meine[rnm]?|heutige[rnm]?|die|der|dieser?|diesen|dem|den|eine[rnm]?|einen) (?:heutigen? |neuen? |letzten? |ganzen? |halben? )?(?:tagebuch)?(?:seite|eintrag|tagebuch)(?! des | der )`,
  String.raw`(?:was|das|seite|habe?|text) (?:ich )?(?:dir )?${TODAY_GERMAN}[^.!?\n]{0,40} (?:auf)?geschrieben`,
  String.raw`ich hab(?:e|'s|s)?[^.!?\n]{0,20} ${TODAY_GERMAN}[^.!?\n]{0,40} (?:auf)?geschrieben|was ich geschrieben`,
  String.raw`(?:mi|la|esta|esa|una) (?:página|entrada)|mi diario`,
  String.raw`acabo de escribir|lo que (?:he escrito|escribí)|(?:he escrito|escribí)[^.!?\n]{0,40} ?${TODAY_SPANISH}|${TODAY_SPANISH} (?:he escrito|escribí)`,
  String.raw`(?:ma|la|cette|une) page|mon journal`,
  String.raw`viens d'écrire|ce que j'ai écrit|j'ai (?:juste |déjà )?écrit[^.!?\n]{0,40} ${TODAY_FRENCH}|${TODAY_FRENCH},? j'ai écrit`,
  String.raw`(?:minha|a|esta|essa|uma) página|(?:meu|no) diário`,
  String.raw`acabei de escrever|o que (?:eu )?escrevi|(?:escrevi|tenho escrito)[^.!?\n]{0,40} ${TODAY_PORTUGUESE}|${TODAY_PORTUGUESE} (?:eu )?escrevi`,
];
const PAGE_REFERENCE = new RegExp(String.raw`(?<!\p{L})(?:${PAGE_REFERENCES.join('|')})(?!\p{L})`, 'iu');

/** Whether a message speaks of what the person has written on their page today. To read it for nothing does no harm. */
export const refersToPage = (message: string): boolean => PAGE_REFERENCE.test(message.replaceAll('’', "'"));
