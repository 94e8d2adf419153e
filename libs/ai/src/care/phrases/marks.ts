import type { Finding } from '../finding.ts';
import { INJURED_BY_CHANCE } from './injured-by-chance.ts';
import type { MarkPattern } from './mark-pattern.ts';
import { BODY_MARKS, type BodyMark } from './marks-of-body.ts';
import { PLAN_MARKS, type PlanMark } from './marks-of-plans.ts';
import { VOICE_MARKS, type VoiceMark } from './marks-of-voices.ts';

/** What alone is no sign, or a lesser one, and shows danger close to another mark: means on a table, and 'tonight'. */
export type Mark =
  | 'means'
  | 'place'
  | 'been'
  | 'intent'
  | 'drawn'
  | 'goodbye'
  | 'papers'
  | 'unsafe'
  | 'harm'
  | 'harmed'
  | 'repeat'
  | 'bleeding'
  | 'threat'
  | 'fear'
  | PlanMark
  | BodyMark
  | VoiceMark;

const MEANS_WORDS =
  '(?:gun|pistol|revolver|rifle|shotgun|noose|rope|potassium|insulin|morphine|fentanyl|pills|tablets|meds|paracetamol|ibuprofens?|ativan|lorazepam|xanax|valium|diazepam|benzos|oxy(?:codone)?)';
const AT_HAND_WORDS =
  "(?:(?:on|in|under|beside|next to|by|near|out of|from) (?:the|my|his|dad's|a) (?:\\w+ )?(?:work ?bench|bench|table|desk|bed|bedside|nightstand|bag|backpack|rucksack|handbag|pocket|car|truck|garage|lap|drawer|counter|floor|hand|seat|glove ?box|safe|cabinet|pyxis|cupboard|shed|boot|trunk)|loaded|within reach|right here|with me|in here|in my room|in front of me)";
const HIGH_PLACES =
  '(?:ledge|window ?sill|window|bridge|overpass|railings?|rails?|tracks|platform|cliffs?|roof|rooftop|balcony|parapet|multi[- ]?storey|edge(?! of (?:something|a new|my|tears|town|the (?:village|city|town|forest|field|sea)))|viaduct)';
const SOON_WORDS =
  '(?:tonight|today|right now|now|tomorrow|this (?:evening|morning|weekend)|in (?:an|half an|\\w+) (?:hours?|minutes?)|after i finish|before they|(?:when|once) (?:they|he|she|everyone|everybody|nobody))';
const NOT_NEGATED = "(?<!not |never |n't )";
/** An accident, or what is cut for looks. */
const NOT_BY_ONESELF = new RegExp(
  `${INJURED_BY_CHANCE.source}|\\b(?:sun|beach|pool|squats|workout|hair|nails?|haare?|pelo|cheveux|cabelo|horno|forno|soleil|herd|ofen)\\b`,
);
/** What people do at high places for pleasure or for work. */
const LEISURE_AT_HEIGHTS =
  /\b(?:climbing|roped?|belay\w*|harness|bungee|abseil\w*|swim\w*|div(?:e|ing)|fish\w*|photos?|sunset|paint\w*|scaffold\w*|pigeons?|plants?|commut\w*|suitcases?|luggage|(?:with|over|having) (?:a|my|the|our) (?:\w+ )?(?:coffee|tea|breakfast|book|novel|ice cream|picnic|lunch)|kletter\w*|bungee|foto\w*|angel\w*|streich\w*|escalad\w*|pesc\w*|pint\w*|escalade|peche|peindre|peins|escalando)\b/;

