import type { Guide } from '../guide.ts';

export const FAMILY_GATHERING: Guide = {
  id: 'family-gathering',
  title: 'A family gathering',
  words:
    /\b(?:christmas|xmas|thanksgiving|easter|eid|diwali|passover|hanukkah|weddings?|christening|baptism|reunion|the wake|the in-?laws|seating plan|place cards|charades|guest list|the toast|maid of honou?r|family (?:dinner|lunch|party|holiday|do|meal|gathering|celebration|get[- ]together)s?|the whole (?:family|clan)|(?:aunt|uncle|grandma|grandpa|gran|nan|nonna|cousin)'?s?\b.{0,25}\b(?:\d0th|birthday|party|wedding)|on the 2[3-6](?:th|rd)|family for (?:\w+ )?years)\b/i,
  situations: ['family-gathering'],
  tone: 'hard',
  acks: [
    "Everybody's supposed to enjoy a day like that, which makes it harder when you don't.",
    'Days like that bring up a lot of old family history.',
    "It's hard to be cheerful just because of a date.",
  ],
  ask: 'Which part of it is the hardest for you?',
  ways: [
    {
      say: 'The questions and remarks',
      words:
        /question|\bask(?:s|ed|ing)?\b|comment|remark|weight|single\b|(?:have|having) (?:kids|children|a baby)|getting married|job\b|everyone looks|judg|nosy|interrogat|small talk|explain(?:ing)? myself|opinions|politic/i,
      to: 'questions',
    },
    {
      say: 'Who or what is missing',
      words:
        /empty|missing|won'?t be there|isn'?t there|not there|without (?:him|her|them|my|mum|mom|dad)|first time|alone|not (?:invited|welcome)|wasn'?t invited|didn'?t invite|died|dead|gone\b|lonel|estrang|no contact|chair|grief|absence|left out/i,
      to: 'missing',
    },
    {
      say: 'The part I have to play',
      words:
        /play(?:ing)?\b|\bpart\b.*\bplay|role|smil|pretend|turn into|keep(?:s|ing)? the peace|peace|happy (?:daughter|son|family|wife)|mask|act(?:ing)?\b|perform|teenager|fake|hostess|the dishes|cooking|cook\b|serving|everything'?s fine|being nice/i,
      to: 'role',
    },
    {
      say: 'One particular person',
      words:
        /\b(?:uncle|aunt|auntie|cousin|brother|sister|father|dad|mother|mum|mom|grand\w+|stepmother|stepfather|nephew|niece|husband|wife|ex|in[- ]laws?)\b|\bhim\b|\bher\b|someone|somebody|one person|certain|particular|that (?:man|woman|guy)/i,
      to: 'person',
    },
  ],
  nodes: [
    {
      id: 'person',
      say: "Then you know where they are in the room without looking. You talk to the others, and a part of you is on watch the whole time. That's tiring, even if nothing happens.",
      ask: 'What is it with them: what they say, something from before, or drink?',
      ways: [
        {
          say: 'Something from before',
          words:
            /before|back then|left (?:us|me|mum|mom|my)|\bpast\b|when i was|years ago|spoken since|court|between us|old (?:story|thing)|divorce|cheat|affair|money|stole|betray|hit me|hurt (?:me|us)|did to|trial|fell out|quarrel|the fight|never apolog|forg(?:ive|ave)/i,
          to: 'past',
        },
        {
          say: 'The drinking',
          words: /drink|drunk|alcohol|glass|wine|beer|whisk|bottle|booze|sober|had a few/i,
          to: 'drinks',
        },
        {
          say: 'What they say',
          words:
            /say|remark|comment|digs?\b|joke|criti|tease|mock|insult|racis|sexis|politic|talk|question|mouth|opinion|laugh|compar|judg|shout|mean\b|rude|provok|ask/i,
          to: 'remarks',
        },
      ],
    },
    {
      id: 'questions',
      say: "For them it may be small talk, but you're the one who takes it home. It's often about the very thing you'd least like to discuss in front of everybody, and you have to answer as if it were nothing.",
      ask: 'Which question or remark bothers you most?',
    },
    {
      id: 'role',
      say: "In most families everybody has a part, and nobody asks whether it still fits. When you try something else, the others don't know what to do with it, so they push you back.",
      ask: 'Which part do you get?',
      ways: [
        {
          say: 'The one who keeps the peace',
          words:
            /peace|mediat|calm|diplomat|referee|no one fights|nobody fights|fight|subject|smooth|balance|buffer|bridge|between|harmony|watch that|happy one|cheer|entertain|clown|smil|funny one|nice one|good (?:girl|boy|one|daughter|son)/i,
          to: 'peace',
        },
        {
          say: 'The one in the kitchen',
          words:
            /kitchen|cook|clean|clear(?:ing)?|serv|organi[sz]|dish|host|help|plan|work|wash|driv|caterer|waiter|maid|responsib|take care|do(?:es)? everything|childcare|babysit/i,
          to: 'helper',
        },
        {
          say: 'The child, or the odd one out',
          words:
            /child|little|baby|twelve|teen|kid|black sheep|odd|weird|serious(?:ly)?|youngest|failure|single one|disappoint|difficult|outsider|problem|rebel|stranger|sensitive|loser|divorced/i,
          to: 'child',
        },
      ],
    },
    {
      id: 'missing',
      say: 'On ordinary days you can get round it more easily. On a day like that everything points to it: the chairs, the photos, the way it was always done.',
      ask: "Is it somebody who can't come any more, or a door that's shut?",
      ways: [
        {
          say: 'An empty chair at the table',
          words:
            /died|dead|death|passed|gone\b|late (?:husband|wife|mother|father)|lost|any ?more\b|buried|heaven|first (?:year|time|christmas)|cancer|funeral|can'?t come|\b(?:he|she) always\b/i,
          to: 'gone',
        },
        {
          say: 'A door that is shut',
          words:
            /door|shut|invit|contact|estrang|welcome|divorce|cut off|broke|block|don'?t (?:talk|speak|want)|not (?:talking|speaking)|alone|nobody|no family|my (?:decision|choice)|excluded|left out|fight|quarrel|rejected|thrown out/i,
          to: 'shut-out',
        },
      ],
    },
    {
      id: 'remarks',
      say: "In front of everybody there's hardly a good answer. If you laugh along you feel bad afterwards, and if you object, you're the one who spoils the mood. So whoever said it gets away with it.",
      ask: 'What do the others do when it happens?',
    },
    {
      id: 'past',
      say: "So you're meant to be friendly to somebody with whom something isn't settled, only because it's a special day. You don't owe them that. You can be polite from the other end of the room, and you can also decide not to be in it.",
      ask: 'What would you need, to be in one room with them at all?',
    },
    {
      id: 'drinks',
      say: "Then you're probably watching the glasses, and others are too, without a word about it. And the first hour may even be nice, so each time you hope a little.",
      ask: "How do you notice that it's about to turn?",
    },
    {
      id: 'peace',
      say: "So you spend the day keeping things from happening. Nobody sees that work, because when it succeeds there's nothing to see. And you hardly get anything of the day yourself.",
      ask: 'What do you think would happen if you stopped?',
    },
    {
      id: 'helper',
      say: "So you work while the others sit. It may be a bit of a shelter as well, because nobody asks about your life while you're carrying dishes. You can be sick of it all the same.",
      ask: 'What would you do, if you could just sit there with the others?',
    },
    {
      id: 'child',
      say: "You've changed since then, and there you're still the little one, or the difficult one. They talk to who you used to be, and whatever you say is taken that way.",
      ask: 'What do they not know about who you are now?',
    },
    {
      id: 'gone',
      say: 'Often nobody says the name, because nobody wants to make it worse. So everyone thinks of them, and you miss them alone in a full room.',
      ask: 'What of theirs could be there: a dish, a song, a story?',
    },
    {
      id: 'shut-out',
      say: "It's hard to be outside on a day when everyone else seems to be together. That's so whoever shut the door, and even if shutting it was right. More people spend the day like that than you'd think.",
      ask: 'How could the day look, if it only had to be bearable?',
    },
  ],
};
