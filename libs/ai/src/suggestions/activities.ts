import type { ActivityKind } from './kinds.ts';
import type { LanguagePatterns } from './languages/words.ts';

/** What people do for themselves and with others, and how each is suggested. */

export interface Activity {
  kind: ActivityKind;
  /** How a wish for it begins, its small words left out. */
  begins: RegExp;
  /** Where the words of the wish make no title. */
  title: string;
  /** How long it takes where nothing is said, in minutes. */
  minutes: number;
  description: string;
  benefit: string;
}

const PERSON = `(?:(?:a|an|my|the|our|some|old|good|best|dear|new|couple of|few) )*(?:friends?|sister|brother|mother|mum|mom|father|dad|parents|family|grandma|grandmother|grandpa|aunt|uncle|cousin|partner|husband|wife|boyfriend|girlfriend|daughter|son|kids|neighbou?rs?|colleagues?|people|somebody|someone|\\p{Lu}\\p{Ll}+)`;

/** Whom one sees, and not for company. */
const PRACTITIONERS = `(?:(?:the|my|an?) )?(?:dentist|doctor|gp|therapist|psychologist|vet|physio|optician|lawyer|hairdresser|barber)\\b`;

/** The first that fits counts. */
const ACTIVITIES: readonly Activity[] = [
  {
    kind: 'meal',
    begins: /^(?:lunch|dinner|supper|breakfast|brunch)\b/iu,
    title: 'A meal together',
    minutes: 60,
    description: 'A meal without hurry.',
    benefit: 'Time at a table with somebody makes a day warmer.',
  },
  {
    kind: 'social',
    begins: /^(?:(?:a |some )?(?:coffee|tea|drinks?|cake)\b(?= (?:with|at|together|date))|coffee date\b)/iu,
    title: 'Coffee together',
    minutes: 60,
    description: 'An hour to hear how the other is.',
    benefit: 'Being with people who are dear to you lightens what is heavy.',
  },
  {
    kind: 'call',
    begins: new RegExp(
      `^(?:call|phone|ring|facetime|video ?call|text|write to|message)(?: up)? ${PERSON}|^(?:a )?(?:phone |video )?call (?:with|to) ${PERSON}`,
      'u',
    ),
    title: 'Call a friend',
    minutes: 30,
    description: 'A call, without something else beside it.',
    benefit: 'A familiar voice does good, to both of you.',
  },
  {
    kind: 'social',
    begins: new RegExp(
      `^(?:meet(?: up)?(?: with)?|(?:see|visit)(?! ${PRACTITIONERS})|invite|catch up with|hang out with|go out with|spend (?:some |more )?time with|time with|get together with|a date with|(?:a )?game night|games? with|(?:something|anything) social|(?:a )?social \\p{L}+) ?(?:${PERSON})?`,
      'u',
    ),
    title: 'Time with a friend',
    minutes: 90,
    description: 'Time with somebody you like.',
    benefit: 'Being with people who are dear to you lightens what is heavy.',
  },
  {
    kind: 'exercise',
    begins:
      /^(?:(?:physical |regular |light |gentle |short |long |daily |morning |evening |yoga |gym |home )*(?:exercis(?:e|ing)|work-?outs?|work(?:ing)? out)|(?:the )?gym\b|yoga|pilates|runs?\b|running|jog(?:ging)?|swim(?:ming)?\b|(?:short |long |daily |evening |morning )*walks?\b|walking|hik(?:e|ing)|stretch(?:ing)?|cycl(?:e|ing)|(?:bike|bicycle) rides?|danc(?:e|ing)|train(?:ing)? (?=for|at|with))/iu,
    title: 'Exercise',
    minutes: 45,
    description: 'Movement at your own pace.',
    benefit: 'Moving the body often clears the head and eases tension.',
  },
  {
    kind: 'meditate',
    begins:
      /^(?:meditat(?:e|ing|ion)|(?:a )?(?:guided |short |morning |evening )*meditation|breathing exercises?|mindfulness)\b/iu,
    title: 'Meditate',
    minutes: 15,
    description: 'A quiet place, and nothing to reach.',
    benefit: 'A few quiet minutes make what comes after them calmer.',
  },
  {
    kind: 'read',
    begins: /^read(?:ing)?\b/iu,
    title: 'Read',
    minutes: 30,
    description: 'A book, a light, and the phone in another room.',
    benefit: 'Reading takes the mind somewhere else for a while.',
  },
  {
    kind: 'rest',
    begins:
      /^(?:rest(?:ing)?\b|relax(?:ing|ation)?\b|unwind(?:ing)?\b|nap\b|(?:a )?(?:long |hot |warm )*bath\b|lie down\b|wind down\b|recharge\b|(?:a )?(?:real |proper )?(?:break|pause)\b|nothing\b|(?:a )?massage\b|(?:a )?spa\b|sit (?:down )?(?:in the garden|on the bench|outside))/iu,
    title: 'Rest',
    minutes: 30,
    description: 'Time with nothing to do in it.',
    benefit: 'Rest that is planned is rest that happens.',
  },
  {
    kind: 'creative',
    begins:
      /^(?:creative|something creative|be creative|draw(?:ing)?|paint(?:ing)?|sketch(?:ing)?|knit(?:ting)?|crochet(?:ing)?|sew(?:ing)?|craft(?:s|ing)?|pottery|sing(?:ing)?|write|writing|journal(?:ing)?|photograph(?:y|s)?|art\b|make (?:some )?(?:art|music|something)|(?:practi[sc]e|play) (?:the |my )?(?:piano|guitar|violin|cello|flute|drums|music)|(?:go to |visit |see )?(?:the |an |a )?(?:new )?(?:art |modern art )?(?:museum|gallery|exhibition|concert|theatre|art class)|(?:an? )?(?:creative|art|drawing|painting|pottery|writing) (?:\p{L}+))\b/iu,
    title: 'Something creative',
    minutes: 60,
    description: 'Time to make something, for nobody but you.',
    benefit: 'Making something with your hands or words is a joy of its own.',
  },
  {
    kind: 'trait',
    begins: /^be(?:come)? (?:(?:a (?:bit|little) )?more )?social\b/iu,
    title: 'Time with a friend',
    minutes: 90,
    description: 'Time with somebody you like.',
    benefit: 'Being with people who are dear to you lightens what is heavy.',
  },
];

/** The activity that a phrase begins with. */
export function activityIn(phrase: string, { activities }: LanguagePatterns): Activity | undefined {
  const lowered = phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (activities.length === 0) return ACTIVITIES.find(({ begins }) => begins.test(lowered));
  const kind = activities.find(([, begins]) => begins.test(lowered))?.[0];
  return ACTIVITIES.find((activity) => activity.kind === kind);
}

/** Something else that was given a day or an hour. */
export const TASK_ACTIVITY: Activity = {
  kind: 'task',
  begins: /^/,
  title: 'What you planned',
  minutes: 30,
  description: 'As you planned it.',
  benefit: 'What has its hour need not be carried in the head.',
};

/** The usual lengths of meals, in minutes, and when they begin. */
export const MEAL_TIMES: Record<string, { at: number; minutes: number }> = {
  breakfast: { at: 510, minutes: 45 },
  brunch: { at: 660, minutes: 90 },
  lunch: { at: 750, minutes: 60 },
  dinner: { at: 1_140, minutes: 90 },
  supper: { at: 1_140, minutes: 90 },
};
