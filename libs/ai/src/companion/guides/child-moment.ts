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
  nodes: [
    {
      id: 'laughed',
      say: "I can imagine. Nobody had planned it, and that's what makes it so good.",
      ask: 'Who else was there to see it?',
    },
    {
      id: 'moved',
      say: "That can catch you quite unprepared. Often it isn't the big thing but some detail in it: a hand, a word, a line on a screen.",
      ask: 'What exactly was it that got you?',
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
    },
    {
      id: 'told',
      say: "Of course, you couldn't keep that to yourself. It gets more real when somebody else hears it too.",
      ask: 'What did they say?',
    },
    {
      id: 'went-on',
      say: "So you could watch them think, right there in front of you. They use whatever words they've got, and sometimes the wrong one fits best.",
      ask: 'Which words did they use, as exactly as you remember?',
    },
    {
      id: 'that-was-it',
      say: "For them it was done, and they were on to the next thing. You're the one it stayed with.",
      ask: 'What of it do you keep thinking about?',
    },
  ],
};
