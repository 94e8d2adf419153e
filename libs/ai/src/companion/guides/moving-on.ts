import type { Guide } from '../guide.ts';

export const MOVING_ON: Guide = {
  id: 'moving-on',
  title: 'Moving, a new place',
  words:
    /\b(?:mov(?:ed?|ing) (?:to|last|out|in\b|up|away|house|here|abroad|from)|the move|homesick\w*|box(?:es)?|pack(?:ed|ing)?|unpack\w*|viewings?|lease|landlord|(?:new|old|a|any) (?:flat|town|city|house|place|room|country|apartment|studio)|flat (?:for|anywhere|above)|shared a flat|hometown|long.distance|doing distance|time zones?|abroad|left for|(?:came|moved) to|exchange student|removal|van\b|lorry|in my village|the village|selling the|house is sold|don'?t know a soul|this city|weekends only|(?:a|find\w*|rent\w*) (?:room|flat)\b|gave the keys)/i,
  situations: ['moving-house', 'new-in-town', 'housing-search', 'long-distance'],
  tone: 'hard',
  acks: [
    "It's a strange time, when home isn't quite in one place.",
    'So much that used to go by itself has to be thought about now, every day.',
  ],
  ask: "What's the hardest part of it just now?",
  ways: [
    {
      say: 'Leaving what I had',
      words:
        /\b(?:leav(?:e|ing)|goodbyes?|bye|farewells?|let(?:ting)? (?:it|everything|things|them)?(?: all)? ?go|never again|the last (?:day|night|time)|giv(?:e|ing) up|grew up|(?:my|the|our) old (?:place|house|flat|life|room|home|street|town)|memories|behind|what i had|used to have|part(?:ing)? (?:from|with)|clos(?:e|ing) the door|sell(?:ing)?|sold|for good|i'?ll miss|going to miss|moving out|childhood|won'?t see)\b/i,
      to: 'leaving',
    },
    {
      say: 'Knowing nobody',
      words:
        /\b(?:(?:don'?t|do not) (?:really )?(?:have|know) (?:any|a|some|many)\w*|any friends|lonely|isolat\w+|no (?:friends|contacts?|social|company)|meet(?:ing)? people|social life|anonym\w+|connect(?:ing|ions?)?|fit(?:ting)? in|foreign\w*|small talk|language|not belonging|new people|eat(?:ing)? alone|no ?body|no one|not a soul|single person|know (?:any|no)\w*|alone|lonely|loneliness|(?:making|make|new|find\w*|no) friends|strangers?|by myself|on my own every|don'?t belong|outsider|cashier|invisible)\b/i,
      to: 'nobody',
    },
    {
      say: 'The boxes, the search, the paperwork',
      words:
        /\b(?:bureaucra\w+|admin\w*|visas?|permits?|movers|removal\w*|deadline|to-?do|list|organis\w*|mess|chaos|cleaning|renovat\w*|ikea|agencies|agents?|applications?|prices|expensive|afford|housing|house hunting|hunting|rejections?|no from|keys|internet|box(?:es)?|pack\w*|viewings?|search\w*|find(?:ing)? (?:a|an|something|anything|somewhere)|flats?|apartment|rent\w*|landlords?|paper\w*|register\w*|cancel\w*|contracts?|organis\w+|organiz\w+|logistics|van|clear(?:ing)?|sort\w*|stuff|furniture|everything that has to|stress|money|deposit)\b/i,
      to: 'boxes',
    },
    {
      say: "Somebody who's far away",
      words:
        /(?:\b(?:far|distance|away|miss(?:ing)?|apart|flights?|hours (?:away|by)|over there|back home|see each other|on (?:her|his|their) own|getting old(?:er)?|without (?:him|her|them|my)|long.distance|time (?:zones?|difference)|weekends only|every (?:other|two|three|few|six) weeks|video calls?|facetime|skype|hug|growing up without|(?:'s|is|are|lives?|stayed|works?) (?:still )?in (?!here|the|a|my|our)\w+)\b|^(?:my|him|her|them)\b(?: \w+){0,4}\W*$)/i,
      to: 'far',
    },
  ],
  nodes: [
    {
      id: 'far',
      say: 'A call brings you the voice and the news, and leaves out simply being in the same room. You can talk every day and still miss that.',
      ask: 'Who do you miss most of all?',
      ways: [
        {
          say: 'My family, or friends',
          words:
            /\b(?:folks|relatives|grandchildren|grandkids|granny|mama|papa|in-?laws|godchild|nan|best friend|people|neighbou?rs|team|choir|lot|crew|everybody back|famil\w+|mum|mom|mother|dad|father|parents?|brothers?|sisters?|gran\w*|aunt\w*|uncle|cousins?|son|daughter|kids?|child\w*|friends?|mates?|gang|everyone|everybody|nephews?|nieces?)\b/i,
          to: 'folks',
        },
        {
          say: 'The one I love',
          words:
            /\b(?:man i|woman i|lover|spouse|gf|bf|other half|soulmate|guy|girl\b|crush|ex|girlfriend|boyfriend|husband|wife|partner|fianc\w+|couple|love|lover|him|her|together|relationship|man|woman|we)\b/i,
          to: 'partner',
        },
      ],
    },
    {
      id: 'partner',
      say: "In one call you're supposed to be close, tell each other everything and say goodnight, so a bad line or a short mood weighs a lot. What's missing is the ordinary time, when nobody has to say anything.",
      ask: 'Which ordinary hour could the two of you share by phone, each doing your own thing?',
    },
    {
      id: 'folks',
      say: "It's often less the big occasions than the ordinary days with them. There may be some guilt in it too, because their life goes on without you there.",
      ask: 'Which ordinary thing with them is hardest to be without?',
    },
    {
      id: 'nobody',
      say: "Nobody there knows yet what you're like, so you have to be polite and explain yourself all day. That's tiring, even when everyone's friendly.",
      ask: "Is there a face by now that you've seen more than twice?",
      ways: [
        {
          say: 'Yes, one or two',
          words:
            /(?:^(?:yes|yeah|yep|well|maybe|perhaps|a few|one|two|some)\b|\b(?:there'?s (?:a|one|this)|woman|man|guy|girl|lady|neighbour|neighbor|colleagues?|barista|flatmates?|people at|teacher|nods?)\b)/i,
          to: 'face',
        },
        {
          say: 'No, not really',
          words:
            /(?:^(?:no|nope|nah|not|none|never)\b|\b(?:no ?body|no one|not a soul|not really|not yet|work from home|blur)\b)/i,
          to: 'noface',
        },
      ],
    },
    {
      id: 'face',
      say: "That's how it usually begins. People tend to warm to each other by meeting again and again, without having to arrange it, more than through one good talk.",
      ask: 'What could you say next time that is one sentence longer than hello?',
    },
    {
      id: 'noface',
      say: "Then it's less about you than about having nowhere to meet the same people again. One evening among strangers rarely leads to much. Something that happens every week, with something to do, makes it easier.",
      ask: 'What would you go to even if nobody nice were there?',
    },
    {
      id: 'boxes',
      say: "That's a lot of work, and most of it can't wait. So there's hardly room to notice how you feel about the move itself.",
      ask: "What's the next thing that has to happen?",
      ways: [
        {
          say: 'Finding a place at all',
          words:
            /\b(?:somewhere|to live|live|home|housing|accommodation|place|deposit|sign|studio|mortgage|offer|buy\w*|contract|hear back|get one|find\w*|a place|flats?|apartment|room|house|viewings?|landlords?|search\w*|apply|application|agent|lease|rent|say yes)\b/i,
          to: 'search',
        },
        {
          say: 'Packing and sorting',
          words:
            /\b(?:go through|going through|all my|kitchen|garage|loft|van|movers|mum'?s|dad'?s|dismantl\w+|cupboards?|donat\w*|skip|dump|everything in|wrap|label\w*|tape|clean\w*|pack\w*|box(?:es)?|sort\w*|clear\w*|attic|cellar|basement|throw|things|stuff|furniture|books|clothes|wardrobe|declutter\w*|get rid|sell)\b/i,
          to: 'pack',
        },
      ],
    },
    {
      id: 'search',
      say: "You're being looked over by strangers, again and again. With so many people after every place, a no says next to nothing about you, though by the tenth it feels as if it did.",
      ask: 'What would a place need so that you could feel at ease there?',
    },
    {
      id: 'pack',
      say: 'It takes so long because with every single thing you have to decide whether it still belongs to your life. Some of them come with a person or a whole time attached.',
      ask: 'Which thing is hardest to decide about?',
    },
    {
      id: 'leaving',
      say: 'You can want to go, or have to, and still be sad about what stays behind. People mostly ask about the new place, so that part hardly gets mentioned.',
      ask: "What is it that can't come along?",
      ways: [
        {
          say: 'Who I was there',
          words:
            /\b(?:i was (?:somebody|someone|the|a|good|known|happy|myself|free)|used to be|the person|the old me|my (?:job|position|status|title|youth|independence|confidence|language|humour|freedom)|self|who i (?:was|am)|being (?:some|known|someone)\w*|the me|me i|myself|identity|reputation|knew me|known|good at|my life|my role|belong\w*)\b/i,
          to: 'who',
        },
        {
          say: 'The people',
          words:
            /\b(?:students|pupils|choir|club|patients|clients|girls|boys|best|mates?|relatives|community|cousins|aunt|uncle|grandchildren|nephew|niece|dog|cat|graves?|people|friends?|famil\w+|mum|mom|mother|dad|father|parents|gran\w*|sisters?|brothers?|neighbours?|neighbors?|colleagues?|everybody|everyone|team|him|her|them|son|daughter|kids)\b/i,
          to: 'folks',
        },
        {
          say: 'The place itself',
          words:
            /\b(?:window|views?|landscape|hills?|lake|sky|weather|air|food|bakery|caf[eé]|pub|church|school|shop|beach|park|quiet|noise|sun|attic|workshop|stairs|door|porch|fireplace|neighbourhood|area|country|island|water|silence|place|house|home|flat|garden|trees?|room|kitchen|street|sea|mountains?|view|light|smell|town|village|city|river|land|walls|balcony|farm|forest|beach)\b/i,
          to: 'place',
        },
      ],
    },
    {
      id: 'place',
      say: "You know it without thinking, the light, the sounds, the way from one door to the next. You're allowed to mind leaving it, even if to others it's only an address.",
      ask: 'Which corner of it would you like to walk through once more?',
    },
    {
      id: 'who',
      say: "Where people know you, you don't have to show who you are. Somewhere new you begin again, and for a while nobody sees what you can do or what you're like.",
      ask: 'What did everybody there know about you without being told?',
    },
  ],
};
