import type { Finding } from '../finding.ts';

/** What alone is no sign, or a lesser one, and shows danger close to another mark: means on a table, and 'tonight'. */
export type Mark =
  'means' | 'place' | 'intent' | 'drawn' | 'goodbye' | 'unsafe' | 'harm' | 'bleeding' | 'threat' | 'fear';

type MarkPattern = {
  /** One of each language. */
  is: readonly RegExp[];
  /** Words of its sentence with which it is none. */
  unless?: RegExp;
};

const MEANS =
  '(?:gun|pistol|revolver|rifle|shotgun|noose|rope|potassium|insulin|morphine|fentanyl|pills|tablets|meds|paracetamol)';
const AT_HAND =
  "(?:(?:on|in|under|beside|next to|by|near|out of|from) (?:the|my|his|dad's|a) (?:\\w+ )?(?:work ?bench|bench|table|desk|bed|bedside|nightstand|bag|backpack|rucksack|handbag|pocket|car|truck|garage|lap|drawer|counter|floor|hand|seat|glove ?box|safe|cabinet|pyxis|cupboard|shed|boot|trunk)|loaded|within reach|right here|with me|in front of me)";
const HEIGHT =
  '(?:ledge|window ?sill|window|bridge|overpass|railings?|rails?|tracks|platform|cliffs?|roof|rooftop|balcony|parapet|edge(?! of (?:something|a new|my|tears|town|the (?:village|city|town|forest|field|sea)))|viaduct)';
const WHEN =
  '(?:tonight|today|right now|now|tomorrow|this (?:evening|morning|weekend)|in (?:an|half an|\\w+) (?:hours?|minutes?)|after i finish|before they|(?:when|once) (?:they|he|she|everyone|everybody|nobody))';
const NOT = "(?<!not |never |n't )";

