import type { PlanTopic } from '../plan-topic.ts';

export const ASK_FOR_HELP: PlanTopic = {
  id: 'ask-for-help',
  title: 'Asking for help',
  words:
    /\b(?:ask(?:ing)? (?:\w+ )?for (?:actual |some )?(?:help|support|a favou?r|a lift|respite)|(?:ask|asking) (?:my|a|an|the|some\w*|people|next door|our|two|him|her|them) (?:\w+ ){0,4}(?:to|whether|if)|need (?:someone|somebody|a hand|two people)|(?:get|accept|need|actual|find) (?:some )?(?:help|support)|favou?r|pair of hands|(?:do|doing|manage) (?:this|everything|it) (?:all )?(?:alone|by myself)|(?:hate|good at|done the) asking|help from|who can i ask|how (?:do i|you) ask|lend me|let (?:my|the) \w+ help|for help)\b/i,
  kind: 'once',
  aim: 'ask somebody for help',
  acks: [
    "Most people like being asked for something they can really do. What they can't answer is 'could you help a bit', so the trick is to make it small and exact.",
    'Nobody can see from the outside what would help. One clear question with a day in it spares them the guessing.',
    'A small question is easier on the other person than watching you struggle. They may say no to the Thursday and still be glad you asked.',
  ],
  heavy: [
    "Needing a hand says something about the load and nothing about you. It needn't be all of it; one small piece can go to somebody else this week.",
    "Asking can feel like owning up to something. But think of the last time somebody asked you: most likely you didn't think less of them, you looked whether you had Thursday free.",
  ],
  ask: 'Where would you start the asking?',
  steps: [
    {
      say: 'List what would really help',
      words:
        /\b(?:list|writ\w+ (?:it |them |things )?(?:down|out)|figure out|work out|which (?:bits?|things?|parts?)|what'?s too much|what (?:would|i) (?:help|need)|sort out what|priorit\w+)\b/i,
      how: "Put down three things that would lighten this week, each so small that somebody could say yes on the spot: 'fetch her on Tuesday', 'sit with me while I open the letters'. Then mark the smallest.",
    },
    {
      say: 'Message one person',
      words:
        /\b(?:texts?|messag\w+|ring|call|phone|whatsapp|neighbou?r|my (?:sister|brother|mum|mom|dad|friend|mate|son|daughter|cousin)|(?<!did )(?<!have )ask (?:him|her|one|a|my|the|[a-z]+ (?:from|next|at|in|whether|if|to))|next door|knock|pop (?:round|over)|e-?mail)\b/i,
      how: "A thing, a day and a way to say no: 'I've got too much on, could you take the dog on Thursday, and it's fine if not.' Send it to one person and not a group; in a group everybody waits for the others.",
    },
    {
      say: 'Ask somebody whose job it is',
      words:
        /\b(?:gp|doctor|surgery|(?:the|at|his|her) school(?! run)|school office|tutor|student (?:support|services?)|uni(?:versity)?|wellbeing|team|council|carers?|service|advice|helpline|charity|professional|job it is|social worker|nurse|hr|agency|official)\b/i,
      how: "A doctor's surgery, a school office, a student service, an advice service, a carers' line: take the one nearest to your matter. 'I can't manage this by myself any more, who deals with that here?' is all you need to say.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:burden\w*|bother\w*|plates?|busy (?:enough|themselves)|(?:has|have|got) (?:their|her|his) own|annoy\w*|impos\w+|pest|nuisance|too much (?:to ask|for (?:him|her|them))|trouble (?:them|her|him|anyone))\b/i,
      say: "Let them decide that; you only need to make the no easy. 'Say no if it's too much, I'll ask someone else' takes nearly all the weight off it.",
    },
    {
      words:
        /\b(?:say(?:s)? no|said no|refus\w*|turn(?:s|ed)? me down|reject\w*|lets? me down|excuses?|awkward|(?:won'?t|don'?t|doesn'?t) (?:want|answer|reply))\b/i,
      say: "Then it's a no to that day and hardly ever to you, and 'no problem, thanks for being straight' leaves nothing broken. Have a second name ready, so the first isn't the only door.",
    },
    {
      words:
        /\b(?:nobody|no ?one|haven'?t (?:got )?any\w*|don'?t (?:have|know) any\w*|no (?:friends|family)|all alone|who would|on my own here|far away|don'?t know who)\b/i,
      say: "Then begin with people whose work it is: a doctor's surgery, a helpline, a community centre, a neighbours' scheme. And slight acquaintances count; the parent at the gate often says yes to a small thing.",
    },
    {
      words:
        /\b(?:weak\w*|patheti\w*|asham\w*|embarrass\w*|mortif\w*|should (?:be able|manage|cope|do)|manage (?:this|it|on)|proud|pride|fail\w*|stupid|incompetent|cop(?:e|ing)|grown (?:man|woman|up)|lazy|judg\w*|think (?:i|less))\b/i,
      say: "Managing alone isn't the better way of doing it, only the quieter one. You can say it drily: 'I've run out of hands, could I borrow yours for an hour on Saturday?'",
    },
    {
      words:
        /\b(?:owe\w*|pay (?:them |him |her )?back|give back|in return|nothing to (?:give|offer)|one.?sided|already (?:did|done|helped)|favou?rs? already|(?:him|her|them) again)\b/i,
      say: "You can name it: 'I can't return this for a while, but I'll cook when the worst is over.' Most people keep far sloppier accounts than we fear.",
    },
    {
      words:
        /\b(?:asked (?:before|already|them|once)|(?:did|have) ask(?:ed)?|they forgot|never (?:help|does|do|turn|happen)\w*|quicker (?:myself|alone)|wrong anyway|(?:do|does|done) it (?:wrong|right|properly)|my way|tried (?:asking|before)|no (?:point|use)|useless|said (?:they|he|she) would)\b/i,
      say: "Then it may have been too wide a question. 'Help me more' gets a nod, 'could you do the Monday bath, every Monday' gets a yes or a no. And pick a thing where it doesn't matter how it's done.",
    },
  ],
  ways: [
    "A thing, a day, an easy way out: 'Could you take him to school on Thursdays till Easter, and say so if it's too much.' Vague questions get vague answers.",
    "When somebody says 'let me know if I can do anything', have a short list at hand and read them one line of it. They meant it, they just didn't know what.",
  ],
};
