import type { Guide } from '../guide.ts';

export const EXAM_PRESSURE: Guide = {
  id: 'exam-pressure',
  title: 'Exams and studies',
  words:
    /\b(?:exams?|thesis|dissertation|resit\w*|retak(?:e|ing)|revis(?:e|ing|ion)|finals|midterms?|viva|orals?|essays?|coursework|uni|university|degree|graduat\w*|semester|lectures?|grades?|ph\.?d|bachelor'?s?|master'?s|pass mark|(?:theory|entrance|practice) (?:test|paper)s?|mocks?|a-levels?|gcses?|diploma|stud(?:y|ying|ied)|statistics paper|fail(?:ed|ing)? (?:the|my|out of)|didn'?t pass)\b/i,
  situations: ['exam-nerves', 'thesis-stuck', 'failed-exam'],
  tone: 'hard',
  acks: [
    "Something that's going to be marked is hard to leave at the desk. It's there at breakfast too.",
    "It's a piece of work that gets a mark, and still it can feel as if you were the one being marked.",
  ],
  ask: 'What weighs most about it right now?',
  ways: [
    {
      say: 'What others will say',
      words:
        /\b(?:mummy|daddy|son|daughter|little (?:girl|boy|one)|girlfriend|boyfriend|kids|wanted to know|ask(?:s|ed|ing)? (?:me|if|how|about)|friends?|mates|in-laws|relatives|grandm\w+|grandp\w+|teammates|classmates|think of me|expect\w*|expectations?|proud|pressure from|compare me|boss|kids? (?:will|to)|neighbou?rs|everybody'?s|their faces?|parents?|mum|mom|mother|dad|father|famil\w+|wife|husband|partner|brother will|sister will|(?:let|letting) \w+(?: \w+)? down|disappoint\w*|other people|others|people|every(?:one|body) (?:will )?(?:say|think|ask|know|look)\w*|the looks?|asham\w+|embarrass\w*|tell(?:ing)? (?:them|him|her|every\w+|my)|judg\w+|laugh\w*|supervisor|teachers?)\b/i,
      to: 'people',
    },
    {
      say: "That I'm not good enough for it",
      words:
        /\b(?:brains?(?: for)?|(?:that|if|maybe) i'?m not|not clever|i'?m not (?:\w+ )?(?:clever|smart|bright)|not up to|don'?t have what it takes|have what it takes|don'?t deserve|less than|worth(?:less)?|self-?(?:esteem|worth|doubt)|prove|proof|confidence|inadequate|intelligen\w+|wrong with me|average|mediocre|i suck|i'?m bad|thick|stupid|dumb|idiot|failure|fraud|impostor|imposter|(?:good|smart|clever|bright|intelligent) enough|not (?:that |very |so |as )?(?:smart|clever|good|bright|intelligent|made|cut out)|belong\w*|not for me|says about me|about myself|too (?:slow|old|stupid|thick|dumb)|incapable|useless|loser|smart like|can'?t do (?:it|this))\b/i,
      to: 'me',
    },
    {
      say: 'What happens if it goes wrong',
      words:
        /\b(?:kick\w* (?:you|me) out|throw\w* (?:you|me) out|plan b|no other|expel\w*|drop out|have to leave|afterwards|after this|third (?:fail|try)|last (?:try|chance|attempt)|next year|scholarship|fees?|unemploy\w*|stakes|depends? on it|wasted|for nothing|what i'?d do|if i don'?t (?:pass|make)|to fail|i'?ll fail|fail again|the result|if (?:i|it|this)\b.*\b(?:fail|don'?t|doesn'?t|wrong|badly|flunk)\w*|future|then what|what (?:then|happens|comes|next)|repeat\w*|jobs?|career|visa|lose|losing|kicked|thrown out|money|pay|start(?:ing)? over|all over again|again|no way back|retak\w+|resit\w*|consequences|failing)\b/i,
      to: 'after',
    },
    {
      say: "The work: I can't get it done",
      words:
        /\b(?:sinks?|sink in|catch\w* up|lectures?|seminars?|assignments?|deadlines|workload|tasks?|problems? sets?|lines of code|stay in|figures|case|cases|nothing (?:sinks|stays|goes|sticks)|sit (?:there|down)|all of the|hours|formulas?|syllabus|vocab\w*|books?|there'?s (?:just )?(?:so|too)|are (?:just )?(?:so|too) many|loads|amount|volume|deadline|can'?t (?:get|keep|make|finish|write|focus)|stuck|block(?:ed)?|goes in|going in|notes|practi[cs]\w*|understand\w*|content|exhaust\w*|tired|motivat\w*|discipline|procrastinat\w*|maths?|grammar|theory|essay|draft|exercises|the thing itself|works?|working|pages?|chapters?|topics?|material|stick|sticks|behind|paragraph|writ(?:e|ing)|read(?:ing)?|learn\w*|stud(?:y|ying)|revis\w+|remember|memor\w+|forget\w*|concentrat\w*|focus\w*|begin\w*|start\w*|time|days|weeks|hours|too much|so much|finish\w*|get(?:ting)? (?:it|myself)|brain|head)\b/i,
      to: 'work',
    },
  ],
  nodes: [
    {
      id: 'people',
      say: "So they're with you even when you're alone at the desk. That makes it double the work: doing the thing, and thinking about how it looks to them.",
      ask: 'Whose face do you see first?',
      ways: [
        {
          say: 'My family',
          words:
            /\b(?:in-?laws?|aunt\w*|relatives|mama|papa|mummy|daddy|ma|pa|folks|nan\w*|oma|opa|nephew|niece|spouse|girl|everyone at home|stepm\w+|stepd\w+|mum|mom|mother|dad|father|parents?|famil\w+|gran\w*|husband|wife|partner|boyfriend|girlfriend|fianc\w+|brothers?|sisters?|kids?|child(?:ren)?|son|daughter|uncle|aunt\w*|cousins?)\b/i,
          to: 'family',
        },
        {
          say: 'A teacher or supervisor',
          words:
            /\b(?:trainer|mentor|coach|head|dean|jury|panel|board|assessor|faculty|lehrer\w*|sir|ma'?am|the one (?:who )?(?:marks|marking)|teach\w*|supervisor|prof\w*|tutor|lecturer|examiners?|dr|doctor|advisor|adviser|boss|instructor|marker|committee|mr|mrs|ms|miss)\b/i,
          to: 'teacher',
        },
        {
          say: 'The others on the course',
          words:
            /\b(?:mates?|peers?|buddies|pals|study group|whatsapp|team|seminar|fellows?|exes|neighbou?rs?|lads|strangers|they all|rivals?|bench|others?|class(?:mates?)?|course|friends?|group|flatmates?|roommates?|housemates?|colleagues?|cohort|year|everyone|everybody|people|students|fellow|girls|boys|guys|lot)\b/i,
          to: 'others',
        },
      ],
    },
    {
      id: 'family',
      say: "It matters to people at home as well, and then a bad result can feel like something you owe them. What they hope for and what you are to them are two things, though, even if it's hard to tell them apart just now.",
      ask: "What would you want them to know about these months that can't be seen from outside?",
    },
    {
      id: 'teacher',
      say: "For you it's the one piece of work that counts. They see unfinished and failed work all year and are used to it. Often they can do more than you'd think, if they know early enough where it's stuck.",
      ask: "What haven't you told them yet about how it's going?",
    },
    {
      id: 'others',
      say: "You see their marks, their neat notes, how fast they answer. You don't see who's on a second try, who gets help, or who was sick with nerves before breakfast. So the comparison leaves most of it out.",
      ask: "What would you think of your own work if you'd never seen theirs?",
    },
    {
      id: 'me',
      say: "Then each page tests two things: the subject, and whether you belong there. The second test isn't fair. A good mark counts as luck in it, and a bad one as proof.",
      ask: "What gave you the idea that you aren't up to it?",
      ways: [
        {
          say: 'A bad result',
          words:
            /\b(?:essay came back|red (?:ink|pen)|in red|out of (?:ten|20|\d+)|scor\w+|rejected|corrections|comments|supervisor|assessment|didn'?t pass|passed|resit|retake|last (?:time|year|semester)|knocked back|(?:a|an|my) [d-f]\b|marks?|grades?|results?|fail(?:ed|ing)|failed|flunk\w*|percent|midterm|mocks?|points?|(?:got|with) an? (?:[a-f]|\d+)|\d{2}|exam|test|feedback|report)\b/i,
          to: 'mark',
        },
        {
          say: 'Seeing how others do it',
          words:
            /\b(?:others'?|they (?:all|just|finish|get|do|know|never|understand)|half the time|faster|better than|never had to|didn'?t even|without (?:even )?(?:study|revis|try)\w*|roommate|flatmate|cousin|the rest|smarter|cleverer|in my (?:class|course|group|year)|others?|every(?:one|body)|classmates?|friends?|compar\w+|quicker|faster|easily|younger|they(?:'re| are| all)|than me|around me|people|brother|sister)\b/i,
          to: 'others',
        },
        {
          say: "I've always felt it",
          words:
            /\b(?:when i was (?:little|small|young|a (?:kid|child))|since i'?ve|as a (?:kid|child)|never (?:been|felt|believed|was)|at school|born|forever|from the start|grew up|parents (?:always|used)|nothing (?:new|in particular|special)|just (?:a feeling|know|feel)|deep down|no idea|don'?t know|always|whole life|all my life|since (?:i was|primary|school|forever|childhood|i can)|ever|never been|as long as|childhood|long time|years)\b/i,
          to: 'always',
        },
      ],
    },
    {
      id: 'mark',
      say: 'A result shows how one piece of work went on one day. It can be fair and still say little about how clever you are. There are often plain causes behind it: a topic left out, a misread question, too much else going on.',
      ask: 'What would you do differently in your next hour of work?',
    },
    {
      id: 'always',
      say: "Then it's older than all this. Plenty of people who've passed everything still have that feeling, so it doesn't seem to measure much. It needn't be gone before you can do the next bit.",
      ask: 'What is the next bit, in plain words?',
    },
    {
      id: 'after',
      say: "In your head it usually stops at the worst moment, and the week after doesn't come up. There would be one: forms, calls, a new date or another way. Not pleasant, but things a person can do.",
      ask: 'What would be the first real problem in that week?',
    },
    {
      id: 'work',
      say: "Work that's going to be judged is harder than other work. A part of your head is on the page, and another part is already at the result.",
      ask: 'What happens when you sit down to it?',
      ways: [
        {
          say: 'I do the hours, but nothing stays',
          words:
            /\b(?:recall|ten times|go over it|again and again|empty|mush|fades?|evaporat\w*|leaks?|lost (?:again|by)|repeat\w*|sieve|won'?t (?:go in|stay|stick)|doesn'?t (?:go in|stay|stick|sink)|sinks? in|retain\w*|absorb\w*|nothing'?s (?:left|there)|by (?:the )?(?:next|evening)|memory|re-?read\w*|read it (?:again|\w+ times)|mix (?:it|them) up|don'?t understand|brain (?:fog|is)|nothing (?:stays|sticks|goes in)|stick\w*|stay in|stays?|forg[eo]t\w*|one ear|blank|same (?:page|line|sentence|paragraph)|five times|over and over|couldn'?t tell you|remember|go(?:es)? in|gone (?:again|by|the next))\b/i,
          to: 'nothing-stays',
        },
        {
          say: "It's far too much",
          words:
            /\b(?:ocean|sea of|drown\w*|swamp\w*|bottomless|massive|enormous|lists?|so far behind|catch(?:ing)? up|no way (?:i|to)|hopeless|loads|which (?:topic|one|chapter) (?:to|first)|don'?t know which|syllabus|want to cry|pile|heaps|endless|can'?t (?:do|finish|cover|learn) (?:it )?all|no end|not (?:enough|going to) (?:time|manage|finish)|run(?:ning)? out of time|everything at once|huge|impossible|drown\w*|too (?:much|many|big)|so (?:much|many|big)|all of it|get through|never (?:finish|manage|get)|every chapter|mountain|panic\w*|overwhelm\w*|where to (?:look|start|begin)|days left|weeks left|not enough time|behind)\b/i,
          to: 'too-much',
        },
        {
          say: "I don't begin, or I drift off",
          words:
            /\b(?:suddenly|rearrang\w*|sort(?:ing)?|organis\w*|organiz\w*|plan(?:s|ning)? (?:instead|more)|lists? instead|desk|pens?|highlight\w*|google|wikipedia|read something else|daydream\w*|wander\w*|tea|coffee|snack|eat|kitchen|netflix|series|games?|gaming|sleep|nap|bed|messages?|whatsapp|anything (?:else|but)|everything else|get up|walk (?:about|around)|look out|window|minutes (?:later|and)|give up|stop|cry|nothing (?:happens|comes)|blank (?:page|screen|document)|cursor|end up|rewrite|same sentence|procrastinat\w*|start\w*|begin\w*|star(?:e|ing)|phone|youtube|tiktok|instagram|scroll\w*|clean\w*|tid(?:y|ying)|drift\w*|distract\w*|can'?t make|put(?:ting)? (?:it )?off|avoid\w*|instead|wall|nothing happens|freez\w*|froze|close it|fridge|get up|screen|daydream\w*)\b/i,
          to: 'not-begin',
        },
      ],
    },
    {
      id: 'not-begin',
      say: "The beginning is often the worst part, because that's when you'd have to look at all of it at once. So the head comes up with something else to do. It tends to get easier once anything's on paper, however poor.",
      ask: 'Which piece would take ten minutes, with nobody ever seeing the result?',
    },
    {
      id: 'nothing-stays',
      say: "That's bitter, because you do put in the hours. Reading a thing again makes it familiar, and that feels like knowing it until somebody asks. It usually stays better if you shut the book and write five lines from memory, mistakes included.",
      ask: 'Which topic would you try that on first?',
    },
    {
      id: 'too-much',
      say: "Then it may really not all fit in, and you've probably known that for a while. In that case the question is what to leave out on purpose, so that it isn't left to chance.",
      ask: 'Which part could you drop with the least harm?',
    },
  ],
};
