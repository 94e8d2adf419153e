import type { MarkPattern } from './mark-pattern.ts';

/** How somebody speaks of dying without its words: a day that is not reached, a decision, being in the way. */
export type PlanMark = 'end' | 'decided' | 'elsewhere' | 'burden' | 'unasked';

const DAY_WORDS =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next (?:week|month|year)|christmas|the weekend|the end of the (?:week|month|year)|(?:my|his|her) birthday)';

export const PLAN_MARKS: Record<PlanMark, MarkPattern> = {
  end: {
    is: [
      new RegExp(
        `(?:\\b(?:not|never)|n't)(?: think (?:that )?i'?m)? (?:going to|gonna) make it to ${DAY_WORDS}(?=$|[.,;!?]| and| cos| because)|\\b(?:won't|will not|not going to|not gonna|don't think i'll) make it to ${DAY_WORDS}(?=$|[.,;!?]| and| cos| because)|\\bif i (?:wasn't|weren't|am not|'?m not|was not) (?:here|around)(?: any ?more)?(?: by (?:then|${DAY_WORDS}))?(?=$|[.,;!?]| (?:any|by|no|it|they|everyone|he|she|then|none|nobody))|\\bi (?:wouldn't|won't|don't|didn't) have to do (?:${DAY_WORDS}|tomorrow|any of)\\b(?=.*\\b(?:other|any|ever|again)\\b)|\\bnot (?:have it )?be morning again\\b|\\b(?:they'd|they would|she'd|he'd|everyone would|the kids would) (?:\\w+ )?(?:grieve|cry|be sad|get over it|move on)\\b[^.!?]{0,40}\\b(?:be (?:ok|okay|fine|alright|all right)|get over it|move on)\\b|\\bare you planning on being (?:here|alive|around)\\b|\\b(?:won't|will not|wouldn't) (?:\\w+ )?(?:matter|be my problem) (?:any ?more|by ${DAY_WORDS}|after ${DAY_WORDS}|soon)|\\bi (?:won't|will not) (?:need|be needing) (?:it|them|him|her|that|any of (?:it|this)) (?:any ?more|where i)|\\bwon't have to (?:worry about|deal with|put up with|look after|carry) me\\b|\\bit'?ll (?:all )?be (?:over|quiet) (?:soon|by ${DAY_WORDS}|on ${DAY_WORDS}|tonight|tomorrow)(?=$|[.,;!?])|\\bnobody will have to (?:\\w+ ){1,4}me any ?more\\b`,
      ),
      /\b(?:den|bis|zum) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nachsten (?:monat|woche)) (?:erlebe ich|schaffe ich|komme ich) (?:nicht|nimmer)\b|\bwenn ich nicht mehr da (?:bin|ware)\b|\bdann braucht (?:keiner|niemand) (?:mehr )?streiten\b|\bdass es vorbei ist?\b/,
      /\b(?:no (?:voy a llegar|llego|llegare) al? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana))(?=$|[.,;!?]| y\b)|\b(?:cuando|si) yo ya no (?:este|estuviera)\b/,
      /\b(?:je (?:n')?(?:arriverai|tiendrai|irai) pas jusqu'?(?:a|au) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(?=$|[.,;!?]| et\b)|\b(?:quand|si) je (?:ne )?(?:serai|suis|n'etais|n'etait|etais) plus la(?=$|[.,;!?])/,
      /\b(?:nao (?:vou chegar|chego) (?:ate|a) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?)(?=$|[.,;!?]| e\b)|\b(?:quando|se) eu (?:ja )?nao (?:estiver|estivesse) mais aqui\b/,
    ],
    unless:
      /\b(?:gym|practice|training|class|meeting|party|dinner|football|match|game|choir|church|yoga|wedding|appointment|deadline|budget|payday|pay ?check|broke|skint|milk|coffee|phone|battery|diet|wenn ich .{0,20}(?:urlaub|ferien)|examen|exam|vacances|viagem|prueba|spiel|saison)\b/,
  },
  decided: {
    is: [
      /\bi(?:'ve| have)? (?:(?:sort of|kind of|kinda|already|just|pretty much) )*decided(?=$|[.,;!?]| and it (?:feels|is)| it's)|\bit is planned\b|\bnothing left to (?:plan|figure out|say|do about it|sort)\b|\bi'm done(?=$|[.,;!?])(?!.*\b(?:work|homework|dishes|shift|with)\b)|\b(?:soon as|once|when|after) (?:i(?:'ve)?|this is|i have) (?:\w+ ){0,3}(?:wrote|written|typed|sent|down|finished)\b[^.!?]{0,20}\bi'm (?:going to|gonna) do it\b/,
      /\bich habe? (?:mich )?(?:schon |langst )?(?:entschieden|entschlossen)(?=$|[.,;!?])|\bes ist (?:alles )?(?:geplant|entschieden|aufgeraumt|geregelt|erledigt)(?=$|[.,;!?])|\bich (?:mag|kann|will) nicht mehr(?=$|[.,;!?])/,
      /\b(?:ya )?(?:lo tengo|esta) decidido\b|\bya lo decidi\b|\bya esta todo (?:planeado|arreglado|ordenado)\b|\bno queda nada por\b|\bya no puedo mas(?=$|[.,;!?])/,
      /\b(?:c'est|j'ai) (?:tout )?decide(?=$|[.,;!?])|\btout est (?:prevu|regle|range)(?=$|[.,;!?])|\bil n'y a plus rien a\b|\bj'en peux plus(?=$|[.,;!?])/,
      /\b(?:ja )?(?:decidi|esta decidido)(?=$|[.,;!?])|\bja esta tudo (?:planejado|resolvido|arrumado)\b|\bnao sobrou nada\b|\bnao aguento mais(?=$|[.,;!?])/,
    ],
  },
  // What else may have been decided.
  elsewhere: {
    is: [
      /\b(?:i'm|i am|i'll|i will|we're|we are|we'll|we)(?: going to| gonna)? (?:tak(?:e|ing) (?:the|an?|that|it,? the) (?:\w+ )?(?:job|offer|post|course|place|flat|house|year|break|train|bus)|mov(?:e|ing)|appl(?:y|ying)|quit(?:ting)?|sell(?:ing)?|buy(?:ing)?|book(?:ing)?|paint(?:ing)?|get(?:ting)? (?:an?|married|divorced|him|her)|ask(?:ing)?|stay(?:ing)?|com(?:e|ing) back|start(?:ing)?|study(?:ing)?|marry(?:ing)?|leav(?:e|ing) (?:the|my|him|her|this))\b/,
      /\b(?:ich|wir) (?:nehmen? (?:die stelle|den job|das angebot)|ziehen?|kundigen?|kaufen?|buchen?|heiraten?)\b/,
      /\b(?:acepto|aceito|me mudo|nos mudamos|compro|reservo|me caso)\b/,
      /\b(?:j'accepte|je demenage|on demenage|j'achete|je reserve|je me marie)\b/,
    ],
  },
  burden: {
    is: [
      /\b(?:a |been a )burden (?:on|to) (?:\w+ ){1,4}(?:long enough|for too long|for years|any ?more)\b|\b(?:everyone|everybody|they|they'd all|the kids|the boys|the girls|my (?:\w+ )?(?:kids|wife|husband|mum|mom|dad|family|parents|children))(?:'d| would|'ll| will) (?:all )?be better off(?=$|[.,;!?]| tbh| honestly| lol| if i)|\bif i (?:just )?(?:wasn't|weren't) in the (?:way|picture)\b|\b(?:worth more|more use|more good) (?:to (?:them|her|him|you|everyone) )?dead\b|\bnobody (?:needs|would miss|will miss) me\b|\bno ?one (?:needs|would miss|will miss) me\b/,
      /\b(?:mich braucht|brauchts?|fur mich brauchts?)\b[^.,!?]{0,15}\b(?:keine[rn]?|niemand)(?: mehr)?\b|\bich bin (?:nur |doch nur |allen )?eine (?:last|belastung)\b|\bohne mich (?:waren sie|ware (?:er|sie)|ist (?:er|sie)|sind sie|geht es (?:ihnen|ihr|ihm)) besser\b|\bhatten sie mehr (?:da)?von\b/,
      /\b(?:soy|he sido) una carga\b|\b(?:estarian|estaran|viviran) mejor sin mi\b|\bnadie me (?:necesita|va a echar de menos|extranaria)\b/,
      /\bje suis (?:juste |qu')?un (?:poids|fardeau)\b|\b(?:mieux|plus tranquilles?) sans moi\b|\bpersonne (?:n')?a besoin de moi\b/,
      /\bsou (?:so )?um (?:peso|fardo)\b|\b(?:ficariam|estariam|vao ficar) melhor sem mim\b|\bninguem precisa de mim\b/,
    ],
    unless:
      /\b(?:team|club|league|coach|cricket|election|government|company|football|mannschaft|verein|equipo|equipe|time)\b/,
  },
  unasked: {
    is: [
      /\bi keep (?:thinking|hoping) (?:you'll|you will|you'd|someone'll|someone will|somebody will|someone would|they'll) ask\b|\bnobody (?:\w+ ){0,5}(?:has )?(?:ever )?asked me\b|\bnobody (?:is |even )?(?:noticed|asking)\b/,
      /\b(?:niemand|keiner) (?:hat )?(?:mich )?(?:je |jemals )?(?:gefragt|gemerkt|fragt)\b|\bnein heisst\b[^.!?]{0,60}\bnicht\b[^.!?]{0,20}\bnix|\bnicht,? dass nichts ist\b/,
      /\bnadie (?:me )?(?:ha )?(?:preguntado|pregunta|se ha dado cuenta)\b/,
      /\bpersonne (?:ne )?(?:m'a|me l'a|m'a jamais) (?:demande|pose)\b|\bpersonne (?:n')?a (?:rien )?(?:remarque|vu)\b/,
      /\bninguem (?:me )?(?:perguntou|pergunta|percebeu|notou)\b/,
    ],
  },
};
