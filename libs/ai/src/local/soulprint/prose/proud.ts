import type { Kind, Lines } from '../lines.ts';

export type Proud = Kind & { lines: Lines };

/** The word somebody is proud of, or wants to be. */
export const PROUD: readonly Proud[] = [
  {
    id: 'people',
    about:
      /\b(?:mother\w*|mom|mum|father\w*|dad|parent\w*|daughter|son|child\w*|kids?|family|sister|brother|wife|husband|friends?(?:hips?)?|grand\w+|marriage|boys|girls|team)\b/i,
    lines: [
      'It is a word with another person in it. Such pride is not owned alone, and it is renewed in kitchens and cars rather than on stages.',
      'A word like that is a relation and has two ends. Tell the other end, if you have not lately; it is often assumed and seldom said.',
      'It shows where your measure lies: with somebody, and not above them. The plans in this text should leave that measure standing.',
    ],
  },
  {
    id: 'strength',
    about:
      /\b(?:strong\w*|strength|resilien\w*|warrior|surviv\w*|tough\w*|endur\w*|unstoppable|unbreakable|fighter|power\w*|perseveran\w*|persist\w*|persever\w*|tenac\w*|grit|determin\w*)\b/i,
    lines: [
      'It is a word with a history; nobody chooses it who has not had to. Let it include the days on which strength meant sitting down.',
      'There is weather in that word, and having come through some. You need no further proof of it, and so need not look for more weather.',
      'Whoever claims this has carried something. It may be the time to ask what, of all that is being carried, is still yours.',
    ],
  },
  {
    id: 'courage',
    about: /\b(?:brav\w*|courag\w*|bold\w*|fearless\w*|daring|confiden\w*|adventur\w*)\b/i,
    lines: [
      'A brave word is best kept small and in use, like a pocket knife. It is there for the letter, the call and the raised hand.',
      'It does not say that fear is gone; it says who sits in front. On most days that is decided within a minute, in the morning.',
      'You can tell this word by its cold hands. When they come, it is near, and you may take them as a sign that you are in the right place.',
    ],
  },
  {
    id: 'peace',
    about:
      /\b(?:peace\w*|calm\w*|seren\w*|balanc\w*|steady|steadi\w*|ground\w*|patien\w*|still\w*|gentle\w*|soft\w*|quiet\w*|ease|present|presence|content\w*|stab\w*)\b/i,
    lines: [
      'It is a quiet word and will be overlooked by louder ones. Give it a place where it is not shouted down: a chair, a walk, the first minutes of the day.',
      'One does not arrive at a word like this; one comes back to it, many times a day. The coming back is what there is to be proud of.',
      'A word of that kind steadies others without being noticed. Take care that it is also used on you.',
    ],
  },
  {
    id: 'freedom',
    about:
      /\b(?:free\w*|independen\w*|liberat\w*|unapologetic\w*|wild\w*|self[- ]?(?:made|reliant|sufficient)|autonom\w*|sovereign\w*)\b/i,
    lines: [
      'This word has a door in it. It is worth knowing which one you went through, or mean to, and what you will do on the other side on a plain Monday.',
      'To stand on one’s own feet is a fine thing and can become a rule. You may lean now and then without losing the word.',
    ],
  },
  {
    id: 'heart',
    about:
      /\b(?:kind\w*|lov(?:e|ing)\b|caring|compassion\w*|generos\w*|generous|warm\w*|empath\w*|heart\w*|helpful\w*|giving|loyal\w*|thoughtful\w*|humble|humility|faith\w*|blessed|god)\b/i,
    lines: [
      'It is a word that is given its meaning by others, in small receipts: a face that clears, a message kept. You will hardly ever see the whole sum.',
      'There is nothing soft about it when it is practised daily. It needs rest as much as any other strength, and it is for you as well.',
      'People seldom get medals for that and are remembered for little else. Let some of it fall on yourself, on the evenings that call for it.',
    ],
  },
  {
    id: 'growth',
    about:
      /\b(?:grow\w*|becom\w*|evol\w*|bloom\w*|chang\w*|transform\w*|learn\w*|progress\w*|journey|curio\w*|open\w*|rebirth|heal\w*|recover\w*|sober\w*|hope\w*)\b/i,
    lines: [
      'A word in motion: it does not say where you are, it says that you are not where you were. Date it, and read it again in a year.',
      'It is a modest kind of pride, since it admits a before. Keep a line or two about that before; it makes the distance visible on days when nothing seems to move.',
    ],
  },
  {
    id: 'truth',
    about:
      /\b(?:authentic\w*|real|honest\w*|true|truth\w*|integrity|genuine\w*|me|myself|self|unique|original|reliab\w*|trust\w*|responsib\w*|wis(?:e|dom))\b/i,
    lines: [
      'It sounds simple and is among the hardest to keep, because it is tested in small change: a polite yes, a number rounded up, a joke laughed at.',
      'What is meant here can be felt as a kind of fit, between what you say and what you would say alone. You will notice the gap sooner than anyone.',
    ],
  },
  {
    id: 'joy',
    about:
      /\b(?:joy\w*|happ\w*|radian\w*|bright\w*|shin\w*|light|playful\w*|fun\w*|humou?r|gratitude|grateful\w*|alive|vibran\w*|beaut\w*|glow\w*|smil\w*)\b/i,
    lines: [
      'A bright word is as serious as a heavy one, and takes as much looking after. Leave room for it in the week before the useful things have filled it.',
      'To be proud of that is unusual and good to see on paper. It is also catching, so you will know that it is there by what happens to people near you.',
    ],
  },
  {
    id: 'making',
    about:
      /\b(?:artist|pianist|guitarist|novelist|scientist|therapist|musician|physician|journalist|activist|specialist|stylist|dentist|author|writer|founder|creator|maker|teacher|nurse|doctor|builder|leader|dancer|singer|painter|mentor|healer|poet|runner|designer|engineer|lawyer|chef|owner|creativ\w*|coach|pilot|athlete|professor|photographer)\b/i,
    lines: [
      'You named something one does, and not a virtue one has. That is practical: on any day you can ask whether you did it, and ten minutes are enough for a yes.',
      'A title like that is earned backwards. One does the work under it for a while, unannounced, and some day it turns out to be the plain description.',
      'It fits on a door and it was not put there by others. On slow days take it literally, and do one small thing that such a person does.',
    ],
  },
  {
    id: 'deed',
    about:
      /\b(?:novel|book|degree|career|business|graduat\w*|work|job|home|house|garden|art|music|project|company|marathon|school|diploma|phd)\b/i,
    lines: [
      'You named something that exists because you went on with it. It can no longer be argued with, which is more than one can say of most opinions about oneself.',
      'A thing that has been done is good company for a thing that has not. Put the two side by side, and note what you know now that you did not know at the start of the first.',
    ],
  },
  {
    id: 'success',
    about:
      /\b(?:success\w*|accomplish\w*|achiev\w*|win\w*|disciplin\w*|consisten\w*|hard ?work\w*|hustl\w*|ambiti\w*|driven|dedicat\w*|rich|wealth\w*|excellen\w*|smart|intelligen\w*|focus\w*|capable|competen\w*|effort|dilig\w*)\b/i,
    lines: [
      'It is a word that looks at results, and results arrive late. In between it has to live on effort, so find a small unit of effort that you can count.',
      'Be sure that the measure in it is your own. If you can say when it would be satisfied, it will serve you; if you cannot, it will only raise its price.',
    ],
  },
  {
    id: 'enough',
    about:
      /\b(?:enough|worth\w*|whole|complete|loved|accept\w*|proud|valid|seen|deserv\w*|beautiful|loveable|lovable|self[- ]love|dignity|respect\w*)\b/i,
    lines: [
      'That word asks for no addition. It is the least noisy of all, and perhaps the one that changes most, because plans made from it are made without haste.',
      'It cannot be reached by doing more. It can be remembered in the middle of doing, with a hand flat on the table.',
    ],
  },
];

