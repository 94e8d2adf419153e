import type { CareKind } from '@inkwell/contracts/constants';
import { plain } from './plain.ts';
import { withoutQuotations } from './reply-check.ts';

const ASKABLE_KINDS = ['suicide', 'self_harm'] as const satisfies readonly CareKind[];

/** A question to the person that reads so is the direct one, in English, German, Spanish, French and Portuguese. */
const DIRECT_QUESTIONS: Record<(typeof ASKABLE_KINDS)[number], readonly RegExp[]> = {
  suicide: [
    /\b(?:are you (?:\w+ )?(?:thinking (?:about|of)|considering|having (?:any |some )?thoughts (?:about|of))|have you (?:been )?(?:thinking|thought) (?:about|of)|have you (?:been )?(?:having|had) (?:any |some )?thoughts (?:about|of)|do you (?:ever )?(?:think (?:about|of)|have (?:any |some )?thoughts (?:about|of))) (?:suicide|killing yourself|ending (?:your life|it all)|taking your (?:own )?life|not being alive|dying(?! (?:your|it)\b))\b/,
    /\bdo you (?:want|wish) to (?:die|kill yourself|end your life)\b|\bdo you wish you were dead\b|\bare you (?:\w+ )?suicidal\b|\bis suicide on your mind\b/,
    /(?<!\b(?:when|how|where|why|what|which) )\bdo you (?:\w+ )?(?:not want|no longer want|wish not) to (?:live|be alive|be here|wake up|go on living)\b|\bdo you (?:\w+ )?(?:want|wish) (?:to be dead|not to (?:live|be alive|be here|wake up))\b|\bis there (?:a|any) part of you that (?:wants to die|does ?n't want to (?:live|be here|be alive|wake up))\b/,
    /\b(?:did|does|do|has|is there) (?:a|any|some) part of you\b[^?]{0,60}\b(?:suicide|kill(?:ing)? yourself|end(?:ing)? your (?:own )?life|tak(?:e|ing) your (?:own )?life)\b|\b(?:did|do|have|were|are) you\b[^?]{0,40}\bby suicide\b/,
    /(?<!\b(?:when|how|where|why|what|which) )\b(?:do|does|are|have|has|is)\b[^?,]{0,40}\b(?:thoughts?|urges?|wish(?:es)?|ideas?) (?:of|about|to) (?:kill(?:ing)? yourself|end(?:ing)? your (?:own )?life|tak(?:e|ing) your (?:own )?life)\b/,
    /\byou(?: are|'re)? (?:mean|meaning|plan|intend|intending|going|hoping) to (?:die|kill yourself|end (?:your (?:own )?life|it all)|take your (?:own )?life)\b/,
    /\bdu (?:\w+ ){0,3}(?:sterben|dich umbringen|dir das leben nehmen) (?:willst|wolltest|mochtest|wirst)\b/,
    /\b(?:piensas|planeas|vas a|pensabas) (?:morir(?:te)?|matarte|suicidarte|quitarte la vida)\b/,
    /\btu (?:comptes|prevois|voulais|vas) (?:mourir|te tuer|te suicider|mettre fin a (?:ta vie|tes jours))\b/,
    /\b(?:planeja|planejas|pretende|pretendes|vai|vais) (?:morrer|se matar|te matar|tirar a (?:propria|tua|sua) vida)\b/,
    /\b(?:are|were|have) you (?:\w+ )?planning (?:to (?:kill yourself|end your life|take your (?:own )?life)|(?:your|a) suicide)\b/,
    /(?<!\w )(?:haben sie (?:\w+ ){0,2}daran gedacht,? (?:sich umzubringen|sich das leben zu nehmen|zu sterben)|denken sie (?:\w+ )?daran,? (?:sich umzubringen|sich das leben zu nehmen|zu sterben)|denken sie (?:\w+ )?an (?:suizid|selbstmord)|haben sie (?:\w+ )?(?:suizid|selbstmord)gedanken|(?:wollen|mochten) sie (?:sterben|sich umbringen|sich das leben nehmen))\b/,
    /(?<!\w )(?:usted )?(?:alguna vez )?(?:(?:piensa|esta pensando|ha pensado|tiene pensado) (?:en )?(?:el suicidio|suicidarse|matarse|quitarse la vida|acabar con su vida)|quiere (?:usted )?(?:morir(?:se)?|matarse|suicidarse|quitarse la vida))\b/,
    /\b(?:pensez-vous|vous pensez|songez-vous|avez-vous pense) (?:au suicide|a (?:vous tuer|vous suicider|mourir|mettre fin a (?:votre vie|vos jours)))\b|\b(?:voulez-vous|avez-vous envie de) (?:mourir|vous tuer|vous suicider)\b/,
    /\b(?:denkst du (?:\w+ )?daran|hast du (?:\w+ ){0,2}daran gedacht),? (?:dich umzubringen|dir das leben zu nehmen|dein leben zu beenden|zu sterben)\b|\b(?:denkst du (?:\w+ )?an|hast du (?:\w+ )?gedanken an) (?:suizid|selbstmord)\b|\bhast du (?:\w+ )?(?:suizid|selbstmord)gedanken\b|\bhast du (?:\w+ )?gedanken,? (?:dich umzubringen|dir das leben zu nehmen)\b|\b(?:willst|mochtest) du (?:sterben|dich umbringen|dir das leben nehmen)\b/,
    /\b(?:tienes pensamientos de suicidio|pensamientos suicidas)\b|\b(?:piensas|estas pensando|has pensado) en (?:el suicidio|suicidarte|matarte|quitarte la vida|acabar con tu vida)|\bquieres (?:morir(?:te)?|matarte|suicidarte|quitarte la vida)\b/,
    /\b(?:penses-tu|tu penses|songes-tu|tu songes|as-tu pense|tu as pense) (?:au suicide|a (?:te tuer|te suicider|mourir|mettre fin a (?:ta vie|tes jours)))\b|\bas-tu des (?:pensees|idees) suicidaires\b|\b(?:veux-tu|tu veux|as-tu envie de|tu as envie de) (?:mourir|te tuer|te suicider)\b/,
    /\b(?:(?:esta|tem|voce tem|voce esta) )?(?:pensa|pensando|pensado) em (?:suicidio|se matar|te matar|morrer|tirar a (?:propria|tua|sua) vida)\b|\b(?:voce quer|quer|queres) (?:morrer|se matar)\b/,
  ],
  self_harm: [
    /\b(?:have you been|are you(?: (?:still|also))?) (?:hurting|cutting|harming) yourself(?! (?:when|on|while|some|off|short|shaving|with|by)\b)/,
    /\b(?:thinking (?:about|of)|thoughts of) (?:hurting|harming|cutting) yourself\b|\bhave you (?:hurt|harmed|cut) yourself\s*\?/,
    /\b(?:verletzt|ritzt) du dich(?: selbst)?\b|\bdenkst du (?:daran|daruber nach),? dir (?:et)?was anzutun\b|\bhast du dich (?:(?:selbst )?verletzt|geritzt)\b(?! (?:als|beim|bei|weil))/,
    /\b(?:piensas|estas pensando|has pensado) en hacerte dano\b|\bte (?:estas|has estado) (?:haciendo dano|cortando|lastimando)\b/,
    /\btu te (?:fais du mal|coupes|blesses) (?:\w+ )?volontairement\b|\best-ce que tu te fais du mal\b|\b(?:penses-tu|tu penses) a te faire du mal\b/,
    /\b(?:pensando|pensado|pensa) em se machucar\b|\b(?:voce )?(?:esta|tem) se (?:machucado|machucando|cortado|cortando)\b/,
  ],
};

const SUICIDE_WORDS =
  /\b(?:kill(?:ing)? yourself|suicid\w+|end(?:ing)? your (?:own )?life|tak(?:e|ing) your (?:own )?life|umbring\w*|selbstmord\w*|suizid\w*|das leben (?:zu )?nehmen|quitar(?:te|se) la vida|matar(?:te|se)|(?:te|vous) tuer|(?:te|se) matar\w*)\b/;
/** How or when they would, in the same five languages. */
const PLAN_QUESTIONS: readonly RegExp[] = [
  /\b(?:a|the|any) (?:day|date|time|place)\b[^?]{0,20}\b(?:ways?|how|means|methods?|plans?)\b|\ba way of doing it\b|\b(?:how|when|where) you(?: would|['’]d| might) do it\b/,
  /\b(?:thought|thinking|decided|settled|worked out|figured out|planned)\b[^?]{0,20}\b(?:how|when|where)\b(?! (?:they|he|she|we|to (?:tell|say|reach|ask))\b)|\b(?:do|did) you have a (?:plan|method)\b(?! (?:for|to (?:get|stay|keep|talk|tell))\b)/,
  /\bwie du es (?:tun|machen) wurdest\b|\b(?:einen|schon ein(?:en)?) plan\b(?! fur\b)|\bdaruber nachgedacht,? (?:wie|wann)\b|\buberlegt,? (?:wie|wann)\b(?! (?:sie|er|wir)\b)/,
  /\bcomo lo harias\b|\b(?:tienes|hay) (?:ya )?un plan\b(?! para\b)|\bhas pensado (?:en )?(?:como|cuando)\b/,
  /\bcomment tu (?:le |t'y )?(?:ferais|prendrais)\b|\bas-tu (?:deja )?un plan\b(?! pour\b)|\b(?:as-tu|tu as) pense (?:a )?(?:comment|quand|la facon)\b/,
  /\bcomo (?:voce )?(?:o )?faria[s]?\b|\btem (?:ja )?um plano\b(?! para\b)|\b(?:pensou|pensaste) em (?:como|quando)\b/,
];

/** Of its end: a question stands there. */
const MAX_READ_CHARS = 2_000;
const QUESTION = /[^.!?]*\?/g;

const plainEndOf = (reply: string): string => plain(withoutQuotations(reply.slice(-MAX_READ_CHARS)));

/**
 * What a reply of the companion's asks the person directly: a model asks by itself where it sees what no reader has
 * found. Words in quotation marks are for somebody else to say. Null where it asks nothing of the kind.
 */
export function kindAskedInReply(reply: string): CareKind | null {
  const questions = plainEndOf(reply).match(QUESTION) ?? [];
  return (
    ASKABLE_KINDS.find((kind) =>
      questions.some((each) => DIRECT_QUESTIONS[kind].some((pattern) => pattern.test(each))),
    ) ?? null
  );
}

/**
 * Whether a reply names suicide and asks how or when they would: a yes to it is one to suicide, and a no is none, since
 * there may be such thoughts without a plan.
 */
export function asksAboutPlan(reply: string): boolean {
  const text = plainEndOf(reply);
  const last = text.match(QUESTION)?.at(-1) ?? '';
  return SUICIDE_WORDS.test(text) && PLAN_QUESTIONS.some((pattern) => pattern.test(last));
}
