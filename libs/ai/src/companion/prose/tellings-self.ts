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
    lines: [
      "I hear the raised eyebrow, and I don't think it was nothing.",
      'Noted, in that tone of voice.',
      'Dry, and I take it as bad.',
    ],
    asks: [
      'What was the part that did it?',
      'And without the irony: what happened?',
      'Which bit of it was the last straw?',
    ],
  },
  {
    id: 'verdict-on-oneself',
    pattern: new RegExp(
      String.raw`\bI(?:'m| am| feel like| must be| was| look like| am being)? ?${VERY}(?:like )?(?<x>(?:a|an|the) (?:(?:\w+ )?${BAD}(?: (?:friend|mother|mum|mom|dad|father|parent|daughter|son|wife|husband|partner|person|sister|brother|boss|teacher|human(?: being)?|girlfriend|boyfriend|colleague|student|writer|people|pleaser)|(?! (?!at|in|as|and|or|who|because|for|to|today|again|lately)\w))|idiot|liar|loser|mess|fraud|cheat|hypocrite|burden|coward|fool|nobody|disaster|joke|monster))\b`,
      'i',
    ),
    lines: [
      "'{X}' is a heavy thing to call oneself.",
      "'{X}': that's a hard verdict, and you wrote it yourself.",
      "You're rough with yourself there: '{x}'.",
    ],
    asks: [
      'What happened just before that sentence came?',
      'Who else, besides you, would put it that way?',
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
    lines: ["'{X}': that's a word you wouldn't let a friend use.", "A hard word to aim at oneself, '{x}'."],
    asks: [
      'Since when have you called yourself that, as far as you know?',
      'What set it off this time?',
      'What does that word leave out?',
    ],
    exercise: 'thought-record',
    leads: true,
  },
  {
    id: 'hates-oneself',
    pattern: /\bI (?:really |just |kind of |sort of )?(?:hate|despise|can't stand) myself\b/i,
    lines: ["You're hard on yourself there.", 'A hard sentence, and you are on the wrong end of it.'],
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
    lines: ['So the blame has landed on you.', "You've put all of it on your own plate."],
    asks: [
      'Which part of it was really in your hands?',
      'If the blame were shared out fairly, how big would your piece be?',
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
      "There's the 'should have'. It only ever turns up afterwards.",
      'Hindsight is a hard judge.',
      'That sentence likes to come back at night.',
    ],
    asks: [
      'What was going on for you back then, that it went as it did?',
      'What would you tell somebody else who says that to you?',
      'What did you do, all the same?',
    ],
    exercise: 'self-compassion-break',
    tone: 'hard',
  },
  {
    id: 'made-small',
    pattern:
      /^(?!.*\b(?:he|she|they) (?:said|says)\b).*\b(?:(?:I know )?(?:it(?:'s| is)|this is|that's|I'm being|sounds?|I know that sounds?) (?:so |really |probably |a bit |a little |pretty |kind of |all )*(?:silly|stupid|dumb|ridiculous|petty|nothing|no big deal|not a big deal|childish|dramatic|trivial|pathetic|embarrassing|irrational)|(?:others|other people|some people) have it (?:so much |much |way )?worse|first world problem|I know I shouldn't)\b/i,
    lines: [
      "It doesn't have to be big to count.",
      'No need to make it smaller here.',
      'Silly or not, it takes up room.',
    ],
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
    lines: ["Then you've been alone with it until now.", "So it's been kept in. Now it's said once, here."],
    asks: [
      'Who could you imagine telling, if anyone?',
      'What would be the hardest part of saying it out loud?',
    ],
    exercise: 'unsent-letter',
  },
  {
    id: 'kept-silent',
    pattern:
      /\bI (?:just )?(?:didn't (?:say|answer|reply|respond)|couldn't (?:say|answer|speak|reply)|said nothing|say nothing|kept (?:quiet|silent)|stayed (?:quiet|silent)|bit my tongue|(?:nodded|smiled) (?:and|along))\b/i,
    lines: ['So it stayed unsaid.', 'And the words stayed in.'],
    asks: [
      'What would you have said, if it had cost nothing?',
      'Which sentence did you swallow?',
      'Where did it go, all that was not said?',
    ],
    exercise: 'unsent-letter',
    tone: 'hard',
  },
  {
    id: 'said-sorry',
    pattern: /\bI (?:\w+ )?(?:(?:said|say) (?:I was |that I was |I'm )?sorry|apologi[sz]ed)\b/i,
    lines: ['You said sorry. Plenty of people never get that far.', 'An apology counts, whatever came back.'],
    asks: ['What would you like to happen next between you?', 'What did you hope would come back?'],
  },
  {
    id: 'lost-temper',
    pattern:
      /\bI (?:\p{L}+ ){0,2}(?:yelled|shouted|screamed|snapped|lost it|raised my voice|lost my (?:temper|patience)) ?(?:at|with|on)?\b/iu,
    needs: /^(?!.*\b(?:wanted|want) to\b)/i,
    lines: [
      'And now it follows you around.',
      "That it bothers you says something, too: you'd have liked to do it differently.",
      'It happens, mostly at the end of a long rope.',
    ],
    asks: ['What had gone before it?', 'How is it between you now?'],
    exercise: 'self-compassion-break',
    leads: true,
  },
  {
    id: 'eases-on-oneself',
    pattern:
      /^(?:(?:maybe|perhaps|I think|I guess) )+(?:I(?:'m| am| was)(?: just| being)* too (?:hard|harsh|strict)|I (?:expect|ask|demand) too much|I (?:should|could) (?:be|go) (?:kinder|easier|gentler|nicer))/i,
    lines: ['You found that one yourself.', "That's a kind thing to notice."],
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
    asks: ['What came nearest to working?', 'Which part of it would you not try again?'],
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
      /\bI(?:'m| am| was| feel| get|'ve been)? (?:\w+ )?(?:\w+ )?(?:scared|afraid|terrified|frightened|worried|nervous) (?:that |of |about )?(?<x>(?:I|he|she|they|it|we|my|the|to|of|be|going|telling|losing|what)\b[^.,;!?]{3,60})/i,
    lines: ["So that's the fear: {x}.", "That's what the fear says, then: {x}."],
    asks: [
      'How likely is it, when you look at it fairly?',
      'And if it did come to that, what would you do the morning after?',
      'Which picture does it show you?',
    ],
    exercise: 'worry-tree',
  },
  {
    id: 'scary',
    pattern:
      /\b(?:it(?:'s| is| was| feels)|that(?:'s| is)|this is) (?:so |really |a bit |kind of |pretty )*(?:scary|frightening|terrifying|daunting)\b/i,
    lines: ['Scary, yes. Often the right things are, too.', 'It would be odd if it left you cold.'],
    asks: ['Which part of it is the scary one?', 'What would make it half as scary?'],
    exercise: 'worry-tree',
  },
  {
    id: 'should-feel',
    pattern: /\bI (?:should|shouldn't|ought to) (?:just |really |only )?(?:be|feel|not feel|have felt)\b/i,
    lines: ["'Should' is a poor judge of feelings.", "Feelings don't read the rules first."],
    asks: ['What is it, if nobody were checking?', 'Who taught you that you should?'],
    exercise: 'self-compassion-break',
    leads: true,
  },
  {
    id: 'both-at-once',
    pattern:
      /\b(?:but (?:also|at the same time|somehow|part of me)|mixed feelings|(?:happy|glad|proud|excited|relieved|sad) (?:for \w+ |about it )?(?:and|but) (?:also )?(?:not|sad|scared|angry|guilty|jealous|afraid|happy|relieved|tired))\b/i,
    lines: [
      'Both at once, then. One person has room for that.',
      'Two feelings, and neither cancels the other.',
    ],
    asks: ['Which of the two is louder today?', 'What would the quieter one say?'],
    exercise: 'naming-what-is-felt',
    leads: true,
  },
  {
    id: 'afraid-plainly',
    pattern: /\b(?:scared|afraid|terrified|nervous|worr(?:y|ied|ying)|dread(?:ing)?|scares me|anxious)\b/i,
    feeling: 'anxiety',
    lines: [
      'That would make a lot of people nervous.',
      "Fear gets a say. It doesn't get the only one.",
      'A fear like that wants to be looked at, not argued with.',
    ],
    asks: [
      'What is it that could happen, in one sentence?',
      'What would take a little of the edge off?',
      'And which part of it do you trust yourself with?',
    ],
    exercise: 'worry-tree',
    tone: 'hard',
  },
  {
    id: 'angry',
    pattern: /\b(?:angry|furious|mad at|pissed(?: off)?|makes me mad|annoyed|resent\w*|rage)\b/i,
    feeling: 'anger',
    lines: [
      'Angry, and you can say so here.',
      'You may be angry without being fair about it.',
      'Anger often stands guard over something.',
    ],
    asks: [
      "What's the thing that should never have happened?",
      'If the anger had one sentence, what would it be?',
      'Who would have to hear it?',
    ],
    exercise: 'unsent-letter',
    tone: 'hard',
  },
  {
    id: 'misses',
    pattern: /\bI (?:really |still |just |do |so )*miss (?<x>[^.,;!?]{2,40})/i,
    lines: ['You miss {x}.', "That's a gap with a shape: {x}."],
    asks: [
      'What do you miss first: a voice, a habit, a place?',
      'When today was it strongest?',
      'What would you tell about it, if somebody asked?',
    ],
    exercise: 'unsent-letter',
  },
];
