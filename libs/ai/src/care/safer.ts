import type { CareKind } from '@inkwell/contracts/constants';
import { plain } from './plain.ts';
import { readByRules } from './rules.ts';
import { anyOf, PORTABLE_MEANS, namesMeans, isSoon, isUnsafe, DANGEROUS_PLACE } from './told.ts';

/** Kinds in which to be near a person is no distance from the danger. */
const KINDS_FROM_PEOPLE: readonly CareKind[] = ['psychosis', 'harm_to_others'];

const PERSON_WORDS = anyOf(
  /(?:he|she|they|988|samaritans|someone|somebody|my (?:\w+ )?(?:flat ?mate|room ?mate|housemate|neighbou?r|wife|husband|partner|boyfriend|girlfriend|mum|mom|mam|dad|mother|father|brother|sister|parents|son|daughter|friends?|gran|nan|aunt|uncle|cousin))/,
).source;
const RELATION_GERMAN =
  '(?:frau|mann|mutter|mama|papa|vater|bruder|schwester|freund(?:in)?|nachbar(?:in)?|oma|opa|eltern|tante|partner(?:in)?)';
const RELATION_SPANISH =
  '(?:mujer|marido|madre|padre|mama|papa|herman[oa]|amig[oa]|vecin[oa]|novi[oa]|pareja|abuel[oa]|ti[oa]|hij[oa]|companer[oa])';
const RELATION_FRENCH =
  '(?:femme|mari|mere|pere|frere|s(?:œ|oe)ur|ami|amie|voisine?|copine|copain|coloc|tante|oncle|fils|fille)';
const RELATION_PORTUGUESE =
  '(?:mulher|marido|mae|pai|irmao?|amig[oa]|vizinh[oa]|namorad[oa]|avo|ti[oa]|filh[oa]|colega)';

/** The thing, or where it lies: of a door that is locked nobody knows whom it keeps out. */
const MEANS_SOURCE = `(?:${PORTABLE_MEANS.source})`;
const MEANS_OR_CONTAINER = `(?:${MEANS_SOURCE}|\\b(?:drawer|cabinet|cupboard|safe|box|schublade|schrank|cajon|armario|tiroir|placard|gaveta)\\b)`;

/** That the thing is put away, or somebody else has it; read together with the thing's name. */
const MEANS_PUT_AWAY = anyOf(
  new RegExp(
    `\\b(?:locked|gave|handed|threw(?! up)|flushed|binned|got rid of) (?:\\w+ ){0,4}?${MEANS_OR_CONTAINER}`,
  ),
  new RegExp(
    `\\b(?:put|moved|took|taken) (?:\\w+ ){0,3}?${MEANS_SOURCE} (?:away(?! in my\\b)|back to|in(?:to)? the (?:bin|trash)|out of (?:reach|here|the (?:house|flat|room)))`,
  ),
  new RegExp(
    `\\b(?:\\w+ has|\\w+'s got|(?:he|she|they|my \\w+(?: \\w+)?) (?:took|have|got)) (?:\\w+ ){0,3}?${MEANS_SOURCE}(?! (?:in|at|under|on) (?:the|his|her|their|a|that|my)\\b)`,
  ),
  new RegExp(
    `${MEANS_OR_CONTAINER} (?:\\w+ ){0,4}?(?:weggeschlossen|weggesperrt|weggeworfen|weggegeben|abgegeben|gegeben)\\b`,
  ),
  new RegExp(
    `\\b(?:tire|di|entregue|guarde|cerre|jete|donne|enferme|joguei|dei|entreguei|tranquei|guardei) (?:\\w+ ){0,3}?${MEANS_OR_CONTAINER}`,
  ),
);
/** That a place is left. */
const PLACE_LEFT = new RegExp(
  `\\b(?:off|away from|down from|back from|left|weg vo[nm]|runter vo[nm]|lejos del?|me aleje del?|me baje del?|loin d[eu]|descendue? d[eu]|longe d[aoe]|me afastei d[aoe]|desci d[aoe]) (?:the |that |der |dem |la |l')?(?:${DANGEROUS_PLACE.source})`,
);

