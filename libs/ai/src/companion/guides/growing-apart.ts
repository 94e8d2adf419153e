import type { Guide } from '../guide.ts';

export const GROWING_APART: Guide = {
  id: 'growing-apart',
  title: 'Lonely beside my partner',
  words:
    /\b(?:husband|wife|partner|boyfriend|girlfriend|marriage|married|we (?:don't|hardly|never|barely|haven't) (?:really )?(?:talk|touch|kiss|laugh|speak)|same bed|roommates?|flatmates|leav(?:e|ing) (?:him|her)|stay(?:ing)? with (?:him|her)|separate (?:rooms|beds)|years together|logistics)\b/i,
  situations: ['growing-apart', 'lonely-in-relationship', 'thinking-of-leaving'],
  tone: 'hard',
  acks: [
    "From outside it still looks like a couple. What it's like from inside, you mostly carry by yourself.",
    "It's lonely to have somebody right beside you and still feel alone.",
    "That's a heavy thing to carry through every day, with hardly anybody knowing.",
  ],
  ask: 'In which moment do you notice it most?',
  ways: [
    {
      say: "In bed, when there's no touch",
      words:
        /\bbed\b|\bsex|kiss|touch|\bhug|cuddl|hold(?:s|ing)? (?:me|hands?|my)|intima|(?:his|her|their) back\b|flinch|arm (?:round|around)|\bnights?\b|asleep|bedroom|affection|naked|\bskin\b|spooning/i,
      to: 'touch',
    },
    {
      say: "When I'm lighter without them",
      words:
        /breathe|relie[fv]|lighter|without (?:him|her|them)|(?:\bis|.s|are) (?:away|out|gone|not (?:home|here|there|in))\b|business trip|(?:when|if) i.?m (?:alone|out|away|with)|being alone|time alone|happier|(?:want|have|like) to go (?:back|home)|driv\w+ (?:back|home)|dread|key in the (?:door|lock)|relax|some(?:one|body) else|myself again|walks? in\b|comes? (?:home|in|through)/i,
      to: 'lighter',
    },
    {
      say: 'When I need them',
      words:
        /\bcry|cried|tears|\bsick\b|\bill\b|surgery|hospital|operation|upset|\bsad\b|need|bad day|hard day|rough|\btell|\btold\b|shar(?:e|ed|ing)|listen|promotion|good news|funeral|died|mhm|shrug|(?:is|was)n.?t there|interest|ask(?:s|ed|ing)? (?:me|how|him|her)|support|comfort|excited/i,
      to: 'need',
    },
    {
      say: 'When we sit there in silence',
      words:
        /silen|quiet|phones?\b|screen|sofa|couch|\btv\b|telly|netflix|dinner|breakfast|table|\beat(?:ing)?\b|\bmeals?|\bcar\b|nothing (?:left )?to (?:say|talk)|n.?t (?:really )?talk|talk about|only talk|evening|sit(?:s|ting)? (?:there|next|in|across|at|beside)|restaurant|weekends?|sundays?|logistics|small talk|holiday/i,
      to: 'silence',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'silence',
      say: "It often goes bit by bit: first you stop telling each other the big things, then the small ones, and in the end there's only the organising. And each may think that the other went quiet first.",
      ask: 'What do you keep to yourself that you would once have told them?',
      otherwise: 'kept',
    },
    {
      id: 'need',
      say: "That hurts twice: you needed somebody, and the one who's nearest wasn't really there. After a few times like that you stop asking.",
      ask: 'The last time, did they know that you needed them?',
      ways: [
        {
          say: "They didn't notice",
          words:
            /^(?!\W*(?:i\s+)?(?:really\s+|honestly\s+)?(?:don.?t know|dunno|not sure|no idea\W*$))[\s\S]*(?:^(?:no|nope|nah)\b|n.?t (?:even |really )?(?:see|notice|know|realis|realiz|get it|look|tell|say)|never (?:notice|see|said|told|look)|no idea|oblivious|to be told|to (?:tell|spell)|unaware|clueless|blind|\bhid\b|\bhide\b|not see|spell it|mind.?read|need.*\bhints?\b)/i,
          to: 'unnoticed',
        },
        {
          say: 'They knew and did nothing',
          words:
            /^(?!\W*(?:i\s+)?(?:really\s+|honestly\s+)?(?:don.?t know|dunno|not sure|no idea\W*$))[\s\S]*(?:^(?:yes|yeah|yep)\b|\bsaw\b|\bkn[eo]w|\btold\b|\bsaid\b|asked|notic\w+|nothing|ignor|did ?n.?t (?:care|help|react|do|respond|want|come|move)|looked|shrug|walked|\bleft\b|watch|plain|clear|changed the subject)/i,
          to: 'knew',
        },
      ],
      otherwise: 'where',
    },
    {
      id: 'touch',
      say: "When touch stops, something else goes with it: the small signs that you're glad of each other. After a while every try feels like a demand, and so both give up trying.",
      ask: 'Would you want it back, or not any more?',
      ways: [
        {
          say: 'Not any more',
          words:
            /^(?!.*\b(?:not sure|don.?t know|no idea|dunno|depends)\b).*(?:not any ?more|no longer|\bdo ?n.?t (?:want|think|feel|miss)|^no\b|^nope|^not\b|stopped|\bdead\b|cringe|repuls|disgust|\bgone\b|relieved|couldn.?t bear|wouldn.?t want)/i,
          to: 'not-want',
        },
        {
          say: "I'd want it back",
          words:
            /^(?!.*\b(?:not sure|don.?t know|no idea|dunno|depends)\b).*(?:\bwant|\bback\b|^yes|^yeah|miss|love (?:it|to|that)|need|crav|of course|so much|long for|starv)/i,
          to: 'want-back',
        },
      ],
      otherwise: 'where',
    },
    {
      id: 'lighter',
      say: "That you feel lighter without them tells you something, though not yet what. It can mean that you need more room in this, or that you'd like to be out of it.",
      ask: "What do you have in those hours that's missing otherwise?",
      otherwise: 'where',
    },
    {
      id: 'any',
      say: 'There are two things here that are easily mixed up: being tired of the other person, and being tired of how you are beside them. The second can sometimes change even if you stay.',
      ask: 'What were you like with them at the beginning?',
      otherwise: 'where',
    },
    {
      id: 'kept',
      say: 'When you keep things like that back for long, they only know a part of you, and it gets lonely next to them. It may be the same the other way round.',
      ask: 'If you told them one of those things this week, what would they do?',
      otherwise: 'where',
    },
    {
      id: 'knew',
      say: "Then saying it more clearly won't be enough. They saw it, and you were still left alone with it. Some people freeze when they're needed and some don't want to help any more, and for you it hurts the same.",
      ask: 'How are they when somebody else needs something?',
      otherwise: 'where',
    },
    {
      id: 'unnoticed',
      say: "You'd like to be seen without having to explain yourself, and that isn't asking too much. Many people still don't notice until it's said. If you say it plainly, at least you'll know where you are.",
      ask: 'How would you say it, in one plain sentence?',
      otherwise: 'where',
    },
    {
      id: 'want-back',
      say: "Then you still long for it, and that's different from not caring any more. It's easiest to begin with things that needn't lead anywhere: a hand on the arm, sitting closer, a proper hello at the door.",
      ask: 'Which of that sort would feel least strange to begin with?',
      otherwise: 'end-small',
    },
    {
      id: 'not-want',
      say: "That's a clear answer. It can mean that it's over for you, or that too much has hurt in between. From the inside those two are hard to tell apart, and you don't have to know yet.",
      ask: 'When did that begin, as far as you remember?',
      otherwise: 'where',
    },
    {
      id: 'where',
      say: "You don't have to decide anything today. But it helps to know where you stand, since hoping that it gets better and having left in your heart already need different next steps.",
      ask: 'Where are you with it, if nobody had to hear?',
      ways: [
        {
          say: 'Back and forth',
          words:
            /back and forth|don.?t know|not sure|unsure|torn|depends|some days|one day|both\b|half\b|between|changes|limbo|confus|\bidk\b|stuck|no idea|dunno|fifty|50|ambival|wobbl|every (?:other )?(?:day|hour)/i,
          to: 'torn',
        },
        {
          say: "I think it's over",
          words:
            /\bover\b|\bdone\b|(?<!not |n.?t want to |never )\bleav(?:e|ing)\b|already (?:gone|left|out)|finished|i want out|way out|no (?:love|feelings?|point)|don.?t (?:love|want (?:him|her|them|this|it) any)|checked out|end(?:ed|ing)? it|divorc|separat|too late|given up|\bdead\b|better off|flat hunting|looking at flats/i,
          to: 'over',
        },
        {
          say: 'I want it to get better',
          words:
            /better|\bfix|\bsave|work (?:on|it|at)|want (?:it|us|him|her|them|this|that|my)\b|fight for|hop(?:e|ing)|love (?:him|her|them)|\bstay|\btry|repair|mend|don.?t want to (?:leave|go|lose)|find (?:us|each|our)/i,
          to: 'better',
        },
      ],
      otherwise: 'whole-evening',
    },
    {
      id: 'better',
      say: "Then that's what they should get to hear. Often only the complaint arrives, they defend themselves, and the wish gets lost. 'I miss you' is easier to answer than 'you never'.",
      ask: 'What do you want back first, so small that it could happen this week?',
      otherwise: 'end-talk',
    },
    {
      id: 'over',
      say: "So you may have been saying goodbye in your mind for a while, without anybody knowing. That's lonely. And between knowing it and doing it there can be a long time, because something still holds.",
      ask: 'What holds you there at the moment, put plainly?',
      ways: [
        {
          say: 'The children',
          words:
            /\bkids?\b|child|\bsons?\b|daughter|\bboys?\b|\bgirls\b|bab(?:y|ies)|famil|\b(?:dad|father|mum|mother) (?:every|only|at)|part-?time|exams|twins|little one/i,
          to: 'end-columns',
        },
        {
          say: 'Money and the house',
          words:
            /money|mortgage|house\b|\bhome\b|\bflat\b|\brent\b|afford|\bjob\b|financ|debt|loan|salary|practical|dog\b|nowhere to/i,
          to: 'end-columns',
        },
        {
          say: 'Not wanting to hurt them',
          words:
            /hurt|guilt|destroy|break (?:him|her|them|his|her)|fall apart|cruel|deserve|devastat|done nothing|good (?:man|woman|person)|kind|sorry for|pity|need(?:s)? me|survive|cope/i,
          to: 'end-columns',
        },
        {
          say: 'The fear of being alone',
          words:
            /alone|lonel|on my own|by myself|scared|afraid|fear|frighten|nobody|no ?one|too old|start(?:ing)? (?:over|again)|habit|unknown/i,
          to: 'end-columns',
        },
      ],
      otherwise: 'end-columns',
    },
    {
      id: 'torn',
      say: 'Going back and forth is exhausting, and there are real reasons on both sides. It can help not to decide it anew every evening. Set a date some weeks off, honestly try one thing until then, and look again.',
      ask: 'What would you have to see by then in order to stay?',
      otherwise: 'end-date',
    },
    {
      id: 'whole-evening',
      say: "It's also hard to talk about. Friends want to know whose fault it is, and often it isn't that simple. So you go on thinking about it by yourself.",
      ask: 'What would you say first, to somebody with a whole evening and no opinion?',
      otherwise: 'end-page',
    },
    {
      id: 'end-small',
      say: "Do it once, without announcing it, and don't take the first reaction for the answer. If it has been a long time, they may need a moment to understand how you mean it.",
      exercise: 'small-step',
    },
    {
      id: 'end-talk',
      say: "Say that one thing at a quiet time, and leave out everything that went wrong before. It may feel stiff at first. They only need to hear what you'd like, and to have time to answer.",
      exercise: 'prepared-talk',
    },
    {
      id: 'end-columns',
      say: 'Write down what speaks for staying and what for going, side by side. Some of it will be love, some of it practical and can be planned for, and some of it fear. Nothing has to be decided by the end of the page.',
      exercise: 'two-columns',
    },
    {
      id: 'end-date',
      say: "Write down the date, and what you'll try until then. On a bad evening in between you can tell yourself that you needn't decide before that day.",
      exercise: 'if-then-plan',
    },
    {
      id: 'end-page',
      say: "Put that down as the first line and go on from there, as unfair as it comes. Nobody else reads it, and you needn't know at the end whether you stay.",
      exercise: 'morning-page',
    },
  ],
};
