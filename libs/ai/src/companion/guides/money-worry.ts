import type { Guide } from '../guide.ts';

export const MONEY_WORRY: Guide = {
  id: 'money-worry',
  title: 'Money worries',
  words:
    /\b(?:money|debts?|owe|owed|bills?|rent|mortgage|loan|overdraft|overdrawn|afford|broke|bailiffs?|instal?ments?|interest rate|credit cards?|four cards|klarna|savings?|put by|pension|payday|paid|pay (?:off|them|my|the|it)|bank|(?:my|the|bank) account|tax office|expensive|earn|wages?|salary|euros?|quid|pounds|grand|(?:£|\$|€) ?\d+|\d+ ?(?:k|a month|euros?|quid|pounds|grand)|reminder|till the first|child support|payment|electricity|lent|lend)\b/i,
  situations: ['money-worry', 'debt'],
  tone: 'hard',
  acks: [
    'Money worries get into everything, even into hours that have nothing to do with money.',
    "That sort of worry doesn't leave you alone for long: there's always a bill, a price or an invitation.",
  ],
  ask: 'When does it hit you hardest: with the post, in the shop, with other people, or at night?',
  ways: [
    {
      say: 'At night',
      words:
        /\b(?:lying (?:in|there|awake)|ceiling|wake up|woken|(?:at|around|about) (?:2|3|4|5|two|three|four|five)\b|midnight|insomnia|when it'?s (?:quiet|dark)|alone with my thoughts|before sleep|nights?|bed|sleep\w*|asleep|awake|dark|evenings?|\d ?a\.?m|(?:three|four|five|3|4|5) in the morning|lie there|lying|drop off)\b/i,
      to: 'night',
    },
    {
      say: 'With other people',
      words:
        /\b(?:holidays?|somebody asks|someone asks|asks? (?:why|me)|christmas|gifts?|eat(?:ing)? out|going out|drinks?|mates?|school gate|other (?:mums|parents|families)|colleague|in-?laws|mother|father|mum|dad|girlfriend|boyfriend|date|dates|social|borrow\w*|lend|explain\w*|pretend\w*|friends?|colleagues?|other people|others|people|famil\w+|brother|sister|parents|birthdays?|presents?|invit\w+|restaurants?|lunch|dinner|trips?|weddings?|asham\w+|embarrass\w*|neighbou?rs?|party|pub|husband|wife|partner|lie|lying to)\b/i,
      to: 'others',
    },
    {
      say: 'In the shop, saying no',
      words:
        /\b(?:shelf|shelves|sums in front|price tags?|special offers?|discount|basket|bakery|pharmacy|buy\w*|food shop|grocer\w*|cheapest|counting|card (?:is|gets|was)|declin\w*|self checkout|can'?t (?:give|buy|get|afford)|telling (?:them|my|him|her) no|daughter|son\b|treat|clothes|ice cream|school trip|toys?|petrol|meat|ask(?:s|ed)? for|shop\w*|till|checkout|supermarket|store|lidl|aldi|tesco|coins|basket|trolley|groceries|food|asks? (?:for|me)|saying no|say no|maybe|shoes|trainers|kids?|child(?:ren)?|my (?:girl|boy|son|daughter)|putting .* back|put .* back|buy|buying|prices?)\b/i,
      to: 'shop',
    },
    {
      say: 'When the post or a bill comes',
      words:
        /\b(?:balance|online banking|emails?|e-?mail|collectors?|collections?|card statement|the first|heating|electric\w*|gas|tax|phone rings|unknown number|calls from|overdraft|minus|red|payments?|due|notices?|court|loan|instal?ments?|salary|wages|payslip|post|mail|letters?|letterbox|envelopes?|bills?|bank\w*|app|account|statements?|reminders?|first of the month|debit\w*|end of the month|rent|payday|invoices?|direct debit)\b/i,
      to: 'post',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'post',
      say: "So every letter or message is a small shock, even before you've read it. Many people stop opening them after a while, and that isn't carelessness. Anybody gets shy of something that hurts each time.",
      ask: 'How is it at the moment: mostly opened, or mostly not?',
      ways: [
        {
          say: 'Mostly not opened',
          words:
            /\b(?:dared|unread|closed|throw|bin|under the bed|shoved|stuffed|stack|box|avoid|not at all|no\b|never|stopped (?:opening|looking)|scared (?:to|of)|can'?t face|leave them|cupboard|mostly not|un-?opened|not open\w*|mostly not|haven'?t|hasn'?t|can'?t (?:bring|open|look)|don'?t (?:open|look|dare|want)|not looked|sealed|shoebox|drawer|bag|hid(?:e|den)?|deleted|don'?t see|avoid\w*|ignor\w*|pile)\b/i,
          to: 'unopened',
        },
        {
          say: "Opened, but I can't pay",
          words:
            /\b(?:yes|opened|nothing (?:left )?to pay|no money|sorted|folder|binder|i know|pay (?:some|what|a bit|half)|juggle|answer\w*|called them|rang them|arrangement|plan|mostly opened|look every|open(?:ed)?|read|can'?t pay|know (?:exactly|to the|what)|filed|all of them|every (?:one|letter)|spreadsheet|list|look at)\b/i,
          to: 'open',
        },
      ],
      otherwise: 'mid',
    },
    {
      id: 'unopened',
      say: "People who advise on debts get whole bags of unopened post handed to them, and it doesn't shock them. Opening isn't the same as paying or answering. For now it's only sorting: urgent, can wait, can go.",
      ask: 'Who could be in the room while you do it, even if they only make tea?',
      otherwise: 'sort',
    },
    {
      id: 'open',
      say: "Then you look at it month after month and can't change the sum, and that takes nerve. It often helps to call before the date and not after it. Many offices and companies have arrangements for people who can't pay all of it.",
      ask: 'What would you say in one sentence to the one that presses most?',
      otherwise: 'call',
    },
    {
      id: 'night',
      say: "At that hour you can't call anybody or pay anything, so your mind goes over the figures again and again and always expects the worst. It feels like working on it, but nothing gets solved.",
      ask: 'When you think it through to the worst end, what happens there?',
      ways: [
        {
          say: 'Somebody finds out',
          words:
            /\b(?:walks? out|leaves|suitcase|packs? (?:his|her|their) (?:bags|things)|divorces?|finding out|discover\w*|exposed|have to (?:tell|ask|admit|explain|beg)|admit\w*|ask(?:ing)? (?:my|for help)|beg(?:ging)?|humiliat\w+|laugh\w*|disappoint\w*|my (?:wife|husband|partner|kids|children|parents|family|mother|father|mum|dad)(?:'s)? (?:know|see|leav|find|hear|look|face)\w*|leaves? me|divorce|finds? out|found out|knows?|tell(?:ing)? (?:my|them|him|her)|hears?|looking at me|asham\w+|shame|embarrass\w*|everyone|everybody|village|face)\b/i,
          to: 'hidden',
        },
        {
          say: 'Losing the roof over my head',
          words:
            /\b(?:bridge|shelter|tent|sofa(?:s)?|caravan|moving (?:back|in)|repossess\w*|lose|losing|out of (?:the|our|my)|keys|locks|council|hostel|everything'?s gone|nowhere|kids taken|take (?:the|my) (?:kids|children)|street|homeless|house|home|flat|apartment|roof|evict\w*|landlord|thrown? (?:us|me)? ?out|kicked out|car|move out|bailiffs?|lose (?:the|everything|it all))\b/i,
          to: 'roof',
        },
        {
          say: 'It never ends',
          words:
            /\b(?:get(?:s)? (?:worse|out)|worse|deeper|trapped|stuck|paying|work(?:ing)? until|poor|poverty|endless|for years|till i'?m|until i'?m|nothing left|drown\w*|bankruptcy|court|prison|jail|no future|retire\w*|pension|die\b|never|forever|for ever|no end|till i die|until i die|goes on|still paying|more and more|no way out|always|old|bankrupt\w*|spiral|the rest of my life|worse)\b/i,
          to: 'never',
        },
      ],
      otherwise: 'mid',
    },
    {
      id: 'roof',
      say: "That's about the biggest fear there is, so no wonder it's loud. It usually doesn't come in one step, though. There are letters with dates first, and at each of them somebody can still step in, the earlier the better.",
      ask: 'What is the next real date in it, the one on paper?',
      otherwise: 'advice',
    },
    {
      id: 'never',
      say: "From where you are, it can look as if there's no afterwards. But very slow and never are two different things, even when they feel the same. Somebody who knows about such things could work out with you how long it would take.",
      ask: 'What would you notice first, if it got one size smaller?',
      otherwise: 'better',
    },
    {
      id: 'others',
      say: "Hardly anybody talks about money, so you end up thinking you're the only one who's counting. At most tables you aren't. And keeping up appearances takes strength as well.",
      ask: 'What do you usually do when it comes up?',
      ways: [
        {
          say: 'I keep it hidden at home, too',
          words:
            /\b(?:don'?t tell|haven'?t told|never tell|never told|doesn'?t know|boyfriend|girlfriend|spouse|partner|knows nothing|delete|post first|intercept|own account|family|hid(?:e|den|ing)?|secret\w*|no idea|doesn'?t know|don'?t know about|lie|lied|lying|husband|wife|partner|mum|mom|mother|dad|parents|statements|nobody'?s|at home)\b/i,
          to: 'hidden',
        },
        {
          say: 'I make excuses, or pay anyway',
          words:
            /\b(?:headache|tell (?:them|him|her|people) (?:i|that)|say no|not feeling|work late|babysitter|sick|allerg\w+|diet\w*|fasting|say (?:i'?m|i have|that)|make up|invent\w*|don'?t drink|water|eat before|cheapest|just (?:a|the) (?:salad|soup|coffee)|change the subject|joke|laugh it off|lend\w*|overdraft|credit|put it on|split|avoid|turn down|decline|not (?:go|come|join)|skip|excuses?|plans|busy|pretend\w*|ill|sick|cancel\w*|not hungry|already eaten|tired|say no|stay (?:home|in|away)|don'?t (?:go|come|join)|pay\w*|rounds?|card|anyway|borrow\w*|smile\w*|avoid\w*|play along|thumbs)\b/i,
          to: 'excuses',
        },
      ],
      otherwise: 'mid',
    },
    {
      id: 'excuses',
      say: "So it costs you the evening, or money that isn't there, and they never learn why. To them it may look as if you'd lost interest. 'I'm short this month, come to mine for soup' hardly ever shocks anybody.",
      ask: 'Which of them would take a sentence like that best?',
      otherwise: 'tell',
    },
    {
      id: 'hidden',
      say: "Hiding it is work every day: the post, the card, the cheerful face. Mostly it's done to spare somebody, or to keep their respect. But it leaves you alone with it, and the longer it goes on, the harder it gets to say.",
      ask: 'What are you most afraid of in the moment somebody hears it?',
      otherwise: 'tell',
    },
    {
      id: 'shop',
      say: "There it stops being just a number. Something goes back on the shelf, or you say 'not this month' to somebody, and you have to look as if it were nothing.",
      ask: 'Which no has been the hardest lately?',
      otherwise: 'no',
    },
    {
      id: 'no',
      say: "And behind any single no there are many more that nobody sees. Having to think about every little thing wears anybody out, and it doesn't mean that you're bad with money.",
      ask: 'What is good in your week and costs next to nothing?',
      otherwise: 'free',
    },
    {
      id: 'any',
      say: "Whenever it comes, it doesn't stay with the money. It gets into your sleep, your temper, how you answer the phone.",
      ask: "Is it more that the month doesn't add up, one big debt, or not knowing what's coming?",
      ways: [
        {
          say: "I don't know what's coming",
          words:
            /\b(?:what happens|uncertain\w*|job (?:is|might)|lay-?offs?|redundan\w*|freelanc\w*|self-?employed|next (?:month|year)|temporary|fixed-?term|after (?:march|june|summer|\w+uary|\w+ember)|waiting (?:for|to hear)|depends on|probation|don'?t know (?:what|if|whether|how)|no idea (?:what|if)|uncertain|unsure|can'?t plan|what'?s coming|runs? out|contract|changes every|irregular|might|future|not sure)\b/i,
          to: 'unsure',
        },
        {
          say: "The month doesn't add up",
          words:
            /\b(?:enough|mont(?:h|hs)|low (?:pay|income)|part-?time|pension|benefits?|income|costs?|food|energy|inflation|week (?:before|left)|paycheck|paycheque|payday|budget|both? ends|make ends|ends meet|it doesn'?t|tight|short|add up|adds up|each month|every month|the month|monthly|empty|wages?|salary|goes out|comes in|gone up|expensive|by the \d+|never enough|not enough|too little|rent|prices|tight)\b/i,
          to: 'monthly',
        },
        {
          say: 'One big debt',
          words:
            /\b(?:loan|credit|lump|inherit\w*|divorce|lawyer|business|repayments?|student|bailiff|court case|family (?:loan|debt)|one\b|hanging over|the big|big (?:thing|one|debt)|debts?|loans?|owe|huge|credit cards?|thousands?|\d+ ?k|mortgage|tax(?: office)?|one thing|the (?:car|house|shop)|fine|court)\b/i,
          to: 'never',
        },
      ],
      otherwise: 'mid',
    },
    {
      id: 'monthly',
      say: "If less comes in than has to go out, that's arithmetic, and it says nothing about you. Buying cheaper food rarely closes the gap. What sometimes helps is dull: support you could claim, a smaller rate, a contract ended, a bill that somebody checks.",
      ask: 'Which of those has nobody looked at with you yet?',
      otherwise: 'advice',
    },
    {
      id: 'unsure',
      say: "Not knowing can be worse than a bad figure, because there's nothing you can act on. It helps a little to fix the one thing that can be known: how long you'd manage if nothing new came in.",
      ask: 'At a rough guess, how long would that be?',
      otherwise: 'advice',
    },
    {
      id: 'mid',
      say: "Besides the money itself, it takes your attention. Part of your mind is always counting, so there's less left for work, people and sleep. If you've been forgetful lately, or short with somebody, that may be why.",
      ask: 'Who else knows how it really stands?',
      otherwise: 'last',
    },
    {
      id: 'last',
      say: "It's hard to find anything new in figures you've been over a hundred times. Somebody else, a person who's good with paper or a free advice office, may see something that you can't see any more.",
      ask: 'What would you want them to look at first?',
      otherwise: 'advice',
    },
    {
      id: 'sort',
      say: 'With company or with the radio on: set yourself a short time, open and sort, and do nothing else about it that day. Rent, power and anything from a court go on top.',
      exercise: 'small-step',
    },
    {
      id: 'call',
      say: "Say it early in the call, and offer a sum you can really keep up, even if it's tiny. You don't owe them the story of how it came about. Rent and heating come before whoever writes the rudest letters.",
      exercise: 'prepared-talk',
    },
    {
      id: 'advice',
      say: "A debt or tenants' advice office looks at such things all day, in many places for free. You can bring the papers as they are, unsorted, in a bag. One call for an appointment would be a first step.",
      exercise: 'worry-tree',
    },
    {
      id: 'better',
      say: 'You could make that the next thing to aim for, and leave the whole sum out of it for a while. One size smaller can be planned, and a small part of it may be possible this month.',
      exercise: 'goal-into-steps',
    },
    {
      id: 'tell',
      say: "One person is enough to begin with. Use plain words, without a long run-up, at a time when nobody has to leave. You don't need a plan before you're allowed to say how things stand.",
      exercise: 'prepared-talk',
    },
    {
      id: 'free',
      say: "Give something like that a fixed place in your week, and not only the time that's left over. If nothing comes to mind, a walk or the library will do. After counting all day you need an hour when nothing is counted.",
      exercise: 'if-then-plan',
    },
  ],
};
