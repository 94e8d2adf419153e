import type { CareKind } from '@inkwell/contracts/constants';
import { freshOrOldestStep } from './lines.ts';
import { isAccompanied, isInCare, isMeansOutOfReach } from './helped.ts';
import { KINDS_BY_OTHERS } from './other.ts';
import { plain } from './plain.ts';
import type { CareAnswers } from './prose/care-answers.ts';
import type { CareProse, CareStep } from './prose/care-prose.ts';
import type { CareReplyRequest } from './reply-request.ts';
import { isSafer } from './safer.ts';
import { STEP_NAMES } from './step-names.ts';
import { anyOf, isAlone, namesMeans, isSomebodyNear, isSoon, meansIn } from './told.ts';

/** Of so many of the latest messages it is read what the person has said already. */
const MESSAGES_READ_FOR_ANSWERS = 8;
/** Who is near is of this moment. */
const MESSAGES_READ_FOR_COMPANY = 2;

/** In any of these words a step's answer is in the talk already; by the step's name. In lower case, without accents. */
const STEP_ANSWER_WORDS: Readonly<Record<string, RegExp>> = {
  'any.food': /\b(?:ate|eaten|dinner|gegessen|comi|mange|jantei)\b/,
  'any.alcohol':
    /\b(?:whisk(?:e)?ys?|beers?|wine|vodka|drunk|drinking|bier|wein|schnaps|getrunken|cerveza|vino|bebi|biere|vin|bu|cerveja|vinho)\b/,
  'self_harm.wound':
    /\b(?:bleed\w*|towel|weep\w*|not deep|plaster|stitches|blut\w*|wunde|sangr\w*|herida|saign\w*|plaie|ferida)\b/,
  'self_harm.bleeding': /\b(?:(?:not|isn'?t|isnt|stopped) bleeding|it'?s? stopped|blutet nicht|no sangra)\b/,
  'eating.faint':
    /\b(?:dizzy|faint\w*|passed out|heart|schwindlig|ohnmacht|herz|mareo|desmay\w*|corazon|vertige|evanoui\w*|c(?:œ|oe)ur|tontura|desmai\w*|coracao)\b/,
  'eating.known':
    /\b(?:never told any\w*|nobody knows|no ?one knows|told nobody|niemand weiss|nadie lo sabe|personne ne (?:le )?sait|ninguem sabe)\b/,
  'psychosis.sleep':
    /\b(?:slept|awake|sleep|schlaf\w*|geschlafen|wach|dormi\w*|despiert\w*|dorm\w*|reveille\w*|acordad\w*)\b/,
  'violence.unwatched':
    /\b(?:(?:he|she)(?:'s| is) (?:at|out|away|asleep)|won'?t be (?:home|back)|not home|until (?:nine|ten|\d)|er ist (?:weg|nicht da|bei|arbeiten)|(?:el )?no esta|esta (?:fuera|trabajando)|il n'est pas la|il est (?:au|parti)|ele (?:nao esta|saiu|esta (?:fora|no trabalho)))\b/,
  'violence.injury':
    /\b(?:not hurt|bruise\w*|a mark on|broken|blue flecken?|verletzt|prellung|moreton\w*|herid\w*|bleus?|blesse\w*|roxo|machucad\w*)\b/,
  'violence.moment': /\b(?:i could (?:ring|call)|from the library|from work|anrufen konnte|podria llamar)\b/,
};

/** That the means, or the day, were told in other words than their names. In lower case, without accents. */
const MEANS_READY = anyOf(
  /\b(?:right here|on the (?:desk|table|bench|bed)|everything'?s? (?:is )?ready|all ready|within reach|next to me|by my hand|i (?:have|had|made|know) (?:a|the|my) plan|wrote (?:down )?(?:what|the) day|it'?s tonight|took (?:something|it) home|in my (?:hand|drawer|bag|pocket|tea tin|tin)|in the tin)\b/,
  /\b(?:liegt (?:hier|vor mir|neben mir|bereit)|alles (?:ist )?(?:bereit|vorbereitet)|in reichweite|habe? (?:einen|den) plan|im handschuhfach)\b/,
  /\b(?:(?:esta|lo tengo|l[oa]s tengo) (?:aqui|listo|al lado)|todo (?:esta )?(?:listo|preparado)|tengo (?:un|el) plan)\b/,
  /\b(?:(?:c'est|il est|elle est|ils sont) (?:juste )?(?:la|pret|a cote)|tout est pret|j'ai (?:un|le) plan)\b/,
  /\b(?:(?:esta|estao) (?:aqui|pront\w+|do lado)|tudo (?:esta )?pronto|tenho (?:um|o) plano)\b/,
);
const isMeansReady = (text: string): boolean => namesMeans(text) || MEANS_READY.test(plain(text));

/** What is asked by whoever looks after a body. */
const BODY_STEPS: readonly string[] = [
  'self_harm.wound',
  'self_harm.bleeding',
  'self_harm.treated',
  'eating.faint',
  'eating.drink',
  'violence.injury',
  'any.hospital',
];

const isPersonNear = (text: string): boolean => isSomebodyNear(text) || isSafer(text) || isAccompanied(text);

/** What a person does not need to be asked: it is in their own words already, or does not fit them. */
function isStepAnswered(name: string, own: readonly string[]): boolean {
  const near = own.slice(-MESSAGES_READ_FOR_COMPANY);
  if (BODY_STEPS.includes(name) && near.some(isInCare)) return true;
  switch (name) {
    case 'any.near':
    case 'psychosis.company':
      return near.some((text) => isAlone(text) || isPersonNear(text));
    case 'any.company':
      return near.some(isPersonNear);
    case 'suicide.plan':
      return own.some(isMeansReady);
    case 'suicide.close':
      return own.some((text) => isMeansReady(text) && isSoon(text));
    case 'suicide.distance':
      // A place is left, and a car is not driven: that has steps of its own.
      return (
        meansIn(own) === 'place' ||
        meansIn(own) === 'vehicle' ||
        near.some((text) => isSafer(text) || isMeansOutOfReach(text))
      );
    default:
      return STEP_ANSWER_WORDS[name]?.test(plain(own.join('\n'))) ?? false;
  }
}

/** What is asked once nobody is in danger at this minute. */
const STEPS_AFTER_DANGER: ReadonlySet<string> = new Set([
  'suicide.plan',
  'suicide.close',
  'suicide.before',
  'suicide.die-or-stop',
  'suicide.holds',
  'any.hour',
  'any.practice',
  'any.food',
  'any.alcohol',
  'any.night',
  'any.evening',
  'any.senses',
  'any.first-line',
  'any.tomorrow',
]);

/** What was told already, and may need a doctor: which signs do is said in place of the question. */
const DOCTOR_SIGN_STEPS: Readonly<Record<string, 'wound' | 'weak'>> = {
  'self_harm.wound': 'wound',
  'eating.faint': 'weak',
};

function openStepsOf(
  kind: 'any' | CareKind,
  { prose, answers }: { prose: CareProse; answers: CareAnswers },
  own: readonly string[],
  only: (name: string) => boolean,
): CareStep[] {
  return prose.steps[kind].flatMap((step, index) => {
    const name = `${kind}.${STEP_NAMES[kind][index] ?? ''}`;
    if (!only(name)) return [];
    if (!isStepAnswered(name, own)) return [step];
    const instead = DOCTOR_SIGN_STEPS[name];
    return instead === undefined ? [] : answers.follow[instead];
  });
}

/** After so many steps of a kind a safety plan is offered to write, or the one that is there to look at; else after all. */
const STEPS_BEFORE_PLAN: Partial<Record<CareKind, { write: number; look: number }>> = {
  suicide: { write: 3, look: 1 },
  self_harm: { write: 3, look: 1 },
};

/** The next thing to do: what fits the kind first, then one of the people they named, then what fits everybody. */
export function nextStep(
  { care, own, said }: CareReplyRequest,
  { prose, answers, isInDanger }: { prose: CareProse; answers: CareAnswers; isInDanger: boolean },
): CareStep {
  const told = own.slice(-MESSAGES_READ_FOR_ANSWERS);
  const person = KINDS_BY_OTHERS.includes(care.kind) ? null : lastNamedPerson(own, prose);
  const tell =
    person === null ? [] : prose.tell.map((text) => ({ text: text.replaceAll('{person}', person) }));
  const only = (name: string) => !isInDanger || !STEPS_AFTER_DANGER.has(name);
  const ofKind = openStepsOf(care.kind, { prose, answers }, told, only);
  const general = openStepsOf('any', { prose, answers }, told, only);
  const steps: CareStep[] = [
    ...(isInDanger ? firstStepInDanger(care.kind, told, prose, answers) : []),
    ...distanceSteps(care.kind, told, answers),
    ...(isInDanger ? ofKind : withPlanStep(care, ofKind, prose)),
    // Once in a conversation.
    ...(tell.some(({ text }) => said.includes(text)) ? [] : tell.slice(0, 1)),
    ...general,
    ...tell,
  ];
  return freshOrOldestStep(steps, said);
}

/** Who may hurt somebody is led away from people, not to a door. */
function firstStepInDanger(
  kind: CareKind,
  told: readonly string[],
  prose: CareProse,
  answers: CareAnswers,
): CareStep[] {
  if (kind === 'harm_to_others') return prose.steps.harm_to_others.slice(0, 2);
  if (kind !== 'psychosis') return companyStep(told, prose, answers);
  return prose.steps.psychosis.filter((_, index) => STEP_NAMES.psychosis[index] === 'voice');
}

/** Whoever is in danger now is led to a person first: to the one they told of, by telephone, or asked who is near. */
function companyStep(told: readonly string[], { steps }: CareProse, { follow }: CareAnswers): CareStep[] {
  const now = told.slice(-MESSAGES_READ_FOR_COMPANY);
  if (now.some(isSomebodyNear)) return [...follow.go];
  if (now.some(isAlone)) return [...follow.ring];
  return now.some(isPersonNear) ? [] : steps.any.slice(0, 1);
}

function distanceSteps(kind: CareKind, told: readonly string[], { away }: CareAnswers): CareStep[] {
  if (kind !== 'suicide' || told.slice(-MESSAGES_READ_FOR_COMPANY).some((text) => isSafer(text))) return [];
  const means = meansIn(told);
  return means === 'place' || means === 'vehicle' ? [away[means]] : [];
}

function withPlanStep(
  { kind, hasPlan = false }: CareReplyRequest['care'],
  steps: readonly CareStep[],
  { plan, steps: all }: CareProse,
): CareStep[] {
  const offer = hasPlan ? 'look' : 'write';
  // Somebody who is hurt at home may not want to leave one where it can be found.
  if (kind === 'violence' && offer === 'write') return [...steps];
  const before = STEPS_BEFORE_PLAN[kind]?.[offer] ?? all[kind].length;
  const left = all[kind].slice(0, before).filter((step) => steps.includes(step));
  return steps.toSpliced(left.length, 0, plan[offer]);
}

/** What is told of somebody who is no longer alive. In lower case, without accents. */
const DEATH_WORDS =
  "(?: \\w+)?(?:(?:'s|s)? (?:been )?(?:dead|gone|passed|died)|,? who (?:died|passed)| (?:died|passed|was|were|sat|had|kept|used to|never owed|killed|ist (?:tot|gestorben)|starb|lebt nicht mehr|war|hatte|murio|fallecio|era|tenia|est mort|est decede|etait|avait|morreu|faleceu|tinha))|'?s (?:funeral|grave|ashes|desk|old|watch)";

/** Whoever is dead, or is told of as somebody who was, can be told nothing. */
function isDead(person: string, own: readonly string[]): boolean {
  const gone = new RegExp(
    `\\b${person}${DEATH_WORDS}\\b|\\b(?:late|dead) ${person}\\b|\\b(?:when|since|lost|buried) (?:my |our )?${person}\\b(?: died| passed|,|\\.|$)`,
  );
  return own.some((text) => gone.test(plain(text)));
}

/** The person they named last, in the companion's words; null where there is none. */
function lastNamedPerson(own: readonly string[], { person, people }: CareProse): string | null {
  for (const text of own.toReversed()) {
    const named = [...plain(text).matchAll(new RegExp(person, 'g'))].at(-1)?.groups?.['person'];
    const words = named === undefined ? undefined : people[named];
    if (named !== undefined && words !== undefined && !isDead(named, own)) return words;
  }
  return null;
}
