import type { PlanTopic } from '../plan-topic.ts';

export const PET: PlanTopic = {
  id: 'pet',
  title: 'A pet',
  words:
    /\b(?:dogs?|pup(?:s|py|pies)?|cats?|kittens?|vets?|pets?|rabbits?|hamsters?|guinea pigs?|budgies?|parrots?|horses?|pony|tortoise|leash|recall|kennels?|cattery|litter (?:tray|box)|walkies|spaniel|labrador|lab|terrier|collie|whippet|greyhound|rescue|retriever|dachshund|poodle|crate|groomers?|flea|worming|neuter\w*|spay\w*|claws|house ?train\w*|toilet train\w*)\b/i,
  kind: 'once',
  aim: 'do one thing for your animal',
  acks: [
    "With animals it's small and regular that wins, in training, on walks, and in looking after an old one.",
    'Animals go by your calm more than by your skill. So whatever it is, it goes best short, unhurried and with something tasty at the end.',
    "Nobody knows an animal better than the person it lives with. Two lines on what you've seen and when are worth more to a vet or a trainer than any long story.",
  ],
  heavy: [
    "An animal is a bigger part of life than people without one think, and worry or grief about one is real. Somebody at the vet's answers just such questions all day, and you can begin with a single one.",
    'Regretting a puppy at four in the morning, or crying over an old dog on the kitchen floor: people hardly dare say either, and most owners know one of them. You can begin with something small and leave the big question for later.',
    "They can't tell you what they need, and that makes every doubt heavier. You needn't know the answer; you only need to notice well and ask one person who does.",
  ],
  ask: 'What would help you both first?',
  steps: [
    {
      say: 'Practise one thing, five minutes',
      words:
        /\b(?:train\w*|practi[cs]e|recall|sit|stay|session|teach\w*|learn|exercise|work on|treats|(?:open|leave|used to) .*\b(?:carrier|crate)|lead work|come when|five minutes|wait|lie down|leave it|lead training|clicker|puppy class)\b/i,
      how: "One word only, come or wait, in the kitchen with ten tiny treats, the treat within a second, and stop while it's still going well. For a cat it's the open carrier with supper inside.",
    },
    {
      say: 'Ring the vet with one question',
      words:
        /\b(?:ring|call|phone|ask|appointment|book|surgery|check ?up|nurse|e-?mail)\b(?!.*\bput (?:him|her|it|them) down\b)|\b(?:checked|to the vet|see the vet|vet's|have .* looked at)\b/i,
      how: "Write down what you've seen, since when, and whether they eat and drink. Then: 'Does this need an appointment, and what would it cost?' Ask for the nurse; many such things are answered on the phone.",
    },
    {
      say: 'A short outing at a fixed time',
      words:
        /\b(?:walks? (?:him|her|before|after|every|each|the|in)|round the block|stroll|before work|after breakfast|outing|outside|go out|every (?:day|morning|evening)|same time|a (?:short |quick |little )?walk|play)\b(?!.*\benergy\b)|\b(?:park|minutes (?:in|outside|out)|in the (?:morning|evening)|longer walks?)\b/i,
      how: "Lead and bags on a hook by the door, and out straight after breakfast, before you look at anything else. Let the dog sniff, and let an old one set the pace. For a cat or a rabbit it's ten minutes of play.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:put(?:ting)? (?:him|her|it|them|the \w+) (?:down|to sleep)|euthan\w*|bad news|say goodbye|time to (?:go|let)|let (?:him|her) go|dying|die|lose (?:him|her|them)|cancer|the end|serious|old age|too late for)\b/i,
      say: "You don't have to decide anything in that room. Ask two things: 'What would you do if it were yours, and how would I notice that it's too much?' Marking good days and bad days on a calendar helps you see it plainly.",
    },
    {
      words: /\b(?:expensive|afford|money|cost\w*|insur\w*|pay|price|bill)\b/i,
      say: "Say it before anything's done: 'I've got this much, what's the most useful thing to do for it?' Vets are asked that daily. Some take instalments, and animal charities or teaching clinics often charge less.",
    },
    {
      words:
        /\b(?:shak\w+|howls?|terrified|hates? the (?:vet|car|carrier|box)|hides|near the vets?|won't get in|wont get in|scratches|trembl\w*|panics|stressed|(?:goes|go) (?:crazy|mad|wild|mental)|in the (?:carrier|car|box)|basket|sedat\w*)\b/i,
      say: "Ask for the first or the last slot, and say you'd like to wait outside until it's your turn. Go by once this week only for a treat at the door, and leave the carrier open at home with food in it.",
    },
    {
      words:
        /\b(?:pees?|wees?|poos?|accidents?|bit(?:es|ing)|chew\w*|won't listen|wont listen|doesn't listen|destroys?|naughty|stubborn|jumps|whin\w+|not working|nothing works|scratching|listens?|ignores? me|too old to learn|stupid dog|never learns?)\b/i,
      say: "They go two steps forward and one back for months, that's normal. Out after every sleep, meal and game, praise on the spot, no scolding for what's already on the carpet. If it's new in a grown animal, ask the vet.",
    },
    {
      words:
        /\b(?:barks?|barking|lung\w+|star(?:es|ing)|people|other dogs|embarrass\w*|pulls|neighbou?rs|judg\w*|reactive|asham\w*)\b/i,
      say: "Cross over early, scatter a few treats on the ground and say 'we're practising'. Everybody who's had a dog has once been at the other end of that lead. Go at quiet hours for a week, that's no defeat.",
    },
    {
      words:
        /\b(?:no (?:time|energy)|tired|on my feet|rain\w*|weather|cold|(?:from|at|late|long|full[- ]time|I|my) work(?:ing)?|shifts?|knees?|back|busy|long days|lazy)\b/i,
      say: "Then ten minutes with much sniffing, or treats hidden round the room; using the nose tires a dog more than marching. And a neighbour's teenager or a friend without a dog may be glad of two walks a week.",
    },
    {
      words:
        /\b(?:mistake|regret\w*|give (?:him|her|it|them) (?:up|back|away)|can't cope|cant cope|can't do this|rehome|wish I hadn't|hate (?:him|her|it|this)|wrong dog|wish (?:i|we)(?:'d| had|)? (?:never|hadn't)|never got|too much for (?:me|us)|shouldn't have)\b/i,
      say: 'Lots of people think so in the first weeks, and for most it turns once the nights are quiet again. Hand over one night or one walk first, then decide. If it truly does not fit, finding a good home for it is a decent thing to do.',
    },
  ],
  ways: [
    'Tie it to something that happens anyway: practise while the kettle boils, walk straight after breakfast, brush during the evening news. Then neither of you has to remember.',
    "Keep a page on the fridge with dates: what they ate, tablets, walks, anything odd. It shows what's getting better, and the vet can use it at once.",
  ],
};
