import type { Guide } from '../guide.ts';

export const ANIMAL: Guide = {
  id: 'animal',
  title: 'The animal',
  words:
    /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|hens?|chickens|hamster|tortoise|parrot|budgies?|goldfish|robin|blackbird|nuthatch|sparrowhawk|crows?|pigeon|hedgehog|toad|fox|cubs|seal pup|horse|goats?|alpacas?|rabbit|bees|greyhound|retriever|beagle|dachshund|tom sits|paw|the vet|a live mouse|growled at|rescue and)\b/i,
  situations: ['pet-antics'],
  tone: 'plain',
  acks: [
    "I'd have liked to see that.",
    'They do have their own ideas about things.',
    "That's worth telling properly.",
  ],
  ask: 'If they could talk, what would they say about it?',
  ways: [
    {
      say: "That it wasn't them",
      words:
        /\bwasn'?t me\b|\bnot me\b|\bwasn'?t (?:him|her|them|it)\b|\bno idea\b|\binnocent|\bthe other (?:dog|cat|one)|\bby itself\b|\bnothing to do with|\bprove it|\bwhat (?:butter|baguette|sofa|shoe|mouse|fish|mess|do you mean)|\balready (?:broken|like that|dead|open)|\bnot guilty|\bguilty\b|\bsorry\b|\bofficer\b|\blawyer|\baccident|\bgot there\b|\bblame|\bframed\b|\bit was the\b/i,
      to: 'innocent',
    },
    {
      say: "'Is there any food'",
      words:
        /\bfood\b|\bfeed|\bfed\b|\bdinner|\bsupper|\bbreakfast|\blunch|\bhungry|\bstarv|\bsnack|\btreats?\b|\beat(?:ing)?\b|\bfinish that|\bany more of|\bbowl\b|\bmore (?:please|of)|\bcheese|\bchicken|\bham\b|\bsausage|\bbiscuit|\bseeds\b|\bmint\b|\bcarrot|\btin\b|\btast(?:y|ed)|\bdelicious|\byum/i,
      to: 'food',
    },
    {
      say: 'That they run this place',
      words:
        /\b(?:my|mine|his|hers) (?:chair|house|sofa|bed|garden|wall|place|home|spot|territory|yard|street)|\bmine\b|\bbelongs? to\b|\bboss|\bin charge|\bservant|\bstaff\b|\bhuman\b|\bking\b|\bqueen\b|\bmajesty|\bget (?:off|out|up|lost)|\bgo away|\bwho let|\babout time|\bout of my way|\bmove over|\byou'?re late|\brules?\b|\bown(?:s)?\b|\bput up with|\bpeasant|\bidiot|\bamateurs?\b|\bhow dare|\bopen the door|\bleave me alone|\bwaiting for/i,
      to: 'boss',
    },
    {
      say: 'That they like me',
      words:
        /\blove|\blikes? me|\blikes? you|\bmiss(?:ed)? (?:you|me)|\bstay\b|\bmy (?:person|human|friend)|\bit'?s (?:ok|okay|all right|alright)|\ball right\b|\bi'?m here|\bhere with|\bgot (?:me|you)|\bdon'?t (?:cry|go|be sad)|\btogether|\bfriends?\b|\bthank|\bsafe\b|\bhappy\b|\bpresent for|\bgift|\bfor you\b|\btrust|\bcuddle|\bnear you|\bbelong with/i,
      to: 'likes',
    },
  ],
  nodes: [
    {
      id: 'innocent',
      say: "So that would be the official statement. I'd like to hear the other side too, from the human who was there.",
      ask: 'What gives them away?',
    },
    {
      id: 'food',
      say: "Food, of course. I imagine most of what they'd tell us would get there sooner or later, and you probably know all their ways of asking.",
      ask: 'How do they go about getting it?',
      ways: [
        {
          say: 'By theft',
          words:
            /\bsteal|\bstole|\btheft|\bthie(?:f|ve)|\bgrab|\bsnatch|\btak(?:es?|ing) (?:it|the|my|food)|\btook\b|\bopen(?:s|ed)|\bbreaks? (?:in|into)|\bbroke (?:in|into)|\bcounter\b|\bwhen (?:i|nobody|no one|we) (?:turn|look|is|are|leave)|\bbehind my back|\bsneak|\bclimb|\bjump(?:s|ed)? (?:on|up)|\brob/i,
          to: 'theft',
        },
        {
          say: 'With noise',
          words:
            /\bnois|\bscream|\bwhin|\bbark|\bmiaow|\bmeow|\bhowl|\bsing|\bcr(?:y|ies|ied|ying)\b|\bbang|\btap(?:s|ping)?\b|\bknock|\byell|\bsquawk|\bsqueak|\bsqueal|\bscratch|\bshout|\byowl|\bgroan|\bwhistl|\brattl|\bcomplain|\bcluck|\bneigh|\bloud|\bwak(?:es|ing) me/i,
          to: 'noise',
        },
        {
          say: 'With a look',
          words:
            /\blook|\bstar(?:e|es|ing)\b|\beyes?\b|\bgaz|\bfix(?:es|ed)?\b|\bsits? (?:there|in front|next|beside|down|by)|\bhead on\b|\bwatch|\bhypnoti|\bpuppy|\bface\b|\bguilt trip|\bsad\b/i,
          to: 'stare',
        },
      ],
    },
    {
      id: 'boss',
      say: 'So as they see it, they decide and you fit in. With an animal around, you do end up doing a few things their way: which chair, which path, what time.',
      ask: 'What do you do their way by now, without thinking about it?',
    },
    {
      id: 'likes',
      say: "That would be a good thing to hear from them. They can't say it, so it shows in other ways: that they come close, or wait, or fall asleep where you are.",
      ask: 'How do they show it, exactly?',
    },
    {
      id: 'stare',
      say: "A look like that is hard to sit through. They needn't do anything else, since you both know what it's about.",
      ask: 'How long do you hold out, as a rule?',
    },
    {
      id: 'noise',
      say: "At least there's no doubt what it's about. They've found out that it gets an answer, and so they keep at it.",
      ask: 'How would you spell that noise, if you had to?',
    },
    {
      id: 'theft',
      say: "So they don't ask, they help themselves. I suspect they know your habits quite well by now: when you turn round, and how long you're away.",
      ask: "What's the boldest thing they've ever tried?",
    },
  ],
};
