import type { Guide } from '../guide.ts';

export const LOST_PATIENCE_WITH_CHILD: Guide = {
  id: 'lost-patience-with-child',
  title: 'I lost patience with a child',
  words:
    /\b(?:shout\w*|yell\w*|scream(?:ed|ing)? at|snapp?ed|lost (?:it|my (?:temper|patience|rag))|roared|flinch\w*|bad (?:mum|mom|mother|dad|father|parent)|terrible (?:mum|mom|mother|dad|father|parent))\b/i,
  situations: ['guilt-as-parent'],
  tone: 'hard',
  acks: [
    "That isn't how you wanted to be with them, and now it won't leave you alone.",
    'It can be over in a minute, and you think about it for the rest of the day.',
    'It hurts this much because they matter so much to you.',
  ],
  ask: 'What of it stays with you most?',
  ways: [
    {
      say: 'Their face',
      words:
        /^(?!.*\b(?:wife|husband|partner|mother|father|mum|mom|dad|neighbou?r|people)'?s? (?:look|face|eyes)).*(?:\b(?:his|her|their|that|the|this) (?:\w+ )?(?:look|face|faces|eyes)\b|looked at (?:me|his|her)|\bface\b|flinch|scared of me|(?:so|totally|really) (?:scared|frightened|surprised)|tears|cried|crying|\blip\b|expression|hands over)/i,
      to: 'face',
    },
    {
      say: 'How I sounded, what I said',
      words:
        /voice|sound(?:ed)?|\bloud|what i said|i said|words?\b|called (?:him|her|them)|like my (?:own )?(?:mum|mom|mother|dad|father|parents)|recogni[sz]e myself|scream|sentence|tone|monster|turned into|how i (?:was|spoke|shouted|yelled)/i,
      to: 'sounded',
    },
    {
      say: 'How often it happens',
      words:
        /every (?:single )?(?:day|evening|night|morning|time|week)|again\b|keeps? (?:happening|doing|coming)|always|not the first|(?:second|third|fourth|tenth) time|over and over|can'?t stop|constantly|pattern|still do it|more and more|each time/i,
      to: 'again',
    },
    {
      say: 'What it does to them',
      words:
        /damag|harm|for life|forever|remember|therap|trauma|does to (?:him|her|them)|scar(?:s|red|ring)?\b|ruin|mess(?:ed|ing)? (?:him|her|them) up|childhood|get back|miss(?:ed|ing)|grow up|later|future|one day|hate me|(?:he|she|they) think|trust me|love me|safe with|their whole|(?:be|become|turn out|end up) like me/i,
      to: 'harm',
    },
  ],
  nodes: [
    {
      id: 'face',
      say: "A face like that is hard to forget. It shows how that moment was for them. It doesn't show how things go on between you, and there you can still do something.",
      ask: 'How was it between you afterwards?',
      ways: [
        {
          say: 'I said sorry',
          words:
            /sorry|apologi[sz]|made up|mak(?:e|ing) up|hug(?:ged|s)?|cuddl|talked about it|explained|forg(?:ave|iv)|comfort/i,
          to: 'sorry-said',
        },
        {
          say: "It's still in the air",
          words:
            /nothing (?:had been|happened|was)|didn'?t (?:say|talk|speak|mention)|won'?t (?:talk|look|speak|come)|room\b|silen|quiet|avoid|distan|cold\b|ashamed|tense|awkward|still (?:upset|angry|hurt|in)|ignor|careful|carried on|not talking|weird|clingy/i,
          to: 'open-still',
        },
        {
          say: 'They were fine again at once',
          words:
            /\bfine\b|forg[eo]t|forgotten|normal|playing|laugh|happy|right away|straight away|minutes? later|as if nothing|quick|good\b|\bok(?:ay)?\b|smil|over it|moved on|kiss|show me/i,
          to: 'fine',
        },
      ],
    },
    {
      id: 'sounded',
      say: "It's frightening to hear that come out of your own mouth. Under pressure people seldom do what they'd planned. They do what they once heard themselves, or what's quickest.",
      ask: 'Where do you know that tone from?',
      ways: [
        {
          say: 'From my own childhood',
          words:
            /\b(?:my )?(?:mum|mom|mother|mama|dad|father|papa|parents|stepfather|stepdad|stepmum|grandm\w+|grandf\w+|nan|gran)\b|home\b|childhood|little\b|grew up|grow(?:n|ing) up|as a (?:kid|child)|family|brought up|raised|old house|teacher|nuns?\b/i,
          to: 'inherited',
        },
        {
          say: "It's just tiredness",
          words:
            /tired|sle(?:ep|pt)|exhaust|stress|nothing left|worn|end of|empty|overwhelm|nerves|hungry|pressure|work\b|too much|just me\b|my own|me when|burn/i,
          to: 'worn',
        },
      ],
    },
    {
      id: 'again',
      say: "When it keeps happening, there's often a certain time or situation in it: both of you tired, or late, or wanting opposite things. That's useful to know, because a situation can be changed.",
      ask: 'When does it mostly happen?',
      ways: [
        {
          say: 'In the mornings',
          words:
            /morning|before school|breakfast|shoes?\b|coats?\b|get(?:ting)? (?:out|ready|dressed)|leav(?:e|ing) the|out of the (?:house|door)|to eight|school run|bus\b|nursery|late\b|seven\b/i,
          to: 'mornings',
        },
        {
          say: 'In the evenings, at bedtime',
          words:
            /evening|bed\b|bedtime|night|dinner|supper|teeth|pyjama|pajama|last hour|end of the day|after (?:work|school|nursery)|around (?:five|six|seven)|at (?:five|six|seven)|homework|tired|bath/i,
          to: 'evenings',
        },
        {
          say: "When they won't listen",
          words:
            /listen|ignor|says? no|refus|repeat|tenth time|hundred|fight|argu|talk(?:s|ing)? back|whin|cheek|rude|tantrum|scream|defian|provok|won'?t\b|doesn'?t (?:do|want|hear|obey)|don'?t (?:do|hear|obey)|mess/i,
          to: 'not-listen',
        },
      ],
    },
    {
      id: 'harm',
      say: "You're afraid of that because you take it seriously. As far as anybody knows, what counts most for children is how it is with you over the years, and that somebody comes to them afterwards and makes it right. You can still shape both.",
      ask: 'If somebody asked them tonight what you are like, what would they say?',
      ways: [
        {
          say: "That I'm always cross or busy",
          words:
            /ang(?:ry|er)|cross\b|shout|yell|scream|grumpy|mean\b|strict|never (?:home|there|there for|play|have)|not (?:there|home)|busy|work(?:s|ing)?\b|phone|no time|tired|stress|scar(?:y|ed)|annoy|impatien|bad\b/i,
          to: 'cross',
        },
        {
          say: 'Something nice, probably',
          words:
            /love|best\b|nice|sweet|kind|good\b|funny|great|pancakes|hug|fun\b|happy|play|cook|safe|stories|favou?rite|like me|likes me|warm|lovely/i,
          to: 'nice',
        },
      ],
    },
    {
      id: 'sorry-said',
      say: "You went back to them, and that's an important part of it. It shows them that when something goes wrong between two people, the grown-up comes and puts it right. It doesn't teach them that shouting is fine.",
      ask: 'What would you like to do in that same minute, next time?',
    },
    {
      id: 'open-still',
      say: "Then it's still between you, and probably for both. You can go to them today, or tomorrow, or next week. It should be you who begins, because for a child that's very hard.",
      ask: 'What would you say to them, in simple words?',
    },
    {
      id: 'fine',
      say: "So you're the one who's still holding it. That they come back so quickly needn't mean that it was nothing, or that they're hiding it. Children often count on you being yourself again.",
      ask: 'What would you rather have done in that one minute?',
    },
    {
      id: 'inherited',
      say: "So you know from the other side what it's like. That's probably why it hurts so much to hear it from yourself. It also means that you notice it, and then it can be stopped.",
      ask: 'Back then, what would you have needed afterwards?',
    },
    {
      id: 'worn',
      say: "Patience needs sleep, food and a few minutes alone, and yours was used up before it began. That doesn't undo what happened, but it shows where something could change.",
      ask: 'When in the week do you get any rest?',
    },
    {
      id: 'mornings',
      say: "In the mornings you have an eye on the clock and they don't, and everything has to fit into one short hour. That's a hard time for a lot of families.",
      ask: "What's one thing that needn't happen in the morning at all?",
    },
    {
      id: 'evenings',
      say: "By then you've been patient all day, and they're tired as well. Nobody has much left, and there's still a whole list to get through.",
      ask: 'What could be dropped from that hour without harm, even if it looks untidy?',
    },
    {
      id: 'not-listen',
      say: "It's hard to be ignored by somebody you do so much for, and by the fifth time it comes out louder than you meant. Mostly it isn't aimed at you. They're busy with something, or finding out how far they can go.",
      ask: 'What could you do at the second time of asking, before it gets to the fifth?',
    },
    {
      id: 'nice',
      say: 'Then they see more of you than those minutes. Children notice the hard days, and they notice the stories and the pancakes too. You may be counting only the first.',
      ask: 'What small thing from this week might they remember with pleasure?',
    },
    {
      id: 'cross',
      say: "That's hard to say about oneself, and you can do something about it before anything else changes: tell them why. Otherwise children often think it's because of them. 'I slept badly, it isn't you' is enough.",
      ask: "What's the true reason, in a sentence they could understand?",
    },
  ],
};