export const ANY_PROUD: Lines = [
  'It is no verdict and no demand. Every small act that points its way makes it a little more familiar.',
  'You know what it stands for, and nobody else has to. Words of that kind work best where they are met by accident: inside a cupboard door, on the first page of a notebook.',
  'Say it once, slowly, and notice whether it feels near or far. Both are good places to start from.',
  'A single word can hold a good deal that a sentence would spoil. If you ever want to unpack it, begin with the day on which it first fitted.',
  'It might be the title of something. The chapters under it are ordinary days, and one of them is today.',
  'What one is proud of tends to be what was not certain. Some evening, write down how it nearly did not come about.',
];

export const PROUD_OPENINGS: Lines = [
  'Asked for one word, you gave {word}.',
  'The last thing you wrote down was {word}.',
  'Your proud word is {word}.',
  'Of all the words there are, you put {word} at the end.',
  'There remains the word itself: {word}.',
  'You were allowed one word, and you took {word}.',
  'At the end of the questions stands {word}.',
];

export const PROUD_CLOSINGS: Lines = [
  'When you have to choose between two good things this year, ask which of them is nearer to it.',
  'Write it at the top of the page on which you begin, and leave it alone after that.',
  'On the day on which a year is over, look at it again and see whether it has grown, shrunk or changed its meaning. All three would be news.',
  'Keep it for bad afternoons. It is not meant to cheer you up; it reminds you of what was true on other afternoons.',
  'You can put it beside the feeling you named and let the two of them look at each other. They both come from you.',
  'Nothing follows from it today. It is enough that it stands here, chosen by you.',
  'If you forget everything else on this page, it will have been enough to have written that.',
  'Let somebody who loves you guess it. You may learn a second one that way.',
];

/** {aim} is a noun phrase. */
export const PROUD_AND_AIM: Lines = [
  'It does not depend on {aim}; it is what you bring to it.',
  'Let {aim} be measured by it, and not the other way round.',
  'Perhaps {aim} will add something to it, and perhaps it is whole already.',
  'It was there before {aim}, and it stays if the plan changes.',
  'Between here and {aim} there will be weeks in which it is all you have to show, and those count.',
  'If {aim} takes longer than a year, the word does not get smaller by it.',
  'Whatever becomes of {aim}, this much is already there.',
  'It is older than {aim}, and it can wait.',
];
