import type { PlanTopic } from '../plan-topic.ts';

export const LETTERS_AND_DEBTS: PlanTopic = {
  id: 'letters-and-debts',
  title: 'Letters, bills and debts',
  words:
    /\b(?:debts?|arrears|bailiffs?|overdue|unopened|envelopes?|reminders?|final demands?|owe[ds]?|(?<!water |phone )bills?|open(?:ed|ing)? (?:my|the|any|a) (?:post|mail|letters?)|the (?:post|mail|letterbox|postman)|(?:red|brown|scary|unanswered) (?:letters?|ones)|collect(?:ions?|ors?)|behind (?:on|with) (?:the |my |our )?(?:rent|mortgage|payments?)|overdraft|pile of (?:post|letters|mail)|parking fines?|credit cards?|payment plan|(?:haven'?t|not|never) opened|letters from the (?:bank|council|tax|court)|(?:full|pile|stack|drawer|bag|heap) of (?:\w+ )?(?:letters|post|envelopes))\b/i,
  kind: 'once',
  aim: 'get on top of the letters and bills',
  acks: [
    'Looking at it and paying it are two separate jobs. The looking costs nothing, and most people sleep better after it, whatever the sum turns out to be.',
    "In the head it's one big lump. On a sheet of paper it becomes names with a number behind each, and that's something a person can work with.",
    "The people on the other end hear 'I can't pay it all' every day of the week. What they mostly want is somebody who gets in touch, and that takes one call or one short letter.",
  ],
  heavy: [
    "That jolt in the stomach at the sight of an envelope is a miserable thing to live with, and careful, clever people have it too. Opening one commits you to nothing. It's the not knowing that does most of the shouting.",
    "It mostly gets carried alone, and that makes it twice the weight. There are people whose whole job is to sit on your side of the table with this, and they've seen it in carrier bags.",
    'It gets away from people in bad months, and then the fear keeps it shut. From here it goes one envelope at a time, and the first is the worst of them.',
  ],
  ask: 'Which of these could you bear to do first?',
  steps: [
    {
      say: 'Open three letters, no more',
      words:
        /^(?!.*\b(?:scared|afraid|sick|panic|what if|can'?t|dread|never|hundreds?|tried)\b).*\b(?:open(?:ing)?|unseal|slit|tear|envelopes?|top (?:one|two|three|few)|off the pile|(?:just|only) (?:a few|a couple|one|two|three)|the first (?:few|letter))\b/i,
      how: 'Open, unfold, lay them face up, and read only the date and the bold line. Put a star on anything from a court, or with a date in the next two weeks. Those come first, the rest may wait in a folder.',
    },
    {
      say: 'Write down who and how much',
      words:
        /\b(?:lists?|write|writing|note (?:down|it)|on(?:to)? (?:one |a |the )?(?:page|paper|sheet)|spreadsheet|add (?:it|them) (?:all )?up|amounts?|who and how much|who wants)\b/i,
      how: "Three columns: who, how much, by when. Where you don't know a number put a dot and go on. Rent, heat, light, tax and anything from a court go to the top of the page, however loudly the others shout.",
    },
    {
      say: 'Ring a free debt adviser',
      words:
        /\b(?:advi[cs]\w+|charity|debt (?:people|line|help|service)|helpline|(?:ring|call|phone|e-?mail|text|speak to|talk to) (?:the|a|an|one|somebody|someone|them)|counsell\w+|professional)\b/i,
      how: "Look for a charity or a public service that costs nothing; those that advertise loudest usually charge. The sentence is: 'I've got behind, I haven't looked at all of it, can you help me see what comes first?' It doesn't have to be tidy before you ring.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:bailiffs?|enforcement|court|summons|evict\w*|cut (?:me |us |it )?off|(?:take|taking|seize) (?:my|our|all|the|everything)|at (?:the|my) door|repossess\w*|prison|jail)\b/i,
      say: "Then ring a debt adviser before anything else, today if they're open: with a court or bailiffs the days count. There are rules for what anybody may do at your door, and you can ask for everything in writing. Much of it can still be stopped or slowed.",
    },
    {
      words:
        /\b(?:nothing left|no (?:money|cash)|(?:can'?t|cannot|couldn'?t|could not) (?:pay|afford|find)|afford|broke|skint|not enough|lost my job|no income|on benefits)\b/i,
      say: "Rent, food and heating come first; out of what's left, the small honest offer: 'I can pay this much each month, please stop the interest while I do.' With an old debt, ask an adviser before you write or pay anything. If there's nothing at all, they know what can be paused or dropped.",
    },
    {
      words:
        /\b(?:tried (?:it|that|this|everything|before)|last time|(?:had|on|broke) (?:a |the |my )?(?:payment |debt )?plan|collapsed|fell through|missed (?:a|two|the)|fail\w*)\b/i,
      say: 'Those plans mostly break because the sum was set to please somebody and not to survive a bad month. Ask for a lower one this time, and ring before a payment is missed rather than after. They set up second plans all the time.',
    },
    {
      words:
        /\b(?:hundreds?|too (?:much|many|big|late)|so (?:much|many)|all (?:at once|of (?:it|them))|mountain|where (?:to|do i) (?:even )?(?:start|begin)|overwhelm\w*|years? of|whole (?:bag|box|drawer)|a sack)\b/i,
      say: "You needn't do them all. Sort them by sender without opening, and open only the newest from each, those from a court first: it mostly repeats what the older ones said. A hundred letters often turn out to be eight conversations.",
    },
    {
      words:
        /\b(?:asham\w*|shame|embarrass\w*|idiot|stupid|judg\w+|think (?:i'?m|of me|less)|(?:husband|wife|partner|boyfriend|girlfriend|mum|family|he|she|nobody|no one|they) (?:has no idea|(?:does(?:n'?t| not)|don'?t|mustn'?t|can'?t) know|knows)|find(?:s)? out|secret|lied|hid(?:ing|den)?)\b/i,
      say: "Somebody who advises on debt has met every kind of person there is, and yours won't be the story they tell at home. If there's someone close who doesn't know yet, it goes easier with the page in your hand: 'This is what it is, and this is what I've begun to do.'",
    },
    {
      words:
        /\b(?:scared|afraid|fear|sick|panic\w*|dread\w*|anxi\w+|terrif\w+|heart|shak\w+|freeze|can'?t (?:look|face|open)|bury|head in the sand)\b/i,
      say: "Then somebody else can open them: 'Would you open these and just tell me what each one is, nothing more?' Alone, it helps to do it standing up, at the kitchen table, in daylight, with a definite end after the third.",
    },
  ],
  ways: [
    'Usually in this order: the roof, food, heat and light, anything from a court or the tax office, and only then cards and loans. The ones who ring most often are seldom the ones who can hurt you most.',
    "Make three piles: has a date on it, wants money, all the rest. Only the first pile is this week's work, and the third is often the biggest.",
  ],
};
