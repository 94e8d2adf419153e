import { INJURED_BY_CHANCE } from './injured-by-chance.ts';
import type { MarkPattern } from './mark-pattern.ts';

/** How somebody speaks of what they do to their body, without its words. */
export type BodyMark =
  'tool' | 'blade' | 'hidden' | 'wound' | 'chance' | 'purge' | 'after' | 'ate' | 'weight' | 'weak';

/** Sick, in hospital, or with child. */
const ILLNESS_WORDS =
  /\b(?:bug|flu|virus|norovirus|chemo\w*|pregnan\w*|poison\w*|hangover|hungover|ulcer|colonoscopy|constipat\w*|surgery|op|baby|toddler|blood test|donat\w*|marathon day|grippe|chemo|schwanger|embaraz\w*|quimio\w*|enceinte|gravida|magen-darm|darmspiegelung)\b/;
/** What a tin or a kit is also for. */
const WORK_WITH_TOOLS =
  /\b(?:paint\w*|sewing|sew|bike|fishing|baking|cake|biscuits?|lego|makeup|first aid|cooking|shav\w*|razor refill\w*)\b/;

export const BODY_MARKS: Record<BodyMark, MarkPattern> = {
  tool: {
    is: [
      /\b(?:a|my|the|this) (?:mints? )?(?:tin|pencil case|little box|kit)\b[^.!?]{0,40}\b(?:stuff|blades?|things?) in it\b|\b(?:do|did|going to do|gonna do) my (?:tin|thing|blade|box)\b|\b(?:did|do|does) what i (?:always )?do\b(?=.*\b(?:fine|calm|quiet|slept)\b|$)|\bit just makes it (?:stop|quiet|go quiet)\b|\bit takes more now to feel\b/,
      /\b(?:meine|die) (?:kleine )?(?:dose|schachtel)\b[^.!?]{0,40}\b(?:klingen?|sachen|zeug)\b|\bdann (?:wird|ist) es (?:kurz |endlich )?still\b/,
      /\b(?:mi|la) (?:cajita|lata)\b[^.!?]{0,40}\b(?:cuchillas?|cosas)\b|\basi se calla un rato\b/,
      /\b(?:ma|la) (?:petite )?boite\b[^.!?]{0,40}\b(?:lames?|trucs)\b|\bapres ca se tait\b/,
      /\b(?:minha|a) (?:caixinha|latinha)\b[^.!?]{0,40}\b(?:laminas?|coisas)\b/,
    ],
    unless: WORK_WITH_TOOLS,
  },
  blade: {
    is: [
      /\b(?:do|did|done|doing) my (?:tin|blade)\b|\b(?:tin|pencil case|little box|kit)\b[^.!?]{0,40}\bblades? in it\b/,
      /\b(?:dose|schachtel)\b[^.!?]{0,40}\bklingen?\b/,
      /\b(?:cajita|lata)\b[^.!?]{0,40}\bcuchillas?\b/,
      /\bboite\b[^.!?]{0,40}\blames?\b/,
      /\b(?:caixinha|latinha)\b[^.!?]{0,40}\blaminas?\b/,
    ],
    unless: WORK_WITH_TOOLS,
  },
  hidden: {
    is: [
      /\b(?:pull(?:ed)?|push(?:ed)?|tug(?:ged)?) (?:my|the) sleeves? (?:down|over)\b|\b(?:still )?wearing (?:a |my )?(?:hoodie|long sleeves|jumper)\b[^.!?]{0,30}\b(?:hot|heat|weird|degrees|summer)\b|\b(?:hot|heat|degrees|summer)\b[^.!?]{0,60}\b(?:still )?wearing (?:a |my )?(?:hoodie|long sleeves|jumper)\b|\b(?:seen|saw|found) the (?:tissues|blood|cuts|marks|scars)\b|\bonly once a week\b[^.!?]{0,40}\b(?:times|this week)\b|\bit'?s not (?:that )?deep\b/,
      /\barmel (?:schnell )?(?:runter|druber)(?:gezogen)?\b|\blange armel\b[^.!?]{0,30}\b(?:heiss|hitze|sommer)\b/,
      /\b(?:baje|baj[eo]|tape) la manga\b|\bmanga larga\b[^.!?]{0,30}\b(?:calor|verano)\b/,
      /\b(?:baisse|tire|remonte) (?:ma|la|les) manches?\b|\bmanches longues\b[^.!?]{0,30}\b(?:chaud|ete|canicule)\b/,
      /\b(?:puxei|baixei|abaixei) a manga\b|\bmanga comprida\b[^.!?]{0,30}\b(?:calor|verao)\b/,
    ],
    unless: /\b(?:homework|essay|project|sun ?burn\w*|tattoo\w*|nose ?bleeds? again)\b/,
  },
  wound: {
    is: [
      /\b(?:it|its|it's|one|bit|cut|wound)\b[^.!?]{0,25}\b(?:kind of|kinda|quite|pretty|really|too) deep\b|\bit (?:sort of |kind of |kinda )?opens (?:up )?(?:if|when) i move\b|\b(?:do|when do) (?:i|you) (?:actually |really )?need stitches\b|\bit was (?:a bit )?(?:more|deeper) than i (?:meant|wanted)\b/,
      /\b(?:ziemlich|zu|recht) tief\b[^.!?]{0,30}\b(?:schnitt|wunde|klafft)\b|\bmuss (?:das|man das) genaht werden\b|\b(?:mehr|tiefer) als ich wollte\b/,
      /\b(?:bastante|muy|demasiado) (?:hondo|profundo)\b|\bnecesit\w+ puntos\b|\bmas (?:de lo que|hondo de lo que) queria\b/,
      /\b(?:assez|trop|plutot) profond\w*\b|\bfaut (?:des points|recoudre)\b|\bplus (?:profond )?que (?:je voulais|prevu)\b/,
      /\b(?:bem|muito|bastante) fundo\b|\bprecisa de pontos\b|\bmais do que eu queria\b/,
    ],
    unless: INJURED_BY_CHANCE,
  },
  chance: { is: [INJURED_BY_CHANCE] },
  purge: {
    is: [
      /\b(?:got|get|getting|gotten) rid of (?:it|the (?:banana|food|dinner|lunch|meal|pizza|cake|toast|apple))(?=$|[.,;!?]| (?:after|again|in the))|\b(?:planning|thinking|know) how to get rid of it\b|\bdid the thing after\b|\bthen i did the thing\b|\blaxatives?\b(?: tea)?|\b(?:make|made|making) my ?self (?:sick|throw up|puke|vomit)\b|\bi (?:threw|throw) (?:it|everything|all of it) (?:back )?up\b|\bstill (?:got|have) (?:some of )?the \w+ in me\b|(?<!the )\bpurg(?:e|ed|ing)\b(?! (?:the|my|our|your|his|her|their|all|some|half|old|a|an|it from|files|emails?|data)\b(?! (?:\w+ )?(?:food|dinner|lunch|breakfast|meal|cake|pizza)\b))/,
      /\b(?:abfuhrmittel|abfuhrtee|wieder (?:rausgebracht|losgeworden|erbrochen)|finger in den hals|absichtlich (?:erbrochen|ubergeben))\b/,
      /\b(?:laxantes?|me (?:provoque|provoco) el vomito|vomite (?:a proposito|todo)|dedos? (?:a|en) la garganta)\b/,
      /\b(?:laxatifs?|me (?:suis )?fais? vomir|fait vomir|doigts dans la gorge|tout vomi)\b/,
      /\b(?:laxantes?|provoquei o vomito|vomitei (?:de proposito|tudo)|dedo na garganta)\b/,
    ],
    unless: new RegExp(
      `${ILLNESS_WORDS.source}|\\b(?:cat|dog|vet|horse|mould|mold|stain|spam|politic\\w*)\\b`,
    ),
  },
  /** Alone it may be anything: a call after a meeting, a cake. */
  after: { is: [/\bdid the thing after\b|\bthen i did the thing\b/] },
  ate: { is: [/\bi (?:\w+ )?ate (?:all of it|everything|the (?:lot|whole (?:thing|lot|packet|box)))\b/] },
  weight: {
    is: [
      /\b(?:have|need|got|want) to be (?:at |under |below )?\d{2,3}(?: ?(?:kg|kilos?|lbs?|pounds))? by\b|\bweigh(?:ed|ing)? my ?self (?:like )?(?:\w+ )?(?:\w+ times|every|again)\b|\b(?:scales?|tracker)\b[^.!?]{0,40}\b(?:up|down) \.?\d|\b(?:don't|do not|stopped|haven't|didn't) (?:\w+ )?(?:get|getting|had|have) my periods?\b|\b(?:saving|saved) up for (?:it|the (?:party|dinner|meal))\b[^.!?]{0,30}\b(?:since|all week|eat\w*)\b|\b(?:on|day \w+ of) (?:one|an?|only an?) (?:apple|banana)s?\b/,
      /\b(?:muss|will) (?:\w+ ){0,3}unter \d{2} (?:kilo|kg)\b|\bmeine (?:tage|periode)\b[^.!?]{0,25}\b(?:nicht mehr|ausgeblieben|weg)\b|\bwiege mich (?:\w+ )?(?:mal|standig)\b/,
      /\b(?:tengo que|quiero) (?:pesar|bajar a|llegar a) \d{2}\b|\b(?:no me (?:baja|viene)|perdi) la regla\b|\bme peso \w+ veces\b/,
      /\b(?:dois|veux|faut que je) (?:\w+ ){0,3}(?:descendre a|passer sous|peser) (?:les )?\d{2}\b|\bplus mes regles\b|\bje me pese \w+ fois\b/,
      /\b(?:tenho que|quero|preciso) (?:pesar|chegar a|chegar nos) \d{2}\b|\bminha menstruacao (?:parou|sumiu)\b|\bme peso \w+ vezes\b/,
    ],
    unless: ILLNESS_WORDS,
  },
  weak: {
    is: [
      /\bheart\b[^.!?]{0,40}\b(?:flutter\w*|flip\w*|skipp\w*|stumbl\w*)\b|\bflutter\w* heart\b|\b(?:i )?(?:fainted|blacked out|blacking out|passed out)\b|\bit all went black\b|\bwoke up on the (?:\w+ )?floor\b|\bblood in (?:it|the (?:sick|toilet|bowl|sink))\b|\bhold on to the (?:bench|wall|sink|counter)\b/,
      /\b(?:herz (?:stolpert|flattert|rast)|umgekippt|ohnmachtig|schwarz vor (?:den )?augen|blut (?:dabei|drin|im erbrochenen))\b/,
      /\b(?:me desmaye|se me nublo|todo negro|palpitaciones|sangre (?:en|al) vomit\w*|habia sangre)\b/,
      /\b(?:evanouie?|tombee? dans les pommes|voile noir|palpitations|du sang dedans|le c(?:œ|oe)ur qui (?:s'emballe|saute))\b/,
      /\b(?:desmaiei|tudo preto|palpitac\w+|sangue (?:no vomito|junto)|coracao (?:disparad\w+|falhando))\b/,
    ],
    unless: new RegExp(
      `${ILLNESS_WORDS.source}|\\b(?:he|she|him|they|kiss\\w*|date|love\\w*|nerves|nervous|excited|interview|proposed)\\b`,
    ),
  },
};
