import type { PlanTopic } from '../plan-topic.ts';

export const INTERVIEW: PlanTopic = {
  id: 'interview',
  title: 'An interview',
  words: /\b(?:interv\w+|assessment cent(?:re|er)|tell me about yourself|competency questions)\b/i,
  kind: 'once',
  aim: 'get ready for your interview',
  acks: [
    "They've seen you on paper and want more, so that part is passed. Now they only want to hear you think out loud for a while.",
    'Nobody can learn fifty answers, and nobody has to. Three true little stories, a minute each, fit nearly everything they ask.',
    "What helps most is what nearly everybody puts off: saying one answer aloud, badly. The second time it's already yours.",
  ],
  heavy: [
    "It's frightening to be looked at and weighed up, and the fear is loudest in the empty days before. It shrinks with every answer you've said aloud, even to a wall.",
    "When one went badly, the next feels lost before it starts. These people weren't there; all they know is that they'd like to meet you.",
    "It's hard to speak well of yourself when you've stopped believing it. So don't praise yourself: tell them two or three things that really happened. That's what they listen for anyway.",
  ],
  ask: 'What would make you calmer when you walk in?',
  steps: [
    {
      say: 'Jot down three true stories',
      words:
        /\b(?:stor(?:y|ies)|examples?|times? (?:when|where|i|that)|situations?|star method|what i'?ve done|achievements?|jot|write (?:down|out))\b/i,
      how: 'One time when something went wrong, one when you helped somebody, one thing you made better. A line each: what was up, what you did, how it ended. School, home and clubs count too.',
    },
    {
      say: 'Say one answer aloud',
      words:
        /\b(?:aloud|out loud|mirror|practi[sc]e|rehears\w+|mock|record (?:me|my)\w*|ask me|questions and|role ?play|(?:with|to) (?:a|my) (?:friend|sister|brother|mum|dad|flatmate|mate|wife|husband|partner|neighbour))\b/i,
      how: "Take 'Tell us about yourself', stand up, and give it one minute: what I do now, what led me there, why I'm here. Then once more; the second go is always better.",
    },
    {
      say: 'Sort the clothes and the way there',
      words:
        /\b(?:clothes|wear|outfit|shirt|suit|shoes|iron|bus|train|route|park(?:ing)?|get there|way there|how (?:long|far)|link|camera|zoom|laptop|set up)\b/i,
      how: "Look up the way for that very hour, so that you're in the street a quarter of an hour early, and hang up what you'll wear. If it's on a screen: test the link, the light, and what's behind you.",
    },
  ],
  worries: [
    {
      words: /\b(?:blank|freez\w*|froze|forget|lose (?:my|the) (?:words|thread|question)|tongue)\b/i,
      say: "Then say 'Let me think about that for a moment' and look at your notes; a card with six words on it is fine in nearly every room. A pause of five seconds seems long only to you.",
    },
    {
      words:
        /\b(?:nerv\w+|shak\w+|shake|sweat\w*|blush\w*|red|cry\w*|cried|panic\w*|anxi\w+|scared|terrified|stammer\w*|stutter\w*)\b/i,
      say: "Said once, it loses its force: 'I'm a bit nervous, because I'd really like this.' Most people warm to that. Breathe out longer than in while you wait, and ask for water before you sit down.",
    },
    {
      words:
        /\b(?:why (?:i|did i|did you) (?:left|leave)|reason for leaving|gaps?|sacked|fired|redundan\w+|record|prison|years? (?:out|off)|haven'?t worked|last (?:place|job))\b/i,
      say: "One calm sentence about it, one about now: 'That's over, and this is what I want to do next.' Practise just those two, because people dig when somebody stumbles. If there's a record in it, ask an advice service beforehand what you have to tell.",
    },
    {
      words:
        /\b(?:rambl\w*|talk and talk|talking too|going on|waffl\w*|talk too (?:much|fast)|(?:can'?t|cant|don'?t|dont) stop talking|get to the point|babbl\w*|go on and on)\b/i,
      say: "Stop after the third sentence and ask: 'Would you like more on that?' It gives the word back to them, and it sounds thoughtful. At home a timer on one minute teaches you the length.",
    },
    {
      words:
        /\b(?:younger|older|too (?:old|young)|my age|better (?:people|candidates?|than me)|others|no point|waste|never get|always (?:fail|get rejected|lose)|reject\w*|overqualified|impost\w+|not good enough|fraud|fail)\b/i,
      say: "They picked you out of a pile, knowing what's on your paper. Have one fresh story ready, something new you learned lately. And if there were noes before, ask one of those places what was missing; people do answer that.",
    },
    {
      words:
        /\b(?:(?:don'?t|dont|not) (?:know|understand)|can'?t answer|cant answer|trick|hard question|accent|english|ask (?:me )?(?:something|anything))\b/i,
      say: "You may have it repeated as often as you need: 'Could you put that another way?' And 'I haven't done that yet, this is how I'd start' is a real answer. They hear bluffing all day and remember who didn't.",
    },
  ],
  ways: [
    "Take what they sent you, the advert or the invitation, and turn each line into a question. That's most of what they'll ask.",
    "Have two questions of your own on the card, 'What would a good first three months look like?' for one. It gives you something to hold on to at the end.",
  ],
};
