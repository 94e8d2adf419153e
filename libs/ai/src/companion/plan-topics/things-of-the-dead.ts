import type { PlanTopic } from '../plan-topic.ts';

export const THINGS_OF_THE_DEAD: PlanTopic = {
  id: 'things-of-the-dead',
  title: 'Their things, after a death',
  words:
    /\b(?:ashes|urn|late (?:wife|husband|father|mother|partner|brother|sister|friend)'?s?|(?:since|when|after) (?:he|she|they|mum|dad) (?:died|passed|went)|(?:he|she|who|it'?s my \w+ who) died|she'?s dead|(?:his|her|mum'?s|dad'?s|gran(?:dma|dad|dpa|ny)?'?s|nan'?s|mother'?s|father'?s|wife'?s|husband'?s|brother'?s|sister'?s|son'?s|parents'?|dead person'?s) (?:things|clothes|wardrobe|coats?|shed|study|house|flat|room|tools|records|letters|jewel\w+|handbags|photo\w*|home|stuff|bungalow|shoes|piano|bedroom|garage|sewing room|suits|dressing gown)|his side|passed away|now he'?s passed|both (?:are )?gone|dead (?:person|man|woman)|after (?:his|her) death|late partner|since the funeral)\b/i,
  kind: 'once',
  aim: 'see to a little of what they left',
  acks: [
    "There's no right time for this, and no right order. What people say afterwards is that a short hour with a clear end went better than a whole weekend.",
    "It's two jobs that look like one: seeing to things, and saying goodbye. The first can be planned, the second comes along and wants room, so plan little and stop early.",
    "Most of what's left is only things, and a few of them are the person. Nobody has to know on the first day which are which.",
  ],
  heavy: [
    "I'm sorry. It's never only a coat or a cup, it's the person who wore it or drank from it. Leaving it all as it was, for weeks or for years, isn't odd, and beginning isn't forgetting.",
    "I'm sorry. Whoever does this finds a note in the handwriting and has to sit down, so half of the time may be for sitting. It can be done in very small pieces, and with somebody there.",
    "I'm sorry. Love and unfinished business often lie in the same place. You don't owe anybody a particular feeling about it, or a speed.",
  ],
  ask: 'What would be bearable as a beginning?',
  steps: [
    {
      say: 'Start with what means least',
      words:
        /\b(?:least|easy|easier|easiest|bathroom|towels|kitchen|cabinet|medicines?|shampoo|tins|fridge|food|old (?:papers|newspapers|magazines)|bedding|cellar)\b/i,
      how: 'Towels, tins, old newspapers, medicines for the chemist: ten minutes, one bag, and out with it. Photographs, letters and anything that smells of them come last, and last may mean next year.',
    },
    {
      say: 'Choose three things to keep',
      words:
        /\b(?:keep|three things|hold on to|pick|choose|for myself|save (?:some|the|a)|watch|jumper|ring|take home|set aside|first pick)\b/i,
      how: "Before anything's sorted, put three things aside: one to use, one to look at, one for no reason at all. When those are safe, the rest is easier to face. If others are in it, each gets three; anything valuable waits till it's clear who inherits.",
    },
    {
      say: 'Ask someone to be there',
      words:
        /^(?!.*\b(?:fight\w*|wants|agree|argu\w*|greedy)\b).*\b(?:someone|somebody|with me|friend|cousin|aunt|uncle|sister|brother|daughter|son|neighbour|alone|on my own|together|ask|call|ring (?:my|a)|tell)\b/i,
      how: "Somebody who can be quiet and can carry: 'I'd like to make a start with what they left, or talk over where the ashes should go. Would you come for an hour and just be there?' Most people are glad of something they can do.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:throw\w* (?:her|him|them|mum|dad|it) (?:away|out)|guilt\w*|betray\w*|disloyal|erase|forget (?:her|him|them)|as if (?:he|she|they)|give (?:it |them |her |his )?away|regret\w*|can'?t part|let(?:ting)? go)\b/i,
      say: "Photograph it first, open wardrobe, full desk, shoes by the door; then it stays, however little you keep. What goes can go to somebody who wears it and is warm. And there may be one box marked 'not yet', which nobody but you ever has to open.",
    },
    {
      words:
        /\b(?:(?:sister|brother|siblings?|cousins?|family|stepmother|relatives|they)\b.*\b(?:wants?|fight\w*|argu\w*|greedy|everything|takes?|think)|fight\w*|quarrel\w*|fair(?:ly)?|who gets|inherit\w*|row)\b/i,
      say: "Don't divide it in the house. Photos of everything in one list, each puts a name to what they'd like and a line why, and only what's wanted twice is talked about. Drawing lots for turns has saved many families, and copies can be made of every picture and letter.",
    },
    {
      words:
        /\b(?:has to be (?:empty|cleared)|empt(?:y|ied) by|by the end|deadline|landlord|council|handed? back|sell(?:ing)?|sold|given notice|no time|far away|miles)\b/i,
      say: 'Then save first and sort later: papers, photos, letters and whatever you would grieve for go into a few boxes unread, and come with you. The rest can be done by a clearance firm in a day or two. Ask the landlord for two more weeks too; after a death many say yes.',
    },
    {
      words:
        /\b(?:scatter\w*|ashes|urn|bur(?:y|ied|ial)|(?:can'?t|cannot|don'?t) agree|where (?:to|they|he|she|it))\b/i,
      say: "In most places ashes can wait, and in many they can be shared: some to the sea, some under a tree, a little kept. What they once said in passing often settles more than any debate now. Ask the funeral director what's allowed where you live.",
    },
    {
      words:
        /\b(?:too (?:soon|early|late)|(?:only|just) been|weeks? ago|years? (?:ago|later)|(?:my|they|people|everyone|daughter|son) says? it'?s time|ready|should have|not yet|normal)\b/i,
      say: "Nobody who knows grief gives a date. A good test is one drawer: if it's bearable, do a second on another day; if it isn't, shut it, and you've learned that it's not time. What you never have to answer to is somebody else's calendar.",
    },
    {
      words:
        /\b(?:smell\w*|fall apart|break down|cry\w*|tears|can'?t (?:face|bear|go in|look|do it)|hurts?|too (?:hard|painful|much for me)|scared|afraid|dread)\b/i,
      say: 'Put one of the things in a bag that seals, then the smell keeps for a long while. Go in by daylight, for half an hour, with something fixed straight after: a friend, a walk, soup. If you cry all the way through, it still counts.',
    },
    {
      words:
        /\b(?:(?:fifty|sixty|forty|thirty|\d\d) years of|so much|too much|mountain|kept everything|hoard\w*|full (?:of|to)|where (?:to|do (?:i|we|you)) (?:even )?(?:start|begin)|overwhelm\w*|eight thousand)\b/i,
      say: "One room is one job, and the bathroom's the easiest. Look through pockets, books and tins before anything leaves, that's where people kept things. When you've taken out what matters, you may let a charity or a clearance firm have the rest; not every cup has to pass through your hands.",
    },
    {
      words:
        /\b(?:didn'?t get on|hard (?:man|woman)|difficult (?:man|woman|mother|father|person)|angry|hate[ds]?|abus\w*|cruel|feel nothing|not sad|never (?:loved|close)|estranged|relie\w*)\b/i,
      say: "Anger, relief, grief for what never was, or nothing at all: each of them may be there. You're allowed to do it coolly, to keep nothing, or to hire somebody. If you're unsure of one thing, put it aside for a year and decide from further off.",
    },
  ],
  ways: [
    'An hour, one drawer, four places: keep, give to someone by name, give away, not yet. Stop at the hour and have something kind fixed for afterwards.',
    'Make a record before anything moves: photographs of the room, and a voice note in which you say where things came from.',
  ],
  when: 'Which day would suit a short first go, with something kind planned after it?',
};
