import type { Guide } from '../guide.ts';

export const SOMEONE_DEAR: Guide = {
  id: 'someone-dear',
  title: 'Somebody who was kind',
  words:
    /\b(?:kind(?:ness)?|thank\w*|grateful|hug\w*|made up|brought me|helped me|gratitude|listened|surprised me|for no reason|stayed with me|drove me|covered for me|remembered my|looked after|talked (?:for|until|till)|sorry first|apologi[sz]ed)\b/i,
  situations: ['good-talk', 'made-up-after-fight'],
  tone: 'good',
  acks: [
    "That's the sort of thing people get remembered by.",
    'People like that are why we put up with all the others.',
    'Something went right there between people. It happens more quietly than the other thing.',
  ],
  ask: 'Which moment of it has stayed with you?',
  ways: [
    {
      say: 'That we could laugh',
      words: /\blaugh|giggl|\bjok(?:e|ed|ing|es)\b|\bfunny|\bcracked up|hysterics|in stitches|\bsilly\b/i,
      to: 'laugh',
    },
    {
      say: 'A look, or a hug',
      words:
        /\bhug(?:s|ged|ging)?\b|\blook(?:s|ed)? (?:at|on|in|over|between)|\bthe look\b|\bfaces?\b|\beyes?\b|\bsmil(?:e|ed|es|ing)\b|\bhands?\b|\bhold(?:ing)? me|\bheld\b|\bembrac|\barms?\b|\bkiss|\bshoulder|\bcuddl|\btears\b|\bcr(?:ied|ying)\b|\bnod(?:ded)?\b|\bsqueez/i,
      to: 'look',
    },
    {
      say: 'One thing they said',
      words:
        /(?<!\b(?:i'd|i had|nobody|nothing was|i) )\bsaid\b|\bsaying\b|\bsays?\b(?! (?:anything|a word|nothing))|\btold\b|\bwords?\b|\bsentence|\bsorry\b|\bapolog|\basked\b|\bwrote\b|\bmessage\b|\bnote\b|\bcalled me\b|\b(?:the|when|that) (?:\w+ )?(?:admitted|explained)|^["'“]/i,
      to: 'said',
    },
    {
      say: 'What they did, just like that',
      words:
        /\b(?:turn(?:ed|s|ing)|show(?:ed|s|ing)) up\b|\b(?:was|being|just) there\b|\b(?:standing|waiting) (?:by|at|outside|there|in|for)|\bcoming (?:over|round|by)|without (?:me |my |being )?ask|\b(?:brought|bring\w*|stayed|came|drove|cooked|baked|fixed|carried|paid|waited|made me|did|done|cleaned|washed|sat with|sat down|helped|took|gave|left|remembered|stood|picked|lent|covered|saved|knocked|rang|phoned|called|offered|held the|walked)\b|\b(?:plate|soup|flowers|door|parcel|package|present|gift|chair|lift|cake|coffee)\b/i,
      to: 'did',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'said',
      say: "So much gets said, and one sentence stays. It's rarely a clever one. More often it's one that only they could have said to you.",
      ask: 'What did you say to it?',
      ways: [
        {
          say: 'I made a joke of it',
          words:
            /\bjok(?:e|ed|ing)\b|\blaugh|sarcas|\bteas(?:ed|ing)|\bfunny|silly|\bsomething (?:stupid|daft)|\birony|\bironic/i,
          to: 'joke-back',
        },
        {
          say: 'Hardly anything',
          words:
            /\bnothing\b|\bnot (?:much|a lot|a word)|hardly|barely|couldn'?t|\bdidn'?t (?:say|answer|know|reply|respond)|\bnod(?:ded)?\b|\bcr(?:ied|ying)\b|\bsilen|\bspeechless|\bno words|\bjust (?:ok|oh|yes|yeah|thanks|sat|stood|looked)|\bok(?:ay)?\b|\blump in|\bstar(?:ed|ing)\b|\bmumbl|\bchanged the subject/i,
          to: 'nothing-back',
        },
        {
          say: 'I said something nice back',
          words:
            /\bsame\b|\btoo\b|\bsorry\b|\bthank|\blove\b|\bgrateful|\bmeans? a lot|\bmissed\b|\bagreed?\b|\bso (?:do|am|did|was) i\b|\blikewise|\bback\b|\bpromis|\bforg[ia]ve|\bi (?:said|told)\b.*\b(?:me|you|him|her|them|it)\b/i,
          to: 'said-back',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'look',
      say: 'That needs no translation. A good deal gets settled between people in those few seconds, and afterwards they talk about the parking.',
      ask: 'Where were you, and what was around you just then?',
      otherwise: 'scene',
    },
    {
      id: 'did',
      say: "There's such tact in that. Nothing had to be discussed, and it still said what there was to say.",
      ask: 'Do they know what it meant to you?',
      ways: [
        {
          say: "No, I don't think so",
          words:
            /^(?:no\b|nope|nah|not\b|never|i doubt|i don'?t think|i'?m not sure|i haven'?t|probably not|hardly|maybe not)|\bi doubt\b|\bdon'?t think so|\bonly said thanks|\bdidn'?t (?:tell|say|thank)|\bnever (?:told|said|thanked)|\bno idea (?:how|what)/i,
          to: 'know-no',
        },
        {
          say: 'Yes, they know',
          words:
            /^(?:yes|yeah|yep|yup|sure|of course|definitely|absolutely|i (?:think|hope|guess|believe) so|(?:he|she|they) (?:does|do|knows?|must))|\bi (?:told|thanked|wrote|showed|said so|did tell)|\b(?:he|she|they) knows?\b/i,
          to: 'know-yes',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'laugh',
      say: "You can be polite with anybody, and even patient. But laughing at the same thing in the same second can't be done on purpose.",
      ask: 'What set it off?',
      otherwise: 'set-off',
    },
    {
      id: 'any',
      say: "It's rarely the big gesture that stays. It's how they put down the cups, or that they waited till your light went on upstairs.",
      ask: 'Which small thing about them do you still see in front of you?',
      otherwise: 'last',
    },
    {
      id: 'nothing-back',
      say: 'Nobody has the right line ready when something really gets through. That there was so little to say told them a good deal, I should think.',
      ask: 'What would you answer now, with time to look for the words?',
      otherwise: 'answer-now',
    },
    {
      id: 'said-back',
      say: 'So it went both ways. Usually only one person gets the words out, and the other thinks of the answer on the stairs.',
      ask: 'How was it between you right afterwards?',
      otherwise: 'afterwards',
    },
    {
      id: 'joke-back',
      say: 'A joke is a good coat when something comes very close. I suspect they saw what was under it.',
      ask: 'What would you have said without the joke?',
      otherwise: 'answer-now',
    },
    {
      id: 'know-yes',
      say: 'Then nothing is owed, and it can simply be good. Very often the thanks come years late, or get said to somebody else.',
      ask: 'What do you want to remember of it that nobody took a picture of?',
      otherwise: 'scene',
    },
    {
      id: 'know-no',
      say: "People who do such things usually think it was nothing, and they'd be quite astonished by your side of it.",
      ask: 'What did it change about that day, or that week?',
      otherwise: 'thanks',
    },
    {
      id: 'last',
      say: "We tell people promptly enough what they did wrong. What they did right, they hear on round birthdays, if they're lucky.",
      ask: 'If you told them one thing straight out, what would it be?',
      otherwise: 'thanks',
    },
    {
      id: 'scene',
      say: 'Those things around it are what will bring it back: a jacket, a noise in the hall, the weather at the window. The minute itself is over quickly, and on paper it can take its time.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'set-off',
      say: 'Told to a third person it would probably not be funny at all. Written down with the voices and the pauses, it may be, and in any case those who were there will know.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'answer-now',
      say: "It isn't too late for that, and it needn't be delivered either. A letter has the advantage that nobody is standing there waiting for the next word.",
      exercise: 'unsent-letter',
    },
    {
      id: 'afterwards',
      say: "The minutes after a thing like that have a light of their own, and nobody ever photographs them. They'd make a good page, starting with whatever was said last.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'thanks',
      say: "That would make somebody's day, sent or told. And before anybody else gets it, you can put it down the way you'd say it if you weren't shy.",
      exercise: 'unsent-letter',
    },
  ],
};
