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
      say: 'On evenings by myself',
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
  nodes: [
    {
      id: 'silence',
      say: "It often goes bit by bit: first you stop telling each other the big things, then the small ones, and in the end there's only the organising. And each may think that the other went quiet first.",
      ask: 'What do you keep to yourself that you would once have told them?',
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
    },
    {
      id: 'lighter',
      say: "That you feel lighter without them tells you something, though not yet what. It can mean that you need more room in this, or that you'd like to be out of it.",
      ask: "What do you have in those hours that's missing otherwise?",
    },
    {
      id: 'knew',
      say: "Then saying it more clearly won't be enough. They saw it, and you were still left alone with it. Some people freeze when they're needed and some don't want to help any more, and for you it hurts the same.",
      ask: 'How are they when somebody else needs something?',
    },
    {
      id: 'unnoticed',
      say: "You'd like to be seen without having to explain yourself, and that isn't asking too much. Many people still don't notice until it's said. If you say it plainly, at least you'll know where you are.",
      ask: 'How would you say it, in one plain sentence?',
    },
    {
      id: 'want-back',
      say: "Then you still long for it, and that's different from not caring any more. It's easiest to begin with things that needn't lead anywhere: a hand on the arm, sitting closer, a proper hello at the door.",
      ask: 'Which of that sort would feel least strange to begin with?',
    },
    {
      id: 'not-want',
      say: "That's a clear answer. It can mean that it's over for you, or that too much has hurt in between. From the inside those two are hard to tell apart, and you don't have to know yet.",
      ask: 'When did that begin, as far as you remember?',
    },
  ],
};