export const MARKS: Record<Mark, MarkPattern> = {
  means: {
    is: [
      new RegExp(
        `\\b${MEANS}\\b[^.!?]{0,40}\\b${AT_HAND}\\b|\\b(?:pulling|pulled|holding|hid|stole|pocketed|kept) (?:the |some |a |my )?${MEANS}\\b`,
      ),
      /\b(?:waffe|pistole|gewehr|revolver|strick|seil|schlinge|kalium|insulin|morphium|tabletten|pillen)\b[^.!?]{0,40}\b(?:(?:auf|in|im|unter|neben|aus) (?:dem|der|den|meinem|meiner|meinen) \w+|geladen|griffbereit|bei mir|vor mir|im bad|da)\b/,
      /\b(?:pistola|escopeta|arma|revolver|rifle|soga|cuerda|pastillas|insulina|potasio|morfina)\b[^.!?]{0,40}\b(?:(?:en|sobre|bajo|debajo de) (?:la|el|mi|los) \w+|cargad[ao]|a mano|conmigo|aqui|delante)\b/,
      /\b(?:arme|pistolet|fusil|carabine|revolver|corde|cachets|comprimes|medocs|medicaments|insuline|potassium|morphine)\b[^.!?]{0,40}\b(?:(?:sur|dans|sous) (?:la|le|l'|mon|ma|mes) ?\w+|chargee?|a portee de main|avec moi|devant moi)\b/,
      /\b(?:arma|pistola|revolver|espingarda|corda|remedios|comprimidos|insulina|potassio|morfina)\b[^.!?]{0,40}\b(?:(?:na|no|em cima da|debaixo da) (?:minha |meu )?\w+|carregad[ao]|comigo|aqui|do meu lado|ao meu lado)\b/,
    ],
    unless:
      /\b(?:hunt\w*|season|deer|elk|duck|boar|range|clean\w*|oil|scope|climb\w*|harness|belay\w*|swing|tent|boat|sail\w*|dogs?|cats?|horse|puppy|vet|flea|worm\w*|vitamins?|iron|antibiotics?|allergy|glue gun|nail gun|heat gun|spray gun|massage gun|staple gun|water gun|toy|cosplay|airsoft|paintball|jagd\w*|jager|putze\w*|kletter\w*|hund|katze|klebepistole|caza\w*|limpi\w*|escalad\w*|perr[ao]|gat[ao]|antibiotico|vitaminas|chasse\w*|nettoy\w*|escalade|chien|chat|vitamines|caca|cachorr[ao]|limp\w*|vitaminas)\b/,
  },
  place: {
    is: [
      new RegExp(
        `\\b(?:sat|sitting|sit|standing|stood|stand|i'?m|i am|am|climbed|leaning)\\b(?: \\w+){0,4} (?:on|onto|over|at|by|near|beside|next to) (?:the|a|this|my) (?:\\w+ ){0,3}${HEIGHT}\\b|\\b(?:window|balcony)\\b[^.!?]{0,60}\\b(?:(?:wide )?open|opens|right there)\\b|\\b(?:(?:\\d*(?:1st|2nd|3rd|\\dth))|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top) floor\\b[^.!?]{0,60}\\b(?:window|balcony|ledge|roof)\\b`,
      ),
      /\b(?:steh|stehe|sitz|sitze|bin|lehne)\b[^.!?]{0,30}\b(?:(?:auf|an|am|im|neben|uber) (?:der|dem|einer|einem|offenen)? ?(?:\w+ )?(?:brucke|dach|gelander|fensterbrett|fenstersims|fenster|balkon|balkongelander|abgrund|bahnsteigkante|bahnsteig|gleise?n?|klippe))\b|\bfenster\b[^.!?]{0,20}\b(?:ist|steht) (?:\w+ )?offen\b/,
      /\b(?:estoy|sentad[ao]|parad[ao]|de pie|subid[ao])\b[^.!?]{0,30}\b(?:en|sobre|junto a|al borde de|al lado de) (?:el|la|las|un|una)? ?(?:\w+ )?(?:puente|cornisa|azotea|tejado|balcon|barandilla|baranda|ventana|vias|anden|acantilado|borde)\b|\bventana\b[^.!?]{0,20}\babierta\b/,
      /\b(?:je suis|assise?|debout|perchee?|appuyee?)\b[^.!?]{0,30}\b(?:sur|au|a|pres de|a cote de|contre) ?(?:le|la|les|l'|un|une|du|de la)? ?(?:\w+ )?(?:pont|rebord|toit|balcon|rambarde|parapet|fenetre|voies|rails|quai|falaise|bord)\b|\bfenetre\b[^.!?]{0,20}\bouverte\b/,
      /\b(?:estou|to|tou|sentad[ao]|em pe|parad[ao])\b[^.!?]{0,30}\b(?:na|no|em cima da|em cima do|perto da|a beira d[ao]|ao lado da) (?:\w+ ){0,2}(?:ponte|parapeito|telhado|varanda|janela|beirada|beira|laje|viaduto|trilhos|plataforma|precipicio|borda)\b|\bjanela\b[^.!?]{0,20}\baberta\b/,
    ],
    unless:
      /\b(?:climbing|roped?|belay\w*|harness|bungee|abseil\w*|swim\w*|div(?:e|ing)|fish\w*|photos?|sunset|paint\w*|scaffold\w*|pigeons?|plants?|commut\w*|kletter\w*|bungee|foto\w*|angel\w*|streich\w*|escalad\w*|pesc\w*|pint\w*|escalade|peche|peindre|peins|escalando)\b/,
  },
  intent: {
    is: [
      new RegExp(
        `\\bi(?:'?m| am|'ll| will)?(?: (?!not|never|won't|don't)\\w+){0,2} (?:do|doing) it ${WHEN}\\b|\\b${NOT}(?:going to|gonna|about to|ready to|want to|wanna|could(?: actually| really)?|might) (?:do it|jump|step off|let go)(?=$|[.,;!?]| (?:and|but|before|now)\\b)|\\bthink i (?:actually|really|honestly) could(?=$|[.,;!?])`,
      ),
      /\b(?:mache?|tue?) (?:ich )?es (?:heute|jetzt|gleich|morgen)\b|\b(?:heute(?: abend| nacht)?|jetzt|gleich) (?:mache?|tue?) ich es\b|\b(?:ich )?(?:werde|will|konnte|kann) (?:\w+ )?es (?:heute |jetzt |gleich |einfach |wirklich )*(?:tun|machen)(?=$|[.,;!?])|\b(?:konnte|will|werde) (?:\w+ )?(?:einfach |jetzt )?(?:springen|loslassen)\b/,
      /\b(?:lo voy a hacer|voy a hacerlo|lo hago|lo hare)(?=$|[.,;!?]| (?:hoy|esta noche|ahora|manana|cuando))|\b(?:podria|puedo|quiero) (?:hacerlo|saltar|soltarme)(?=$|[.,;!?]| (?:ahora|ya|y)\b)/,
      /\b(?:je vais le faire|je le (?:fais|ferai))(?=$|[.,;!?]| (?:ce soir|cette nuit|maintenant|demain|apres|quand))|\bje (?:pourrais|peux|veux) (?:vraiment |juste )?(?:le faire|sauter|lacher)(?=$|[.,;!?]| (?:maintenant|la|et)\b)/,
      /\b(?:vou fazer isso|vou faze-lo|faco isso|vou fazer)(?=$|[.,;!?]| (?:hoje|esta noite|agora|amanha|quando|depois))|\b(?:poderia|podia|posso|quero) (?:fazer isso|faze-lo|pular|saltar|me soltar)(?=$|[.,;!?]| (?:agora|ja|e)\b)/,
    ],
  },
  drawn: {
    is: [
      /\bthought (?:\w+,? )?how easy\b|\bhow easy it would be\b|\bit would be (?:so |that )?easy(?=$|[.,;!?]| to (?:just )?(?:jump|step|let go|lean|take|swallow))|\bit would (?:only |just )?take (?:like |about )?(?:\w+ ){0,2}seconds?\b|\bi keep (?:going (?:in|back|out) there|looking (?:at it|down|over))\b|\bi (?:haven't|didn't) (?:told|tell) any(?:one|body)(?: that| this)?(?=$|[.,;!?])|\bi don't know if i want to (?:go (?:in|home|on|back)|live|be here|stay)\b|\bdon't want to be here(?: either)?(?=$|[.,;!?]| and)/,
      /\b(?:wie leicht es (?:ware|ginge)|es ware so (?:leicht|einfach)|zum ersten mal (?:seit \w+ )?ruhig|nur ein schritt|niemandem (?:davon )?(?:erzahlt|gesagt))\b/,
      /\b(?:que facil seria|seria tan facil|solo un paso|un segundo y ya|no se lo he dicho a nadie)\b/,
      /\b(?:comme (?:ce|ca) serait facile|ce serait (?:si|tellement) (?:facile|simple)|juste un pas|je ne l'ai dit a personne|je l'ai dit a personne)\b/,
      /\b(?:como seria facil|seria tao facil|so um passo|nao contei (?:pra|para|a) ninguem)\b/,
    ],
  },
  goodbye: {
    is: [
      /\b(?:signed|sealed|finished|wrote|written|addressed) (?:both|all|all three|all four|two|three) (?:of )?(?:the |my )?(?:letters|notes|envelopes)\b|\bfor when (?:she|he|they)(?:'s|'re| is| are) older\b|\b(?:life insurance|the policy)\b[^.!?]{0,60}\b(?:pays? out|covers it)\b|\bafter i finish the letter\b/,
      /\b(?:beide|alle|die) briefe (?:sind )?(?:fertig|geschrieben|unterschrieben)\b|\b(?:unterlagen|passworter|versicherung)\b[^.!?]{0,80}\bdamit (?:sie|er|meine \w+|mein \w+) sich (?:zurecht|zurechtfindet|auskennt)/,
      /\b(?:firme|escribi|he escrito|he firmado) (?:las dos|ambas|todas las) cartas\b|\bseguro de vida\b[^.!?]{0,40}\bpaga\b/,
      /\bj'ai (?:signe|ecrit|fini) les (?:deux |trois )?lettres\b|\bassurance(?:-| )vie\b[^.!?]{0,40}\bpaie\b/,
      /\b(?:assinei|escrevi|terminei) (?:as duas|todas as|ambas as) cartas\b|\bseguro de vida\b[^.!?]{0,40}\bcobre\b/,
    ],
    unless:
      /\b(?:landlord|bank|council|tax|lawyer|solicitor|christmas|santa|resign\w*|reference|vermieter|finanzamt|kundigung|banco|trabajo|impots|proprietaire|patrao|emprego)\b/,
  },
  unsafe: {
    is: [
      /\bi(?:'?m| am) not (?:really |feeling )?safe(?=$|[.,;!?]| (?:no|right now|tonight|if that|alone|by myself|on my own)\b)|\bi don't feel safe (?:with myself|alone with myself)\b/,
      /\bich bin (?:gerade |heute |jetzt )?nicht (?:mehr )?(?:sicher vor mir(?: selbst)?|in sicherheit)\b|\bnein,? (?:ich bin )?nicht in sicherheit\b/,
      /\bno estoy a salvo(?=$|[.,;!?]| (?:de mi|conmigo|ahora|sol[ao]))/,
      /\bje (?:ne )?suis pas en securite(?=$|[.,;!?]| (?:avec moi|seule?|la|maintenant)\b)/,
      /\bnao estou (?:em seguranca|segur[ao] comigo|a salvo)(?=$|[.,;!?]| (?:comigo|agora|sozinh[ao])?\b)/,
    ],
  },
  harm: {
    is: [
      /\bi(?:'ve)? (?:just |kind of |kinda )?(?:did|done) it again\b|\bi (?:just )?cut (?:it|them|too deep|deeper)\b|\bcut (?:my ?self|my (?:own )?(?:arms?|legs?|thighs?|wrists?))\b/,
      /\b(?:habe?|hab) (?:es|mich) (?:gerade |eben )?(?:wieder )?(?:getan|gemacht|geschnitten|geritzt)\b|\bzu tief geschnitten\b/,
      /\b(?:lo (?:hice|he hecho) (?:otra vez|de nuevo)|me (?:he cortado|corte)(?: demasiado| muy)?(?: hondo| profundo)?)\b/,
      /\bje l'ai (?:encore |re)?(?:refait|fait encore)\b|\bje me suis (?:encore )?coupee?\b|\bj'ai recommence\b/,
      /\b(?:fiz (?:isso )?de novo|fiz outra vez|(?:eu )?me cortei|cortei fundo)\b/,
    ],
    unless:
      /\b(?:accident\w*|cook\w*|kitchen|chopp\w*|slic\w*|shav\w*|fence|glass|tin|knife slipped|finger|thumb|hair|nails?|kuche|zwiebel\w*|finger|rasier\w*|versehen|cocin\w*|cebolla|dedo|afeit\w*|cuisin\w*|oignons?|doigt|ras\w*|cozinh\w*|cebola|depil\w*)\b/,
  },
  bleeding: {
    is: [
      /\b(?:bleed\w*|blood|it|cut)\b[^.!?]{0,30}\b(?:won't|doesn't|isn't|not) (?:\w+ )?(?:stop\w*|clot\w*)\b[^.!?]{0,50}\b(?:towel|sock|tissues?|bandage|press\w*|blood|bleed\w*)\b|\b(?:bleed\w*|blood)\b[^.!?]{0,40}\b(?:won't|doesn't|isn't|not) (?:\w+ )?stop\w*\b|\bbleeding (?:a lot|loads|so much|through|everywhere|badly)\b|\bsoak(?:ed|ing) through\b/,
      /\b(?:blut\w*|es)\b[^.!?]{0,40}\b(?:hort|lasst sich) (?:\w+ )?nicht (?:mehr )?(?:auf|stillen)\b[^.!?]{0,40}(?:blut|handtuch|$)|\bblutet (?:so |total |ganz )?(?:stark|viel|durch)\b/,
      /\b(?:no (?:deja|para) de sangrar|sangra mucho|la sangre no para|no se me para la sangre)\b/,
      /\b(?:(?:ca|le sang) (?:n')?arrete pas de (?:saigner|couler)|(?:ca )?saigne (?:beaucoup|trop|encore)|le sang (?:ne )?s'arrete pas)\b/,
      /\b(?:nao para de sangrar|(?:o )?sangue nao para|sangrando muito|ta sangrando muito)\b/,
    ],
    unless: /\b(?:nose\w*|period|gums?|tooth|teeth|dentist|nase\w*|zahn\w*|nariz|diente|nez|dents?|dente)\b/,
  },
  threat: {
    is: [
      /\b(?:he|my (?:husband|boyfriend|bf|partner|ex|dad|father|stepdad|stepfather|fiance|brother))(?:'s| is|'ll| will)? ?(?:going to |gonna |actually |really )*kill me\b(?! (?:for|over|with|lol|haha|when (?:he|she) (?:sees|finds|hears) (?:the|my)))/,
      /\b(?:er|mein (?:mann|freund|ex|vater|stiefvater)) (?:\w+ )?bringt mich (?:noch |wirklich )?um\b|\bbringt er mich um\b/,
      /\b(?:el|mi (?:marido|esposo|novio|ex|pareja|padre|padrastro)) me (?:va a matar|mata)\b|\bme (?:va a matar|mata) si (?:lo )?(?:ve|lee|se entera)\b/,
      /\b(?:il|mon (?:mari|copain|mec|ex|pere|beau-pere|compagnon)) va me tuer\b/,
      /\b(?:ele|meu (?:marido|namorado|ex|pai|padrasto|companheiro)) (?:vai me matar|me mata|mata-me)\b/,
    ],
    unless:
      /\b(?:late|bill|receipt|spent|spend\w*|shopp\w*|dent\w*|scratch\w*|mess|carpet|homework|grades?|forgot|anniversary|game|deadline|lol|haha|rechnung|lachen|witz|factura|gast\w*|risa|facture|rire|conta|rir)\b/,
  },
  fear: {
    is: [
      /\b(?:scared|terrified|afraid|frightened|shouting|yelling|drunk|in the hall|coming (?:in|up|home now)|on the stairs|at the (?:gate|door)|get rid of this|put this away|hits? me|hurts? me|hit the wall|door in|hide this)\b/,
      /\b(?:angst|schreit|brullt|betrunken|kommt (?:gerade )?(?:rein|hoch)|schlagt|an der tur|im flur)\b/,
      /\b(?:miedo|gritando|borrach[oa]|ya (?:viene|entra|llego)|en la puerta|me pega|esconder)\b/,
      /\b(?:peur|crie|hurle|ivre|bourre|il (?:arrive|rentre|entre)|a la porte|me frappe|cacher)\b/,
      /\b(?:medo|gritando|bebad[oa]|ta (?:chegando|entrando)|chegou|na porta|me bate|esconder)\b/,
    ],
  },
};

/** So many sentences may lie between two marks that are read together. */
export const MARKS_APART = 5;

/** Marks that show danger: alone, or two close to each other. */
export const MARKED: readonly (Finding & { marks: readonly Mark[] })[] = [
  ...(['means', 'place'] as const).flatMap((mark) => [
    { level: 'crisis' as const, kind: 'suicide' as const, marks: [mark, 'intent'] as const },
    { level: 'crisis' as const, kind: 'suicide' as const, marks: [mark, 'unsafe'] as const },
    { level: 'concern' as const, kind: 'suicide' as const, marks: [mark, 'drawn'] as const },
    { level: 'concern' as const, kind: 'suicide' as const, marks: [mark, 'goodbye'] as const },
  ]),
  { level: 'crisis', kind: 'suicide', marks: ['goodbye', 'unsafe'] },
  { level: 'concern', kind: 'suicide', marks: ['goodbye', 'intent'] },
  { level: 'concern', kind: 'suicide', marks: ['unsafe'] },
  { level: 'crisis', kind: 'self_harm', marks: ['harm', 'bleeding'] },
  { level: 'crisis', kind: 'violence', marks: ['threat', 'fear'] },
];
