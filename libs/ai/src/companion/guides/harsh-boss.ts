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
  otherwise: 'any',
  nodes: [
    {
      id: 'words',
      say: "A remark about the work you can deal with: something's missing, you add it. When it's about you, or meant for others to hear, there's nothing you can mend. So it keeps going round.",
      ask: 'If a camera had filmed it, what would we see and hear?',
      otherwise: 'film',
    },
    {
      id: 'small',
      say: "Most people go quiet or give way with somebody who can make their job difficult. It gets the scene over with sooner, so it isn't stupid. But everything you didn't say stays with you.",
      ask: 'What would you have liked to say?',
      otherwise: 'unsaid',
    },
    {
      id: 'right',
      say: "That's what makes it so hard. There may be something in it, and the way it's said makes it impossible to judge. Whether they're right and whether they were decent are two separate questions.",
      ask: 'If somebody you respect had told you the same thing calmly, what would you take from it?',
      otherwise: 'grain',
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
      otherwise: 'options',
    },
    {
      id: 'any',
      say: "Some bosses are strict about the work, and when the work is right, it stops. With others it doesn't stop whatever you do. It helps to know which you have, because you'd do different things about it.",
      ask: 'Which of the two is yours more like?',
      ways: [
        {
          say: 'Strict, about the work',
          words:
            /\b(?:strict|first\b|demanding|about the (?:work|quality|job)|to be fair|knows? (?:the|their|his|her) (?:job|stuff)|perfectionist|high standards|number one|tough but|fair\b|hard worker|wants it (?:done|right)|the former)/i,
          to: 'strict',
        },
        {
          say: "It's never enough",
          words:
            /\b(?:second|never|not (?:good )?enough|small|enjoys?|power|whatever i do|humiliat\w*|bull(?:y|ies)|personal|always (?:something|finds)|nothing (?:i|is)|number two|control\w*|the latter|can'?t (?:please|do (?:it|anything) right)|micromanag\w*|stamp|cruel|mean\b|sadist|makes? (?:me|us|people) feel|criticis\w*|never (?:happy|satisfied))/i,
          to: 'mood',
        },
        {
          say: 'It changes with their mood',
          words:
            /\b(?:mood|depends|which (?:version|one)|unpredictab\w*|one day|some days|sometimes|never know|two faces|weather|charming|his day|her day|good days?|bad days?|jekyll|swings?|moody|depending|stress(?:ed)?)/i,
          to: 'mood',
        },
      ],
      otherwise: 'options',
    },
    {
      id: 'film',
      say: "What happened is one thing, and you may well mind it. What it's supposed to say about you is something else. That's one person's opinion, and they didn't give it fairly.",
      ask: "How would they have put it, if they'd only wanted the work to get better?",
      otherwise: 'two-heaps',
    },
    {
      id: 'unsaid',
      say: "Whatever it is, it needn't come out in full. There's usually a calmer version, a single sentence, that could be said in a real room.",
      ask: 'What would have to be different, for you to say that?',
      ways: [
        {
          say: "Nothing, it'd get worse",
          words:
            /\b(?:worse|no way|impossible|can'?t ever|never|pay for it|fire me|fired|need (?:the|this|that) (?:money|job)|^nothing\b|nothing would|useless|punish|no chance|afraid|not (?:possible|with (?:him|her))|won'?t (?:change|work|listen)|doesn'?t (?:change|listen)|too late|lose my job|risk)/i,
          to: 'wall',
        },
        {
          say: "I'd need somebody beside me",
          words:
            /\b(?:somebody (?!else)|someone (?!else)|witness|with me|backed|back me|hr\b|union|proof|evidence|others|colleague|support|ally|in writing)/i,
          to: 'witness',
        },
        {
          say: "We'd have to be alone",
          words:
            /\b(?:alone|private|two of us|one to one|one on one|quiet|calm\w*|door|without the others|everyone listening|good mood|after the|right moment|just (?:him|her|me|us)|without (?:an )?audience|no audience|him to listen|her to listen|him to calm|if (?:he|she) (?:asked|listened|was|were)|less (?:nervous|scared|angry)|courage|braver|prepared|time to think|calmer)/i,
          to: 'alone',
        },
      ],
      otherwise: 'options',
    },
    {
      id: 'grain',
      say: "If there's something useful in it, then it's about one thing you do, and not about all of you. The tone you don't have to take home. It's only hard to sort that out alone, with one person judging everything.",
      ask: 'Who else knows your work, and would tell you honestly?',
      otherwise: 'fed',
    },
    {
      id: 'line',
      say: "It's worse when you have no answer ready, and nobody thinks fast while they're frightened. So it helps to have one sentence prepared: 'I'd like to look at that properly, I'll come back to you this afternoon.' It ends the scene politely and gives you time.",
      ask: 'How would that go in your own words?',
      otherwise: 'ready',
    },
    {
      id: 'after',
      say: 'You get ready for a fight and then have to sit still and go on working, so the tension comes home with you. Moving helps to get rid of some of it: the stairs, a quick walk, once round the block.',
      ask: 'Where could that fit, between your last minute at work and your front door?',
      otherwise: 'ready',
    },
    {
      id: 'strict',
      say: "That gives you something to work with. Some strict people think that not complaining is praise enough, and don't know how they come across. You can tell them, at a moment when nothing is urgent.",
      ask: 'What would you need most from them?',
      ways: [
        {
          say: 'To be told clearly beforehand',
          words: /\b(?:clear|before|instruction|brief|where i stand|know what|expect)/i,
          to: 'alone',
        },
        {
          say: "A word when it's good",
          words: /\b(?:good|praise|thank|positive|apprecia|encourag|nice)/i,
          to: 'alone',
        },
        {
          say: 'Not in front of others',
          words: /\b(?:front|private|others|watching|alone|closed doors|publicly)/i,
          to: 'alone',
        },
      ],
      otherwise: 'alone',
    },
    {
      id: 'mood',
      say: "Then you can't get it right, because what's right keeps changing. People go on trying for years, since some days it does go well. But being better at the job won't settle it, and that isn't a failure of yours.",
      ask: 'What have you tried so far?',
      ways: [
        {
          say: 'Keeping my head down',
          words: /\b(?:head down|little as|invisible|avoid|quiet|hide|distance|ignor)/i,
          to: 'options',
        },
        {
          say: 'Being perfect',
          words: /\b(?:perfect|harder|checking|check|exactly|better|everything (?:he|she)|please)/i,
          to: 'options',
        },
        {
          say: 'Talking about it',
          words: /\b(?:talk|spoke|told|asked|wrote|said|hr\b|complain|meeting)/i,
          to: 'options',
        },
      ],
      otherwise: 'options',
    },
    {
      id: 'options',
      say: "With a difficult boss people mostly do one of four things: say one thing clearly, write things down and find backing, put up a wall and keep their distance, or go. Each can be right, and it needn't be decided this week.",
      ask: 'Which one have you thought about most?',
      ways: [
        {
          say: 'Going elsewhere',
          words:
            /\b(?:go(?:ing)?\b(?! to)|leav\w*|quit\w*|get(?:ting)? out|job ads|another job|new job|resign\w*|somewhere else|elsewhere|last one|fourth|apply|hand(?:ing)? in|my notice|out of there|run\b|escape|transfer|want out|move on|another (?:place|company|firm|team))/i,
          to: 'leave',
        },
        {
          say: 'Paper and backing',
          words:
            /\b(?:paper|back(?:ing|up)|hr\b|union|writ(?:e|ing) (?:it|everything|things)|notes|evidence|proof|document\w*|works council|complain\w*|report|lawyer|second|record\w*|screenshots?|keep(?:ing)? (?:a|the|all)|log\b|witness\w*|go(?:ing)? (?:above|over) |his boss|her boss|diary)/i,
          to: 'witness',
        },
        {
          say: 'The wall',
          words:
            /\b(?:wall|ignor\w*|thick(?:er)? skin|head down|sit it out|stick it out|third|distance|shut (?:it|him|her) out|not care|retire\w*|cope|endure|get(?:ting)? through|till (?:summer|christmas|the|my)|until|survive|hold out|swallow|shrug|let (?:it|him|her) )/i,
          to: 'wall',
        },
        {
          say: 'Saying one thing clearly',
          words: /\b(?:say|tell|talk\w*|speak\w*|clear|first|limit|confront|stand up|boundar\w*|address)/i,
          to: 'alone',
        },
      ],
      otherwise: 'hold',
    },
    {
      id: 'hold',
      say: 'Whatever you do about the boss, look after your own idea of how good you are. When one person keeps finding fault, you can start to believe it without noticing.',
      ask: 'Who has seen you do things well, at this job or before it?',
      otherwise: 'fed',
    },
    {
      id: 'two-heaps',
      say: "A fair boss would have found words for it, and it wasn't your job to find them. You can look at the remark that stuck deepest in a fairer way: what speaks for it, what speaks against it, and how somebody decent would put it.",
      exercise: 'thought-record',
    },
    {
      id: 'alone',
      say: "Then choose the moment yourself: a quiet hour, nobody else there, nothing urgent. Say one thing that happened and one thing you'd like from now on. They may grumble, and still be more careful afterwards.",
      exercise: 'prepared-talk',
    },
    {
      id: 'witness',
      say: "Then write it down while it's fresh: the date, the words, who was there. It may feel petty, but a union, HR or the next one up can do far more with two dated notes than with 'always'. Show it first to one person you trust.",
      exercise: 'if-then-plan',
    },
    {
      id: 'wall',
      say: "You know the place, so that may be wise for now. Give short answers, confirm orders in writing, keep private things to yourself, and have something after work that's only yours. Set a date, though, when you'll look at it again.",
      exercise: 'if-then-plan',
    },
    {
      id: 'leave',
      say: "Leaving doesn't mean that they've won. It's easiest to prepare quietly while you still have the job, because then you can choose. First look at both sides: what you'd give up, and what another year of this would cost you.",
      exercise: 'two-columns',
    },
    {
      id: 'ready',
      say: "Tie it to something that happens anyway: the moment they come up to you, or the moment you leave the building. Then you don't have to decide anything when you're tense. Once this week is enough to try it.",
      exercise: 'if-then-plan',
    },
    {
      id: 'fed',
      say: "It can also be somebody from years back, or from outside that place. As long as one person alone judges you, you depend on their mood. Half an hour with someone who takes you seriously helps, and it needn't be about the boss.",
      exercise: 'small-step',
    },
  ],
};
