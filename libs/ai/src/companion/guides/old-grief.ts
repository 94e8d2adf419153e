import type { Guide } from '../guide.ts';

export const OLD_GRIEF: Guide = {
  id: 'old-grief',
  title: 'Somebody I still miss',
  words:
    /\b(?:anniversary|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) years (?:ago|today|on|since|in|this)|years? (?:since|without)|still miss|miss (?:him|her|them|you|my (?:\w+ )?(?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|friend|nan|gran\w*))|my late (?:husband|wife|mother|father|mum|dad|mom|brother|sister)|would(?:'ve| have) (?:been|turned)|without (?:mum|mom|dad|him|her|papa)|been (?:gone|dead) (?:since|for|\w+ years)|(?:died|lost|passed) .*\byears?\b|empty chair|older than my|time of year|next of kin|it'?ll be \w+ years|miss you\b|found (?:my )?(?:dad|mum|mom|his|her|grand\w+)'?s?\b|time heals|cemetery|widower?|(?:his|her) (?:old (?:phone|workshop|coat|room|watch)|handwriting))\b/i,
  situations: ['anniversary-of-a-death', 'missing-someone'],
  tone: 'hard',
  acks: [
    'You can miss somebody after any number of years, and on quite ordinary days.',
    "Some people stay important long after they've stopped being there.",
    "It's a long time to go without somebody.",
  ],
  ask: 'Which part of it still hurts the most?',
  ways: [
    {
      say: "All they're missing",
      words:
        /never (?:\w+ )?(?:met|meet|saw|see|know|knew|got to|gets? to)|isn'?t here (?:for|to)|(?:won'?t|can'?t|couldn'?t) (?:see|meet|be (?:there|here)|share)|show (?:him|her|them)|tell (?:him|her|them)|wedding|graduat|grandchild|(?:is|are|he'?s|she'?s|they'?re) missing|missing (?:out|it all|everything|all)|\bborn\b|grow(?:ing)? up|not (?:being )?(?:here|there|able to (?:show|tell|share|call|ask))|milestone|proud|(?:no ?one|nobody) to (?:ring|call|tell|share)|would(?:'ve| have)? (?:\w+ )?(?:loved|liked|been|laughed|enjoyed|adored|met|seen)|missing (?:all|so|from|my|our|out)|gets? to (?:see|meet|hold|know)|grand(?:son|daughter|kids|child|pa|ma)|my (?:little )?(?:boy|girl|kids|children|baby|wedding|degree|success|life now)|not (?:being )?(?:at|part of)|future|what (?:he|she|they) (?:could|would|might)|life (?:he|she|they) (?:never|should|could|didn'?t)|so young|unlived|robbed|cheated|turned (?:18|21|thirty|forty)|christmases?|birthdays?/i,
      to: 'milestones',
    },
    {
      say: "That I'm losing their voice",
      words:
        /forget|forgot|(?:can'?t|don'?t|cannot|hardly|barely|couldn'?t) (?:\w+ )?(?:remember|recall|picture|hear)|voice|fad(?:e|es|ing)|blur|slipping|losing (?:the|my|his|her|them)|look at (?:photos|pictures)|memor(?:y|ies)|lost (?:the|his|her) (?:sound|voice|smell|face)|sound of|what (?:he|she|they) (?:looked|sounded|smelled)|details?|slip|vague|hazy|distant|further away|sound(?:ed)? like|smell|gets? (?:smaller|paler|fainter)|less (?:and less|clear)|(?:isn'?t|not) (?:so |as )?clear/i,
      to: 'forgetting',
    },
    {
      say: 'Nobody mentions them any more',
      words:
        /no ?(?:one|body)(?: else)? (?:\w+ )?(?:says?|mention|talk|speak|remember|ask|care|understand)|(?:his|her|their) name|moved on|never existed|\bmention|talk about (?:him|her|them|it)|everyone else|everybody else|alone with (?:it|this)|only one who|people (?:\w+ )?(?:forg|change|avoid)|remarried|replaced|new (?:wife|husband|partner|woman|man)|took (?:down|away)|pictures down|like (?:he|she|they|it) (?:was|were|had|is|didn'?t|doesn'?t|never)|(?:the )?silence|forgotten (?:by|about|him|her)|don'?t (?:talk|speak|mention)|doesn'?t (?:talk|speak|mention)|won'?t (?:talk|speak|mention)|taboo|changes? the subject|only (?:one|me)|awkward/i,
      to: 'silence',
    },
    {
      say: 'How sudden it still is',
      words:
        /still (?:\w+ )?(?:hit|hurt|knock|ach|cr|this|so|can'?t|feel|pain|get|break)|over (?:it|this|him|her|them)|out of (?:nowhere|the blue)|easier|get(?:ting)? better|by now|after (?:all|so|this|\w+ years)|never (?:stops?|ends?|gets)|time heals|weak|silly|stupid|ridiculous|ambush|waves?\b|as bad as|\braw\b|even now|it hurts|hurts (?:just|as|so|like)|crying|tears|how (?:much|strong|bad|deep|fresh|sudden|hard)|thought (?:that|it|i) (?:was|would|had|'?d)|years (?:later|on)|like (?:yesterday|the first|day one|new)|fresh|same (?:pain|as)|not getting|doesn'?t (?:stop|end|go|get|fade|heal)|should(?:n'?t)? (?:be|feel|have)|catch(?:es)? me|floor(?:s|ed)|knocks?|hits?\b|unexpected|suddenly|how (?:it|quickly)|heal/i,
      to: 'still',
    },
  ],
  nodes: [
    {
      id: 'milestones',
      say: "Then even a good day has something missing in it. You're glad, and a moment later you think of the one person who ought to see it.",
      ask: 'When did you last want to show or tell them something?',
    },
    {
      id: 'forgetting',
      say: "That's frightening, a bit like losing them a second time. Thinking hard rarely brings things back. Doing something often does: cooking their recipe, walking their way home, playing their music.",
      ask: 'What of them is still clear to you?',
      ways: [
        {
          say: 'Something they used to say',
          words:
            /\bsa(?:y|ys|id|ying)\b|jokes?\b|told|words?\b|phrase|sang|\bsing(?:ing|s)?\b|call(?:ed)? me|nickname|answer(?:ed)? the phone|stor(?:y|ies)|laugh|whistl|voice|sayings?|motto|swear|cursing|curse|rhyme|\bsong\b|accent|advice|tell(?:ing)? (?:me|us)|call(?:ed)? (?:us|everyone)|humou?r|her temper|letters|hum(?:ming|med)?|mispronounc|whisper/i,
          to: 'phrase',
        },
        {
          say: 'Their hands, face or smell',
          words:
            /hands?\b|\bface\b|smell|smile|eyes|hair|skin|coat|cardigan|perfume|pipe|arms?\b|hugs?\b|cook|kitchen|walk(?:ed)?\b|clothes|\blook\b|nose|mouth|beard|moustache|fingers|wrinkles|freckles|soap|shampoo|aftershave|cigar|tobacco|bread|soup|cake|jumper|gown|dress|jacket|\bhat\b|shoes|apron|glasses|gait|steps|way (?:he|she|they) (?:walked|moved|sat|stood|held|looked)|\blap\b|shoulders?|grip|touch|warm|teeth|dancing|danced/i,
          to: 'senses',
        },
        {
          say: 'Hardly anything',
          words:
            /hardly|barely|nothing|not (?:much|a lot|very)|very little|almost (?:nothing|none)|little\b|only (?:\w+ )?(?:when|old|years?)|too (?:young|small)|\bnone\b|bits and pieces|fragments?|flashes|one or two|a few|too (?:long|small|little)|can'?t think|no(?:t)? (?:really|idea)|only (?:photos|pictures|stories|what)|scraps|not even|all (?:gone|blur)/i,
          to: 'faint',
        },
      ],
    },
    {
      id: 'silence',
      say: "Often the others are afraid of hurting you, as if you weren't thinking of it anyway. Or they cope by not mentioning it. Either way you're left alone with somebody you'd like to talk about.",
      ask: 'Who would you most like to hear say their name?',
      ways: [
        {
          say: "There's nobody left who knew them",
          words:
            /(?:no ?one|nobody|none)\b.*(?:left|knew|met|around|here|alive)|all (?:\w+ )?(?:dead|gone|died)|(?:i'?m|i am) the (?:last|only)|never met (?:him|her|them)|abroad|isn'?t any(?:one|body)|there'?s (?:no ?one|nobody)|no ?one\b|nobody\b|not any(?:one|body)|all passed|outlived|no family|only child|lost touch/i,
          to: 'last-one',
        },
        {
          say: 'My family',
          words:
            /famil|\b(?:mum|mom|mother|dad|father|brothers?|sisters?|siblings?|parents|aunts?|uncles?|cousins?|sons?|daughters?|kids|children|husband|wife|partner|in-?laws?)\b|his (?:mother|father|brother|sister|parents|kids)|her (?:mother|father|brother|sister|parents|kids)|stepm|stepd|ex(?:-wife|-husband)?\b|relatives|granddaughter|grandson|niece|nephew|\bnan\b|boyfriend|girlfriend|fianc/i,
          to: 'name',
        },
        {
          say: 'Anyone at all',
          words:
            /any ?(?:one|body)|friends?\b|people|everyone|everybody|colleague|someone|somebody|no matter who|whoever|all of them|mates|teammates|neighbou?rs?|a stranger|any of|them all|the guys|work/i,
          to: 'name',
        },
      ],
    },
    {
      id: 'still',
      say: "Many people have days like that ten or twenty years on; they just don't mention it any more. What changes is mostly how often it comes. When it does come, it can hurt as much as at the beginning.",
      ask: 'Who says it should be over by now?',
      ways: [
        {
          say: 'I do',
          words:
            /^(?:me|i|myself|i do|just me|only me)\b(?! (?:don'?t|am not|can'?t))|\bi do\b|\bmyself\b|my own head|inner|(?:just|probably|mostly) me\b|expect (?:from|of) myself|my (?:head|expectations?|inner|pride|brain|own)|i (?:think|thought|guess it'?s me|tell myself|feel i should|put that|suppose i|want)|me,|just me|probably me/i,
          to: 'own-rule',
        },
        {
          say: 'People around me',
          words:
            /people|everyone|everybody|\bthey\b|society|\bmy (?:\w+ )?(?:mum|mom|mother|dad|father|brother|sister|husband|wife|partner|boyfriend|girlfriend|friends?|boss|family|kids|son|daughter|therapist)|(?:he|she) (?:says|said|thinks|doesn'?t)|work|friends?\b|in-?laws?|mother in law|neighbou?rs?|internet|books?|articles?|doctor|culture|the world|my (?:ex|aunt|uncle|girl\w*|mates?|flatmate|cousin|church|daughter\w*|son\w*)|one person|someone|somebody|church/i,
          to: 'others-rule',
        },
      ],
    },
    {
      id: 'phrase',
      say: 'Then a bit of how they were with people is still there, and you can pass it on. Even somebody who never met them can get to know them a little that way.',
      ask: 'In what sort of moment did you hear it?',
    },
    {
      id: 'senses',
      say: 'That kind of memory often stays the longest. If you stay with it for a minute, other things may come back too: the room, the light, what they were doing.',
      ask: 'Where do you see them when you think of it?',
    },
    {
      id: 'faint',
      say: "There may be more left than it seems. Memories often come back through something else, a smell or a street or an old song. And some of what you can't find, others may still have.",
      ask: 'Who or what could give you a piece of it: a relative, a photo, a place?',
    },
    {
      id: 'name',
      say: "Somebody has to begin, and it can be small: 'I was thinking of them today.' The other person may be relieved, because they were thinking the same. And if they don't take it up, the name has still been said.",
      ask: 'Which story about them would you start with?',
    },
    {
      id: 'last-one',
      say: "Then there's nobody to check a detail with, and nobody who laughs at the same half sentence. That's a loneliness of its own. Whoever gets to know them now gets to know them through you.",
      ask: 'What would a stranger have to know, to get an idea of them?',
    },
    {
      id: 'own-rule',
      say: "Hardly anybody manages that, to be over it by a certain time. You don't get over a person. You get used to living without them, and on some days that doesn't work.",
      ask: "If it didn't have to be over, how would you like to treat such a day?",
    },
    {
      id: 'others-rule',
      say: "When people act as if it should be over, they often just don't know what to do while you're sad. Even their advice is mostly helplessness. They don't know what this person was to you.",
      ask: "What would you answer, if you didn't have to be polite?",
    },
  ],
};