export const MARKS: Record<Mark, MarkPattern> = {
  ...PLAN_MARKS,
  ...BODY_MARKS,
  ...VOICE_MARKS,
  means: {
    is: [
      new RegExp(
        `\\b${MEANS_WORDS}\\b[^.!?]{0,40}\\b${AT_HAND_WORDS}\\b|\\b(?:pulling|pulled|holding|hid|stole|pocketed|kept|still have) (?:the |some |a |my )?${MEANS_WORDS}\\b`,
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
        `\\b(?:(?<!\\bwas )(?:sitting|standing)|sat|sit|stood|stand|i'?m|i've (?:just )?been|i am|am|climbed|leaning|went up|go(?:ing)? (?:back )?up)\\b(?: \\w+){0,4} (?:on|onto|over|at|by|near|beside|next to) (?:the|a|this|my) (?:\\w+ ){0,3}${HIGH_PLACES}\\b|\\b(?:window|balcony)\\b[^.!?]{0,60}\\b(?:(?:wide )?open|opens|right there)\\b|\\b(?:(?:\\d*(?:1st|2nd|3rd|\\dth))|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top) floor\\b[^.!?]{0,60}\\b(?:window|balcony|ledge|roof)\\b`,
      ),
      /\b(?:steh|stehe|sitz|sitze|bin|lehne)\b[^.!?]{0,30}\b(?:(?:auf|an|am|im|neben|uber) (?:der|dem|einer|einem|offenen)? ?(?:\w+ )?(?:brucke|dach|gelander|fensterbrett|fenstersims|fenster|balkon|balkongelander|abgrund|bahnsteigkante|bahnsteig|gleise?n?|klippe))\b|\bfenster\b[^.!?]{0,20}\b(?:ist|steht) (?:\w+ )?offen\b/,
      /\b(?:estoy|sentad[ao]|parad[ao]|de pie|subid[ao])\b[^.!?]{0,30}\b(?:en|sobre|junto a|al borde de|al lado de) (?:el|la|las|un|una)? ?(?:\w+ )?(?:puente|cornisa|azotea|tejado|balcon|barandilla|baranda|ventana|vias|anden|acantilado|borde)\b|\bventana\b[^.!?]{0,20}\babierta\b/,
      /\b(?:je suis|assise?|debout|perchee?|appuyee?)\b[^.!?]{0,30}\b(?:sur|au|a|pres de|a cote de|contre) ?(?:le|la|les|l'|un|une|du|de la)? ?(?:\w+ )?(?:pont|rebord|toit|balcon|rambarde|parapet|fenetre|voies|rails|quai|falaise|bord)\b|\bfenetre\b[^.!?]{0,20}\bouverte\b/,
      /\b(?:estou|to|tou|sentad[ao]|em pe|parad[ao])\b[^.!?]{0,30}\b(?:na|no|em cima da|em cima do|perto da|a beira d[ao]|ao lado da) (?:\w+ ){0,2}(?:ponte|parapeito|telhado|varanda|janela|beirada|beira|laje|viaduto|trilhos|plataforma|precipicio|borda)\b|\bjanela\b[^.!?]{0,20}\baberta\b/,
    ],
    unless: LEISURE_AT_HEIGHTS,
  },
  /** Somebody was at such a place before: nothing with a resolve, which may be about anything. */
  been: {
    is: [
      new RegExp(
        `\\bi was(?: \\w+){0,4} (?:on|onto|over|at|by|near|beside|next to) (?:the|a|this|my) (?:\\w+ ){0,3}${HIGH_PLACES}\\b`,
      ),
    ],
    unless: LEISURE_AT_HEIGHTS,
  },
  intent: {
    is: [
      new RegExp(
        `\\bi(?:'?m| am|'ll| will)?(?: (?!not|never|won't|don't)\\w+){0,2} (?:do|doing) it(?: again)? ${SOON_WORDS}\\b|\\b${NOT_NEGATED}(?:going to|gonna|about to|ready to|want to|wanna|could(?: actually| really)?|might) (?:do it(?: again)?|jump|step off|let go)(?=$|[.,;!?]| (?:and|but|before|now)\\b)|\\bthink i (?:actually|really|honestly) could(?=$|[.,;!?])`,
      ),
      /\b(?:mache?|tue?) (?:ich )?es (?:wieder |nochmal |noch mal )?(?:heute|jetzt|gleich|morgen)\b|\b(?:heute(?: abend| nacht)?|jetzt|gleich) (?:mache?|tue?) ich es\b|\b(?:ich )?(?:werde|will|konnte|kann) (?:\w+ )?es (?:heute |abend |nacht |jetzt |gleich |einfach |wirklich |wieder |nochmal )*(?:tun|machen)(?=$|[.,;!?])|\b(?:konnte|will|werde) (?:\w+ )?(?:einfach |jetzt )?(?:springen|loslassen)\b/,
      /\b(?:lo voy a hacer|voy a hacerlo|voy a volver a hacerlo|lo hago|lo hare)(?: otra vez| de nuevo)?(?=$|[.,;!?]| (?:hoy|esta noche|ahora|manana|cuando))|\b(?:podria|puedo|quiero) (?:hacerlo|saltar|soltarme)(?=$|[.,;!?]| (?:ahora|ya|y)\b)/,
      /\b(?:je vais (?:le (?:re)?faire|recommencer)|je le (?:re)?(?:fais|ferai))(?=$|[.,;!?]| (?:ce soir|cette nuit|maintenant|demain|apres|quand))|\bje (?:pourrais|peux|veux) (?:vraiment |juste )?(?:le faire|sauter|lacher)(?=$|[.,;!?]| (?:maintenant|la|et)\b)/,
      /\b(?:vou fazer isso|vou faze-lo|faco isso|vou fazer)(?: de novo| outra vez)?(?=$|[.,;!?]| (?:hoje|esta noite|agora|amanha|quando|depois))|\b(?:poderia|podia|posso|quero) (?:fazer isso|faze-lo|pular|saltar|me soltar)(?=$|[.,;!?]| (?:agora|ja|e)\b)/,
    ],
  },
  drawn: {
    is: [
      /\bthought (?:\w+,? )?how easy\b|\b(?:thought|thinking) (?:about )?how (?:it would|it'd|that would) be so (?:quick|quiet|easy|fast)\b|\bthought about (?:just )?not (?:coming off|turning|stopping|braking)\b|\bwent up there to see\b|\bgo back up(?=$|[.,;!?])|\bhow easy it would be\b|\bit would be (?:so |that )?easy(?=$|[.,;!?]| to (?:just )?(?:jump|step|let go|lean|take|swallow))|\bit would (?:only |just )?take (?:like |about )?(?:\w+ ){0,2}seconds?\b|\bi keep (?:going (?:in|back|out) there|looking (?:at it|down|over))\b|\bi (?:haven't|didn't) (?:told|tell) any(?:one|body)(?: that| this)?(?=$|[.,;!?])|\bi don't know if i want to (?:go (?:in|home|on|back)|live|be here|stay)\b|\bdon't want to be here(?: either)?(?=$|[.,;!?]| and)/,
      /\b(?:wie leicht es (?:ware|ginge)|wie still es (?:\w+ ){1,4}ist|wird mir ganz leicht|bruckenpfeiler gezahlt|es ware so (?:leicht|einfach)|zum ersten mal (?:seit \w+ )?ruhig|nur ein schritt|niemandem (?:davon )?(?:erzahlt|gesagt))\b/,
      /\b(?:que facil seria|seria tan facil|solo un paso|un segundo y ya|no se lo he dicho a nadie)\b/,
      /\b(?:comme (?:ce|ca) serait facile|ce serait (?:si|tellement) (?:facile|simple)|juste un pas|je ne l'ai dit a personne|je l'ai dit a personne)\b/,
      /\b(?:como seria facil|seria tao facil|so um passo|nao contei (?:pra|para|a) ninguem)\b/,
    ],
  },
  goodbye: {
    is: [
      /\b(?:signed|sealed|finished|wrote|written|addressed) (?:both|all|all three|all four|two|three) (?:of )?(?:the |my )?(?:letters|notes|envelopes)\b|\bfor when (?:she|he|they)(?:'s|'re| is| are) older\b|\b(?:life insurance|the policy)\b[^.!?]{0,60}\b(?:pays? out|covers it)\b|\bafter i finish the letter\b|\b(?:cards|letters|presents) for (?:(?:all )?(?:their|his|her|the)|every) (?:\w+ )?birthdays?\b[^.!?]{0,25}\b(?:all the way|until|up to|till)\b|\b(?:wrote|written|typed) (?:\w+ ){1,3}(?:a )?(?:text|message|note|letter)\b[^.!?]{0,30}\bsorry\b[^.!?]{0,20}\bfor (?:all of it|everything|all this|what i)\b|\bnotes app\b[^.!?]{0,20}\bletter\b|\bletter\b[^.!?]{0,40}\bin my notes\b|\bits? mostly to \w+(?=$|[.,;!?])|\b(?:gave|given|giving) away my (?!old|clothes|books to)\w+\b|\b(?:gave|given|found (?:a )?(?:new )?(?:home|place) for) (?:the|my) (?:dog|cat)(?=$|[.,;!?]| to\b| because| so\b)|\blast (?:hug|time) (?:they|she|he|i)(?:'ll| will) (?:get|see|hear)\b/,
      /\b(?:beide|alle|die) briefe (?:sind )?(?:fertig|geschrieben|unterschrieben)\b|\b(?:unterlagen|passworter|versicherung)\b[^.!?]{0,80}\bdamit (?:sie|er|meine \w+|mein \w+) sich (?:zurecht|zurechtfindet|auskennt)|\blebensversicherung (?:lauft|ist) auf (?:die|den|meine|meinen)\b|\bhinschreiben,? wem (?:\w+ ){1,3}gehort\b|\bgehort (?:dem|der|den) \w+,? wenn (?:er|sie) (?:achtzehn|18|gross|erwachsen)\b/,
      /\b(?:firme|escribi|he escrito|he firmado) (?:las dos|ambas|todas las) cartas\b|\bseguro de vida\b[^.!?]{0,40}\bpaga\b/,
      /\bj'ai (?:signe|ecrit|fini) les (?:deux |trois )?lettres\b|\bassurance(?:-| )vie\b[^.!?]{0,40}\bpaie\b/,
      /\b(?:assinei|escrevi|terminei) (?:as duas|todas as|ambas as) cartas\b|\bseguro de vida\b[^.!?]{0,40}\bcobre\b/,
    ],
    unless:
      /\b(?:landlord|bank|council|tax|lawyer|solicitor|notary|hr|job|contract|lease|offer|recruiter|christmas|santa|resign\w*|reference|vermieter|finanzamt|kundigung|banco|trabajo|impots|proprietaire|patrao|emprego)\b/,
  },
  /** What is left in order: people do so for a move, or for old age. */
  papers: {
    is: [
      /\b(?:wrote|written|writing) (?:down )?all (?:the|my|our) passwords\b|\b(?:my|the) affairs (?:are )?in order\b|\b(?:sorted|organi[sz]ed|paid for|planned) (?:out )?(?:all )?my (?:own )?(?:funeral|will|life insurance)\b|\benvelope\b[^.!?]{0,60}\b(?:title|passwords?|deeds?|keys|will|insurance)\b|\b(?:passwords?|title|deeds?|will|insurance)\b[^.!?]{0,60}\b(?:where (?:she|he|they)(?:'d| would|'ll| will)|so (?:she|he|they)) (?:see|find|finds|knows?)\b/,
    ],
    unless: /\b(?:landlord|bank|tax|solicitor|lawyer|notary|wifi|moving|move|holiday)\b/,
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
      /\bi(?:'ve)? (?:just |kind of |kinda )?(?:did|done) it again\b|\bi (?:just )?cut (?:it|them|too deep|deeper)\b|\bi did it, i did the \w+|\bcut (?:my ?self|my (?:own )?(?:arms?|legs?|thighs?|wrists?))\b/,
      /\b(?:habe?|hab) (?:es|mich) (?:gerade |eben )?(?:wieder )?(?:getan|gemacht|geschnitten|geritzt)\b|\bzu tief geschnitten\b/,
      /\b(?:lo (?:hice|he hecho) (?:otra vez|de nuevo)|me (?:he cortado|corte)(?: demasiado| muy)?(?: hondo| profundo)?)\b/,
      /\bje l'ai (?:encore |re)?(?:refait|fait encore)\b|\bje me suis (?:encore )?coupee?\b|\bj'ai recommence\b/,
      /\b(?:fiz (?:isso )?de novo|fiz outra vez|(?:eu )?me cortei|cortei fundo)\b/,
    ],
    unless: NOT_BY_ONESELF,
  },
  /** Told of before: alone it is for the phrases. */
  harmed: {
    is: [
      /\b(?:cut|cutting) my ?self\b|\bburn(?:ed|t) my ?self\b(?=.*\b(?:lighter|cigarettes?|match|candle|on purpose|again|deliberately)\b)|\bself[- ]?harm(?:ed|ing)?\b|\bhurt my ?self on purpose\b|\b(?:cut|burn(?:ed|t)) my (?:own )?(?:arms?|legs?|thighs?|wrists?)\b/,
      /\b(?:mich|mir)\b[^.!?]{0,40}\b(?:geritzt|geschnitten|selbst verletzt|absichtlich verbrannt)\b|\bselbstverletz\w*/,
      /\bme (?:he cortado|corte|queme|autolesione)\b|\bautolesion\w*/,
      /\bje me suis (?:\w+ )?(?:coupee?|scarifiee?|brulee?)\b|\bautomutil\w*/,
      /\b(?:me cortei|me queimei|me machuquei de proposito)\b|\bautomutil\w*/,
    ],
    unless: NOT_BY_ONESELF,
  },
  /** To be done once more. */
  repeat: {
    is: [
      /\b(?:going to|gonna|about to|want to|wanna|i'?ll|might|will) (?:\w+ )?do it again\b/,
      /\b(?:ich (?:werde|will|mochte|muss)|(?:werde|will) ich)\b[^.!?]{0,30}\b(?:wieder|nochmal|noch mal) (?:tun|machen)\b/,
      /\b(?:lo voy a hacer|voy a hacerlo|lo hare) (?:otra vez|de nuevo)\b|\bvoy a volver a hacerlo\b/,
      /\bje vais (?:le refaire|recommencer)\b|\bje le refer(?:ai|ais)\b/,
      /\b(?:vou fazer(?: isso)?) (?:de novo|outra vez)\b/,
    ],
  },
  bleeding: {
    is: [
      /\b(?:bleed\w*|blood|it|cut)\b[^.!?]{0,30}\b(?:won't|doesn't|isn't|not) (?:\w+ )?(?:stop\w*|clot\w*)\b[^.!?]{0,50}\b(?:towel|sock|tissues?|bandage|press\w*|blood|bleed\w*)\b|\b(?:bleed\w*|blood)\b[^.!?]{0,40}\b(?:won't|doesn't|isn't|not) (?:\w+ )?stop\w*\b|\bbleeding (?:a lot|loads|so much|through|everywhere|badly)\b|\bsoak(?:ed|ing) through\b|\b(?:sock|towel|bandage|tissues?|sleeve)(?:'s| is| has|s)? (?:\w+ )?(?:gone|come|bled) (?:through|thru)\b|\b(?:got|put|have) (?:a|another) (?:sock|towel) on it\b|\bstill bleeding\b/,
      /\b(?:blut\w*|es)\b[^.!?]{0,40}\b(?:hort|lasst sich) (?:\w+ )?nicht (?:mehr )?(?:auf|stillen)\b[^.!?]{0,40}(?:blut|handtuch|$)|\bblutet (?:so |total |ganz )?(?:stark|viel|durch)\b/,
      /\b(?:no (?:deja|para) de sangrar|sangra mucho|la sangre no para|no se me para la sangre)\b/,
      /\b(?:(?:ca|le sang) (?:n')?arrete pas de (?:saigner|couler)|(?:ca )?saigne (?:beaucoup|trop|encore)|le sang (?:ne )?s'arrete pas)\b/,
      /\b(?:nao para de sangrar|(?:o )?sangue nao para|sangrando muito|ta sangrando muito)\b/,
    ],
    unless: new RegExp(
      `${INJURED_BY_CHANCE.source}|\\b(?:nose\\w*|period|gums?|tooth|teeth|dentist|nase\\w*|zahn\\w*|nariz|diente|nez|dents?|dente)\\b`,
    ),
  },
  threat: {
    is: [
      /\b(?:he|my (?:husband|boyfriend|bf|partner|ex|dad|father|stepdad|stepfather|fiance|brother))(?:'s| is|'ll| will)? ?(?:going to |gonna |actually |really )*kill me\b(?! (?:for|over|with|lol|haha|when (?:he|she) (?:sees|finds|hears) (?:the|my))\b)/,
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
export const MAX_SENTENCES_BETWEEN_MARKS = 5;

/** Marks that show danger: alone, or two close to each other; with a third of another meaning none. */
export const DANGEROUS_MARKS: readonly (Finding & { marks: readonly Mark[]; unless?: Mark })[] = [
  ...(['means', 'place'] as const).flatMap((mark) => [
    { level: 'crisis' as const, kind: 'suicide' as const, marks: [mark, 'intent'] as const },
    { level: 'crisis' as const, kind: 'suicide' as const, marks: [mark, 'unsafe'] as const },
    { level: 'concern' as const, kind: 'suicide' as const, marks: [mark, 'drawn'] as const },
    { level: 'concern' as const, kind: 'suicide' as const, marks: [mark, 'goodbye'] as const },
  ]),
  { level: 'concern', kind: 'suicide', marks: ['means', 'decided'], unless: 'elsewhere' },
  { level: 'concern', kind: 'suicide', marks: ['place', 'decided'], unless: 'elsewhere' },
  { level: 'concern', kind: 'suicide', marks: ['been', 'drawn'] },
  { level: 'crisis', kind: 'suicide', marks: ['been', 'unsafe'] },
  { level: 'crisis', kind: 'suicide', marks: ['papers', 'unsafe'] },
  { level: 'crisis', kind: 'suicide', marks: ['goodbye', 'unsafe'] },
  { level: 'concern', kind: 'suicide', marks: ['goodbye', 'intent'] },
  { level: 'concern', kind: 'suicide', marks: ['unsafe'] },
  { level: 'crisis', kind: 'self_harm', marks: ['harm', 'bleeding'] },
  { level: 'crisis', kind: 'self_harm', marks: ['harmed', 'repeat'], unless: 'chance' },
  { level: 'concern', kind: 'self_harm', marks: ['harmed', 'intent'], unless: 'chance' },
  { level: 'crisis', kind: 'violence', marks: ['threat', 'fear'] },
  ...(
    [
      ['means', 'end'],
      ['means', 'burden'],
      ['means', 'unasked'],
      ['place', 'end'],
      ['place', 'burden'],
      ['been', 'end'],
      ['been', 'burden'],
      ['drawn', 'burden'],
      ['drawn', 'end'],
      ['goodbye', 'decided'],
      ['goodbye', 'burden'],
      ['goodbye', 'end'],
      ['goodbye', 'drawn'],
      ['papers', 'burden'],
      ['papers', 'end'],
      ['papers', 'drawn'],
      ['goodbye', 'unasked'],
      ['burden', 'decided'],
      ['burden', 'end'],
      ['end', 'decided'],
      ['end', 'unasked'],
    ] as const
  ).map((marks) => ({ level: 'concern' as const, kind: 'suicide' as const, marks })),
  // A blade of one's own is no accident, whatever else happened that day.
  { level: 'crisis', kind: 'self_harm', marks: ['blade', 'bleeding'] },
  { level: 'concern', kind: 'self_harm', marks: ['blade', 'hidden'] },
  { level: 'concern', kind: 'self_harm', marks: ['blade', 'wound'] },
  { level: 'concern', kind: 'self_harm', marks: ['blade', 'harm'] },
  { level: 'crisis', kind: 'self_harm', marks: ['tool', 'bleeding'], unless: 'chance' },
  ...(
    [
      ['tool', 'hidden'],
      ['tool', 'wound'],
      ['hidden', 'wound'],
      ['wound', 'bleeding'],
      ['tool', 'harm'],
    ] as const
  ).map((marks) => ({
    level: 'concern' as const,
    kind: 'self_harm' as const,
    marks,
    unless: 'chance' as const,
  })),
  ...(
    [
      ['after', 'ate'],
      ['purge', 'weight'],
      ['purge', 'weak'],
      ['weight', 'weak'],
    ] as const
  ).map((marks) => ({ level: 'concern' as const, kind: 'eating' as const, marks })),
  { level: 'crisis', kind: 'psychosis', marks: ['voice', 'weapon'] },
  { level: 'crisis', kind: 'psychosis', marks: ['voice', 'target'] },
  { level: 'crisis', kind: 'psychosis', marks: ['voice', 'urged'] },
  { level: 'crisis', kind: 'harm_to_others', marks: ['armed', 'target'] },
  { level: 'crisis', kind: 'harm_to_others', marks: ['weapon', 'target', 'intent'] },
  { level: 'concern', kind: 'harm_to_others', marks: ['weapon', 'target'] },
];
