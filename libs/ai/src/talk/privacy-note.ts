/** Asks who can read what is written, or what is kept of it. */
const ASKS_WHO_READS =
  /\b(?:who|any(?:one|body) else|some(?:one|body) else|(?:your|the) company|(?:your |the )?staff|(?:other|your) people) (?:else )?(?:can |could |will |might |is able to |does |do )?(?:reads?|sees?|access(?:es)?) (?:(?:all |any )?(?:of )?(?:my|this|these|what i (?:write|wrote|type|say|tell)|it(?! (?:that|as|like|coming)\b)))\b|\b(?:is|are) (?:this|it|my (?:words|pages?|journal|data))(?: \w+)? (?:private|confidential|encrypted|stored)\b|\bwhat (?:do|will) you (?:keep|store|save)(?: \w+)? (?:about|of|on) me\b|\bwhat do you store\b|\bwer (?:kann|liest|sieht)\b.{0,30}\b(?:lesen|liest|sehen|sieht|mit)\b|\bist (?:das|es)(?: \p{L}+)? (?:privat|sicher|vertraulich|verschlüsselt)\b|\bqui[eé]n (?:puede |más )?(?:leer|lee|ver|ve)\b|\b(?:es|está) (?:esto )?(?:privado|seguro|confidencial|cifrado)\b|\bqui (?:peut |d'autre )?(?:lire|lit|voir|voit)\b|\bc'est (?:privé|sûr|confidentiel|chiffré)\b|\bquem (?:pode |mais )?(?:ler|lê|ver|vê)\b|\b(?:isto|isso) é (?:privado|seguro|confidencial)\b/iu;

const WHO_READS = `
Who can read it, in case they ask: texts are stored encrypted, under a key of the person's own account; no one reads them, and they are never shared, sold or used for advertising.
What is kept: the journal, the conversations, the calendar and the answers at the beginning, until they delete them; facts that were noted are on the memory page. Which language model answers, and where it runs, stands under 'Your Privacy Matters' at the top. Claim no more than this.`.trim();

/** What is true of who reads along, told to a model where a message asks for it. */
export const privacyNote = (message: string): string | undefined =>
  ASKS_WHO_READS.test(message.replaceAll('’', "'")) ? WHO_READS : undefined;
