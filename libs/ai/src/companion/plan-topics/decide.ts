import type { PlanTopic } from '../plan-topic.ts';

export const DECIDE: PlanTopic = {
  id: 'decide',
  title: 'A decision',
  words:
    /\b(?:(?:un)?decid(?:e|ed|ing)|decisions?|should (?:i|we)|whether|choos(?:e|ing)|choice|torn|(?:make up|making up|make|chang\w*) (?:my (?:own )?|our )?mind|or not|pros and cons|options?|dilemma|stay or|or (?:stay|keep|hang on|leave)|can'?t (?:choose|pick)|yes or no|weigh(?:ing)? up|two (?:job )?offers|do i (?:go|do|tell|take|confront|say)|go part time|want an answer)\b/i,
  kind: 'once',
  aim: 'come to a decision',
  acks: [
    'It mostly sticks because each way has something that speaks for it and something it costs. Seen side by side on paper, that becomes plainer than in the head.',
    'An open decision keeps eating energy, even while you do something else. A sheet of paper and an end date make it quieter at once.',
    "Some decisions can be undone and some can't, and it helps to know first which kind this is. If it can be undone, trying it is often cheaper than thinking on.",
  ],
  heavy: [
    'Going round and round with it is what a tired head does, nothing worse. It usually gets clearer on paper, because paper does not start again from the beginning.',
    "When each way hurts somebody, no list makes it painless. It can still become clear which one you could stand behind in a year's time.",
    "Being this afraid of choosing wrong mostly shows how much hangs on it. You don't have to be certain. You only need enough to be fair to yourself afterwards.",
  ],
  ask: 'What would bring a bit of light into it first?',
  steps: [
    {
      say: 'Write both ways side by side',
      words:
        /\b(?:pros|cons|columns?|on paper|side by side|list|write (?:both|them|it out|down|out)|for and against|sheet)\b/i,
      how: 'Draw a line down a sheet, and put under each way what it gives and what it costs. Then ring the one point on each side that really weighs, and leave all the rest.',
    },
    {
      say: 'Picture each way a year on',
      words:
        /\b(?:pictur\w*|imagin\w*|(?:a|one|in a|next) year(?:'s time| on| from now| later| ahead)?|in five years|diary|future|how it would be)\b/i,
      how: 'Write two diary entries of five lines, dated a year from today, one for each way: how the morning is, who is there, what you miss. Notice which of the two was easier to write.',
    },
    {
      say: 'Tell both ways to somebody',
      words:
        /\b(?:talk (?:to|with|it)|speak (?:to|with)|ring|call|ask (?:my|a|some\w+|her|him)|tell (?:my|a|some\w+|her|him|it)|(?:hear|see) what (?:she|he|they)|friend|somebody|someone)\b/i,
      how: "Ask somebody who wants nothing from it: 'I'm deciding something, and I don't need advice yet. Can I tell you both ways, and you tell me where my voice changes?'",
    },
  ],
  worries: [
    {
      words:
        /\b(?:wrong|regret\w*|mistake|rest of my life|ruin\w*|never forgive myself|no (?:way|going) back)\b/i,
      say: "Regret bites hardest when you can't remember why you chose. Write three sentences about what you know today and what matters to you. If it turns out badly, you'll see that you chose well with what you had.",
    },
    {
      words:
        /\b(?:disappoint\w*|upset|angry|hurt (?:him|her|them|any\w+)|let \w+ down|break (?:\w+ )?\w+(?:'s)? heart|never forgive me|(?:my )?(?:parents|family) (?:will|would|won'?t)|(?:what|how) (?:will )?(?:my )?(?:parents|family)|they(?:'ll| will)? (?:think|say|hate)|guilt\w*|selfish|expect\w*)\b/i,
      say: "Ask yourself first what you'd choose if nobody minded. Then you see how much of it is the choice and how much is the telling, and the telling can be done kindly.",
    },
    {
      words:
        /\b(?:by (?:tomorrow|tonight|noon|monday|tuesday|wednesday|thursday|friday|the end)|deadline|no time|hurry|pressure|need an answer|answer (?:by|soon|now)|rush\w*|too fast|running out)\b/i,
      say: "You can ask: 'I'd like to give you a proper answer, can I have until Friday?' It's a normal question, and the worst they say is no. If it must be now, take the way that's easier to undo.",
    },
    {
      words:
        /\b(?:information|don'?t know enough|know enough|too many|facts|research|not sure|no idea|unclear|can'?t think|confus\w*|what if there)\b/i,
      say: "Name the one fact that would change your mind. If there is one, that's the thing to find out this week. If there's none, you know enough, and what's missing is rest or courage.",
    },
    {
      words:
        /\b(?:chang\w+ my mind|every (?:single )?day|back and forth|round and round|one day|flip flop\w*|in circles|yesterday|keep (?:chang|switch)\w*)\b/i,
      say: 'Then make one stroke each evening for the way you lean that day, and no arguing. After a week the strokes tell you more than the arguing did.',
    },
    {
      words:
        /\b(?:you (?:would )?(?:do|think|decide|choose)|tell me (?:what|which)|your opinion|advi[cs]e me|just decide)\b/i,
      say: "It's yours to choose, and I'd only be guessing. But picture a friend in exactly your place: the first thing you'd say to them is worth writing down.",
    },
  ],
  ways: [
    "Live one day as if you'd chosen the first way, and the next as if you'd chosen the second. Notice how you get up on each. For small matters a coin does it too: watch whether you're relieved or want to toss again.",
    'Write down what has to be right, three things at most, in order. Then hold both ways against the first of the three only.',
  ],
  exercise: 'two-columns',
};
