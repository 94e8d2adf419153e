import type { PlanTopic } from '../plan-topic.ts';

export const MONEY_TALK_OR_LEND: PlanTopic = {
  id: 'money-talk-or-lend',
  title: 'Money between people',
  words:
    /\b(?:owes?|owed|owing|lend\w*|lent|loan(?:ed)?|borrow\w*|pa(?:y|id|ying) (?:me|him|her|them|us|it) back|(?:euros?|pounds?|quid|dollars) back|money back|for (?:my|the|more|any) money|money (?:from|to|for|each|again)|split(?:s|ting)? (?:the|it|our|rent|bills?|by|costs)|(?:his|her|their|its|deposit|fair|the) (?:half|share)|chip in|(?:bills?|flat) (?:with|between|share)|who pays|paid for everything|haven'?t paid|pay half|i\.?o\.?u|about money|costs with|(?:asks?|asked|asking|asks us) (?:\w+ )?(?:for|to help with) (?:\w+ ){0,3}(?:money|loan|twenty|mortgage|deposit|bill)|my parents for help|joint bill|pay me)\b/i,
  kind: 'once',
  aim: 'talk about the money',
  acks: [
    'With money between people the hinting and the silence do the harm. One friendly sentence with a sum and a day in it clears the air.',
    "It gets easier once the sum stands on paper. A number is less heated than a feeling about what's fair.",
    'Generous and clear go together well. Being clear about the sum and the day is what keeps people friends.',
  ],
  heavy: [
    "Money between people who are close hurts twice, in the purse and in the trust. Speaking of it calmly isn't greed. It's often what saves the rest.",
    "It's hard to ask, or to say no, when somebody's affection seems to hang on it. A clear word now harms less than a resentment that grows for years.",
    "It's tiring to carry a sum about with you each time you meet. It can be said in two lines, and you can have those two lines ready before you see anybody.",
  ],
  ask: 'What would make the sentence easier to say?',
  steps: [
    {
      say: 'Write down the exact sum',
      words:
        /\b(?:sum|how much|(?:add|count) (?:it )?up|statements?|work out|amount|bank|transfers?|write (?:it )?down|exact|list|total|receipts?)\b/i,
      how: "One line: how much, since when, for what, and what you'd accept, all at once or in parts. If somebody wants a loan: the most you could give and never see again.",
    },
    {
      say: 'Send one friendly message',
      words:
        /\b(?:text|message|write (?:to )?(?:him|her|them|a)|send|whats\w*|e-?mail|short and|call|ring|ask (?:him|her|them)|tell (?:her|them) (?:i|that|it))\b/i,
      how: "To ask: 'About the 80 from March, could you send it by Friday, or tell me which parts would work for you?' To refuse: 'I can't lend this time, and I'm telling you at once so you can look elsewhere.' No apology, no reproach.",
    },
    {
      say: 'Practise saying no out loud',
      words:
        /\b(?:say(?:ing)? no|no this time|refus\w+ out|learn to refuse|out loud|practi[sc]e|aloud|rehears\w*|tell (?:him|her|them) no|mirror)\b/i,
      how: "Three times, aloud and alone: 'I can't lend money, but I'll help you look for another way.' Leave out the reasons, as reasons can be argued with.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:friendship|lose (?:him|her|them|a friend)|angry with|fall(?:ing)? out|row|awkward|argu\w+|ruin|ends? (?:it|the|us)|hate me|upset|tension)\b/i,
      say: "It's mostly awkward for a minute and easier for years, because you needn't avoid each other any more. Begin with the friendship: 'You matter more to me than this, so I'd rather say it than chew on it.'",
    },
    {
      words:
        /\b(?:never pays?|won'?t pay|hasn'?t got|has(?:n'?t| not) any|got no money|excuses?|ignor\w+|she can'?t|has nothing|broke|always says|doesn'?t reply|no answer|denies|pretend\w*|can'?t pay)\b/i,
      say: "Offer parts: 'Would a small amount on the first of each month work?' If nothing comes, choose between a reminder in writing, a word with an advice service, and writing it off with no more loans. The third also gives peace.",
    },
    {
      words:
        /\b(?:petty|small (?:sum|amount)|(?:only|just) (?:\w+ )?(?:quid|tenner|fiver|euros?|pounds?|dollars?|bucks|a few|£|\$|\d)|it'?s only|greedy|stingy|tight|mean of me|cheap)/i,
      say: "If it's small to ask, it's small to pay too. Small sums go best at once and without a run-up: 'That was 15 each, I'll send you the details.'",
    },
    {
      words:
        /\b(?:(?:he|she|it|they|they'?re)(?:'s| is)? (?:my |our )?(?:\w+ )?(?:daughter|son|mum|mom|dad|mother|father|brother|sister|family|grand\w+)|family is|own (?:son|daughter|mother|brother|sister|child)|let (?:her|him|them) down|guilt\w*|they need it|needs it|desperate|selfish)\b/i,
      say: "Give what you can spare and call it a gift, or say no. A loan you lie awake over is neither. 'I can give you this much, and I don't want it back' is a good sentence, and so is 'I can't this time'.",
    },
    {
      words:
        /\b(?:i owe|in debt to|me who owes|i'?m the one|i borrowed|i have ?n'?t paid|i haven'?t paid|ask(?:ing)? for a loan|need to borrow|asham\w*|embarrass\w*|beg)\b/i,
      say: "Write before they have to ask: 'I haven't forgotten. I can do a first part at the end of the month, and the rest in steps.' People can bear slow. Silence is what they take badly.",
    },
    {
      words:
        /\b(?:aggressive|keeps? (?:on )?(?:asking|ringing|calling|texting)|pressur\w*|threat\w*|gets angry|gambl\w*|drugs?|drinks|scam\w*|urgent|keep it secret|never stops|shout(?:s|ing)|manipulat\w*|blackmail\w*)\b/i,
      say: "Whoever pushes, hurries you or wants nobody told gets no answer today. Sleep on it and tell one person you trust before anything goes out. If you're afraid of them, don't say no alone; an advice service or a helpline can think it through with you.",
    },
  ],
  ways: [
    'For shared costs, one list that all can see and one day a month on which it gets settled. Then nobody ever has to ask.',
    "For a loan, three lines in writing: the sum, the day, the parts. It's kind to both, since neither has to remember.",
  ],
  exercise: 'prepared-talk',
};
