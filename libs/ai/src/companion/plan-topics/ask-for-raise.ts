import type { PlanTopic } from '../plan-topic.ts';

export const ASK_FOR_RAISE: PlanTopic = {
  id: 'ask-for-raise',
  title: 'More pay or a promotion',
  words:
    /\b(?:(?:pay|salary|wage) ?(?:rise|raise)s?|payrise|(?:a|for|my|another) raise|^raise|(?:my|for|the|a|of|big|about) promotions?|^promotion|get promoted|(?:passed over|been promoted)|(?:my|about|negotiat\w+|mention|more|in|for a|bring up) (?:\w+ )?salary|salary negotiat\w*|(?:my|more|better|extra|about|junior|old) (?:pay|wages?)|more money (?:at|from|an hour)|for more money|more an hour|hourly rate|regrad\w+|(?:my|the) appraisal|^appraisal|(?:performance|annual|my) review|underpaid|properly paid|same rate|negotiate|put (?:myself|my name) (?:forward|down)|more than me)\b/i,
  kind: 'once',
  aim: 'ask for what your work is worth',
  acks: [
    "The asking itself takes two minutes; it's the weeks of thinking about it that wear people out. A date ends those.",
    "To you it's a matter of nerve. To whoever decides it's a sum with a few reasons beside it, and those reasons you can put into their hands.",
    'As long as nobody asks, everybody looks content, so nothing happens. Asking is simply how it gets on the table.',
  ],
  heavy: [
    "It's hard to put a figure on your own work without feeling greedy. You're asking for the price of the work, not for a present.",
    'Plenty of people go red or well up at this one sentence, and very often the good ones. So it gets written down first; then the paper keeps steady for you.',
    'Many people wait to be noticed, and not many bosses notice by themselves. One prepared sentence puts it on their desk, whatever the answer is.',
  ],
  ask: 'What would put firm ground under your feet for that talk?',
  steps: [
    {
      say: "List what I've taken on",
      words:
        /\b(?:list|jot|write (?:down|up)|evidence|wins|achieve\w*|took on|taken on|taken over|what i(?:'ve| have)? (?:do|did|done)|everything i|examples?|proof)\b/i,
      how: 'Go back through your calendar or your messages for ten minutes: what you took over, what you put right, whom you trained. A date or a figure beside each. The best three go with you into the talk.',
    },
    {
      say: 'Settle on my number',
      words:
        /\b(?:number|figure|how much|going rate|market|other(?:s| places| people| firms)|compare|look up|percent|amount|(?:people|others?|they|it|everyone) (?:gets?(?! rid)|earns?|pays?)|elsewhere|salary (?:sites?|survey))\b|%/i,
      how: "Look at three adverts for work like yours, or ask somebody in the trade what it pays. Write down one figure you'd be pleased with and one you'd still accept, and open with the first. For a promotion, write down the exact title.",
    },
    {
      say: 'Ask for half an hour',
      words:
        /\b(?:half an hour|slot|diary|meeting|appointment|e-?mail|message|chat|quick word|catch (?:him|her|them)|ask (?:him|her|them|my \w+) (?:for|if|when|on|tomorrow|next|about)|book|say to (?:him|her|them))\b/i,
      how: "Write only this: 'I'd like half an hour with you about my role and my pay. Would next week suit?' No arguments in the message; once there's a date, you have time to prepare.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:say(?:s)? no|just say|says no|turn(?:ed|s)? (?:me|it) down|refus\w+|reject\w*|laugh\w*|pointless|no point|never (?:works|going))\b/i,
      say: "Then have the second question ready: 'What would have to happen for a yes, and by when?' Write down the answer and send it to them the same day. With a date and a condition a no is something you can work with.",
    },
    {
      words:
        /\b(?:greedy|lucky|guilty|grateful|ungrateful|cheeky|deserve|not worth|worth it|impost\w+|entitled|rude|pushy|arrogant)\b/i,
      say: "You can be glad of the job and still name its price; the two get along. Think what they'd have to pay somebody new for everything you do. That's the honest measure.",
    },
    {
      words:
        /\b(?:budget|frozen|freeze on|tight|can'?t afford|cant afford|no money|crisis|cuts|next (?:year|quarter))\b/i,
      say: 'Ask when the next budget is made, so that you come before it. Until then ask for something that costs less: a title, extra days off, a course, a fixed date for the next talk.',
    },
    {
      words:
        /\b(?:cry\w*|tears?|tearful|red|pink|shak\w+|freeze|nerv\w+|blank|stutter\w*|my english|back down|apologi\w+|can'?t (?:say|get)|cant (?:say|get)|scared|afraid|confiden\w+)\b/i,
      say: "Bring it on a card and say so: 'I've made notes, because this matters to me.' If the voice goes, a sip of water, and read on. Bosses have seen that before, and the facts stay facts.",
    },
    {
      words:
        /\b(?:sack\w*|fire[ds]?|get rid|replace\w*|lose (?:my|the) (?:job|hours|place)|angry|mad at|moody|bite|hours to|hold it against|awkward|relationship|risk\w*)\b/i,
      say: "A polite question rarely costs anybody their place, since finding somebody new is dearer than a rise. Choose a calm hour, and leave threats out of it. If it's a place where people do get punished, ask a union or an advice service first.",
    },
    {
      words:
        /\b(?:(?:gets?|on|earns?|paid|makes) (?:way )?more(?: than)?|unfair|not fair|less than|new (?:lad|girl|guy|person|starter)|jealous)\b/i,
      say: "Leave the other person's name out. 'I'd like my pay to fit the work I do' is stronger than 'somebody gets more', because then nobody can argue about the somebody.",
    },
  ],
  ways: [
    'Say the number once, then stop talking. Most people talk their own sum down in the silence that follows.',
    "First the facts, then the wish, then the question: 'Since spring I've done this as well. I'd like it to show in my pay. How can we get there?'",
  ],
  exercise: 'prepared-talk',
};