/** That somebody has moved away from it, or has called. */
const MOVED_AWAY = anyOf(
  MEANS_PUT_AWAY,
  PLACE_LEFT,
  /\b(?:got down|climbed down|i'?m (?:back )?down (?:from|off|on the (?:ground|floor))|i'?m at (?:a&e|the hospital|the er)|i(?:'ve| have)? (?:called|rang|rung|texted)(?! (?:in sick|off\b|it a\b|work\b|every(?:one|body)\b))|(?:i (?:have )?|i've )gave (?:it|them) to|gave (?:it|them) to (?:him|her|them)|i'?m safe (?:now|ok)|safer than (?:i was|before)|locked (?:it|them) (?:away|up)|i gave \w+ (?:my|the) keys?|(?!he|she)\w{2,}(?:'s got| has| got) my keys|(?:put|threw) (?:it|them) (?:away(?! in my\b)|in the (?:\w+ )?bin)|threw (?:it|them) out|(?:flushed|binned) (?:it|them|everything)|told (?:him|her|them|my \w+) (?:a bit|everything))\b|^(?:yeah,? |yes,? )?(?:it'?s )?safer\b/,
  /\b(?:bin (?:runter|weg davon|in der notaufnahme)|habe? (?:\w+ ){0,2}(?:angerufen|es (?:ihm|ihr) gegeben)|bin jetzt (?:sicher(?!,? dass)|in sicherheit)|(?:es|ihn|sie) (?:\w+ )?(?:weggeschlossen|weggesperrt|eingeschlossen|weggeworfen)|schlussel (?:abgegeben|hat jetzt))\b/,
  /\b(?:ya baje|me aleje|he llamado|llame|se l[oa]s? di|estoy a salvo|l[oa]s? guarde (?:con|bajo) llave|l[oa]s? tire|le di las llaves)\b/,
  /\b(?:je suis (?:redescendue?|descendue?(?! (?:sur|dans|aux?|a la)\b)|aux urgences|en securite)|j'ai appele|je l(?:'|es )ai (?:jetee?s?|donnee?s?|mise?s? sous cle)|donne les cles)\b/,
  /\b(?:desci(?! (?:para|pra|nos?|nas?|aos?|ate)\b)|me afastei|liguei|(?<!me )entreguei|estou (?:a salvo|em seguranca)|joguei fora|dei as chaves)\b/,
);

