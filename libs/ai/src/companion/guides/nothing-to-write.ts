import type { Guide } from '../guide.ts';

export const NOTHING_TO_WRITE: Guide = {
  id: 'nothing-to-write',
  title: 'An ordinary day',
  words:
    /\b(?:nothing (?:happened|to (?:write|say|report|tell|it)|new|special|much|in particular|went|whatsoever)|(?:i )?have nothing|(?:anything|something) to (?:say|write|report)|worth writing|(?:don'?t|dont) know what to (?:write|say|put)|(?:can'?t|couldn'?t) (?:think what|tell you)|blank (?:page|head|screen|mind)|no (?:news|plot|idea what to write)|bored|boring|boredom|same as (?:yesterday|always|ever|every)|the usual\b|uneventful|ordinary|(?:kind|sort) of day|quiet one|copy of yesterday|staring at (?:this|the)|waiting (?:room|at the|in the)|still waiting for the (?:plumber|bus|train|kettle)|deep things to write|cursor|i had toast|no book\b|(?:write|written) something|(?:train|bus|flight|ferry)(?:'s| is) late|what does one even|(?:run|ran) out of (?:life|things)|first page|it was a (?:mon|tues|wednes|thurs|fri|satur|sun)day|not a bad day|my entry|free hour)\b/i,
  situations: ['bored', 'ordinary-day', 'waiting'],
  tone: 'plain',
  acks: [
    'Days like that make up most of a life, and hardly any of them get written down.',
    "That's fine. An ordinary day is enough, and we only need one small thing from it.",
  ],
  ask: 'What have your hands had hold of today?',
  ways: [
    {
      say: 'Somebody, or an animal',
      words:
        /\b(?:hair|my little|toddler|nephew|niece|parrot|budgie|hen|chickens?|bird|baby|kids?|child(?:ren)?|son|daughter|grand\w+|hands?\b(?! ?bag)|dog\w*|cat\w*|horse|puppy|lead|leash|pram|buggy|husband|wife|partner|boyfriend|girlfriend|friend|mum|mom|dad|mother|father|patients?|hug\w*|somebody|someone|rabbit|hamster)\b/i,
      to: 'somebody',
    },
    {
      say: 'My phone, mostly',
      words:
        /\b(?:(?:i|smart|mobile |cell)?phone|mobile|remote|screens?|scroll\w*|tablet|ipad|controller|console|laptop(?! bag)|telly|tv)\b/i,
      to: 'phone',
    },
    {
      say: 'A cup, something to eat',
      words:
        /\b(?:cups?|mugs?|glass|tea|coffee|toast|bread|sandwich|pasta|noodles|soup|eggs?|food|fork|spoon|plate|pan|pot\b|pizza|apple|fruit|biscuits?|cake|chocolate|beer|wine|water|bottle|lunch|breakfast|dinner|supper|snacks?|crisps|cereal|rice|salad|cheese|eat(?:ing)?|cook\w*)\b/i,
      to: 'food',
    },
    {
      say: 'A keyboard, a wheel, a broom',
      words:
        /\b(?:spanner|wrench|pliers|saw|ladder|nails?|screws?|hose|rake|scalpel|syringe|charts?|forms?|letters?|paint\w*|hair ?brush|comb|scissors|thread|wool|cards?|notebook|pencil|dough|flour|soil|snow|shovel|razor|gear|rope|violin|piano|camera|stapler|suitcase|rucksack|tiles?|wood|steering|shoes|umbrella|ticket|coat|blanket|pillow|duvet|keyboard|mouse|pen|paper|books?|wheel|car|bike|handlebar\w*|iron(?:ing)?|hoover|vacuum|broom|mop|laundry|washing|clothes|tools?|screwdriver|hammer|drill|scanner|till|keys?|spade|garden\w*|plants?|needles?|knit\w*|brush|bags?|shopping|trolley|boxes|parcels?|files?|work|bin|dishes|sponge|crossword|guitar|ball)\b/i,
      to: 'work',
    },
  ],
  nodes: [
    {
      id: 'phone',
      say: "Then let's start there. Look up from it for a moment: there's a place around you, with some kind of light and a few things in it.",
      ask: 'What do you see over the top of the screen?',
      ways: [
        {
          say: 'A window, things outside',
          words:
            /\b(?:windows?|outside|gardens?|sky|clouds?|roofs?|street|trees?|rain|cars|birds?|balcony|view|platform|fields?|station|sun|lights?|houses?|yard|park|sea|river|car park)\b/i,
          to: 'window',
        },
        {
          say: 'Somebody, or an animal',
          words:
            /\b(?:husband|wife|partner|boyfriend|girlfriend|dog|cat|kids?|child(?:ren)?|baby|boy|girl|man|woman|people|mum|mom|dad|mother|father|son|daughter|sister|brother|friend|colleagues?|somebody|someone|passengers?|strangers?|pigeon)\b/i,
          to: 'somebody',
        },
        {
          say: 'My room, and its mess',
          words:
            /\b(?:room|mess|bed|walls?|desk|chair|table|sofa|couch|laundry|clothes|cups?|shelf|shelves|door|lamp|carpet|kitchen|ceiling|tv|telly|plants?|boxes|books?)\b/i,
          to: 'room',
        },
      ],
    },
    {
      id: 'food',
      say: "That's a good place to start, because it has a taste and a smell, and a spot where you had it. Such things are easily forgotten, and nice to find again later.",
      ask: 'Who was with you, or were you alone with it?',
      ways: [
        {
          say: 'I was alone with it',
          words:
            /\b(?:me and (?:the|my (?:phone|book|radio|laptop))|me,? myself|no company|radio|solitary|laptop|by the window|in bed|in the car|alone|on my own|by myself|just me|only me|myself|nobody|no one|desk|telly|tv|sink|standing|solo|single)\b/i,
          to: 'alone',
        },
        {
          say: 'There were others',
          words:
            /\b(?:with|we|us|kids?|child(?:ren)?|family|colleagues?|friends?|husband|wife|partner|boyfriend|girlfriend|flatmate|roommate|mum|mom|dad|mother|father|son|daughter|sister|brother|others|people|everyone|everybody|both|team|neighbou?r|he|she|they)\b/i,
          to: 'said',
        },
      ],
    },
    {
      id: 'work',
      say: "Then there's a small scene in it already: the thing, your hands, and what you were doing with it.",
      ask: 'Which bit of it went well, so small that nobody else would have noticed?',
    },
    {
      id: 'somebody',
      say: "Then you weren't the only one in this day, and the other one is worth a few lines.",
      ask: 'What did they do that could be told in a single sentence?',
    },
    {
      id: 'window',
      say: "Good, then there's something to look at. Take your time with it, half a minute is enough.",
      ask: "What's the first thing out there that moves?",
    },
    {
      id: 'room',
      say: 'A room shows what the last few days were like, if only by a cup or a heap of clothes.',
      ask: 'What in it has been lying there the longest?',
    },
    {
      id: 'said',
      say: "Then something was probably said, and it needn't have been clever. Plain sentences are often the ones you like to find again.",
      ask: 'Which sentence do you still remember?',
    },
    {
      id: 'alone',
      say: 'Then you could have it exactly as you liked: straight from the pan, by the window, or in bed.',
      ask: 'How do you do it, when nobody is there to see?',
    },
  ],
};
