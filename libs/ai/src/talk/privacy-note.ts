/** What one asks of who reads along and of what is kept, in the languages of the companion. */
const WHO_READS_QUESTIONS: readonly string[] = [
  String.raw`\b(?:who|any(?:one|body)(?: else)?|some(?:one|body)(?: else)?|(?:your|the) company|(?:your |the )?staff|(?:other|your) people) (?:else )?(?:can |could |will |might |is able to |does |do )?(?:reads?|sees?|access(?:es)?) (?:(?:all |any )?(?:of )?(?:my|this|these|what i (?:write|wrote|type|say|tell)|it(?! (?:that|as|like|coming)\b)))\b`,
  String.raw`\b(?:no ?one|nobody) (?:else )?(?:can |could |will |ever |actually |really )*reads? (?:this|these|it|my|what i)\b`,
  String.raw`\b(?:can|could|does|will|is) (?:he|she|they|my \w+|any(?:one|body)|some(?:one|body)) (?:\w+ )?(?:read(?:s|ing)?|see) (?:any of )?(?:this|these|what i (?:write|wrote|type|say|tell)|my (?:words|pages?|journal))\b`,
  String.raw`\b(?:can|can't|cant|cannot|could|do|don't|will|won't|would|gonna|going to) (?:you|u)\b.{0,15}\b(?:tell|call|message|text|report|send)\b.{0,12}\b(?:any(?:one|body)|some(?:one|body)|my (?:mum|mom|dad|parents|mother|father|school|boss|husband|wife)|the (?:police|school))\b|\b(?:you|u) (?:can't|cant|cannot|won't|wont|don't|dont) (?:\w+ )?(?:tell|call|message|text|report)\b.{0,12}\b(?:any(?:one|body)|my (?:mum|mom|dad|parents|mother|father|school))\b`,
  String.raw`\bif (?:he|she|they|any(?:one|body)|some(?:one|body)|my \w+) (?:ever )?(?:(?:sees?|reads?|finds?) (?:this|these)|reads? it|finds? it(?=\W*$))(?!\w)`,
  String.raw`\b(?:is|are) (?:this|it|my (?:words|pages?|journal|data))(?: \w+)? (?:private|confidential|encrypted|stored)\b`,
  String.raw`\bwhat (?:do|will) you (?:keep|store|save)(?: \w+)? (?:about|of|on) me\b|\bwhat do you store\b`,
  String.raw`\bwer (?:kann|liest|sieht)\b.{0,30}\b(?:lesen|liest|sehen|sieht|mit)\b|\bist (?:das|es)(?: \p{L}+)? (?:privat|sicher|vertraulich|verschlüsselt)\b`,
  String.raw`\bliest (?:hier )?(?:jemand|wer|er|sie|mein\p{L}*)(?: \p{L}+)? mit\b|\b(?:liest|sieht) (?:das|hier|dies) (?:\p{L}+ ){0,3}(?:jemand|wer|niemand|keiner|er|sie|mein\p{L}*)\b|\b(?:kann|könnte) (?:er|sie|jemand|wer|mein\p{L}* \p{L}+) (?:das|hier|dies|es)(?: \p{L}+)? (?:lesen|mitlesen|sehen)\b|\b(?:niemand|keiner|jemand) (?:liest|sieht) (?:das|hier|mit)\b|\b(?:das|hier) liest (?:\p{L}+ )?(?:niemand|keiner|jemand)\b`,
  String.raw`\bqui[eé]n (?:puede |más )?(?:leer|lee|ver|ve)\b|\b(?:es|está) (?:esto )?(?:privado|seguro|confidencial|cifrado)\b|(?<!\p{L})(?:alguien|nadie|él|ella) (?:más )?(?:puede |va a )?(?:leer|lee|ver|ve) (?:esto|lo que)|\bpuede (?:\p{L}+ )?(?:leer|ver) esto\b|\b(?:lo|esto) (?:lee|ve) (?:alguien|nadie)\b`,
  String.raw`\bqui (?:peut |d'autre )?(?:lire|lit|voir|voit)\b|\bc'est (?:privé|sûr|confidentiel|chiffré)\b|\b(?:quelqu'un|personne|il|elle) (?:d'autre )?(?:ne )?(?:peut |va )?(?:lire|lit|voir|voit) (?:ça|ceci|ce que)`,
  String.raw`\bquem (?:pode |mais )?(?:ler|lê|ver|vê)\b|\b(?:isto|isso) é (?:privado|seguro|confidencial)\b|\b(?:alguém|ninguém|ele|ela) (?:mais )?(?:pode |vai )?(?:ler|lê|ver|vê) (?:isto|isso|o que)`,
  // Whether it stays, and who holds the device.
  String.raw`\b(?:does|do|will|is) (?:this|it|everything|what i (?:write|wrote|type|say)|my (?:words|messages))(?: \w+){0,2} (?:stays?(?= here|\W*(?:$|[?.!]))|saved|kept here|recorded|logged)|\b(?:he|she|they|my \w+) (?:\w+ ){0,2}(?:knows my (?:code|pin|password|passcode)|(?:checks|looks (?:at|through|in|into)|goes through|reads) my (?:phone|mobile|cell|tablet|laptop|messages))\b`,
  String.raw`\bbleibt (?:das|dies|es|alles)?,? ?(?:was ich (?:hier )?(?:schreibe?|tippe?),? ?)?(?:\p{L}+ )?(?:stehen|gespeichert|drin|erhalten)\b|\bwird (?:das|hier|es|alles)(?: \p{L}+){0,4} gespeichert\b|\b(?:er|sie|mein\p{L}* \p{L}+) (?:\p{L}+ ){0,2}(?:(?:kennt|weiß) (?:\p{L}+ )?(?:meinen code|mein(?:e|en)? (?:pin|passwort))|(?:schaut|guckt|sieht|liest)(?: \p{L}+){0,2} (?:in )?mein(?:em)? (?:handy|telefon|tablet))|(?:kennt|weiß) (?:er|sie) (?:meinen code|meine pin)\b`,
  String.raw`\b(?:se queda|queda|se guarda)(?: \p{L}+)? (?:guardado|aquí|esto|lo que escribo)\b|\b(?:mira|revisa|lee|sabe) (?:mi (?:móvil|celular|teléfono|clave|contraseña|código))\b`,
  String.raw`\b(?:ça|ce que j'écris) (?:reste|est enregistré|est gardé)\b|\b(?:regarde|fouille|lit|connaît) mon (?:téléphone|portable|code|mot de passe)\b`,
  String.raw`\b(?:isto|isso|o que (?:eu )?escrevo) (?:fica|é) (?:guardado|gravado|salvo|aqui)\b|\b(?:olha|mexe n?o?|lê|sabe) (?:o )?(?:meu|minha) (?:telemóvel|celular|telefone|senha|código)\b`,
  // Whether it can be deleted.
  String.raw`\b(?:(?:can|could|do|how do) (?:i|you|we) (?:\w+ )?(?:delete|erase|remove) (?:this|these|it|that|what i|my (?:messages?|words|chat|conversation))|(?:kann|wie kann) (?:man|ich) (?:das|dies|es|hier|den chat|alles|die nachrichten?)(?: \p{L}+){0,3} löschen|wie lösche? ich (?:das|dies|es|hier|den chat|alles)|ich lösche? (?:das|es|alles|den chat)|(?:puedo|se puede|cómo) (?:\p{L}+ )?borrar(?:lo)? ?(?:esto|lo que|este chat|los mensajes|la conversación|\?)|(?:puis-je|peut-on|je peux|comment) (?:\p{L}+ )?(?:effacer|supprimer) (?:ça|ceci|ce que|cette conversation|les messages)|(?:posso|como|dá para) (?:\p{L}+ )?apagar (?:isto|isso|o que|esta conversa|as mensagens))`,
];
const WHO_READS_PATTERN = new RegExp(WHO_READS_QUESTIONS.join('|'), 'iu');

const WHO_READS_NOTE = `
Who can read it, in case they ask: texts are stored encrypted, under a key of the person's own account; no one reads them, and they are never shared, sold or used for advertising. Whoever holds an unlocked device on which they are signed in sees what they see; 'Logout' in the profile menu prevents that. You are a program: you can neither call, message nor tell anybody.
What is kept: the journal, the conversations, the calendar and the answers at the beginning; facts that were noted are on the memory page. Events can be deleted and a page emptied; a single conversation or message cannot be deleted yet. Which language model answers, and where it runs, stands under 'Your Privacy Matters' at the top. Claim no more than this.`.trim();

/** What is true of who reads along, told to a model where a message asks for it. */
export const privacyNote = (message: string): string | undefined =>
  WHO_READS_PATTERN.test(message.replaceAll('’', "'")) ? WHO_READS_NOTE : undefined;
