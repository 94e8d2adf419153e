import type { OnboardingQuestion, RemarkText } from '../read-answer.ts';

export const PROUD_WORD_QUESTION: OnboardingQuestion<RemarkText> = {
  asked: 'the word you are proud of',
  lead: 'And then there is your word:',
  kinds: [
    [
      /\b(?:mother\w*|mom|mum|father\w*|dad|parent\w*|daughter|son|child\w*|kids?|family|sister|brother|wife|husband|friends?(?:hips?)?|grand\w+|marriage|boys|girls|team)\b/i,
      'That word has someone on the other end of it. If you have not told them lately, do. It is often assumed and seldom said.',
    ],
    [
      /\b(?:strong\w*|strength|resilien\w*|warrior|surviv\w*|tough\w*|endur\w*|unstoppable|unbreakable|fighter|power\w*|perseveran\w*|persist\w*|persever\w*|tenac\w*|grit|determin\w*)\b/i,
      'Nobody picks that word without a reason. Let it include the days when being strong meant sitting down.',
    ],
    [
      /\b(?:brav\w*|courag\w*|bold\w*|fearless\w*|daring|confiden\w*|adventur\w*)\b/i,
      'It does not mean the fear is gone. It means that you go anyway, and most days that is decided in under a minute.',
    ],
    [
      /\b(?:peace\w*|calm\w*|seren\w*|balanc\w*|steady|steadi\w*|ground\w*|patien\w*|still\w*|gentle\w*|soft\w*|quiet\w*|ease|present|presence|content\w*|stab\w*)\b/i,
      'You do not arrive at a word like this once. You come back to it many times a day, and the coming back is what you can be proud of.',
    ],
    [
      /\b(?:kind\w*|lov(?:e|ing)\b|caring|compassion\w*|generos\w*|generous|warm\w*|empath\w*|heart\w*|helpful\w*|giving|loyal\w*|thoughtful\w*|humble|humility|faith\w*|blessed|god)\b/i,
      'You mostly see this word in other people: a face that brightens, a message they kept. You will rarely see all of what it does.',
    ],
    [
      /\b(?:grow\w*|becom\w*|evol\w*|bloom\w*|chang\w*|transform\w*|learn\w*|progress\w*|journey|curio\w*|open\w*|rebirth|heal\w*|recover\w*|sober\w*|hope\w*)\b/i,
      'That is a word about moving. It does not say where you are, only that you are not where you were. Put a date on it and read it again in a year.',
    ],
    [
      /\b(?:authentic\w*|real|honest\w*|true|truth\w*|integrity|genuine\w*|me|myself|self|unique|original|reliab\w*|trust\w*|responsib\w*|wis(?:e|dom))\b/i,
      'It sounds simple and is hard to keep, because it gets tested in small ways: a polite yes, a number rounded up, a laugh at a joke that was not funny.',
    ],
    [
      /\b(?:joy\w*|happ\w*|radian\w*|bright\w*|shin\w*|light|playful\w*|fun\w*|humou?r|gratitude|grateful\w*|alive|vibran\w*|beaut\w*|glow\w*|smil\w*)\b/i,
      'A bright word takes as much looking after as a serious one. Make room for it in your week before the useful things fill it up.',
    ],
    [
      /\b(?:artist|pianist|guitarist|novelist|scientist|therapist|musician|physician|journalist|activist|specialist|stylist|dentist|author|writer|founder|creator|maker|teacher|nurse|doctor|builder|leader|dancer|singer|painter|mentor|healer|poet|runner|designer|engineer|lawyer|chef|owner|creativ\w*|coach|pilot|athlete|professor|photographer)\b/i,
      'You named something you do rather than something you are. That makes it practical: on any given day you can ask whether you did it, and ten minutes count as a yes.',
    ],
    [
      /\b(?:enough|worth\w*|whole|complete|loved|accept\w*|proud|valid|seen|deserv\w*|beautiful|loveable|lovable|self[- ]love|dignity|respect\w*)\b/i,
      'That word does not ask for anything more. It may be the one that changes the most, because plans made from it are made without hurry.',
    ],
  ],
  general: [
    'You know what it stands for, and nobody else has to. Put it somewhere you will come across it by chance: inside a cupboard door, on the first page of a notebook.',
  ],
  open: [
    'You could ask instead: what would someone who loves you say is the best thing about you? Borrow their word until you have one of your own.',
  ],
  leftOut: [
    'There is only one thing to say to that, and it is at the top: not alone, and not later. Please go back to those lines before you close this page.',
  ],
};
