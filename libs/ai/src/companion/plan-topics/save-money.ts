import type { PlanTopic } from '../plan-topic.ts';

export const SAVE_MONEY: PlanTopic = {
  id: 'save-money',
  title: 'Saving, or a budget',
  words:
    /\b(?:sav(?:e|ed|ings?)(?: (?:up|for|money|a (?:bit|little)|some|anything))?|budget\w*|spend(?:ing|s)?|impulse|subscriptions?|(?:emergency|rainy day) fund|buffer|put(?:ting)? (?:some |a bit of )?(?:money|something) (?:aside|by|away|in)|(?:house|flat|for the|a) deposit|pension pot|(?:my|our) money|bad with money|finances|cheaper|live on)\b/i,
  kind: 'once',
  aim: 'put some money by',
  acks: [
    "People who manage to save seldom have more willpower than the rest. They've only arranged it so the money has gone before they can see it.",
    "A budget looks like giving things up, and mostly it's deciding once instead of every time at the till. The first surprise is usually where it's been going.",
    'Saving for a thing with a name and a price is far easier than spending less. And at the start the habit counts and not the sum: very little, but every time.',
  ],
  heavy: [
    "Money sits very close to shame; people will tell you about their love life sooner than their balance. Nobody's looking over your shoulder here, and one honest number is enough to begin with.",
    "Being good with money is mostly something people were shown at home, or weren't. It can be learned at any age, and it goes better with curiosity than with scolding.",
    "Doing sums at night is tiring in a way that people with plenty forget. Being stricter won't cure that. One small thing that runs by itself does more than a hundred good intentions.",
  ],
  ask: 'What would make the first bit of difference?',
  steps: [
    {
      say: 'Move a small sum on payday',
      words:
        /\b(?:standing order|automatic\w*|on pay ?day|every pay ?day|get paid|wages? come|transfer|move (?:a|some|it)|set up|direct debit|by itself)\b/i,
      how: "Set up a standing order for the day after your money comes, to an account you don't see every day. Make it so small that you won't notice, and raise it in three months. If you're paid in cash, the same with an envelope that somebody else keeps.",
    },
    {
      say: 'Mark last month in three colours',
      words:
        /\b(?:statement|last month|where it (?:all )?(?:goes|went)|colou?rs?|look (?:at|through|over)|go (?:over|through)|track|write down|spreadsheet|check)\b/i,
      how: "Go down your statement: one colour for what had to be, one for what you were glad of, one for what you'd forgotten. Add up only the third. The glad ones stay, the third is where your savings have been hiding.",
    },
    {
      say: "Cancel one thing I don't use",
      words:
        /\b(?:cancel\w*|subscriptions?|gym|stop (?:one|paying|a)|streaming|unsubscribe|memberships?|contracts?)\b/i,
      how: "Look for what leaves your account each month, take the one you'd miss least, and end it while you're cross about it. Then send the same amount to your savings each month from the same day on, or it melts away.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:nothing (?:is |'?s )?left|living hand|hand to mouth|by the (?:10|15|20|2\d)\w*|no money|not enough|(?:can'?t|cannot) (?:afford|save)|broke|skint|rent is|too little to)\b/i,
      say: "Then the gap comes before the saving: rent, energy, insurance, whatever's biggest, and any support you could claim. An advice centre goes through that with you for nothing. Till then a few coins in a jar will do, and in some months not even those.",
    },
    {
      words:
        /\b(?:raid\w*|dip(?:ping)? into|tried|lasted|give up|gave up|never (?:stick|keep|works?)|fail\w*|always (?:end|spend)|willpower|weak|impulse|temptation)\b/i,
      say: "Then make it harder to reach instead of trying harder: another bank, no card, a day's wait to get at it. And leave yourself a sum each week that you may waste without accounting for it. Budgets break where there's no room for nonsense.",
    },
    {
      words:
        /\b(?:self[- ]employed|freelanc\w*|irregular\w*|different (?:each|every) (?:month|week)|some (?:weeks|months)|tips|commission|zero hours|varies)\b/i,
      say: 'Then save a share and not a sum: one part in ten of whatever comes in, the same day it comes, good week or bad. Set the tax apart first, in its own pot. A fat month then pays for a thin one without anybody deciding it.',
    },
    {
      words:
        /\b(?:what'?s the point|whats the point|why bother|never (?:get|reach|manage|buy|have)|drop in the|worth it|takes? (?:for ?ever|years|decades)|too (?:small|little|late)|thousand|hopeless|inflation)\b/i,
      say: "The big number isn't the first one. The first is a month's rent, because that alone changes how you sleep and what you can say no to. After that you'll know your real pace, and can decide whether the big one is worth it to you.",
    },
    {
      words: /\b(?:credit cards?|debts?|loan|overdraft|owe|pay (?:it |that )?off|clear (?:the|my) )/i,
      say: 'Anything behind on rent, energy or tax comes before all else. Then a small cushion, enough for a broken washing machine, and after that everything at the debt with the highest interest. Without the cushion the next bill goes back on the card.',
    },
    {
      words:
        /\b(?:(?:he|she|they|husband|wife|partner|boyfriend|girlfriend) (?:spends?|wants?|won'?t|buys|does ?n'?t|thinks)|(?:kids|children) (?:need|want|cost|always)|christmas|birthdays?|family (?:expects?|needs?)|as fast as)\b/i,
      say: "Talk about what you'd both like to have in a year before you talk about who bought what. Then three pots: one shared for the bills, one for the aim, and a free one each that nobody comments on. Presents and school things are a pot too, a twelfth each month.",
    },
    {
      words:
        /\b(?:miserable|boring|no (?:fun|life|coffee|joy)|never (?:go|do) (?:out|anything)|give up everything|stingy|tight|enjoy|deprived?|treats?)\b/i,
      say: "Keep the coffee. Strike what you don't even remember buying, and protect two or three things that make the week good; a plan without pleasure seldom sees its second week. It's the dull big ones that bring the most: insurance, phone, energy.",
    },
    {
      words:
        /\b(?:asham\w*|shame|embarrass\w*|stupid|bad (?:with|at) (?:money|it|this)|scared to look|can'?t (?:face|look)|at my age|should know|numbers|maths)\b/i,
      say: "Look at one month as if it were a friend's: you'd be curious and a bit amused, and not cross. It's adding and taking away, nothing harder, and you only have to do it for a single month to see the two places where it leaks.",
    },
  ],
  ways: [
    'Give the money names: an account called by what it is for gets raided less than one called savings.',
    'Put anything you want to buy on a list with the date, and look at it again after a week. Most of it crosses itself out.',
  ],
};
