import type { Kind, Lines } from '../lines.ts';

export type Proud = Kind & { lines: Lines };

/** The word somebody is proud of, or wants to be. */
export const PROUD: readonly Proud[] = [
  {
    id: 'people',
    about:
      /\b(?:mother\w*|mom|mum|father\w*|dad|parent\w*|daughter|son|child\w*|kids?|family|sister|brother|wife|husband|friends?(?:hips?)?|grand\w+|marriage|boys|girls|team)\b/i,
    lines: [
      'There is another person in that word. Pride like that is not yours alone, and it mostly shows in ordinary places, like the kitchen and the car.',
      'That word has someone on the other end of it. If you have not told them lately, do. It is often assumed and seldom said.',
      'It shows what you measure yourself by: being there for someone. Keep that in mind when you look at the plans on this page.',
    ],
  },
  {
    id: 'strength',
    about:
      /\b(?:strong\w*|strength|resilien\w*|warrior|surviv\w*|tough\w*|endur\w*|unstoppable|unbreakable|fighter|power\w*|perseveran\w*|persist\w*|persever\w*|tenac\w*|grit|determin\w*)\b/i,
    lines: [
      'Nobody picks that word without a reason. Let it include the days when being strong meant sitting down.',
      'You have come through something to get to that word. You do not need to prove it again.',
      'If you can claim this word, you have carried a lot. It may be time to ask which of it is still yours to carry.',
    ],
  },
  {
    id: 'courage',
    about: /\b(?:brav\w*|courag\w*|bold\w*|fearless\w*|daring|confiden\w*|adventur\w*)\b/i,
    lines: [
      'Bravery is best kept small and in use. You will need it for a letter, a phone call, a raised hand.',
      'It does not mean the fear is gone. It means that you go anyway, and most days that is decided in under a minute.',
      'Courage often comes with cold hands. When you notice them, you may be in the right place.',
    ],
  },
  {
    id: 'peace',
    about:
      /\b(?:peace\w*|calm\w*|seren\w*|balanc\w*|steady|steadi\w*|ground\w*|patien\w*|still\w*|gentle\w*|soft\w*|quiet\w*|ease|present|presence|content\w*|stab\w*)\b/i,
    lines: [
      'It is a quiet word, so louder ones tend to drown it out. Give it a place where that cannot happen: a chair, a walk, the first few minutes of the day.',
      'You do not arrive at a word like this once. You come back to it many times a day, and the coming back is what you can be proud of.',
      'Someone who has this steadies other people without anyone noticing. Make sure you get some of it too.',
    ],
  },
  {
    id: 'freedom',
    about:
      /\b(?:free\w*|independen\w*|liberat\w*|unapologetic\w*|wild\w*|self[- ]?(?:made|reliant|sufficient)|autonom\w*|sovereign\w*)\b/i,
    lines: [
      'There is a door in that word. Which one did you go through, or which one do you want to? And what will you do on the other side on an ordinary Monday?',
      'It is good to stand on your own feet, as long as it does not turn into a rule. You can lean on someone now and then and still keep the word.',
    ],
  },
  {
    id: 'heart',
    about:
      /\b(?:kind\w*|lov(?:e|ing)\b|caring|compassion\w*|generos\w*|generous|warm\w*|empath\w*|heart\w*|helpful\w*|giving|loyal\w*|thoughtful\w*|humble|humility|faith\w*|blessed|god)\b/i,
    lines: [
      'You mostly see this word in other people: a face that brightens, a message they kept. You will rarely see all of what it does.',
      'There is nothing soft about it when you do it every day. It needs rest as much as any other strength, and some of it should go to you.',
      'Nobody gives out medals for that, and it is what people are remembered for. Save a bit of it for yourself.',
    ],
  },
  {
    id: 'growth',
    about:
      /\b(?:grow\w*|becom\w*|evol\w*|bloom\w*|chang\w*|transform\w*|learn\w*|progress\w*|journey|curio\w*|open\w*|rebirth|heal\w*|recover\w*|sober\w*|hope\w*)\b/i,
    lines: [
      'That is a word about moving. It does not say where you are, only that you are not where you were. Put a date on it and read it again in a year.',
      'It is a modest kind of pride, because it admits there was a before. Write down a line or two about that, for the days when nothing seems to move.',
    ],
  },
  {
    id: 'truth',
    about:
      /\b(?:authentic\w*|real|honest\w*|true|truth\w*|integrity|genuine\w*|me|myself|self|unique|original|reliab\w*|trust\w*|responsib\w*|wis(?:e|dom))\b/i,
    lines: [
      'It sounds simple and is hard to keep, because it gets tested in small ways: a polite yes, a number rounded up, a laugh at a joke that was not funny.',
      'You can tell when this word is true: what you say and what you think are the same thing. You will notice a gap sooner than anyone.',
    ],
  },
  {
    id: 'joy',
    about:
      /\b(?:joy\w*|happ\w*|radian\w*|bright\w*|shin\w*|light|playful\w*|fun\w*|humou?r|gratitude|grateful\w*|alive|vibran\w*|beaut\w*|glow\w*|smil\w*)\b/i,
    lines: [
      'A bright word takes as much looking after as a serious one. Make room for it in your week before the useful things fill it up.',
      'Not everyone would be proud of that, and it is good to see. It is also catching, so watch what happens to the people around you.',
    ],
  },
  {
    id: 'making',
    about:
      /\b(?:artist|pianist|guitarist|novelist|scientist|therapist|musician|physician|journalist|activist|specialist|stylist|dentist|author|writer|founder|creator|maker|teacher|nurse|doctor|builder|leader|dancer|singer|painter|mentor|healer|poet|runner|designer|engineer|lawyer|chef|owner|creativ\w*|coach|pilot|athlete|professor|photographer)\b/i,
    lines: [
      'You named something you do rather than something you are. That makes it practical: on any given day you can ask whether you did it, and ten minutes count as a yes.',
      'You earn a word like that by doing the work for a while without telling anyone. Then one day it is simply what you are.',
      'Nobody gave you that title. On slow days, take it literally, and do one small thing that someone like that would do.',
    ],
  },
  {
    id: 'deed',
    about:
      /\b(?:novel|book|degree|career|business|graduat\w*|work|job|home|house|garden|art|music|project|company|marathon|school|diploma|phd)\b/i,
    lines: [
      'You named something that exists because you kept going. Nobody can argue with it, and that is more than you can say of most opinions.',
      'Something you have already done is good company for something you have not. What do you know now that you did not know when you started it?',
    ],
  },
  {
    id: 'success',
    about:
      /\b(?:success\w*|accomplish\w*|achiev\w*|win\w*|disciplin\w*|consisten\w*|hard ?work\w*|hustl\w*|ambiti\w*|driven|dedicat\w*|rich|wealth\w*|excellen\w*|smart|intelligen\w*|focus\w*|capable|competen\w*|effort|dilig\w*)\b/i,
    lines: [
      'It is a word about results, and results take their time. Until they come, find a small piece of effort you can count.',
      'Make sure the yardstick is your own. If you can say when it would be enough, this word will serve you well.',
    ],
  },
  {
    id: 'enough',
    about:
      /\b(?:enough|worth\w*|whole|complete|loved|accept\w*|proud|valid|seen|deserv\w*|beautiful|loveable|lovable|self[- ]love|dignity|respect\w*)\b/i,
    lines: [
      'That word does not ask for anything more. It may be the one that changes the most, because plans made from it are made without hurry.',
      'You do not get there by doing more. You can remember it in the middle of what you are doing, any time you like.',
    ],
  },
];

