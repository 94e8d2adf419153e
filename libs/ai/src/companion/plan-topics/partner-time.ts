import type { PlanTopic } from '../plan-topic.ts';

export const PARTNER_TIME: PlanTopic = {
  id: 'partner-time',
  title: 'Time for the two of us',
  words:
    /\b(?:date nights?|us two|just (?:the|us) two|two of us|(?:like|become) flatmates|as a couple|couple time|couples|us time|(?:evening|night|nights|time|weekend|lunch|together|breakfast|picnic|sunday|saturday|dance|something|nice|take|surprise|cook for|talk properly|reconnect|closeness|romance|effort|dinner|out) .{0,40}\b(?:wife|husband|partner|girlfriend|boyfriend|fianc(?:ee?)?|missus|other half|fella)|(?:wife|husband|partner|girlfriend|boyfriend|fianc(?:ee?)?|missus|other half|fella)\b.{0,70}\b(?:evenings?|together|time|weekend|night|date|conversation|flatmates|miss|special|walk|us)|time for each other|time together|for us|our (?:evening|relationship|time))\b/i,
  kind: 'once',
  aim: 'have time for the two of you',
  acks: [
    "It doesn't take a grand evening. What couples mostly miss is half an hour in which nobody's arranging anything.",
    "Time for two hardly ever turns up by itself; it gets what's left at the end of the day. So it needs an hour with its name on it.",
    "A fixed hour sounds unromantic until you notice it's the one nobody takes away from you.",
  ],
  heavy: [
    "Couples drift apart in full days, mostly without a quarrel and without either of them wanting it. That you miss it means there's something there to come back to.",
    "Missing somebody you're together with is a lonely kind of missing. One evening won't mend everything, but it can be the first in a while when you really look at each other.",
  ],
  ask: 'What would be a good small start for you two?',
  steps: [
    {
      say: 'Ask for one evening',
      words:
        /\b(?:ask (?:him|her|them)|(?:tell|telling) (?:him|her|them)|(?:an?|one) (?:whole )?evening|friday night|saturday night|book|reserve|calendar|diary|invite|night out|say (?:it|that)|suggest)\b/i,
      how: "Say it as a wish and not a complaint: 'I miss you. Can I have Thursday evening with you, from eight, just us?' Then write it where both of you see it.",
    },
    {
      say: 'Ten minutes without phones',
      words:
        /\b(?:phones?|screens?|ten minutes|10 min\w*|chat|talk (?:a bit|before|after|over)|before bed|after (?:tea|dinner|the dishes)|tv off|telly off|no tv|every (?:day|evening|night)|cup of tea)\b/i,
      how: "After the dishes or in bed, phones in another room: each tells one thing from the day that isn't money, chores or children. If you're apart, a call with nothing else open does the same.",
    },
    {
      say: 'Do something from our early days',
      words:
        /\b(?:used to|early days|where we (?:met|went|first|got|had|used)|go back|again like|old (?:times|place|flat)|first (?:date|year)|remember when|met|dance|dancing|game|cards|cook together)\b/i,
      how: "Think of something from the beginning: chips on the wall, that walk, the terrible films. 'Shall we do that again on Saturday?' It's cheap, and it brings its own conversation along.",
    },
  ],
  worries: [
    {
      words: /\b(?:babysit\w*|sitter|kids?|child(?:ren)?|baby|toddler|twins|childcare)\b/i,
      say: 'Then do it at home: once they sleep, a cloth on the table and the phones in the hall. Or swap with another family, an evening of theirs for one of yours, which costs nothing.',
    },
    {
      words: /\b(?:money|afford|broke|skint|expensive|costs?|budget|restaurants?|cheap)\b/i,
      say: "It needn't go out at all. A walk after dark, a plate of chips on a bench, breakfast in bed: what counts is that for once nobody's half elsewhere.",
    },
    {
      words:
        /\b(?:tired|exhaust\w*|asleep|shifts?|late|knackered|busy|no time|nights|opposite|energy|worn out|schedule\w*|deadline)\b/i,
      say: "Then don't take the evening. Half an hour on Saturday before the day starts, or a lunch break together, finds you both in better shape.",
    },
    {
      words:
        /\b(?:(?:he|she|they)(?:'ll| will|'d| would)? (?:just |only |never |not |probably )?(?:be on|say no|laugh\w*|roll\w*|not want|refuse\w*)|(?:won'?t|doesn'?t|isn'?t|don'?t) (?:want|interested|care|bother|notice|listen|come|like)\w*|not interested|(?:'d| would) rather|on (?:his|her|their) phone|always me|cringe|soppy|silly|stupid|needy)\b/i,
      say: "Ask for something so small that a no would be odd: twenty minutes and one cup of tea. And say why: 'I don't want anything from you, I just like you' opens more than 'we never talk'.",
    },
    {
      words:
        /\b(?:nothing (?:to|left)|what (?:would|do|will|could) we|talk about|awkward|silence|silent|strangers?|argu\w+|row|rows|fight\w*|bicker\w*|end up)\b/i,
      say: 'Do something with your hands first: cook, walk, play cards, and the talk comes along. And give the hard subjects the evening off; they get an hour of their own another day.',
    },
    {
      words:
        /\b(?:too late|grown apart|still love\w*|over (?:between|already|anyway)|worth (?:it|saving)|leave (?:him|her|me)|split\w*|separat\w*|divorc\w*|counsell?\w*)\b/i,
      say: "You don't have to know that before you spend an evening together. A few good hours this month tell you more than a year of wondering, whichever way it goes.",
    },
    {
      words:
        /\b(?:sex\w*|intima\w*|touch\w*|bed(?:room)?|pressure|sleep together|slept together|libido|cuddl\w*|close(?:ness)?)\b/i,
      say: "Take it off the table for that evening, and say so: 'I only want to sit close to you.' When nothing's expected, both breathe again, and that's how many find their way back.",
    },
  ],
  ways: [
    'Same evening each week, and you take turns deciding what happens. The one whose turn it is may keep it secret.',
    "Ask what you really don't know: what was good this week, what they'd like to learn, what they think about at four in the morning. It's surprising what two people don't know after years.",
  ],
};
