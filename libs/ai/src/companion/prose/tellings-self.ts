import { SARCASM } from '../tone.ts';
import type { Telling } from '../telling.ts';

const VERY = String.raw`(?:just |really |so |such |probably |simply |always |basically |honestly |actually |also |only )*`;
const BAD = String.raw`(?:fail(?:ure|ed)|bad|terrible|horrible|awful|worst|useless|worthless|pathetic|disappointing|rubbish|shit|crap|lousy|weak|lazy|selfish|stupid|cold)`;

/** What people say of themselves. */
export const TELLINGS_SELF: readonly Telling[] = [
  {
    id: 'sarcasm',
    pattern: SARCASM,
    leads: true,
    isSmall: true,
    lines: ["I take it that it wasn't great at all.", 'So, not great.', 'I read that as bad.'],
    asks: ['What was the part that did it?', 'What happened?', 'Which bit of it was the last straw?'],
  },
  {
    id: 'verdict-on-oneself',
    pattern: new RegExp(
      String.raw`\bI(?:'m| am| feel like| must be| was| look like| am being)? ?${VERY}(?:like )?(?<x>(?:a|an|the) (?:(?:\w+ )?${BAD}(?: (?:friend|mother|mum|mom|dad|father|parent|daughter|son|wife|husband|partner|person|sister|brother|boss|teacher|human(?: being)?|girlfriend|boyfriend|colleague|student|writer|people|pleaser)|(?! (?!at|in|as|and|or|who|because|for|to|today|again|lately)\w))|idiot|liar|loser|mess|fraud|cheat|hypocrite|burden|coward|fool|nobody|disaster|joke|monster))\b`,
      'i',
    ),
    lines: [
      "'{X}' is a heavy thing to call oneself.",
      "'{X}': that's a hard thing to say about yourself.",
      "You're hard on yourself there: '{x}'.",
    ],
    asks: [
      'What happened?',
      'Would anybody else put it that way?',
      'What would you say to a friend who called themselves that?',
    ],
    exercise: 'thought-record',
    leads: true,
  },
  {
    id: 'worthless',
    pattern: new RegExp(
      String.raw`\bI(?:'m| am| feel)? ${VERY}(?<x>(?:stupid|useless|worthless|pathetic|lazy|weak|ugly|unlovable|boring|selfish|gross|disgusting|fat|invisible|not (?:good|smart|strong|pretty|thin) enough|never (?:good )?enough|not enough))\b`,
      'i',
    ),
    lines: ["'{X}': I'm sorry you see yourself like that.", "A hard word to aim at oneself, '{x}'."],
    asks: [
      'Since when have you called yourself that, as far as you know?',
      'What set it off this time?',
      'What else is true about you?',
    ],
    exercise: 'thought-record',
    leads: true,
  },
  {
    id: 'hates-oneself',
    pattern: /\bI (?:really |just |kind of |sort of )?(?:hate|despise|can't stand) myself\b/i,
    lines: ["You're hard on yourself there.", "I'm sorry you feel that way about yourself."],
    asks: [
      'What would you say to a friend who did the same?',
      'What is it that you hold against yourself, exactly?',
    ],
    exercise: 'self-compassion-break',
    leads: true,
  },
  {
    id: 'own-fault',
    pattern:
      /\b(?:it(?:'s| is| was) (?:all |probably |totally )?my (?:own )?fault|I blame myself|I (?:have )?ruin(?:ed)? (?:it|everything|things)|I (?:really |totally )?(?:messed|screwed|fucked) (?:\w+ )?up)\b/i,
    lines: ['You take the blame for it.', 'You blame yourself for it.'],
    asks: [
      'Which part of it was really in your hands?',
      'Who or what else had a part in it?',
      'What did you know at that moment, and what do you only know now?',
    ],
    exercise: 'thought-record',
    leads: true,
  },
  {
    id: 'should-have',
    pattern:
      /\bI (?:should(?:n't)? have|should've|could have|could've|wish I(?:'d| had)|ought to have|didn't \w+ (?:\w+ )?enough|feel like I didn't)\b/i,
    lines: [
      "Afterwards it's easy to see.",
      'One knows that only afterwards.',
      'I can see that you wish you had.',
    ],
    asks: [
      'What was going on for you back then, that it went as it did?',
      'What would you tell somebody else who says that to you?',
      'What did you do?',
    ],
    exercise: 'self-compassion-break',
    tone: 'hard',
  },
  {
    id: 'made-small',
    pattern:
      /^(?!.*\b(?:he|she|they) (?:said|says)\b).*\b(?:(?:I know )?(?:it(?:'s| is)|this is|that's|I'm being|sounds?|I know that sounds?) (?:so |really |probably |a bit |a little |pretty |kind of |all )*(?:silly|stupid|dumb|ridiculous|petty|nothing|no big deal|not a big deal|childish|dramatic|trivial|pathetic|embarrassing|irrational)|(?:others|other people|some people) have it (?:so much |much |way )?worse|first world problem|I know I shouldn't)\b/i,
    lines: ["It doesn't have to be big to count.", 'No need to make it smaller here.', "It's not silly."],
    tone: 'hard',
  },
  {
    id: 'sorry-for-talking',
    pattern:
      /\b(?:sorry (?:for|about|that I'm|if I'm) (?:\w+ )?(?:ranting|rambling|complaining|whining|moaning|venting|this|going on|the rant|being)|sorry,? I'm (?:rambling|ranting))\b/i,
    lines: [
      "Nothing to be sorry for; that's what this is here for.",
      "No need for sorry. I've all the time there is.",
    ],
    asks: ['What was the next thing you wanted to say?'],
    leads: true,
  },
  {
    id: 'kept-secret',
    pattern:
      /\b(?:I (?:haven't|have not|didn't|never|have never|can't) (?:told|tell|said it to|spoken to) (?:anyone|anybody|a soul|him|her|them|my \w+)|nobody (?:else )?knows|no one (?:else )?knows|(?:first|only) (?:one|person) (?:I've told|to know|who knows))\b/i,
    lines: ["That's a lot to keep to yourself.", 'Thanks for telling it here.'],
    asks: ['What makes it hard to tell?', 'What would be the hardest part of saying it out loud?'],
    exercise: 'unsent-letter',
  },
  {
    id: 'kept-silent',
    pattern:
      /\bI (?:just )?(?:didn't (?:say|answer|reply|respond)|couldn't (?:say|answer|speak|reply)|said nothing|say nothing|kept (?:quiet|silent)|stayed (?:quiet|silent)|bit my tongue|(?:nodded|smiled) (?:and|along))\b/i,
    lines: ['Okay, not said.', "You didn't say it."],
    asks: [
      'What did you want to say?',
      'What would you have liked to say?',
      'What made you keep it to yourself?',
    ],
    exercise: 'unsent-letter',
    tone: 'hard',
  },
  {
    id: 'said-sorry',
    pattern: /\bI (?:\w+ )?(?:(?:said|say) (?:I was |that I was |I'm )?sorry|apologi[sz]ed)\b/i,
    lines: ['Saying sorry is not easy.', 'Sorry is a hard word to say.'],
    asks: ['What would you like to happen next between you?', 'What would you like them to know?'],
  },
  {
    id: 'lost-temper',
    pattern:
      /\bI (?:\p{L}+ ){0,2}(?:yelled|shouted|screamed|snapped|lost it|raised my voice|lost my (?:temper|patience)) ?(?:at|with|on)?\b/iu,
    needs: /^(?!.*\b(?:wanted|want) to\b)/i,
    lines: [
      'And now you feel bad about it.',
      "That it bothers you says something, too: you'd have liked to do it differently.",
      'That happens, mostly when it is all too much.',
    ],
    asks: ['What happened before that?', 'How is it between you now?'],
    exercise: 'self-compassion-break',
    leads: true,
  },
  {
    id: 'eases-on-oneself',
    pattern:
      /^(?:(?:maybe|perhaps|I think|I guess) )+(?:I(?:'m| am| was)(?: just| being)* too (?:hard|harsh|strict)|I (?:expect|ask|demand) too much|I (?:should|could) (?:be|go) (?:kinder|easier|gentler|nicer))/i,
    lines: ["That's good to notice.", "That's a kind thing to notice."],
    asks: ['What would a little less of it look like?', 'What would you say to yourself instead?'],
    exercise: 'self-compassion-break',
    leads: true,
  },
  {
    id: 'wrong-with-me',
    pattern: /\b(?:what's|is) wrong with me\b/i,
    lines: [
      "I can't look inside you, and I wouldn't start from 'wrong'.",
      "'Wrong' isn't the word I'd take, from what you wrote.",
    ],
    asks: ['What made you ask it just now?', 'When did you last feel more like yourself?'],
    exercise: 'naming-what-is-felt',
    leads: true,
  },
  {
    id: 'tried-already',
    pattern:
      /\bI(?:'ve| have)? (?:already |really |always )(?:tried|try)\b|\bI(?:'ve| have) (?:tried|been trying)\b|\btried (?:all|everything|that|it all|so many)\b|^(?:already )?tried(?! to)\b/i,
    lines: ["So it isn't for want of trying.", "You've been at it already, then."],
    asks: ['What helped most so far?', 'Which part of it would you not try again?'],
  },
  {
    id: 'tried-once',
    pattern: /^(?:(?:and|but|so|then|today|yesterday) )*(?:I )?(?:just )?tried to\b/i,
    lines: ['You gave it a go.', 'Okay.'],
    asks: ['How did it turn out?', 'What made you try it?'],
  },
  {
    id: 'afraid',
    pattern:
      /\bI(?:'m| am| was| feel| get|'ve been)? (?:\w+ )?(?:\w+ )?(?:scared|afraid|terrified|frightened|worried|nervous) (?:that )?(?<x>(?:I|he|she|they|it|we|my|the)\b[^.,;!?]{3,60})/i,
    lines: ["So that's the fear: {x}.", "That's what the fear says, then: {x}."],
    asks: [
      'How likely is it, when you look at it fairly?',
      'And if it did happen, what would you do then?',
      'What worries you most about it?',
    ],
    exercise: 'worry-tree',
  },
  {
    id: 'scary',
    pattern:
      /\b(?:it(?:'s| is| was| feels)|that(?:'s| is)|this is) (?:so |really |a bit |kind of |pretty )*(?:scary|frightening|terrifying|daunting)\b/i,
    lines: ["Yes, that's scary.", 'I can see why that scares you.'],
    asks: ['Which part of it is the scary one?', 'What would make it half as scary?'],
    exercise: 'worry-tree',
  },
  {
    id: 'should-feel',
    pattern: /\bI (?:should|shouldn't|ought to) (?:just |really |only )?(?:be|feel|not feel|have felt)\b/i,
    lines: ["You don't have to feel any particular way.", 'You feel what you feel.'],
    asks: ['How do you feel about it really?', 'Who says that you should?'],
    exercise: 'self-compassion-break',
    leads: true,
  },
  {
    id: 'both-at-once',
    pattern:
      /\b(?:but (?:also|at the same time|somehow|part of me)|mixed feelings|(?:happy|glad|proud|excited|relieved|sad) (?:for \w+ |about it )?(?:and|but) (?:also )?(?:not|sad|scared|angry|guilty|jealous|afraid|happy|relieved|tired))\b/i,
    lines: ['Both at once. That happens.', 'Both can be true.'],
    asks: ['Which of the two is louder today?', 'What is the other one like?'],
    exercise: 'naming-what-is-felt',
    leads: true,
  },
  {
    id: 'afraid-plainly',
    pattern: /\b(?:scared|afraid|terrified|nervous|worr(?:y|ied|ying)|dread(?:ing)?|scares me|anxious)\b/i,
    feeling: 'anxiety',
    lines: [
      'That would make a lot of people nervous.',
      'I can see why that scares you.',
      "That's a real fear.",
    ],
    asks: [
      'What is it that could happen, in one sentence?',
      'What would help a little?',
      'Which part of it is in your hands?',
    ],
    exercise: 'worry-tree',
    tone: 'hard',
  },
  {
    id: 'angry',
    pattern: /\b(?:angry|furious|mad at|pissed(?: off)?|makes me mad|annoyed|resent\w*|rage)\b/i,
    feeling: 'anger',
    lines: ['Angry, and you can say so here.', "I can see why you're angry.", "It's okay to be angry."],
    asks: ['What makes you angriest?', 'What would you like to say to them?', 'What happened?'],
    exercise: 'unsent-letter',
    tone: 'hard',
  },
  {
    id: 'misses',
    pattern: /\bI (?:really |still |just |do |so )*miss (?<x>[^.,;!?]{2,40})/i,
    lines: ['You miss {x}.', 'Missing {x} is hard.'],
    asks: [
      'What do you miss most?',
      'When today was it strongest?',
      'What would you tell about it, if somebody asked?',
    ],
    exercise: 'unsent-letter',
  },
];
