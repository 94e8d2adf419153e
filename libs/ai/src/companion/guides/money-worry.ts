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
    },
    {
      id: 'unopened',
      say: "People who advise on debts get whole bags of unopened post handed to them, and it doesn't shock them. Opening isn't the same as paying or answering. For now it's only sorting: urgent, can wait, can go.",
      ask: 'Who could be in the room while you do it, even if they only make tea?',
    },
    {
      id: 'open',
      say: "Then you look at it month after month and can't change the sum, and that takes nerve. It often helps to call before the date and not after it. Many offices and companies have arrangements for people who can't pay all of it.",
      ask: 'What would you say in one sentence to the one that presses most?',
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
    },
    {
      id: 'roof',
      say: "That's about the biggest fear there is, so no wonder it's loud. It usually doesn't come in one step, though. There are letters with dates first, and at each of them somebody can still step in, the earlier the better.",
      ask: 'What is the next real date in it, the one on paper?',
    },
    {
      id: 'never',
      say: "From where you are, it can look as if there's no afterwards. But very slow and never are two different things, even when they feel the same. Somebody who knows about such things could work out with you how long it would take.",
      ask: 'What would you notice first, if it got one size smaller?',
    },
    {
      id: 'others',
      say: "Hardly anybody talks about money, so you end up thinking you're the only one who's counting. At most tables you aren't. And keeping up appearances takes strength as well.",
      ask: 'What do you usually do when it comes up?',
      ways: [
        {
          say: 'Nobody at home knows, either',
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
    },
    {
      id: 'excuses',
      say: "So it costs you the evening, or money that isn't there, and they never learn why. To them it may look as if you'd lost interest. 'I'm short this month, come to mine for soup' hardly ever shocks anybody.",
      ask: 'Which of them would take a sentence like that best?',
    },
    {
      id: 'hidden',
      say: "Hiding it is work every day: the post, the card, the cheerful face. Mostly it's done to spare somebody, or to keep their respect. But it leaves you alone with it, and the longer it goes on, the harder it gets to say.",
      ask: 'What are you most afraid of in the moment somebody hears it?',
    },
    {
      id: 'shop',
      say: "There it stops being just a number. Something goes back on the shelf, or you say 'not this month' to somebody, and you have to look as if it were nothing.",
      ask: 'Which no has been the hardest lately?',
    },
  ],
};
