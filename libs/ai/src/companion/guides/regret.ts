import type { Guide } from '../guide.ts';

export const REGRET: Guide = {
  id: 'regret',
  title: 'A road not taken',
  words:
    /\b(?:regret\w*|what if i(?:'d| had)?|if i(?:'d| had) (?:only )?\w+|if only|i (?:should|could)(?:'ve| have|ve)\b|should(?:n'?t)? have|ought to have|wish i(?:'d| had| hadn'?t| never)?|i never (?:learned|learnt|told|once|asked|went|tried|had)|why did(?:n'?t)? i|(?:had|got|get) the chance|turned (?:it|him|her|them|down)|i(?:'d| would) have (?:been|sat|died|had)|road not taken|look(?:ing)? back|rewind\w*|going over|replay\w*|i could(?:'ve| have) been|never getting back|(?:wasted|spent) (?:my|\w+) (?:life|youth|years)|wrong (?:choice|decision|person|turn)|give up everything|dropped out|what i could(?:'ve| have)|i was good once|brain replays|now or never|had a scholarship|could make the|didn'?t go)\b/i,
  situations: ['regret', 'brooding-over-the-past'],
  tone: 'hard',
  acks: [
    "It's hard to leave a thing alone that you'd so much like to have done differently.",
    "Looking back, it seems so clear what the right way was. It probably wasn't so clear then.",
  ],
  ask: "Which part of it can't you leave alone?",
  ways: [
    {
      say: 'A person I lost by it',
      words:
        /\b(?:(?:his|her|their) (?:letters?|name|hand|eyes|number)|that i (?:let|left|lost|hurt) (?:her|him|them|my)|let (?:her|him|them) (?:go|down)|not saying goodbye|goodbye|my (?:ex|first love|brother|sister|mother|father|mum|mom|dad|friend)\b|losing (?:her|him|them|you|my)|lost (?:her|him|them|my (?!chance|job|money))|(?:let|letting) (?:her|him|them|the love)|never (?:told|asked|said|called|saw) (?:\w+ )?(?:her|him|them|father|mother|dad|mum|mom)|(?:her|his|their) (?:face|laugh|voice|eyes)|^(?:her|him|them)\b|love of my life|the person|miss (?:her|him|them)|people i)\b/i,
      to: 'person',
    },
    {
      say: 'That I knew better',
      words:
        /\b(?:fool\w*|mistake|should(?:'ve| have)? (?:seen|listened)|nobody forced|did it anyway|i chose|my own choice|my decision|could have seen|told me|i knew|knew (?:it|better|in)|warn\w*|signs?|saw it coming|told me so|everyone (?:said|told)|stupid|idiot|dumb|naive|blind|obvious|gut|ignored|ignoring|my (?:own )?fault|should have known|how could i|blame)\b/i,
      to: 'knew',
    },
    {
      say: "The time that's gone",
      words:
        /\b(?:i'?m (?:already )?\d\d|it'?s (?:done|over)|behind me|missing (?:out|it all|so much)|missed (?:so much|it all|their|my|his|her)|childhood|growing up|lost (?:time|years)|age\b|late\b|time|years?|decades?|too (?:old|late)|wast\w*|twenties|thirties|forties|youth|start (?:again|over)|back again|getting back|get (?:it|them) back|half my life|gone)\b/i,
      to: 'years',
    },
    {
      say: 'The road not taken',
      words:
        /\b(?:(?:kids|children|child|baby|family) i (?:never|didn'?t)|i never had|didn'?t (?:even )?try|never (?:even )?(?:dared|tried|went|started)|the chance|opportunity|what would|alternative|road|us together|house we|career i|life|lives|could have (?:been|had)|could'?ve (?:been|had)|might have|would have (?:been|had)|imagin\w*|pictur\w*|what if|who i|other me|over there|there instead|how (?:happy|different)|dream\w*|never tried|not knowing|never know|potential)\b/i,
      to: 'other-life',
    },
  ],
  nodes: [
    {
      id: 'other-life',
      say: "A life like that can hurt although it never happened. It's worth looking at closely, because it often shows what you're missing in this one.",
      ask: 'Which scene of it do you see most clearly?',
      ways: [
        {
          say: 'Somebody is there with me',
          words:
            /\b(?:noisy|full (?:house|table)|house full|laughing|holding|breakfast|christmas|birthday|grandchildren|a partner|us\b|evening|somebody|someone|family|kids?|child(?:ren)?|baby|son|daughter|husband|wife|partner|married|wedding|together|next to|beside|(?:with|of) (?:her|him|them)|(?:her|him|he|she|we)\b|table|kitchen|lunch|dinner|love|friends)\b/i,
          to: 'company',
        },
        {
          say: "The work I'd be doing",
          words:
            /\b(?:white coat|uniform|practis\w*|orchestra|gallery|concert|clients|hospital|lecture|kitchen of my own|cockpit|flying|lab|science|research\w*|stadium|applause|award|work\w*|job|career|stage|practice|doctor|music\w*|cello|piano|paint\w*|books?|writ\w*|teach\w*|class\w*|pupils|students|studio|shop|business|office|team|medal|degree|univers\w*|name on|played|playing|famous|being good|workshop|lab|court)\b/i,
          to: 'calling',
        },
        {
          say: 'Another place, and being free',
          words:
            /\b(?:water|porch|coast|island|village|balcony|view|forest|harbou?r|boat|sailing|train|sunshine|warm|california|australia|canada|italy|spain|france|greece|portugal|free\w*|sea|beach|ocean|mountains?|travel\w*|abroad|country|city|town|live in|living in|moved|house|garden|farm|land|nobody knows|no boss|own time|language|away|sun|money|light-?hearted|lisbon|oslo|paris|london|new york)\b/i,
          to: 'elsewhere',
        },
      ],
    },
    {
      id: 'knew',
      say: "Now you know how it went on, and that makes it look obvious. Back then there must have been something on the other side as well, or you wouldn't have done it.",
      ask: 'What spoke for it, back then?',
      ways: [
        {
          say: 'I was afraid',
          words:
            /\b(?:deserv\w*|lonely|loneliness|worth|no (?:choice|other|alternative|way out)|trapped|nothing better|better than nothing|didn'?t think i|hopeless|pregnan\w*|nowhere|afraid|scared|fear\w*|frighten\w*|dare\w*|panic\w*|coward\w*|alone|security|secure|safe\w*|savings|risk\w*|insecur\w*|courage|desperate)\b/i,
          to: 'fear',
        },
        {
          say: 'Others wanted it',
          words:
            /\b(?:others|parents?|mother|mum|mom|father|dad|family|everyone|everybody|people|expect\w*|pressur\w*|for (?:her|him|them)|(?:he|she|they) (?:wanted|needed|asked|said)|persuad\w*|talked into|convinc\w*|please|duty|loyal\w*)\b/i,
          to: 'others',
        },
        {
          say: 'It looked good at the time',
          words:
            /\b(?:lust|attract\w*|charm\w*|handsome|beautiful|dream|easy|comfort\w*|adventure|kids? (?:on|and)|the future|sure|curious\w*|everything|look(?:ed|s)|seem(?:ed|s)|good|great|sensible|reasonable|logical|right|love|in love|hope\w*|deal|money|cheap|fun|exciting|wanted (?:it|to believe)|thought|believed|opportunity|promis\w*|pretty)\b/i,
          to: 'looked-good',
        },
      ],
    },
    {
      id: 'years',
      say: "That time doesn't come back, and you may be sad about it. But you lived in those years too, and perhaps not everything in them belongs to the loss.",
      ask: "What came out of those years that you wouldn't hand back?",
      ways: [
        {
          say: 'Nothing at all',
          words:
            /^(?:no|none|zero)\b|\b(?:not (?:a lot|much)|hardly anything|very little|emptiness|debts?|scars|only (?:pain|trouble)|why would i|nothing|not (?:a|one) (?:single )?thing|none of (?:it|that)|can'?t think of|not much|worthless|zilch|nada)\b/i,
          to: 'nothing',
        },
        {
          say: 'A person',
          words:
            /\b(?:cats?|dogs?|garden|house|job|memories|travel\w*|career|qualification|languages|humou?r|confidence|kids?|child(?:ren)?|son|daughter|husband|wife|partner|friends?|met|(?:him|her|them)\b|people|person|boys|girls|grand\w+|colleagues?|family)\b/i,
          to: 'kept',
        },
        {
          say: 'A skill I learned',
          words:
            /\b(?:learn\w*|skills?|know\w*|speak|language|trade|patien\w*|strength|strong\w*|tough\w*|surviv\w*|experience|can (?:do|cook|\w+)|understand\w*|who i am|myself|degree)\b/i,
          to: 'kept',
        },
      ],
    },
    {
      id: 'person',
      say: "Then it's more than a wrong decision. It's somebody you miss, with a face and a voice, and that's much harder to put away.",
      ask: 'Could you reach them today, if you wanted to?',
      ways: [
        {
          say: "No, they're gone",
          words:
            /\b(?:probably not|not really|new family|better not|wouldn'?t want|hates? me|dead|died|dies|passed|death|grave|gone|no way|no contact|lost (?:touch|contact|every)|trace|never (?:find|found)|blocked|(?:wants?|want) nothing|too late|impossible|can'?t (?:reach|find)|won'?t (?:talk|speak|answer)|no idea where)\b|^no\b(?!.*\b(?:dare|nerve|courage)\b)/i,
          to: 'gone',
        },
        {
          say: "I wouldn't dare",
          words:
            /\b(?:know where|not in touch|through (?:his|her|their|a)|find (?:her|him|them)|look (?:her|him|them) up|mutual|same (?:town|city|work|village)|see (?:her|him|them) (?:some|every|at|now)|linkedin|phone|contact|it'?s possible|dare\w*|nerve|courage|afraid|scared|chicken|fool|embarrass\w*|awkward|shy|asham\w*|married|family now|reject\w*|what would i say|too proud)\b/i,
          to: 'reach',
        },
        {
          say: 'Yes, I could',
          words:
            /^(?:yes|yeah|yep|sure|maybe|perhaps|probably(?! not)|possibly|theoretically|in theory|technically|i (?:could|can|guess))\b|\b(?:i could|could (?:write|call|ring|text)|facebook|instagram|(?:her|his|their) (?:number|address|email)|(?:lives|live) (?:in|near|two|close|round)|still (?:have|talk|friends|see)|would (?:probably )?answer|probably (?:answer|pick up|write back))\b/i,
          to: 'reach',
        },
      ],
    },
    {
      id: 'company',
      say: "So it's about not being alone in it. Some of that may really be over, and then it's a loss you can grieve for. Some of it might still come in another form: a full table, being expected, somebody who notices that you're late.",
      ask: 'Which bit of it would you want first, if you could have only one?',
    },
    {
      id: 'calling',
      say: "So it's the doing that draws you. Often it isn't the title that one misses, but being good at something, or making something, or being taken seriously.",
      ask: 'What would you be doing there on an ordinary day?',
    },
    {
      id: 'elsewhere',
      say: "So it's the place, and how you'd feel there. A part of such a wish is often about everything you'd be rid of.",
      ask: 'What would you not have to do, in that life?',
    },
    {
      id: 'fear',
      say: "Then you were trying to keep something safe, or to stay safe yourself. It's easy to call that cowardly now, when the danger is over. At the time it was real to you.",
      ask: 'What were you trying to protect?',
    },
    {
      id: 'others',
      say: "Then it was never only your decision. You wanted to keep somebody's love, or not to let them down, and that's a strong reason for anybody.",
      ask: "What were you afraid would happen if you'd chosen differently?",
    },
    {
      id: 'looked-good',
      say: "Then you decided with what you knew at the time. That it turned out differently doesn't make it a foolish decision, even if it feels like one now.",
      ask: 'What did you find out only later?',
    },
    {
      id: 'kept',
      say: "Those years may hold both: what you've lost, and something you wouldn't have without them. The one doesn't make up for the other, and you needn't pretend that it does.",
      ask: 'With both in view, what would you do if you were asked again today?',
    },
    {
      id: 'nothing',
      say: "Then it's a loss, and it doesn't have to have been good for something. You needn't find a lesson in it so that others feel better about it.",
      ask: 'What should the next stretch of your life not be like again, above all?',
    },
    {
      id: 'reach',
      say: "Then it isn't closed for good, even if it feels like a long way. It doesn't have to be the big conversation. Three lines would do: that you thought of them, that you're sorry about some of it, that you hope they're well.",
      ask: 'What would you want to come of it, if you put it modestly?',
    },
    {
      id: 'gone',
      say: "Then you can't tell them any more, or ask them how it was for them. That's a kind of grief, whether or not anybody around you sees it.",
      ask: 'What would you tell them first?',
    },
  ],
};