/** That somebody is with a person, or will be. What is 'with me' may be the gun: it takes a person. */
const IS_WITH_PERSON = anyOf(
  /\b(?:i(?:'ve| have)? (?:just )?knocked(?! (?:him|her|them|it|over|out|back|down))|hugged me|(?:he|she|they)(?:'s| is|s|'re| are)? (?:here now|coming over|on (?:his|her|their) way)|(?:she|they)(?:'s|'re| is| are)? pulling in|we'?re at the doors?)\b/,
  /\bi'?m in (?:his|her|(?!this\b)\w+'?s) room\b/,
  new RegExp(
    `\\bi'?m (?:(?:standing|sitting|outside|downstairs|here|now|back) ){0,3}with (?:him|her|them|${PERSON_WORDS}|(?!(?:me|you|my|the|an?|this|that|these|it|no|nobody|nothing|all|only|some\\w*|so|what|just)\\b)[a-z]+)\\b`,
  ),
  new RegExp(`\\b${PERSON_WORDS}\\b(?:(?!\\b(?:i|not|never|no)\\b|n't)[^.,;!?]){0,30}\\bwith me\\b`),
  /\b(?!(?:it|that|this|there|what|nobody|noone|nothing|one|everything|which|who|voice|voices|god|death|devil|dog|cat|pain)\b)[a-z]+(?:'s| is) (?:(?:here|now|still|sitting|on) ){0,2}with me\b/,
  new RegExp(
    `\\b(?:bin bei (?:ihm|ihr|ihnen|meine[rmn] ${RELATION_GERMAN})|habe? geklopft|(?:(?<!und )(?:er|sie)|meine? ${RELATION_GERMAN}) ist (?:jetzt )?(?:da|hier|bei mir))\\b`,
  ),
  new RegExp(
    `\\b(?:estoy con (?:el(?! \\w)|ella|mi ${RELATION_SPANISH})|(?:el|ella|mi ${RELATION_SPANISH}) (?:ya )?esta (?:aqui )?conmigo|ya esta conmigo)\\b`,
  ),
  new RegExp(
    `\\b(?:je suis avec (?:lui|elle|m(?:a|on) ${RELATION_FRENCH})|j'ai frappe (?:a|chez)|(?:il|elle|m(?:a|on) ${RELATION_FRENCH}) est (?:la|ici|avec moi))\\b`,
  ),
  new RegExp(
    `\\b(?:estou com (?:ele|ela|(?:a )?(?:minha|meu) ${RELATION_PORTUGUESE})|(?:ele|ela|(?:minha|meu) ${RELATION_PORTUGUESE}) esta (?:aqui|comigo))\\b`,
  ),
);

/** That it is decided all the same, or that what was sent or given away was a farewell. */
export const DECIDED_ANYWAY = anyOf(
  /\b(?:(?:i'?m|i am) (?:just |still |really )?(?:going to|gonna|about to)|i(?:'ll| will)) (?:just |still )?(?:do it|jump|die|kill|end (?:it|this|my)|stab|shoot|hurt|hang|use it|go through with|take (?:them|it|the|all))\b|\b(?:want|wanna|need) (?:to )?(?:die|kill|hurt|stab|shoot|be dead|do it)\b|\bgood ?byes?\b|\bsaid sorry for everything\b|\b(?:texted|wrote|told|called) (?:\w+ ){1,3}(?:it(?:'s| is) over|i loved? (?:them|him|her)|i(?:'m| am) sorry)\b|\bgets? my \w+|\bgave [^.!?]{0,40}\bmy (?:watch|guitar|dog|cat|books|things|stuff|records|rings?|jewel\w*|clothes)\b/,
  /\b(?:ich (?:werde|will) (?:es|mich|ihn|sie) (?:\w+ )?(?:tun|umbringen|toten|machen)|ich (?:springe|mache es|tu es|tue es|bringe? (?:mich|ihn|sie) um)|verabschiedet|abschied\w*|leb wohl)\b/,
  /(?<!\bno )\b(?:(?:lo )?voy a (?:hacerlo|saltar|tirarme|matar\w*|morir\w*)|me voy a (?:matar|tirar|morir)|lo hago|despedi\w*|adios)\b/,
  /\b(?:je vais (?:le faire|sauter|me (?:tuer|jeter)|mourir|(?:le|la) tuer)|adieux?)\b/,
  /(?<!\bnao )\b(?:vou (?:fazer isso|fazer|pular|saltar|morrer|me (?:matar|jogar)|mata-l[oa])|despedi\w*|adeus)\b/,
);

/** 'What now, tonight' asks how the evening goes on, and somebody stays 'tonight'. */
const TIME_WITH_COMPANY =
  /\b(?:what (?:now|next|do i do(?: now)?),?|(?:stay\w*|sleep\w*|over|with me|with (?:him|her|them))(?: here)?) (?:tonight|this evening|until tomorrow|till tomorrow)\b/g;

/** Whether somebody is with a person, as they say. */
export const isWithPerson = (text: string): boolean => IS_WITH_PERSON.test(plain(text));

/** What was not done: 'I never gave him the pills', and what was kept. */
const NOT_DONE_STATEMENT =
  /\b(?:(?:have|has|did|do|is|are|was|can|could|wo|would)n'?t|cannot|not|never|nobody|no ?one|nicht|nie|niemand|kein\w*|no(?= (?:me |te |se |l[eoa]s? )*(?:he|ha|tir|di|guard|cerr|entreg|llam|llev)\w*)|n'\w+|jamais|nao|nunca|ninguem)\b[^.!?;,\n]*|[^.!?;\n]*\bbut i (?:kept|still have)\b[^.!?;\n]*/g;

/**
 * Whether somebody tells that they have moved away from the danger, called, or are with a person. Never where the same
 * message tells of danger: a near time, what is decided, words of a crisis, or a thing that is still at hand.
 */
export function isSafer(text: string, kind?: CareKind): boolean {
  const said = plain(text);
  const done = said.replaceAll(NOT_DONE_STATEMENT, ' ');
  const isTold =
    MOVED_AWAY.test(done) || (!(kind && KINDS_FROM_PEOPLE.includes(kind)) && IS_WITH_PERSON.test(done));
  return isTold && !isUnsafe(text) && !isInDanger(said);
}

function isInDanger(said: string): boolean {
  return (
    DECIDED_ANYWAY.test(said) ||
    isSoon(said.replaceAll(TIME_WITH_COMPANY, ' ')) ||
    namesMeans(said.replaceAll(new RegExp(`${MEANS_PUT_AWAY.source}|${PLACE_LEFT.source}`, 'g'), ' ')) ||
    readByRules(said)?.level === 'crisis'
  );
}
