import type { Guide } from '../guide.ts';

export const OLD_HABIT: Guide = {
  id: 'old-habit',
  title: 'A habit I want to stop',
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
  otherwise: 'any',
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
      otherwise: 'any-2',
    },
    {
      id: 'company',
      say: "Then it's about more than the thing itself. Joining in is a way to belong, and some people take your no as a remark about them. So it isn't only a habit you're changing, it's also your place in the group.",
      ask: "What's the hardest part of saying no there?",
      ways: [
        {
          say: "After one I can't stop",
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
      otherwise: 'any-2',
    },
    {
      id: 'automatic',
      say: "Then you hardly decide on it: your hands do it, and you notice afterwards. There's something useful in that. Changing one small part of the routine can be enough to wake you up, and it takes less will than people think.",
      ask: 'Where does it begin: with an hour, a place, or something in your hand?',
      otherwise: 'chain',
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
      otherwise: 'any-2',
    },
    {
      id: 'any',
      say: "A habit like that was usually good for something once, so it doesn't leave when it's told to. And what you say to yourself afterwards can make the next time easier or harder.",
      ask: 'What do you say to yourself afterwards?',
      ways: [
        {
          say: "That it's all ruined now",
          words:
            /ruin|doesn'?t matter|might as well|blown|back to (?:zero|square|the start|day)|down the drain|for nothing|what'?s the point|pointless|start (?:over|again|from)|carry on|give up|too late|lost (?:it|everything)|may as well|finish (?:the|it)|day one|what'?s it matter|who cares|no point|all that (?:work|effort)|wasted|start(?:ing)? (?:from|over|at)|never (?:going to|get|be free|work)|lost cause|gone now|one more|tomorrow|monday|again tomorrow|screw it|fuck it|sod it/i,
          to: 'ruined',
        },
        {
          say: "That I'm weak",
          words:
            /weak|pathetic|idiot|stupid|loser|hate myself|disgust|will ?power|useless|hopeless|asham|shame|failure|failed|never (?:manage|learn|change)|fool|worthless|terrible|what'?s wrong with me|\bagain\b|muppet|moron|dick|twat|stupid|\bcow\b|\bmess\b|disappoint|let (?:everyone|them|myself|her|him) down|liar|junkie|addict|\bdrunk\b|alcoholic|like my (?:dad|father|mother|mum)|no (?:control|discipline|spine|backbone)|sorry|guilt|regret|hate|promise|never again|why (?:did|do|can'?t)|what (?:have|did) i|asham|bad (?:person|mother|father|mum|dad)/i,
          to: 'weak',
        },
        {
          say: "That it wasn't so bad",
          words:
            /not (?:so|that|too) bad|wasn'?t (?:so|that|too)|only (?:a|one|two|\w+)|others|deserv|once|\bfine\b|no big deal|could be worse|everybody does|everyone does|exception|enjoy|it'?s (?:ok|okay|fine|normal|legal)|i (?:needed|earned|work|only|can)|treat|reward|just (?:one|a|this)|last (?:one|time)|weekend|hard day|stress|no harm|nothing (?:happened|serious)|not an? (?:addict|alcoholic)|under control|holiday|life'?s (?:too )?short|live a little|everyone/i,
          to: 'not-so-bad',
        },
      ],
      otherwise: 'any-2',
    },
    {
      id: 'quiet',
      say: "And it does work, for a little while. Then comes the part you could do without. So it's really the quiet that you're after, and there may be other ways to some of it.",
      ask: 'What else has ever made it quieter in your head, even halfway?',
      otherwise: 'plan',
    },
    {
      id: 'break',
      say: "That's easily underestimated. It may be the only time in the day when nobody asks anything of you. So what you'd miss most might be the break, more than what you have in it.",
      ask: 'How could you take the same break without it?',
      otherwise: 'plan',
    },
    {
      id: 'not-feel',
      say: "That's what it's best at, so no wonder you reach for it. But the feeling is still there underneath, so it has to be done again, and often with a bit more. Many people get further by bearing a few minutes of the feeling at a time.",
      ask: 'What would be there, if nothing covered it?',
      otherwise: 'name',
    },
    {
      id: 'pushing',
      say: "People who are easy about their own habit mostly don't mind about yours. The ones who push often just want company in it. The awkward moment is short, and shorter still with a sentence ready and something else in your hand.",
      ask: 'Which sentence could you say there and feel all right with?',
      otherwise: 'refuse',
    },
    {
      id: 'boring',
      say: 'It stops you from watching yourself for a while, so it gets the credit for every good evening. But the talking and the laughing were yours. The stiff part is often only the beginning.',
      ask: 'Who are you at ease with, without anything?',
      otherwise: 'person',
    },
    {
      id: 'one-more',
      say: "That isn't a question of character. After the first one it's simply harder to decide, so for many people none is easier than a few. One thing, though: if it's alcohol, a lot and every day, talk to a doctor before you stop.",
      ask: 'What speaks for none at all, and what for a fixed number?',
      otherwise: 'columns',
    },
    {
      id: 'chain',
      say: "It often starts earlier than it seems: with the jacket and not the lighter, with the shop and not the glass. That early on, it's still fairly easy to do something else.",
      ask: 'What could be different at the earliest point you can find?',
      otherwise: 'plan',
    },
    {
      id: 'somebody',
      say: "Then you needed somebody, and this is what was there. That happens to a lot of people, mostly in the evening. And reaching out is hardest just then, because it feels as if you'd need a good reason.",
      ask: 'Who could you ring for no reason, or with a silly one?',
      otherwise: 'person',
    },
    {
      id: 'rest',
      say: "You were worn out, and this was the quickest thing at hand that felt like a break. It doesn't really rest you, so the next day starts tired again.",
      ask: "Where in the day could half an hour of rest go, before you're that tired?",
      otherwise: 'plan',
    },
    {
      id: 'weak',
      say: "If being hard on yourself helped, it would be over by now. More often it leads to the next time, because you want to get away from feeling bad. How tired you are, who's around and what's in the house count for more than will.",
      ask: 'What would you say to a friend who had slipped like that?',
      otherwise: 'kind',
    },
    {
      id: 'ruined',
      say: "Thoughts like that are what turns one into ten. What you'd managed before isn't lost. You know more by now about which days were easy, what helped, and where it caught you.",
      ask: 'What worked, on a day when it went well?',
      otherwise: 'plan',
    },
    {
      id: 'not-so-bad',
      say: "Perhaps it wasn't. And still there was something that made you bring it up. You don't have to settle which side is right before you've looked at both.",
      ask: 'What do you like about it, and what do you like less?',
      otherwise: 'columns',
    },
    {
      id: 'any-2',
      say: "Most people are in two minds about a habit like this. Part of you would like to be rid of it, and part of you wouldn't know what to do without it. Both may have their reasons.",
      ask: 'What would you get back, if there was less of it?',
      otherwise: 'any-3',
    },
    {
      id: 'any-3',
      say: "You don't have to give up anything for ever today. An urge usually grows for some minutes and then fades again, whether you follow it or not. So there's only ever the next one to get past.",
      ask: 'Where will the next one catch you, do you think?',
      otherwise: 'wave',
    },
    {
      id: 'plan',
      say: "If you tie it to a fixed moment, you don't have to decide it again each time. Choose one moment in your day to begin with, and one thing you'll do then.",
      exercise: 'if-then-plan',
    },
    {
      id: 'name',
      say: "You don't have to solve it, or look at all of it today. Giving it a name and staying with it for a few minutes is enough, and you can stop whenever you like.",
      exercise: 'naming-what-is-felt',
    },
    {
      id: 'refuse',
      say: "Keep it short and leave out the reason, because a reason can be argued with. 'Not for me tonight, thanks' is a whole answer. Say yours aloud once or twice before you go.",
      exercise: 'prepared-talk',
    },
    {
      id: 'person',
      say: 'If somebody came to mind, write to them at a quiet time, before the pull is there, and arrange something ordinary. If nobody did, a group of people who want the same thing is a good place to look.',
      exercise: 'small-step',
    },
    {
      id: 'kind',
      say: "Most people are kinder to a friend there than to themselves. It doesn't excuse anything, and it makes it easier to try again. You could say to yourself what you'd want a friend to hear.",
      exercise: 'self-compassion-break',
    },
    {
      id: 'columns',
      say: 'Write it down honestly, the good sides as well. A decision against something rarely holds if it leaves out why you liked it.',
      exercise: 'two-columns',
    },
    {
      id: 'wave',
      say: "Even a rough guess helps, because you'll recognise it when it comes. Then you could just watch it for ten minutes, without fighting it and without giving in, and see what it does.",
      exercise: 'urge-and-wave',
    },
  ],
};
