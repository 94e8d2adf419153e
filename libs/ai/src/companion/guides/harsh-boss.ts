import type { Guide } from '../guide.ts';

export const HARSH_BOSS: Guide = {
  id: 'harsh-boss',
  title: 'My boss',
  words:
    /\b(?:(?:my|the|our|new|area|line|general) (?:\w+ )?(?:boss|manager|supervisor|team lead|chef|foreman|director|head of department|consultant|matron|(?:chorus )?master|meister)(?: \w+|, \w+ \w+,)? (?:puts|calls|said(?! i'm too)|laugh\w*|threw|times|tore|told (?:me off|everyone)|corrected|rewrites|has a way|does (?:this|everything)|picks|monitors|comes with|made me|hates|ignores|yell\w*|shout\w*|scream\w*|criticis\w*|criticiz\w*|humiliat\w*|controls|checks|keeps|treats|mocks|snap\w*)|my boss (?:tore|puts|rewrites)|boss (?:rang me|yelled|shouted)|thanks, boss|(?:shouted|yelled) at (?:me )?(?:over|by|in front)|laughed at my|(?:tore|tears|rips?|ripped) (?:me|my \w+) apart|in front of (?:everyone|the (?:others|team|parents|patient|intern|room|table))|told me off|nothing i do is ever|a disappointment|bad review|appraisal|one to one|the feedback was|micro-?manag\w*|bull(?:y|ied|ies)\b|humiliat\w*|worked for [A-Z]\w+|lack initiative|too sensiti?ve|(?:calls?|called) me (?:slow|stupid|lazy|useless|names)|(?:he|she) (?:monitors|rates) |line manager)\b/i,
  situations: ['criticised-by-boss'],
  tone: 'hard',
  acks: [
    'A boss has a say over your days, so what they say weighs more than it should.',
    "It's hard to work well when you have to keep an eye on somebody's mood.",
    "It's hard to be treated like that by someone you'll have to face again.",
  ],
  ask: 'Which part of it follows you home in the evening?',
  ways: [
    {
      say: 'The way I go small',
      words:
        /\b(?:shrink|(?:go|went|feel|felt) (?:so )?small|apologi[sz]\w*|sorry\b|stood there|took it|like a (?:child|kid|schoolboy|little)|cried|crying|cry\b|stick(?:ing)? up for|stand up (?:for|to)|said nothing|(?:didn'?t|never) (?:say|answer|defend|speak|fight)|smiled|froze|silent|quiet|ashamed|embarrass\w*|coward|what i (?:should|could|would) (?:have |'ve )?(?:said|answered|say)|clever answers?|comeback|stupid smile|treated like|put up with|let (?:him|her|them) (?:do|get|treat)|never answer|not (?:answering|speaking|standing)|weak|helpless|powerless|humiliated|red in the face)/i,
      to: 'small',
    },
    {
      say: "The thought that they're right",
      words:
        /\b(?:right\b|true\b|have a point|doubt\w*|no good|not good enough|stupid|useless|incompetent|wonder\w*|maybe (?:i|it|they|he|she)|my fault|can'?t do (?:it|this|the job)|too (?:slow|sensitive|stupid|dumb)|self-?(?:esteem|confidence|doubt)|believ\w*|failure|idiot|dumb|not cut out|imposter|believe|worthless|lazy|question(?:ing)? (?:myself|everything)|am i|good at (?:it|my|this|anything)|not (?:up to|smart|capable)|lost (?:my|all) (?:confidence|faith)|can'?t do anything)/i,
      to: 'right',
    },
    {
      say: 'The fear of the next time',
      words:
        /\b(?:next (?:time|day|one|meeting|morning|week)|tomorrow|dread|going back|again\b|scared|afraid|fear|worr\w*|anxi\w*|waiting|stomach|monday|fired|lose (?:my|the) job|mornings?\b|nervous|on edge|what (?:he|she|they)'?ll|sick\b(?! of)|panic|don'?t sleep|can'?t sleep|sunday|inbox|phone (?:ring|buzz)\w*|message|the thought of|on guard|watch(?:ed|ing) me)/i,
      to: 'next',
    },
    {
      say: 'The exact words',
      words:
        /(?<!\w)(?:words?\b|said|says|sentence|voice|tone\b|look\b|face|laugh\w*|comment|called me|loop|"|'[^']+ [^']+'|shout\w*|yell\w*|the way (?:he|she|they)|in front of|others|humiliat\w*|the pause|sigh|hear(?:ing)? (?:it|him|her|them)|replay\w*|in my head|how (?:he|she|they)|that (?:he|she|they) (?:said|did|can|always|never)|the (?:scene|moment|injustice|unfairness)|unfair|apprentice|no ?(?:one|body) (?:stood|said|helped|spoke)|angry|anger|furious|rage)/i,
      to: 'words',
    },
  ],
  nodes: [
    {
      id: 'words',
      say: "A remark about the work you can deal with: something's missing, you add it. When it's about you, or meant for others to hear, there's nothing you can mend. So it keeps going round.",
      ask: 'If a camera had filmed it, what would we see and hear?',
    },
    {
      id: 'small',
      say: "Most people go quiet or give way with somebody who can make their job difficult. It gets the scene over with sooner, so it isn't stupid. But everything you didn't say stays with you.",
      ask: 'What would you have liked to say?',
    },
    {
      id: 'right',
      say: "That's what makes it so hard. There may be something in it, and the way it's said makes it impossible to judge. Whether they're right and whether they were decent are two separate questions.",
      ask: 'If somebody you respect had told you the same thing calmly, what would you take from it?',
    },
    {
      id: 'next',
      say: "So you're on guard all day, waiting for what's coming. You do that on top of the work, and it's no wonder if you come home finished after a day that wasn't even long.",
      ask: "Which is the worst: before it, while it's going on, or afterwards?",
      ways: [
        {
          say: 'What comes afterwards',
          words:
            /\b(?:after(?:wards)?\b|evening|at home|once it'?s over|when it'?s over|drive home|way home|can'?t stop (?:going|thinking))/i,
          to: 'after',
        },
        {
          say: 'The waiting before it',
          words:
            /\b(?:before(?:hand)?\b|morning|night|sunday|waiting|driving in|way (?:in|there)|anticipat\w*|rehears\w*|bus\b|train\b)/i,
          to: 'line',
        },
        {
          say: "While it's going on",
          words:
            /\b(?:while|during|when (?:he|she|they)|in the (?:meeting|moment|room)|itself|standing|talking|head goes|blank|stammer)/i,
          to: 'line',
        },
      ],
    },
    {
      id: 'line',
      say: "It's worse when you have no answer ready, and nobody thinks fast while they're frightened. So it helps to have one sentence prepared: 'I'd like to look at that properly, I'll come back to you this afternoon.' It ends the scene politely and gives you time.",
      ask: 'How would that go in your own words?',
    },
    {
      id: 'after',
      say: 'You get ready for a fight and then have to sit still and go on working, so the tension comes home with you. Moving helps to get rid of some of it: the stairs, a quick walk, once round the block.',
      ask: 'Where could that fit, between your last minute at work and your front door?',
    },
  ],
};