export const ANY_PROUD: { lines: Lines } = {
  lines: [
    'You do not have to live up to it. Every small thing you do in its direction makes it a bit more familiar.',
    'You know what it stands for, and nobody else has to. Put it somewhere you will come across it by chance: inside a cupboard door, on the first page of a notebook.',
    'Say it once, slowly, and notice whether it feels close or far away. Either is a fine place to start.',
    'One word can hold a lot. If you ever want to unpack it, start with the day when it first felt right.',
    'It could be the title of something. The chapters are ordinary days, and today is one of them.',
    'People are often proud of what could easily have gone another way. Some day, write down how it nearly did.',
  ],
};

export const PROUD_OPENINGS: Lines = [
  'When you were asked for one word, you gave {word}.',
  'The last thing you wrote down was {word}.',
  'Your proud word is {word}.',
  'Of all the words there are, you chose {word}.',
  'That leaves the word itself: {word}.',
  'You could only pick one word, and you picked {word}.',
  'And then there is your word: {word}.',
];

export const PROUD_CLOSINGS: Lines = [
  'When you have to choose between two good things this year, ask which one is closer to that word.',
  'Write it at the top of the page when you start, and then leave it alone.',
  'Look at it again in a year and see whether it has grown, shrunk or changed its meaning. Any of those would be worth knowing.',
  'Keep it for bad afternoons. It will not necessarily cheer you up, but it will remind you of what was true on better ones.',
  'Put it next to the feeling you named. They both come from you.',
  'You do not have to do anything with it today. It is enough that you chose it.',
  'If you forget everything else on this page, remember that you wrote that.',
  'Ask someone who loves you to guess it. You may get a second word that way.',
];

/** What stands for {aim} where a target names several things. */
export const SEVERAL_AIMS = 'what you set out to do';

/** {aim} is a noun phrase. */
export const PROUD_AND_AIM: Lines = [
  'It does not depend on {aim}. You bring it with you.',
  'Keep it in sight while you are busy with {aim}.',
  '{aim} may add something to it, but you do not have to wait for that.',
  'You had it before you ever thought of {aim}, and you will have it if the plan changes.',
  'On the way to {aim} there will be weeks when this word is all you have to show, and those weeks count.',
  'If {aim} takes longer than a year, the word does not get any smaller.',
  'Whatever happens with {aim}, you already have this much.',
  'Come back to it whenever {aim} gets hard.',
];
