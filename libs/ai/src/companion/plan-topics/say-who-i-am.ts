import type { PlanTopic } from '../plan-topic.ts';

export const SAY_WHO_I_AM: PlanTopic = {
  id: 'say-who-i-am',
  title: 'Telling a truth about myself',
  words:
    /\b(?:com(?:e|ing) (?:out|clean) (?:to|as|at|with|about)|coming out|come out|gay|lesbian|trans|bi|non ?binary|(?:my|a|the) secret|hiv|disclose|(?:never|ever) told|told (?:nobody|no one)|(?:nobody|no one) (?:at .{0,20})?knows|(?:tell|telling) (?:\w+ ){1,5}?(?:i'?m|i've|i have|i am|i lost|i failed|i dropped|that i|that they|about (?:my|the|the parkinson's))|(?:tell|telling) (?:someone|somebody|one person|people)|(?:husband|wife|parents|mates|partner|friends?|nan) (?:doesn'?t|don'?t|does not|do not|still) (?:know|thinks?)|hid(?:e|den) (?:it |.{0,20})from|be open about)\b/i,
  kind: 'once',
  aim: "tell one person what you've kept to yourself",
  acks: [
    'You decide who hears it, when, and how much at a time. The first person can be the easiest one rather than the most important one.',
    'Saying it takes about ten seconds. What takes long is the waiting before it, and that gets shorter once you know whom and where.',
    "You've had more time with this than they'll have had in that minute. So the first face they make is rarely their last word.",
  ],
  heavy: [
    'Keeping something like this to yourself is hard work, all that watching of words. One person who knows is enough to set part of it down.',
    "Being afraid makes sense, because it can't be unsaid. That's a good reason to go slowly and begin with somebody who's been kind about such things before.",
  ],
  ask: 'Which of these feels possible this week?',
  steps: [
    {
      say: 'Choose who hears it first',
      words:
        /\b(?:choose (?:who|someone|somebody)|who(?:m)? (?:to|hears|i)|cousin|(?:my )?(?:best )?friend|sister|brother|aunt|the easy one|easiest|first person|start(?:ing)? with|one person|someone who|somebody who|doctor|helpline|counsell?or|think of (?:someone|somebody))\b/i,
      how: 'Think of somebody who stayed kind when another person told them something. A friend, a cousin, a doctor or a helpline all count as the first. Write that one name down, nothing else.',
    },
    {
      say: 'Find the one sentence',
      words:
        /\b(?:sentence|(?<!get the )words|practi[sc]\w+|mirror|what to (?:actually |really )?say|exactly what|rehears\w+|say it (?:out loud|aloud|alone)|out loud|aloud|how (?:to|i'?d) (?:say|put|phrase)|phras\w+|script|write (?:it )?down)\b/i,
      how: "Short, and without an apology in it: 'There's something I want you to know about me', and then the word itself. Say it once in an empty room; the second time it's already less strange.",
    },
    {
      say: 'Letter, walk or call',
      words:
        /\b(?:letter|texts?|walk|call|phone|ring|e-?mail|messag\w+|where|in person|face to face|over (?:coffee|dinner|a drink)|drive|writ(?:e|ing) (?:it|to|them|her|him)(?! down)|in writing)\b/i,
      how: 'A letter lets them make their first face alone, a walk saves you both the staring, a call is over when you like. Take the one you could stop after a single sentence.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:throws?|thrown|(?:kick|chuck|put)(?:ed|s)? (?:me )?out|disown\w*|cut (?:me )?off|violent|hits?|beats?|kill (?:me|him|her)|unsafe|not safe|dangerous|homeless|religious|strict|honou?r|live in (?:his|her|their))\b/i,
      say: "Then safety comes first, and waiting isn't cowardice. Before you tell anybody you depend on, have one person who knows, a bed you could go to and a little money. There are helplines for exactly this, and they'll think it through with you.",
    },
    {
      words:
        /\b(?:reject\w*|(?:look|see|treat|think)\w* (?:at me |of me |me )?(?:the same|different\w*|less|badly)|hates? me|leaves? me|los(?:e|ing) (?:him|her|them|my)|judg\w*|disgust\w*|laugh\w*|don'?t believe|believe me|trust me|the same (?:after|again)|never (?:trust|speak|look|talk)\w*|hates? (?:gays?|it|people)|leav(?:e|es|ing) me|asham\w*|disappoint\w*|(?:bad|badly) reaction|react\w*|angry|furious|forgive\w*)\b/i,
      say: "Some need a while, and now and then one really lets you down. So begin with the person you're surest of; then somebody already stands beside you when you tell the harder ones.",
    },
    {
      words:
        /\b(?:burden|upset\w*|destroy\w*|devastat\w*|kill (?:my|her mother|his mother)|worr(?:y|ied|ies)|scare (?:him|her|them)|frighten\w*|break (?:him|her|them|my|their)|hurt\w*|too old|enough on|protect\w*|cry|cries|heart)\b/i,
      say: "You can make it easier to take: 'I want you to know, and there's nothing you have to do just now.' They may be upset for a while; leave them time, and ask again in a few days.",
    },
    {
      words:
        /\b(?:questions?|don'?t know (?:how|what)|no answers?|explain\w*|understand\w*|stupid (?:things|questions)|how do i (?:start|say|begin)|freeze|mouth (?:goes )?dry|can'?t (?:get|say)|cry myself|shak\w+)\b/i,
      say: "You needn't bring the answers with you: 'I don't know yet' and 'I'd rather not go into that today' are whole sentences. And if your mouth goes dry, you can hand over a note.",
    },
    {
      words:
        /\b(?:all over (?:the|my)|whole (?:village|family|school|town|office|team|world)|everyone (?:will )?know\w*|everybody (?:will )?know\w*|gossip\w*|spread\w*|gets? (?:round|around|out)|tells? (?:everyone|everybody|others|people)|colleagues?|at work|hr|boss|career)\b/i,
      say: "Say it in the same breath: 'I'm telling you, and for now only you.' At work you can mostly ask for what you need without naming the reason first.",
    },
    {
      words:
        /\b(?:have to tell|do i (?:even )?(?:have|need)|why (?:should|tell|would)|not sure|maybe (?:not|i shouldn'?t|later)|none of (?:his|her|their|anyone)|(?:their|his|her|anyone'?s) business|keep it|too soon|right (?:time|moment)|wait|not ready|is it worth)\b/i,
      say: "Mostly you don't have to, and 'not yet' is an answer too. A fair test is whether your own days would get lighter if this one person knew. Only with an infection that could be passed on, ask a clinic what somebody you're close to needs to know; they can help you say it.",
    },
  ],
  ways: [
    'Tell people in the order of how safe they are, not how close. Each one who knows makes the next easier.',
    "Say what you'd like back: 'just listen', 'ask me anything', 'don't tell Dad yet'. Most clumsy answers come from people who don't know what's wanted of them.",
  ],
  exercise: 'prepared-talk',
};
