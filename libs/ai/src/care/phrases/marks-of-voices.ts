import type { MarkPattern } from './mark-pattern.ts';

/** A voice that says what to do, a weapon in the hand, and somebody at whose door one stands. */
export type VoiceMark = 'voice' | 'weapon' | 'armed' | 'target' | 'urged';

export const VOICE_MARKS: Record<VoiceMark, MarkPattern> = {
  voice: {
    is: [
      /\b(?:(?:the|a|that|this) voices?|my voices)\b(?! (?:of|actors?|coach|teachers?|lessons?|notes?|messages?|memos?|assistant|over|recording|calls?)\b)[^.!?]{0,40}\b(?:says?|said|tells?|telling|told|reads?|shout\w*|scream\w*|is doing|(?:won't|doesn't|don't) (?:stop|shut up)|keeps? (?:on|going|saying|telling|calling|shouting|whispering)|wants? (?:me|it)|orders?|commands?)\b|\bthe (?:\w+ ){1,3}one said my (?:full )?name\b|\bit's the voice\b|\bvoices? (?:in my head|again)\b|\bsupposed to do, and i didn't choose\b/,
      /\b(?:die|eine|diese) stimmen?\b(?! (?:mein|dein|sein|ihr|unser|de[rs]|von|am)\w*\b)[^.!?]{0,40}\b(?:sagt|sagen|befiehlt|befehlen|will|wollen|ruft|schreit|schreien|liest)\b/,
      /\b(?:la|una|esa|las) voz(?:ces)?\b(?! del?\b)[^.!?]{0,40}\b(?:dice|dicen|ordena|manda|grita|quiere)\b|\blas voces\b(?! del?\b)[^.!?]{0,40}\b(?:dicen|ordenan|mandan|gritan|quieren)\b/,
      /\b(?:la|une|cette|les) voix\b(?! d(?:e|u|es|')\b)[^.!?]{0,40}\b(?:dit|disent|ordonne|crie|crient|veut|veulent|me demande)\b/,
      /\b(?:a|uma|essa|as) vo(?:z|zes)\b(?! d[aeo]s?\b)[^.!?]{0,40}\b(?:diz|dizem|manda|mandam|grita|gritam|quer)\b/,
    ],
    unless:
      /\b(?:voice ?mail|sat ?nav|gps|satnav|alexa|siri|announcer|radio|choir|singing|sings?|teacher|boss|mum|mom|dad|lift|elevator|tannoy|phone|caller|kids?|children|toddlers?|neighbours?|next door|downstairs|singers?|tenor|soprano|karaoke|band|stage|rehearsal|crowd|narrator|audiobook|navi|anrufbeantworter|chor|megafonia|repondeur|chorale|coro)\b/,
  },
  weapon: {
    is: [
      /\b(?:(?:took|take|taken|grab|grabbed|hold|holding|hid|hiding|carry|carrying) (?:\w+ )?(?:the|a|my|his)|(?:got|have|had|brought|bringing) (?:the|my)) (?:\w+ ){0,2}(?:knife|hammer|axe|machete|gun)\b(?! (?:back|for|over|home)\b| to (?:be|get)\b| to (?:the|that|a|an|my) (?:\w+ )?(?:wall|tiles|shed|garage|shop|kitchen|neighbours?|bathroom|piano|pumpkin)\b| to (?:school|work|church|nursery|the office)\b)|\b(?:knife|hammer|axe|machete|gun)\b[^.!?]{0,40}\b(?:behind my back|on my lap|in my (?:hand|bag|pocket|coat|sleeve)|with me)\b|\bwith it on my lap\b|\bput it behind my back\b|\blooked at the knife\b|\bit's my (?:kitchen |bread )?knife\b/,
      /\b(?:habe?|hab|nahm|genommen|halte)\b[^.!?]{0,20}\b(?:das|ein|mein|den|einen|die) (?:\w+ )?(?:messer|brotmesser|kuchenmesser|hammer|axt|beil)\b|\b(?:messer|hammer|axt|beil)\b[^.!?]{0,25}\b(?:in der hand|hinter (?:dem|meinem) rucken|dabei|genommen|eingesteckt)\b/,
      /\b(?:cogi|agarre|tengo|llevo|traje)\b[^.!?]{0,15}\b(?:el|un|mi) (?:cuchillo|martillo|hacha)\b/,
      /\b(?:j'ai (?:pris|attrape)|je tiens|j'ai)\b[^.!?]{0,10}\b(?:le|un|mon) (?:couteau|marteau|hachette)\b/,
      /\b(?:peguei|tenho|estou com|trouxe)\b[^.!?]{0,10}\b(?:a|uma|o|minha) (?:faca|martelo|machado)\b/,
    ],
    unless:
      /\b(?:cook\w*|chopp\w*|slic\w*|onions?|bread|dinner|carv\w*|butter|toast|diy|shelf|shelves|nails?|tent|wood|firewood|logs?|baseball|cricket|league|vegetables|chef|sharpen\w*|cakes?|cheese|picnic|camp\w*|pumpkins?|toy|nerf|water|glue|nail gun|heat|massage|staple|spray|borrow\w*|lent|return\w*|fix\w*|repair\w*|workshop|garden|throwing|hunt\w*|range|koch\w*|zwiebel\w*|holz|regal|cocin\w*|cebolla|cuisin\w*|oignons?|cozinh\w*|cebola|kuchen|kase|queso|jamon|tarta|pastel|gateau|fromage|champignons?|bolo|queijo)\b(?! knife| bread knife)/,
  },
  /** The weapon is kept ready: unmistakable. */
  armed: {
    is: [
      /\b(?:knife|hammer|axe|machete)\b[^.!?]{0,40}\b(?:behind my back|on my lap|up my sleeve|in my (?:sleeve|coat))\b/,
    ],
  },
  urged: { is: [/\bdo it,? do it\b/] },
  target: {
    is: [
      /\bi(?:'?m| am|(?:'ve| have)(?: just)? (?:been|stood)| stood| waited| keep)\b[^.!?]{0,25}\b(?:outside|at|behind) (?:his|her|their) (?:\w+ )?door\b|\bbefore (?:he|she|they) (?:does|do|gets?|kills?) (?:me|us)(?=$|[.,;!?])|\b(?:do|get|stop) (?:him|her|them) before (?:he|she|they) (?:does?|gets?|hurts?|kills?|comes? for)\b|\bif i go up first\b[^.!?]{0,20}\bstops?\b/,
      /\b(?:stehe|stand|sitze|bin|war|warte)\b[^.!?]{0,20}\bvor (?:seiner|ihrer|deren) (?:\w+ )?tur\b|\bbevor (?:er|sie) mich (?:kriegt|umbringt|holt|totet|erwischt)\b/,
      /\b(?:estoy|estuve|espero|parad[ao])\b[^.!?]{0,20}\b(?:delante|afuera|frente) (?:de|a) su puerta\b|\bantes de que (?:el|ella|ellos) me (?:mate|maten|haga|coja|agarre)\b/,
      /\b(?:je suis|j'etais|j'attends)\b[^.!?]{0,20}\bdevant (?:sa|leur) porte\b|\bavant qu'(?:il|elle|ils) (?:ne )?(?:me (?:tue|fasse|prenne|frappe)|m'(?:ait|attrape))/,
      /\b(?:estou|to|tou|fiquei|espero)\b[^.!?]{0,20}\b(?:na|em frente a|diante da) porta d(?:ele|ela|eles)\b|\bantes que (?:ele|ela|eles) me (?:mate|matem|faca|pegue)\b/,
    ],
    unless:
      /\b(?:parcels?|packages?|deliver\w*|flowers|cake|dinner|party|invit\w*|borrow\w*|return\w*|keys?|bell|neighbours?|help\w*|fix\w*|repair\w*|leaflets?|canvass\w*|trick or treat\w*|hang|hinges?|paint\w*|lemons?|blumen|kuchen|regal|helf\w*|flores|tarta|ayud\w*|fleurs|gateau|aid\w*|bolo|ajud\w*)\b/,
  },
};
