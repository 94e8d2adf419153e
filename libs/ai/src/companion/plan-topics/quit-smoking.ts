import type { PlanTopic } from '../plan-topic.ts';

export const QUIT_SMOKING: PlanTopic = {
  id: 'quit-smoking',
  title: 'Stopping smoking or vaping',
  words:
    /\b(?:(?:non-?)?smok(?:es?|ed|ing|ers?)(?! (?:alarm|detector|salmon))|cig(?:s|gies?|arettes?|ars?)?|fags?|vap(?:es?|ed|ing)|nicotine|tobacco|rollies)\b/i,
  kind: 'once',
  aim: 'stop smoking or vaping',
  acks: [
    'Most people who got off it for good had a few goes first. And each single craving is over in minutes, whether you give in to it or not.',
    "The first days are the steepest, and then it eases bit by bit. It's a good deal easier with something for the cravings than on willpower alone.",
    "Nicotine is only half of it. The other half is the coffee, the doorstep, the break, and those you can move about before you've even stopped.",
  ],
  heavy: [
    "It's made to be hard to leave, so still being on it says nothing about your character. Help that's made for exactly this gets more people off it than gritting their teeth does.",
    'Telling yourself off has never taken a single one away; if anything, it makes you want the next. A day in the calendar and something for the cravings do more.',
    "Worrying about it and reaching for one because you're worried, that's how it works with nearly everybody. The body starts mending soon after the last one, at any age.",
  ],
  ask: 'Which would you want in place before the last one?',
  steps: [
    {
      say: 'Ask the pharmacist what would help',
      words:
        /\b(?:pharmac\w+|chemists?|patch(?:es)?|gum|spray|lozenges?|inhalers?|tablets?|doctor|gp|nurse|stop[- ]smoking (?:service|clinic|advis\w+)|hypno\w+ appointment)\b/i,
      how: "Say at the counter: 'I want to stop, and I'd like something for the cravings.' Tell them how soon after waking you have the first one, whether you're pregnant, and what medicines you take, as some need another dose once you stop. Ask too whether there's a service where it's free.",
    },
    {
      say: 'Set the day, and clear out before',
      words:
        /\b(?:(?:quit|stop) (?:day|date)|new year\w*|birthday|give (?:away|them away)|set (?:a|the|my) (?:day|date)|pick a (?:day|date)|last (?:day|one)|throw|chuck|bin (?:the|my|them)|clear (?:out|it)|get rid|lighters?|ashtrays?)\b/i,
      how: 'Take an ordinary day in the next two weeks, not the one with the party. The evening before, everything goes: packets, liquids, lighters, and the emergency one in the drawer.',
    },
    {
      say: "Sort out the two I'd miss most",
      words:
        /\b(?:(?:with|after) (?:my |the |a )?(?:coffee|dinner|lunch|breakfast|supper|tea|meals?|food|work)|miss (?:the )?most|(?:the )?(?:worst|hardest) (?:ones?|times?)|morning one|two (?:of them|ones)|(?:driving|want it|hits?|need it) (?:to work|(?:the )?most)|in the car|first one)\b/i,
      how: 'Write those two down, say the one with coffee and the one after work. Beside each goes what happens instead: tea in another chair, once round the block with a mint. With those two covered, many of the others lose their hold.',
    },
  ],
  worries: [
    {
      words: /\b(?:weight|fat(?:ter)?|stone|kilos?|pounds? on|eat(?:ing)? more|snack\w*|hungry)\b/i,
      say: "Many people put on a little, and a body forgives that far more easily than smoke. Keep something crunchy about for the first weeks and don't diet at the same time. The weight can be a project of its own later.",
    },
    {
      words:
        /\b(?:tried|trie[sd]? before|fail\w*|given? up (?:so|many|loads|before|\w+ times)|times|relaps\w*|slip\w*|will ?power|start(?:ed)? again|caved?|different)\b/i,
      say: "Then you know more than a beginner: where you were, what hour it was, who held out the packet. Plan for that one moment this time. And if one happens anyway, it's one; bin the rest and carry on the same day.",
    },
    {
      words:
        /\b(?:grumpy|mood\w*|irritab\w*|snap(?:py)?|bad[- ]tempered|angry|anger|cravings?|withdraw\w*|shak\w+|cold turkey|horrible to)\b/i,
      say: "The first few days are the worst, and it fades over a few weeks. Warn the people near you: 'I'm stopping, I'll be foul for a bit, it isn't you.' The pharmacist has something for the cravings, and if you get really low, tell a doctor.",
    },
    {
      words:
        /\b(?:stress\w*|calms?|relax\w*|nerves|anxi\w+|cope|only (?:thing|break|time|pleasure)|my breaks?|me[- ]time|enjoy|love it|comfort\w*)\b/i,
      say: 'Much of the calm is only the next craving being switched off, and after a couple of months most people feel less tense than before. Keep the break, though: the same five minutes, another spot, something warm in your hand.',
    },
    {
      words:
        /\b(?:every(?:one|body)|(?<!to a )(?:mates?|friends?)|colleagues?|at work|(?:husband|wife|partner|girlfriend|boyfriend|flatmate|he|she|they) (?:still |also )?(?:smokes?|vapes?)|pub|parties|party|drinks?)\b/i,
      say: "Ask them for one thing: 'Please don't offer me one, even when I beg.' For the first few weeks it helps to skip the smoking corner and go easy on drink, because that's where most people slip.",
    },
    {
      words: /\b(?:worth|too late|too old|at my age|damage|point|bother|cost|price|expensive|afford)\b/i,
      say: "It pays at every age: breath and circulation start to pick up within weeks, and a decline in the lungs slows down. What you use against the cravings usually costs less than the habit did, and in many places it's free.",
    },
  ],
  ways: [
    'A slow helper and a quick one together work better than either alone: a patch for the whole day, gum or a spray for the bad minutes. A pharmacist or a stop smoking service puts that together with you.',
    "Put off each urge instead of fighting it: a glass of water, another room, ten slow breaths. By the end of that it's usually past its peak.",
  ],
  exercise: 'urge-and-wave',
};
