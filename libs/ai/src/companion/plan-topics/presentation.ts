import type { PlanTopic } from '../plan-topic.ts';

export const PRESENTATION: PlanTopic = {
  id: 'presentation',
  title: 'A talk or a speech',
  words:
    /\b(?:presentations?|presenting|present (?:the|my|in|at) (?:\w+ )?(?:project|figures|thesis|class|front|english|quarterly)|present it|to present|speech(?! (?:therap\w+|exercises))(?:es)?|(?:wedding|a|the|need a) toast (?:for|to|at)|toast (?:for|at) |wedding toast|slides|power ?point|keynote|public speaking|pitch (?:to|night)|(?:my|give a|minute|assembly) talk|talk(?:'s| is) (?:ready|on)|best man|speak(?:ing)? (?:at|in public|in front)|sermon)\b/i,
  kind: 'once',
  aim: 'get your talk ready',
  acks: [
    'People take one thing home from a talk. Once you know which, the rest is mostly leaving things out.',
    "Nerves are worst in the first minute, and that's the one minute you can know by heart. After it you're only talking.",
    'Hardly anybody ever complained that a talk was too short. Half of what you think you have to fill can simply stay empty.',
  ],
  heavy: [
    'Standing up in front of faces frightens most people, the ones who do it every week included. And from the chairs a fright looks far smaller than it feels from inside.',
    "When it went wrong once, it stays with you much longer than with anybody who sat there. This time there's something to hold on to: a first sentence by heart and a card in your hand.",
    "Where it matters this much, the voice may wobble, and that's no fault. It's how a room notices that somebody means it.",
  ],
  ask: 'Which piece would take the fright out of it?',
  steps: [
    {
      say: 'Put the one thing in a sentence',
      words:
        /\b(?:one (?:thing|point|sentence|idea|story)|single sentence|main (?:point|idea|message)|what (?:it'?s|its) about|(?:three|key) points|structure|outline|message|gist)\b/i,
      how: "Finish this line: 'When they go home, I'd like them to remember...' Then three points that lead there, four words each; slides come last. For a toast it's one small story that shows who they are.",
    },
    {
      say: 'Find the first sentence',
      words:
        /\b(?:first (?:sentence|line|words?)|opening|opener|begin(?:ning)?|how (?:i|to) start|the start|by heart|intro\w*)\b/i,
      how: "Begin with a moment or a picture, and never with 'sorry': 'Last Tuesday, at the till, I understood something.' Then say it aloud until it comes while you're filling the kettle.",
    },
    {
      say: 'Say it aloud once, timed',
      words:
        /\b(?:aloud|out loud|time (?:it|me|my)|timer|run[- ]?through|practi[sc]e|rehears\w*|mirror|record|standing up|to the (?:dog|cat|wall)|in front of my)\b/i,
      how: "Standing, to a wall or a cat, with the clock running, and no stopping when it's bad. You'll hear at once where it's too long. Cut there, and it's better than most.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:blank|forget|freez\w*|froze|lose my (?:place|thread|words)|lost my place|mess (?:it )?up|nothing comes)\b/i,
      say: 'A card with five big words stays in your hand the whole time. If it goes blank: look down, breathe out, read the next word. From the chairs that looks like a pause for thought.',
    },
    {
      words:
        /\b(?:shak\w+|shake|trembl\w*|red|blush\w*|sweat\w*|stammer\w*|stutter\w*|nerv\w+|panic\w*|anxi\w+|scared|terrified|sick|everyone (?:can )?(?:see|look|star)\w*|too fast)\b/i,
      say: 'Hold something heavier than paper, a book or the edge of the desk, and a tremble stays small. Beforehand, breathe out longer than in for a minute. From the third row nobody sees half of what you feel.',
    },
    {
      words:
        /\b(?:bor(?:e|es|ing|ed)|dull|stupid|funny|jokes?|not interesting|who cares|nothing to say|impost\w+|not an expert|judg\w*|laugh at|sound|english|accent|rubbish|not good)\b/i,
      say: "One example with a person in it wakes any room; jokes aren't needed, and nor is a fine accent. Ask of each piece whether you'd miss it, and take out a third. They want you to do well; it's nicer for them too.",
    },
    {
      words:
        /\b(?:questions?|ask me|asks? (?:me )?something|can'?t answer|cant answer|catch me out|know more|don'?t know the answer|directors?|experts?)\b/i,
      say: "Repeat the question aloud first; that gives you five seconds. And 'I'd have to look that up and write to you' is a full answer. Prepare the three you dread most, and the rest will seem tame.",
    },
    {
      words:
        /\b(?:cry\w*|cried|tears?|tearful|emotional|blub\w*|choke|well up|voice (?:goes|will go)|break down|lose it)\b/i,
      say: 'Say just that passage aloud five times at home; by the fifth the tears mostly stay behind the eyes. Mark a place where you stop and drink. And give somebody a copy, so that they could read on.',
    },
    {
      words:
        /\b(?:no time|time|two days|tomorrow|tonight|late|last minute|not started|haven'?t (?:started|got|even)|havent (?:started|got|even)|busy)\b/i,
      say: "Then it's one sentence, three points and an example for each. An hour for that, half an hour for saying it aloud twice, and then bed. Slept beats polished.",
    },
  ],
  ways: [
    'Learn only the first and the last sentence by heart, and have keywords in between. In a text learned by heart one lost word stops you; with keywords you simply go on.',
    "Practise once on somebody friendly and ask only: 'What do you remember?' What they name is your talk; what they don't may go.",
  ],
};
