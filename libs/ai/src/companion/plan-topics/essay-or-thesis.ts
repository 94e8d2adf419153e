import type { PlanTopic } from '../plan-topic.ts';

export const ESSAY_OR_THESIS: PlanTopic = {
  id: 'essay-or-thesis',
  title: 'An essay, report or thesis',
  words:
    /\b(?:essays?|thesis|theses|dissertation|coursework|term paper|literature review|lit review|assignments?|ph\.?d|doctora(?:l|te)|bibliography|methodology|reports?(?! (?:it|the|to|a|him|her|that)\b)|(?:research|conference|seminar|position|write (?:a|my|the)) paper|my paper|research proposal|supervisor'?s comments|abstract|word count|discussion section|chapter (?:\w+ )?of my (?:thesis|dissertation)|(?:draft of|finish) chapter|write up (?:my|the))\b/i,
  kind: 'once',
  aim: 'get your paper written',
  acks: [
    'Nobody writes a good first version, they write a bad one and mend it. So all you need for now is something that can be mended.',
    'Few people who get these done start at the beginning. They start with the bit they could say out loud, and write the introduction last.',
    'Writing is two jobs in one: finding out what you think, and wording it well. Do the first one badly and fast, and the second gets much lighter.',
  ],
  heavy: [
    "The longer a file stays shut, the more it looks like a judgement on you. It's still only a file, and five ugly lines in it change how it feels.",
    "It's hard to write with shame looking over your shoulder. So the first ten minutes are for lines that nobody will ever see.",
    'What wears people out is carrying the whole thing in the head at once. On paper it only ever comes as the next paragraph, and that one can be short.',
  ],
  ask: 'Which of these would get the first lines down?',
  steps: [
    {
      say: 'Open the file, write five bad lines',
      words:
        /\b(?:open (?:up )?(?:the|my|a) (?:file|document|doc|laptop)|(?:bad|ugly|rough|rubbish|crap) (?:lines?|version|draft|sentences?)|write (?:rubbish|anything|something|a few|one|a bit|for|badly|the)|(?:few|some|five|two|three) (?:lines|sentences)|free ?writ\w*|(?:just|start) (?:writ\w+|start\w*|typ\w+)|type (?:what|some|any)\w*)\b/i,
      how: "Write 'What I'm trying to say is' at the top and go on from there without deleting anything. When the ten minutes are up, stop in the middle of a sentence, so you know where to go on.",
    },
    {
      say: 'Write down only the headings',
      words:
        /\b(?:headings?|outline|structure|skeleton|bullet\w*|chapters|sections|sketch|mind ?map|table of contents|toc)\b/i,
      how: "Four or five headings, and under each a single sentence that begins with 'Here I show that'. Where you don't know yet, write exactly that and move on; a gap with a name is half filled.",
    },
    {
      say: 'Say it out loud into the phone',
      words:
        /\b(?:out loud|aloud|dictat\w*|record\w*|voice (?:note|memo)s?|talk (?:it|about it|to)|tell (?:it|my|a|some)\w*|explain\w*|say it)\b/i,
      how: 'Start a voice note and tell it as you would to a friend in the kitchen: what the question is, and what you think about it. Then type up the three best sentences, those are your first ones.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:(?:her|his|their|the|supervisor'?s|tutor'?s|harsh|bad|negative) (?:comments|feedback|corrections)|comments (?:from|by|on)|track changes|(?:reply|email|mail) from (?:my|the) (?:supervisor|tutor|prof\w*))\b/i,
      say: "Let somebody else read them first and tell you only the list of things to do, or read them with a pen and sort them: two minutes, an hour, later. It's nearly always less than it was in your head.",
    },
    {
      words:
        /\b(?:due (?:on |in |this |next )?(?:today|tomorrow|\w+day|a few days|(?:\d+|two|three|four|five) days|week)|deadline|too late|no time|(?:not|isn'?t|never) (?:enough |any )?time|hand(?:ed)? (?:it )?in (?:on|by)|running out|overdue|i'?ve got nothing|submit by)\b/i,
      say: "Then work backwards: what has to be in it so that it counts at all. Get that down short and plain first, and if there's no way to make it, ask for more time before the deadline and not after.",
    },
    {
      words:
        /\b(?:read enough|more reading|(?:still|more) (?:\d+ |to )?(?:read|articles|sources|books)|(?:no|enough|more|missing) (?:sources?|references|literature)|research (?:more|first))\b/i,
      say: "Reading feels like working, that's why it never ends. Write with what you've got and put 'SOURCE' where one is missing: then you look for a handful of things and not for everything.",
    },
    {
      words:
        /\b(?:rubbish|perfect\w*|not good enough|stupid|belong|fraud|imposter|impostor|not (?:clever|smart|bright)|embarrass\w*|judg\w+|asham\w*|sham\w+|terrible|awful|hate (?:what|everything) i|rewrit\w+|crap)\b/i,
      say: 'Readers only ever meet the last version; the bad ones stay with you. So keep it bad until it has an end, and mend it then. The clever papers you compare it with were bad in the middle, too.',
    },
    {
      words:
        /\b(?:stuck|stare|staring|blank|block(?:ed)?|nothing comes|don'?t know (?:what|where|how)|no idea|can'?t (?:start|begin|think|write)|lost the thread)\b/i,
      say: "Don't look for the sentence, answer a question: 'What would I tell somebody who has never heard of this?' The answer in kitchen words is your paragraph, the dressing comes later.",
    },
    {
      words:
        /\b(?:tired|exhausted|burn(?:t|ed) out|(?:after|day of|too much) (?:a )?(?:\w+ )?(?:day )?(?:of )?work (?:my|i|is)|i work\b|my (?:brain|head) is|no energy|fed up|sick of|knackered)\b/i,
      say: "Then write before the day gets you, even if it's ten minutes, and use the tired hours for what needs no head: page numbers, sources, figures. Both count as having worked on it.",
    },
    {
      words: /\b(?:chat ?gpt|gpt|an? ai|the ai|ai write|bot write)\b/i,
      say: "Check what your place allows, as many count it as cheating. What's mostly fine is being asked: have somebody or something put ten questions to you, and answer them yourself.",
    },
  ],
  ways: [
    'Write the middle first, then the end, and the introduction last, when you know what it introduces.',
    'Keep writing and mending apart: one sitting where nothing gets deleted, and another where nothing new gets written.',
  ],
};
