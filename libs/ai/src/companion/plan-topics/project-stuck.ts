import type { PlanTopic } from '../plan-topic.ts';

export const PROJECT_STUCK: PlanTopic = {
  id: 'project-stuck',
  title: 'A project that got stuck',
  words:
    /\b(?:side project|(?:old|big|my|a|the|stuck|family tree) projects?|project|unfinished|half[- ]?(?:finished|done|built|knitted|tiled|written|sewn|painted)|halfway|never (?:complete\w*|finish\w*|anything)|(?:still|was|is)n'?t (?:finished|edited|done)|not finish\w*|stalled|abandoned|gathering dust|side (?:thing|hustle|business)|pick (?:\w+ ){0,3}up again|(?:something|things|book|album|blog|course|project|what|that) (?:i|we)(?:'ve)? (?:started|began|begun|dropped|paid for)|(?:started|began) (?:writing|building|to (?:write|build|learn|restore))|got stuck|stuck (?:at|on)|finish(?:ing)? (?:the|my|a|just|one|restoring)|complete the|(?:my )?(?:novel|memoirs?|manuscript|screenplay|thesis|dissertation|phd|quilt|scrapbook)|continue the|chapter missing|restoring|begun)\b/i,
  kind: 'once',
  aim: 'pick the project up again',
  acks: [
    'What lies for long gets heavier in the head than it is on the table. Ten minutes of looking usually gives the next step back.',
    "Projects tend to stop at one spot: something to decide, something missing or something boring. Find the spot, and it's a small job again.",
    'Nobody restarts a whole project. You restart a page, a drawer, a sleeve.',
  ],
  heavy: [
    "Whoever feels they never finish anything forgets what they did finish, because that isn't lying about any more. Let's look at this one thing only, with no verdict on the rest.",
    'An old project reproaches you each time you walk past it, and so you stop looking. It may be finished, made smaller or let go; each of the three is an end.',
    "There's often a small grief in it, for who you were and what you hoped when you began. What you learned since is worth something to it now.",
  ],
  ask: 'What would get your hands on it again?',
  steps: [
    {
      say: 'Only look at it for ten minutes',
      words:
        /\b(?:look|get it out|take it out|open|read|see what|where i (?:stopped|left)|ten minutes|10 min\w*|state (?:it'?s|its) in|unpack|dust)\b/i,
      how: "Take it out and don't work on it. Write two lines: where it stopped, and what the hand would do next. Then you may put it away again.",
    },
    {
      say: 'Make it half as big',
      words:
        /\b(?:half(?! (?:an|past|five|six|seven|eight|nine|ten|eleven))|small\w*|cut (?:it|down)|cut|shrink|less|simpl\w+|reduce|(?:just|only) (?:the|do|one)|manage\w*|part of it|first part)\b/i,
      how: "Cross out whatever a first finished version can do without: the second part, the back room, the extra colour. What's left is the project now, the rest is a wish list.",
    },
    {
      say: "Promise somebody I'll show it",
      words:
        /\b(?:show|promise (?:my|her|him|some\w+|a)|tell (?:my|her|him|some\w+|a)|expecting|accountab\w*|buddy|deadline|some(?:one|body) (?:was|to)|together)\b/i,
      how: "Write to one person: 'I'm picking up the old thing again. Can I show you on Sunday where it is, five minutes, however it looks?' A kind pair of eyes is the best deadline.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:drop it|never finish\w*|give up|stop again|like (?:everything|always|every)|lose steam|peter out|won'?t (?:last|finish)|again like)\b/i,
      say: "Then plan the stopping as well: stop in the middle of something easy, and leave a note on top with the next move. It's simpler to go back to half a sentence than to an empty page.",
    },
    {
      words:
        /\b(?:no time|haven'?t (?:got )?(?:the |any )?time|full time|(?:two|three|small|young|with|have) kids|newborn|busy|shifts?|too tired|so tired|when though|when would i|time for)\b/i,
      say: 'Old projects live on scraps of time. Leave it lying where you can touch it, and fifteen minutes twice a week moves it further than the free weekend that never comes.',
    },
    {
      words:
        /\b(?:worth|want it|lost interest|interested|don'?t care|pointless|let (?:it )?go|bored|boring|bin it|throw)\b/i,
      say: "You may end it on purpose. Give it one last session; if it leaves you cold, pass it on or take it apart, and tell somebody that it's done. That clears a shelf in the head too.",
    },
    {
      words:
        /\b(?:huge|too (?:big|much)|where to (?:begin|start)|overwhelm\w*|massive|mountain|(?:a|such a) mess|no idea where)\b/i,
      say: 'Begin at the nearest edge and not at the beginning. Take what can be done in ten minutes without deciding anything; the overview comes while you do it.',
    },
    {
      words:
        /\b(?:don'?t know (?:how|what)|lost the|can'?t work out|skill\w*|technical\w*|tricky|broke|missing|part i need|afford|no material\w*|went wrong|not good enough)\b/i,
      say: "Then it isn't you that's stuck, it's a question that's open. Write it in one sentence and put it to somebody who knows the craft: 'I'm at this spot, what would you do next?'",
    },
    {
      words:
        /\b(?:promised|(?:waiting|waits) for (?:it|me)|been waiting|embarrass\w*|asham\w*|let (?:her|him|them|every\w+) down|laugh\w*|people ask|so late|they ask|feel bad)\b/i,
      say: "Say where it stands before it's done: 'It's taken far longer than I said. It isn't forgotten, and I'm back at it.' People are mostly glad to hear anything at all.",
    },
  ],
  ways: [
    "Choose one project and put the others out of sight with a label. Three open ones get in each other's way, one moves.",
    'Meet it at a set hour each week, as you would a friend. Some weeks you only sort the tools, and that counts.',
  ],
};
