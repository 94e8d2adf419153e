import type { Guide } from '../guide.ts';

export const SOMEONE_DEAR: Guide = {
  id: 'someone-dear',
  title: 'Somebody who was kind',
  words:
    /\b(?:kind(?:ness)?|thank\w*|grateful|hug\w*|made up|brought me|helped me|gratitude|listened|surprised me|for no reason|stayed with me|drove me|covered for me|remembered my|looked after|talked (?:for|until|till)|sorry first|apologi[sz]ed|brought (?:me|over)|paid for|wrote me|my (?:door|doorstep)|remembered (?:that|my|how)|left (?:soup|flowers|cake|a note)|the nurse|neighbou?r (?:left|brought|came|helped))\b/i,
  situations: ['good-talk', 'made-up-after-fight'],
  tone: 'good',
  acks: [
    "It's good that there are people like that.",
    "That's a kindness worth remembering.",
    'It does one good when somebody is like that.',
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
  nodes: [
    {
      id: 'said',
      say: "So much gets said in a day, and that's what stayed. It may also be because it came from them.",
      ask: 'What did you answer?',
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
    },
    {
      id: 'look',
      say: 'Something like that is understood without words, and often one remembers it longer than a conversation.',
      ask: 'Where were you just then?',
    },
    {
      id: 'did',
      say: "They didn't talk about it, they just did it. One can see from that what somebody is like.",
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
    },
    {
      id: 'laugh',
      say: "It's good to laugh with somebody like that. For a moment nothing stands between you.",
      ask: 'What set it off?',
    },
    {
      id: 'nothing-back',
      say: 'Hardly anybody has an answer ready when something really touches them. They probably saw that it had reached you.',
      ask: 'What would you answer now, with time to look for the words?',
    },
    {
      id: 'said-back',
      say: 'So both of you got to say something nice, and neither was left alone with it.',
      ask: 'How was it between you right afterwards?',
    },
    {
      id: 'joke-back',
      say: 'A joke can be a good way out when something comes very close. They may well have noticed that it meant something to you.',
      ask: 'What would you have said without the joke?',
    },
    {
      id: 'know-yes',
      say: "Then there's nothing left to say, and you can simply be glad of it.",
      ask: 'What do you want to remember of it?',
    },
    {
      id: 'know-no',
      say: 'Then they may think it was nothing special, and have no idea how it was for you.',
      ask: 'What did it change for you, that day?',
    },
  ],
};
