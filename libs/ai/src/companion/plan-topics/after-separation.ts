import type { PlanTopic } from '../plan-topic.ts';

export const AFTER_SEPARATION: PlanTopic = {
  id: 'after-separation',
  title: 'After a separation',
  words:
    /\b(?:separat\w+|divorc\w*|break ?up|broke(?:n)? up|split (?:up|from)|splitting|since the split|(?:my|the|her|his|an) ex|ex[- ]?(?:husband|wife|partner|boyfriend|girlfriend)|co-?parent\w*|custody|contact order|hand ?overs?|handing (?:over )?the (?:kids|children)|moved out|moving out|(?:he|she) left|left me|every other weekend|weekends? without the (?:kids|children)|(?:kids|children)(?:'s)? (?:are )?(?:at|with) (?:his|her|their|him|the other)|(?:their|his|her|the kids'?) (?:dad|dads|mum|mums|father|mother)'?s?|maintenance|on my own again|mediat\w+|(?:we|we've|have) (?:split|parted|separated)|live apart|hand the (?:kids|children|boys|girls) over|drop[- ]?offs?|(?:his and mine|mine and what's (?:his|hers))|(?:left|leaving|leave) (?:him|her)|(?:kids|children|boys|girls|they're|son|daughter) (?:are )?(?:back )?(?:go(?:es)? to hers|with him|with her|with their)|when I don't have (?:my|the) \w+|(?:daughter|son)'s (?:mum|mom|dad))\b/i,
  kind: 'once',
  aim: 'settle one thing after the separation',
  acks: [
    "After a split, calm comes from boring arrangements: the same place, the same hour, written down. What's fixed doesn't have to be talked about again.",
    "Separating weighs so much because everything's being decided at once. It gets lighter by one settled thing at a time, beginning with the one that comes round every week.",
    'The first time of everything is the worst one, the first handover, the first Sunday, the first form with the other box ticked. The third time already feels less strange.',
  ],
  heavy: [
    "It's a shock to the body to have a life cut in two, even where it was right. You don't have to plan the new one; only the few hours of this week that you fear most.",
    'You can miss somebody, be furious with them and be relieved, all before lunch. None of that has to be settled first in order to settle one practical thing.',
    'Nobody does this gracefully, whatever it looks like from outside. Short messages, fixed hours, and one friend who may hear the ugly version get people through.',
  ],
  ask: 'Which of these would make this week calmer?',
  steps: [
    {
      say: 'Write one message, facts only',
      words:
        /\b(?:messages?|text|e-?mail|send (?:him|her|them|my ex)|write (?:to )?(?:him|her|them|my ex)|tell (?:him|her|them|my ex)|times|reply|pick ?up (?:on|time)|hand ?over)\b(?!.*\b(?:fight|at night|every)\b)/i,
      how: "Day, time, place, one question: 'Friday at five at your door, everything's packed. Does that work?' No past and no adjectives. Read it as if a judge were reading too, and send it an hour later.",
    },
    {
      say: 'List what has to be split',
      words:
        /\b(?:list|split|divid\w*|furniture|who gets|bills?|accounts?|things|belongings|stuff|inventory|names?|go through|budget|money coming)\b(?!.*\blease\b)/i,
      how: "Three columns: mine, yours, to be talked about. Start with what's used each week, keys, bank, insurance; sofas and books can wait. The third column is what you take to a family lawyer or an advice service.",
    },
    {
      say: 'Fill two hours of the weekend',
      words:
        /\b(?:weekend|saturday|sunday|come over|have dinner|see (?:a friend|friends|my|somebody|someone)|ask (?!(?:him|her|my ex|them)\b)\w+|fill|plan (?:something|the)|meet (?:up|a|my)|visit|go (?:to|for|swimming)|(?:swim\w*|cinema|call a friend|gym|run with|go over to))\b/i,
      how: "Take the emptiest two, often late on Saturday or on Sunday evening, and write to somebody now: 'It's my first weekend on my own, could I come by at five?' The rest of it can stay blank.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:scares? me|scared of|afraid of|frighten\w*|violent|threat\w*|hits?|stalk\w*|follows me|control(?:s|ling)|dangerous)\b/i,
      say: "Then don't arrange it by yourself. A handover can be at school, or with somebody else present, and a family lawyer or a helpline for people who are hurt or threatened at home tells you how to do it safely.",
    },
    {
      words:
        /\b(?:fights?|argu\w*|provok\w*|nasty|blam\w*|insult\w*|shout\w*|rows?|every message|replies|ignores?|twist\w*|difficult|never answers|unreasonable|new (?:partner|girlfriend|boyfriend|woman|man)|argue|won't agree|wont agree|lies|manipulat\w*|cancels?)\b/i,
      say: "Answer once a day, in writing, and only the part that's a question. 'I've read it, Friday at five stands' is a full reply. What's left unanswered mostly burns itself out.",
    },
    {
      words:
        /\b(?:kids?|children|little one|son|daughter|drop (?:him|her|them)|hand ?over|they cry|cries|miss(?:es)? (?:their|his|her) (?:dad|mum|mom|father|mother)|baby|toddler)\b/i,
      say: "Tell them the plan a day ahead in one sentence, and that they may love both places. Short goodbyes are kinder than long ones, and the tears at the door are often dry by the time the coat's off.",
    },
    {
      words:
        /\b(?:silen\w+|empty|quiet|lonely|alone|on my own|evenings|sundays|nobody|no ?one|unbearable|weekends|what to do with myself|nothing to do|house is)\b/i,
      say: "The hour after the door shuts is the worst, so spend it outside: a walk, a swim, a friend's kitchen. And change one thing in a room, move the bed or the lamp; it starts being yours.",
    },
    {
      words:
        /\b(?:lawyer|solicitor|pay|money|afford|cost\w*|debts?|mortgage|rent|house|fair|unfair|court|maintenance|pension)\b/i,
      say: "Start with an advice hour that's free or cheap, and one page in your hand: what comes in, what goes out, what's owned, what's owed. And sign nothing only because you want it over.",
    },
    {
      words:
        /\b(?:still love|miss (?:him|her|them)|want (?:him|her|them) back|writing to|keep (?:texting|writing|looking|checking)|can't let go|cant let go|get back|love (?:him|her)|moved on|their (?:profile|pictures)|mistake|want (?:him|her) back|stop thinking|dream of|hope)\b/i,
      say: "Put the arrangements in one message and the missing on paper: write all you'd send, and leave it till the day after tomorrow. At night nothing gets sent; in the morning you'll know which half was for a friend.",
    },
  ],
  ways: [
    "Use one channel for arrangements and nothing else, a shared calendar or an email thread with only times and places in it. Feelings go to somebody who isn't part of it.",
    'Fix the pattern before the exceptions: which days, where, at what hour, for two months. Only then holidays and birthdays.',
  ],
};
