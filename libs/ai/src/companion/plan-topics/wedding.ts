import type { PlanTopic } from '../plan-topic.ts';

export const WEDDING: PlanTopic = {
  id: 'wedding',
  title: 'A wedding',
  words:
    /\b(?:wedding\w*|marry\w*|marriage|getting married|bride\w*|groom\w*|best man|maid of honou?r|hen (?:do|party|night)|stag (?:do|party|night)|engaged|fianc[eé]e?|nikah|venue|seating plan|registry office|registrar|save the dates?|vows|rsvps?|elop\w+|honeymoon|civil partnership|ceremony)\b/i,
  kind: 'once',
  aim: 'get on with the wedding',
  acks: [
    'A wedding is a hundred small decisions, and about five of them matter. Whatever your part in it, one settled this week makes the rest lighter.',
    'Guests remember whether it was warm, whether there was enough to eat, and how the two looked at each other. That takes the weight off most of the list.',
    'Much around a wedding can be late, small or left out. The few things that cannot are worth settling first, and then it gets quieter.',
  ],
  heavy: [
    "A day that's meant to be happy can be mostly dread beforehand: money, family, being looked at. Nearly everybody near a wedding knows it, and it eases with the first thing that's settled for good.",
    "Weddings bring up who gets on, who's missing and who pays. A seating plan can't mend a family, but one decision that makes the day bearable for you can be made this week.",
    "If it's grown bigger than anybody wanted, it can be made smaller again. People have cut the list in half and danced better for it.",
  ],
  ask: 'Which of these would take some weight off?',
  steps: [
    {
      say: 'Write down number, money, month',
      words:
        /\b(?:budget|how many|number|decide (?:how|what|who|when)|sit down with|month|set a date|pick a date|guest list|agree|figures?|spreadsheet|how much (?:we|money|it)|what we (?:can spend|have got|want))\b/i,
      how: 'Everybody who decides takes a slip of paper, ten minutes, no talking, and then you compare. Where the slips differ is the talk to have before anybody rings a venue.',
    },
    {
      say: 'Write to one place, with one question',
      words:
        /\b(?:e-?mail|quote|ring|call|book|venues?|caterers?|photographer|registrar|church|dj|band|what dates|prices?|barn|hotel|write to|visit|viewings?)\b/i,
      how: "Three facts and a question: 'About 60 people, a Saturday in May or June, this much in all. Is that possible, and what's included?' Send the same lines to three, and you can compare by the weekend.",
    },
    {
      say: 'Give one job away',
      words:
        /\b(?:delegat\w*|give|hand over|offered|take (?:over|on|care)|let my|ask (?:my|a|him|her|them|one)|bridesmaids?|sister|cousin|help(?:ers?)?)\b(?!.*\b(?:taking over|interfer\w*|speaking|afford)\b)|\b(?:said (?:she|he|they)(?:'d| would|'ll)|friend (?:could|can|will|would))\b/i,
      how: "Take the one that keeps sliding, the music or the lifts or the flowers, and ask somebody who's offered: 'Would you take it, all of it, and I won't interfere?' Then don't.",
    },
  ],
  worries: [
    {
      words: /\b(?:afford|money|cost\w*|expensive|debt|pay\w*|price|fortune)\b/i,
      say: 'The number of guests is the one thing that really moves the bill. Settle what you can spend without owing anybody, divide it, and you know how many; tea and cake at three costs far less than a dinner.',
    },
    {
      words:
        /\b(?:(?:mum|mom|mother|dad|father|parents|in.?laws?|family|sister)\b.*\b(?:taking over|takes over|interfer\w*|speaking|divorc\w*|approve\w*|hate\w*|argu\w*|control\w*|pressure|expects?|opinions?)|divorc\w+|estranged|not (?:speaking|invited)|family (?:drama|rows?|politics)|(?:parents|mum|mom|mother|family|in.?laws?) (?:wants?|insists?|thinks?|won't|will))\b/i,
      say: "Give a person who takes over one thing that's wholly theirs, the cake or the cars, and say about the rest: 'That one we've decided.' People who don't speak get two tables, two jobs and two photographs.",
    },
    {
      words:
        /\b(?:offend\w*|who to (?:invite|leave)|leave (?:out|off)|not invit\w*|invited|plus ones?|cousins|cut (?:people|the list)|not invite|inviting)\b/i,
      say: "Make one rule and apply it to everybody, such as nobody you haven't spoken to this year, or no colleagues at all. 'We've had to keep it small' is true, and it needs no more words.",
    },
    {
      words:
        /\b(?:speech\w*|toast|vows|freeze|looked at|star(?:e|ing)|cent(?:re|er) of attention|stage|public|nervous|shy|how I look|in the dress|fat|my weight|look(?:s|ing)? at me|eyes on|watching me|in front of|(?:terrified|scared|afraid) of speaking|speaking)\b/i,
      say: 'Keep the part where people look at you short. For words: one small story only you can tell, one sentence on the two of them, a raised glass, three minutes. Say it aloud in the kitchen, and hold the card on the day.',
    },
    {
      words:
        /\b(?:not sure (?:i|if|about|whether)|cold feet|doubts?|second thoughts|mistake|want to marry|call it off|wrong person|should i|wrong (?:decision|choice|man|woman|one)|right (?:one|person|decision|choice)|regret|for life)\b/i,
      say: "Try picturing being married with no party at all. If that picture is easy, it's the day that scares you, and days can be made smaller. If it isn't, that talk comes before anything more gets booked; and if anybody is forcing you, a helpline comes first, in confidence.",
    },
    {
      words:
        /\b(?:single|alone|on my own|know (?:nobody|no ?one|anyone)|my ex|don't want to go|dont want to go|only one|awkward|as a guest|know (?:a soul|anybody|many)|no plus one|bring nobody)\b/i,
      say: 'Decide on your leaving time before you get there, and ask to be put beside one person you like. Ceremony and meal is a whole visit; nobody counts who was there for the last song.',
    },
    {
      words:
        /\b(?:so much|too much|behind|weeks left|no time|overwhelm\w*|months left|stress\w*|where to (?:start|begin)|tired)\b/i,
      say: "Sort by what can't be got late: place, whoever marries them, food, pictures. Favours, napkins and fancy cars could all go missing, and nobody there would notice.",
    },
  ],
  ways: [
    'Keep one list with three columns, what, who, by when, and look at it together once a week for half an hour. Outside that half hour nobody may mention napkins.',
    'Do it in the order of what goes first: place and person, then food and pictures, then invitations, then clothes. Everything small comes in the last month, and much of it can be skipped.',
    "For a speech, tell somebody the story aloud first, and then write down just how you told it. That's better than anything begun on paper.",
  ],
};
