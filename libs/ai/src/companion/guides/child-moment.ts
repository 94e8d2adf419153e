import type { Guide } from '../guide.ts';

export const CHILD_MOMENT: Guide = {
  id: 'child-moment',
  title: 'A moment with a child',
  words:
    /\b(?:my (?:son|daughter|grandson|granddaughter|kid|little one|nephew|niece|boy|girl)|grandchild\w*|grandson|granddaughter|(?:two|three|four|five|six|seven) years old|year[- ]old|born|baby|first (?:word|steps?|tooth|day)|pregnant|kindergarten|nursery|asked me (?:if|why|what)|bedtime)\b/i,
  situations: ['baby-news'],
  tone: 'good',
  acks: [
    'What a moment to have.',
    "That's one to keep exactly as it was.",
    "You'll be glad one day that you wrote this down.",
  ],
  ask: 'What did you do, right then?',
  ways: [
    {
      say: 'I laughed',
      words:
        /\blaugh|\bgiggl|\bchok(?:ed|ing)\b|\bcracked up|\bgrin|\bsnort|\bchuckl|\bsmil(?:ed|ing)|\bstraight face|\bin stitches|\bhowl(?:ed|ing) with/i,
      to: 'laughed',
    },
    {
      say: 'I welled up',
      words:
        /\bcr(?:ied|ying|y)\b|\btears?\b|\bbawl|\bwell(?:ed)? up|\bwept\b|\bweep|\bsob|\beyes were|\bcouldn'?t (?:speak|say|get a word|talk|breathe)|\bspeechless|\bno words|\blump in|\bhallway|\bgo (?:out|into|away|and look)|\bmelt|\bheld (?:him|her|them|my|it|on)\b|\bhug|\bkiss|\bgulp|\bswallow|\bsit down|\bsat down|\bhand (?:on|over) my mouth/i,
      to: 'moved',
    },
    {
      say: 'I told somebody at once',
      words:
        /\b(?:rang|called|phoned|texted|messaged|posted|showed|facetimed|woke)\b|\btold (?:my|the|everyone|everybody|all|mum|mom|dad|our|people|his|every)\b|\bran to\b|\bsent (?:a|the|it|my)\b|\bwrote it down|\bgroup chat|\bshouted for/i,
      to: 'told',
    },
    {
      say: 'I answered quite seriously',
      words:
        /\b(?:said|answer(?:ed)?|explain(?:ed)?|told (?:him|her|them)|asked|agreed|replied|promised|nodded|thanked|apologi[sz]ed|bowed|introduced)\b|\bplay(?:ed)? along|\bseriously|\bas if (?:it was|it were|nothing)|\bsaid hello|\bhello\b/i,
      to: 'answered',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'laughed',
      say: "I can imagine. Nobody had planned it, and that's what makes it so good.",
      ask: 'Who else was there to see it?',
      otherwise: 'faces',
    },
    {
      id: 'moved',
      say: "That can catch you quite unprepared. Often it isn't the big thing but some detail in it: a hand, a word, a line on a screen.",
      ask: 'What exactly was it that got you?',
      otherwise: 'got-you',
    },
    {
      id: 'answered',
      say: 'So you took it seriously, as they did. Children notice quickly whether somebody is really with them, and a straight answer counts for a lot.',
      ask: 'And how did it go on?',
      ways: [
        {
          say: "That was it, they'd moved on",
          words:
            /\bthat was (?:it|all)|\bnothing\b|\balready (?:gone|off|asleep|run|busy)|\b(?:ran|run) (?:off|away|back|out)|\bjust (?:ran|left)\b|\bfell asleep|\bchanged the subject|\bmoved on|\bback to\b|\bwalked (?:off|away)|\bforgot|\bwent (?:off|away|to play)|\bhung up|\bnext thing|\bended there|\bdidn'?t go on/i,
          to: 'that-was-it',
        },
        {
          say: 'They thought about it, and went on',
          words:
            /\b(?:he|she|they|it) (?:just |then |only |also )?(?:said|asked|nodded|thought|wanted|told|looked|laughed|answered|replied|shook|went on|explained|insisted|smiled|decided|considered)\b|\bwhy\b|\bquestions?\b|\bfor (?:half an hour|hours|ages|a while|a long time)|\bwent on\b|\bagain\b|\bmore\b|\bthought about/i,
          to: 'went-on',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'told',
      say: "Of course, you couldn't keep that to yourself. It gets more real when somebody else hears it too.",
      ask: 'What did they say?',
      otherwise: 'faces',
    },
    {
      id: 'any',
      say: "That belongs to the story too. They may not remember it themselves one day, at least not like this. So you're the one who has it, with everything around it.",
      ask: "What would you like them to know about it when they're grown up?",
      ways: [
        {
          say: 'That it was hard, too',
          words:
            /\btired|\bexhaust|\bscared|\bafraid|\bfear|\bworr|\bhard\b|\bdifficult|\bwait(?:ed|ing)?\b|\bgave up|\bgive up|\bdidn'?t have a clue|\bno (?:clue|idea what)|\bstruggl|\balone\b|\bpain|\bnearly\b|\blost\b|\bnervous|\bdoubt|\btough|\bsleepless/i,
          to: 'hard-too',
        },
        {
          say: 'How funny they were',
          words:
            /\bfunn(?:y|iest)|\bwit(?:ty|tiest)|\bcomedian|\bhilarious|\bcrazy|\bclever|\bsmart|\bclown|\bcheek|\bmade (?:me|us|everyone) laugh|\blaugh|\bthings (?:he|she|they) (?:said|came)|\bcame out with|\bweird|\bimaginat|\bwise\b/i,
          to: 'funny',
        },
        {
          say: 'How glad I was',
          words:
            /\bglad|\bhapp(?:y|iest|iness)|\bwanted\b|\blov(?:e|ed)\b|\bjoy|\bbest (?:day|thing|moment)|\bproud|\bgrateful|\bthankful|\bhow much\b|\blucky|\bwelcome|\bchanged (?:my|our|everything)|\bmiracle|\bspecial|\bmeans? (?:to|the)/i,
          to: 'glad',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'went-on',
      say: "So you could watch them think, right there in front of you. They use whatever words they've got, and sometimes the wrong one fits best.",
      ask: 'Which words did they use, as exactly as you remember?',
      otherwise: 'original-words',
    },
    {
      id: 'that-was-it',
      say: "For them it was done, and they were on to the next thing. You're the one it stayed with.",
      ask: 'What of it do you keep thinking about?',
      otherwise: 'got-you',
    },
    {
      id: 'funny',
      say: "Then it's worth keeping exactly as they said it, with the mistakes left in. In a year you'd only remember that it was funny, and no longer how it went.",
      ask: "Which sentence of theirs mustn't get lost?",
      otherwise: 'original-words',
    },
    {
      id: 'glad',
      say: "That's good to hear at any age. They can't have known all of it at the time, so it depends on somebody telling them.",
      ask: "What would they have noticed about you that day, if they'd looked closely?",
      otherwise: 'letter-twenty',
    },
    {
      id: 'hard-too',
      say: "That part mostly gets left out when it's told later. If they ever have a hard time themselves, it may help them to know that you had one too, and how it was.",
      ask: 'What helped, as far as anything did?',
      otherwise: 'letter-twenty',
    },
    {
      id: 'last',
      say: "It goes fast with them. What's new this week is normal by next month, and then it's hard to say how it was before.",
      ask: 'What else from just these days would you like to keep?',
      otherwise: 'kept',
    },
    {
      id: 'faces',
      say: "Whoever was in on it belongs in the picture, and so do you: where each one was, what was said, what happened next. Details like that are the first to go, so it's worth getting them down today.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'got-you',
      say: "You don't need to know why it was just that. Write the minute itself, slowly: the light, what could be heard, where your hands were.",
      exercise: 'five-senses-scene',
    },
    {
      id: 'original-words',
      say: 'Write it like a small scene: who says what, in which order, as near as you can get it, with nothing corrected. Put the date and their age at the top.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'letter-twenty',
      say: "You could write it to them as a letter, with today's date, for whenever they're old enough to read it. They'd get to know you as you are now, and no photo can do that.",
      exercise: 'unsent-letter',
    },
    {
      id: 'kept',
      say: "A line a week is enough for that, with the date on it: a word they use, a habit, what they were wild about. Today's could be the first.",
      exercise: 'page-from-one-line',
    },
  ],
};
