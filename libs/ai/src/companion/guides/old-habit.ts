import type { Guide } from '../guide.ts';

export const OLD_HABIT: Guide = {
  id: 'old-habit',
  title: 'Breaking a habit',
  words:
    /\b(?:drink(?:ing|s)?|drank|drunk|sober|booze|alcohol|wine|beers?|gin\b|vodka|whisk(?:e)?y|shots|cans\b|bottles?|the empties|units a week|hung ?over|hangover|pub\b|off the wagon|relaps\w*|clean\b|sponsor|smok(?:e|es|ed|ing|er)|cigarettes?|fags?\b|packet|lighting up|vap(?:e|es|ing)|nicotine|the patch|weed|joints?|dry january|cold turkey|casino|slots|gambl\w*|bitten my nails|bite my nails|nail-?biting|pull my hair|one glass|just one|days without|day \d+ (?:no|without)|scrolling|barbecue)\b/i,
  situations: ['drinking-more-than-wanted', 'quitting-smoking'],
  tone: 'hard',
  acks: [
    "You won't get a sermon here. You've probably heard it all, and said most of it to yourself.",
    "You can want a thing and want to be rid of it at the same time, and with habits that's how it usually is.",
    "A habit like that has had a lot of practice, so it doesn't go just because you've decided something.",
  ],
  ask: 'Think of the last time the pull was strong. What was going on right before?',
  ways: [
    {
      say: 'I felt low, or alone',
      words:
        /^(?!nothing|no idea).*(?:alone|lonel|\bsad\b|\blow\b|fight|argu|row with|by myself|on my own|felt empty|so empty|depress|(?:felt|feeling|was|so|bit) down\b|cried|crying|hurt|miss(?:ed|ing)?\b|worthless|like dirt|ashamed|anxious|broke up|sunday|homesick|afraid|girlfriend|boyfriend|\bex\b|\bleft\b(?! over)|broke|split|missed|grief|died|funeral|anniversary|guilt|hate myself|rejected|ignored|no ?one (?:called|there|to)|nobody (?:called|there|to)|evening alone|kids (?:are|were) (?:at|with)|went to (?:his|her|their) (?:dad|mum|mom)|upset|unhappy|heartbr|bad news|crap about|useless|panic|anxiety|scared|nightmare)/i,
      to: 'low',
    },
    {
      say: 'Others were at it too',
      words:
        /friends?\b|party|\bpub\b|\bbar\b|wedding|birthday|colleague|every(?:one|body)|others?\b|people|mates|lads|girls|dinner with|we (?:were|went|had)|lunch break|outside with|barbecue|festival|out for a|social|together|christmas|stag|hen do|(?:leaving|works?|school) do\b|night out|\bmatch\b|\bgame\b|gig|concert|\bclub\b|restaurant|dinner|bbq|holiday|drinks|visit(?:ing|ors?|ed)?|guests?|brother|sister|cousin|in-?laws|leaving (?:do|party)|office party|new year|festival|\bround\b|offered|someone (?:gave|lit|bought|opened|else)|saw (?:someone|him|her|them|people)|next door|flatmate|husband|wife|partner/i,
      to: 'company',
    },
    {
      say: 'A hard day, I wanted relief',
      words:
        /stress|hard|long day|\bwork\b|boss|kids|children|tired|exhaust|switch off|wind down|come down|unwind|relax|angry|annoyed|furious|pressure|deadline|phone ?call|\brang\b|bad day|reward|deserve|finally|too much|exam|money|overwhelm|awful|terrible|horrible|shift|meeting|client|customers?|traffic|argued? with|\brow\b|school run|toddler|baby|screaming|tense|wound up|nervous|knackered|wrecked|done in|weekend|friday|got (?:home|in)|came home|home from|dinner done|calm (?:down|my)|headache|pain|couldn'?t sleep|bills|tax|essay|revision|frustrat|irritat/i,
      to: 'relief',
    },
    {
      say: 'Nothing, it was automatic',
      words:
        /nothing|automatic|habit|just (?:did|happened|do)|no (?:idea|reason)|bored|boredom|didn'?t (?:even )?(?:notice|think)|coffee|always|routine|after (?:dinner|eating|food|lunch)|\btv\b|sofa|waiting|bus stop|\bcar\b|drive|without thinking|phone in|clockwork|same time|every (?:day|night|evening|morning)|usual|ritual|before (?:bed|i knew|work)|with (?:my|a|the) (?:coffee|tea|beer|meal|paper)|watching|telly|netflix|balcony|\bbreak\b|walking (?:home|past|to)|petrol|\bshop\b|passed the|saw the|on autopilot|hands|reading|desk|computer|phone|nothing special|normal|ordinary|evening/i,
      to: 'automatic',
    },
  ],
  nodes: [
    {
      id: 'relief',
      say: "Then it does a job for you: it tells you that the hard part is over for now. That's why 'just stop' is such poor advice. Something else would have to do that job.",
      ask: 'What does the first one give you that nothing else does?',
      ways: [
        {
          say: 'I stop feeling it',
          words:
            /feel|numb|edge off|forget|pain|hurt|anger|escape|blank|cope|warm|\bcare\b|don'?t care|not care|stops? (?:hurting|mattering)|worr(?:y|ies)|fear|anx|sad|lonel|problems|everything else|nothing matters|courage|relief|ease|easier/i,
          to: 'not-feel',
        },
        {
          say: 'Quiet in my head',
          words:
            /quiet|head|brain|mind|thought|peace|calm|slow|silence|shuts? (?:up|off)|switch(?:es)? (?:it |me |my \w+ )?off|relax|sleep|think(?:ing)?|noise|stop(?:s|ped)? (?:the|thinking|it)|racing|clear|fog|\bstill\b|stillness|loosen|shoulders|breath|settle|\bland\b|soften|tension|slows?/i,
          to: 'quiet',
        },
        {
          say: "A break that's mine",
          words:
            /break|minutes|outside|fresh air|nobody|no one|myself|\bmine\b|my (?:own )?time|work'?s? (?:is )?over|\bsign\b|reward|treat|alone|deserve|permission|end of|moment|for me\b|me-?time|pause|time out|\bown\b|ritual|space|\bstop\b|excuse|reason|treat|finish|day is (?:done|over)|off duty|balcony|porch|garden|peace and|evening|alone time|freedom|escape|something nice|pleasure/i,
          to: 'break',
        },
      ],
    },
    {
      id: 'company',
      say: "Then it's about more than the thing itself. Joining in is a way to belong, and some people take your no as a remark about them. So it isn't only a habit you're changing, it's also your place in the group.",
      ask: "What's the hardest part of saying no there?",
      ways: [
        {
          say: 'One turns into five',
          words:
            /can'?t stop|one (?:more|is never|isn'?t|and then|turns|becomes)|only one|first one|never (?:stick|stop|just)|stick to|keep going|enough|then it'?s|off switch|once i (?:start|have)|\btwo\b|second|third|\bonce\b|limit|moderat|\bmore\b|\bstop\b|till (?:i|closing|it)|until (?:i|it)|all or nothing|control|next thing/i,
          to: 'one-more',
        },
        {
          say: 'They ask, they push',
          words:
            /ask|push|come on|explain|\bwhy\b|pressure|tease|\bbore\b(?!d)|laugh at|mock|they (?:keep|say|call|think|look|pour|offer)|offer|pour|offend|rude|spoilsport|pregnant|judg|jokes?|comments?|looks|remarks|rounds?|buy(?:ing)? me|refus|polite|host|toast|cheers|expect|everyone (?:else )?(?:is|does|drinks|has)|stand out|excuse|notice|weird|different|party pooper|fuss|disappoint|let(?:ting)? (?:them|him|her) down|not drinking|say(?:ing)? no/i,
          to: 'pushing',
        },
        {
          say: "I'm stiff without it",
          words:
            /shy|awkward|boring|stiff|relax|loose|nervous|talk to|confiden|\bfun\b|hands|dance|sober|fit in|belong|left out|small talk|courage|myself|self-?conscious|anxious|anxiety|quiet|dull|wooden|sit there|stand(?:ing)? around|nothing to (?:say|do)|outsider|odd one|alone|miss(?:ing)? out|enjoy|laugh|boring|conversation|mingle|flirt|chat|tense|shell|bored/i,
          to: 'boring',
        },
      ],
    },
    {
      id: 'automatic',
      say: "Then you hardly decide on it: your hands do it, and you notice afterwards. There's something useful in that. Changing one small part of the routine can be enough to wake you up, and it takes less will than people think.",
      ask: 'Where does it begin: with an hour, a place, or something in your hand?',
    },
    {
      id: 'low',
      say: "At a moment like that it's the quickest comfort around, and it asks nothing of you. The trouble is that the next day it gives you one more reason to feel bad.",
      ask: 'What would you really have needed, at that moment?',
      ways: [
        {
          say: 'Not to feel it',
          words:
            /feel|stop hurting|forget|numb|go away|pain|hurt|disappear|think(?:ing)?\b|oblivion|escape|switch off|ache|sadness|grief|loneliness|thoughts|pass out|sleep through|relief|it to (?:stop|end)|nothing\b|peace from|unconscious|out of my head|not (?:to )?(?:think|feel)|stop thinking/i,
          to: 'not-feel',
        },
        {
          say: 'Somebody beside me',
          words:
            /some(?:one|body)|hug|friend|talk|voice|not (?:to be )?alone|company|held|\b(?:him|her|them)\b|\bmum\b|\bmom\b|partner|\barm\b|listen|people|love|call|wife|husband|girlfriend|boyfriend|sister|brother|kids|my (?:ex|dog|dad|son|daughter|family|mate|best)|\bback\b|a (?:call|message|text|chat|word|cuddle)|comfort|kindness|kind word|understand|attention|warmth|touch|cuddle|human|a shoulder/i,
          to: 'somebody',
        },
        {
          say: 'Some rest',
          words:
            /sleep|\brest\b|break|bath|lie down|\bbed\b|quiet|peace|holiday|time off|nap|calm|an hour|tired|\bwalk\b|fresh air|food|eat|meal|dinner|\bstop\b|day off|help with|less (?:work|stress)|slow|shower|weekend|relax|switch/i,
          to: 'rest',
        },
      ],
    },
    {
      id: 'quiet',
      say: "And it does work, for a little while. Then comes the part you could do without. So it's really the quiet that you're after, and there may be other ways to some of it.",
      ask: 'What else has ever made it quieter in your head, even halfway?',
    },
    {
      id: 'break',
      say: "That's easily underestimated. It may be the only time in the day when nobody asks anything of you. So what you'd miss most might be the break, more than what you have in it.",
      ask: 'How could you take the same break without it?',
    },
    {
      id: 'not-feel',
      say: "That's what it's best at, so no wonder you reach for it. But the feeling is still there underneath, so it has to be done again, and often with a bit more. Many people get further by bearing a few minutes of the feeling at a time.",
      ask: 'What would be there, if nothing covered it?',
    },
    {
      id: 'pushing',
      say: "People who are easy about their own habit mostly don't mind about yours. The ones who push often just want company in it. The awkward moment is short, and shorter still with a sentence ready and something else in your hand.",
      ask: 'Which sentence could you say there and feel all right with?',
    },
    {
      id: 'boring',
      say: 'It stops you from watching yourself for a while, so it gets the credit for every good evening. But the talking and the laughing were yours. The stiff part is often only the beginning.',
      ask: 'Who are you at ease with, without anything?',
    },
    {
      id: 'one-more',
      say: "That isn't a question of character. After the first one it's simply harder to decide, so for many people none is easier than a few. One thing, though: if it's alcohol, a lot and every day, talk to a doctor before you stop.",
      ask: 'What speaks for none at all, and what for a fixed number?',
    },
    {
      id: 'somebody',
      say: "Then you needed somebody, and this is what was there. That happens to a lot of people, mostly in the evening. And reaching out is hardest just then, because it feels as if you'd need a good reason.",
      ask: 'Who could you ring for no reason, or with a silly one?',
    },
    {
      id: 'rest',
      say: "You were worn out, and this was the quickest thing at hand that felt like a break. It doesn't really rest you, so the next day starts tired again.",
      ask: "Where in the day could half an hour of rest go, before you're that tired?",
    },
  ],
};
