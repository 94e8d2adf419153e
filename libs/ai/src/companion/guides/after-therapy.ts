import type { Guide } from '../guide.ts';

export const AFTER_THERAPY: Guide = {
  id: 'after-therapy',
  title: 'What came up in therapy',
  words:
    /\b(?:therap(?:y|ies|ist|ists|ist's)|counsell?(?:or|ors|ing|or's)|(?:first|last|next|new|my|the|two|in|of) (?:the )?sessions?\b|psycholog\w*|psychiatr\w*|psychotherap\w*|shrink|analyst|emdr|cbt\b|the clinic let|left the clinic|inpatient|trauma (?:module|work)|the group was|first appointment|last appointment|waiting list|attachment)\b/i,
  situations: ['therapy-talk'],
  tone: 'hard',
  acks: [
    'Therapy asks a lot of a person: before it starts, while it lasts and when it ends.',
    'Most people have nobody to talk to about their therapy, apart from the therapist. You can do it here.',
  ],
  ask: 'What would you say about it if no therapist could hear you?',
  ways: [
    {
      say: "I don't tell them everything",
      words:
        /\b(?:make (?:stuff|things|it) up|perform\w*|play(?:ing)? a role|edit\w*|what (?:she|he|they) wants? to hear|(?:don'?t|didn'?t|haven'?t|never|can'?t|couldn'?t|not) (?:\w+ ){0,2}(?:tell|told|say|said|talk about|mention\w*|everything|the truth|honest)|lie|lied|lying|hid(?:e|ing)|keep\w* (?:\w+ ){0,3}back|secret|only (?:knows?|tell) half|half of it|pretend\w*|made? (?:it |things |them )?up|i say i'?m fine|leave out|avoid)\b/i,
      to: 'unsaid',
    },
    {
      say: "I'm scared of starting, or of stopping",
      words:
        /\b(?:we'?re (?:nearly |almost )?(?:done|finished)|two (?:more )?(?:weeks|sessions)|done (?:soon|in)|what comes after|want to go|go (?:there )?(?:tomorrow|today|on)|what to expect|(?:scared|afraid|anxious) (?:to|of (?:going|starting|stopping|tomorrow))|call(?:ing)? (?:them|the)|waiting list|appointment|break up with|dependent|rely|need (?:her|him|them)|addicted|start(?:ing)?|begin\w*|nervous|first (?:time|session|appointment|one)|terrified|stop(?:ping)?|quit\w*|end(?:s|ing|ed)?|over|leav(?:e|ing)|last (?:session|one|time)|miss (?:her|him|them|it)|without (?:her|him|them|it)|cancel\w*|goodbye|on my own|retir\w*|go(?:ing)? back)\b/i,
      to: 'start-stop',
    },
    {
      say: 'I doubt whether it helps',
      words:
        /\b(?:costs?|price|too (?:expensive|much money)|chat\w*|friendly|lovely|overrated|slow|sceptical|skeptical|talking (?:in )?circles|going nowhere|scam|sleepy|overpaid|too (?:young|old|nice)|don'?t (?:trust|believe|see)|what'?s it for|doesn'?t (?:seem|do)|no idea (?:what|if|whether)|worth it|doubt\w*|help(?:s|ing|ed)?|work(?:s|ing)?\b(?! through)|useless|use\b|waste|money|expensive|pointless|any good|not sure|does (?:anything|nothing)|do anything|right (?:one|person|fit)|get(?:s)? me|understand\w*|like(?:s)? me|listen\w*|bor(?:ed|ing)|yawn\w*|annoy\w*|stupid|nonsense|better at)\b/i,
      to: 'use',
    },
    {
      say: 'It stirs up a lot',
      words:
        /\b(?:dread\w*|wish i(?:'d| had) never|opened|wounds?|skinned|difficult|tough|brutal|confus\w*|unsettl\w*|shame|scary|can'?t sleep|think(?:ing)? about it (?:all|for)|trauma|past\b|stir\w*|comes? up|coming up|came up|hurts?|pain\w*|hard(?:er)?|heavy|exhaust\w*|tired|drain\w*|raw|wreck\w*|cr(?:y|ied|ying)|sad|worse|old (?:stuff|things?)|childhood|nightmares?|dream\w*|angry|afterwards|overwhelm\w*|too much|intense|shak\w*|memor\w*|upset\w*)\b/i,
      to: 'stirs',
    },
  ],
  nodes: [
    {
      id: 'stirs',
      say: "Then something got touched, and the day after is often harder than the hour itself. By itself that isn't a sign that it's going wrong. You can tell them next time how long it took you to settle, because the pace can be changed.",
      ask: 'What has stayed with you most?',
      ways: [
        {
          say: 'Only a mood, no words',
          words:
            /\b(?:mood|feeling|fog|heav(?:y|iness)|no words|into words|can'?t (?:say|name|explain|describe)|sad(?:ness)?|grey|gray|empty|emptiness|tired\w*|stomach|chest|throat|numb\w*|vague|anger|fear|shame|ache|tight\w*|restless\w*)\b/i,
          to: 'mood',
        },
        {
          say: 'Something I said',
          words:
            /\b(?:i (?:said|told|admitted|heard|cried|shouted|answered|confessed)|myself say|my own|out loud|came out|hearing myself|my (?:answer|words|voice|sentence))\b/i,
          to: 'mine',
        },
        {
          say: 'Something they said',
          words:
            /\b(?:(?:she|he|they|therapist\w*|counsell?or|psychologist|doctor|dr \w+|woman|man) (?:said|asked|told|says|thinks|called|wrote|used|meant|wanted|counted|looked)|(?:her|his|their) (?:question|words?|sentence|remark|look|face|voice|silence|idea)|question|a word|sentence|remark|what (?:she|he|they|the))\b/i,
          to: 'theirs',
        },
      ],
    },
    {
      id: 'unsaid',
      say: "Very many people keep something back in there, some of them for years. Mostly it's caution: you want to know first whether it's safe. The tiring part is that you take it along each time and carry it home again.",
      ask: 'What makes it hard to say in there?',
      ways: [
        {
          say: "I'm ashamed of it",
          words:
            /\b(?:monster|(?:she|he|they) (?:thinks?|sees?|likes?)|lose (?:her|his|their) (?:respect|sympathy)|dirty|pathetic|stupid|awkward|taboo|illegal|sex\w*|cops|report me|judgement|blush|asham\w*|shame|embarrass\w*|think of me|judg\w*|disgust\w*|afraid (?:of what|she|he|they)|(?:she|he|they)(?:'d| would| might| will)|hate me|bad person|guilt\w*|weird|sick|ridiculous|silly|write it down|disappoint\w*|trust)\b/i,
          to: 'ashamed',
        },
        {
          say: "There's never time",
          words:
            /\b(?:time|hour|minutes?|on the way (?:out|home)|at the end|coat|door|too (?:late|short)|other (?:stuff|things|topics)|forget|over\b|ten to|afterwards|always something else)\b/i,
          to: 'doorknob',
        },
        {
          say: "I'd fall apart",
          words:
            /\b(?:if i (?:say|start|open|let)|becomes? real|make(?:s)? it real|flood\w*|collapse|unbearable|drown\w*|hurt\w*|not ready|too (?:raw|deep|soon)|never come back|fall(?:ing)? (?:apart|to pieces)|to pieces|break ?down|cry\w*|stop crying|never stop|lose (?:it|control)|control|too (?:painful|much|big|hard)|pain\w*|can'?t (?:bear|cope|stand)|do to me|scared|afraid|fear|open(?:ing)? (?:it|that)|pandora|real if)\b/i,
          to: 'fall-apart',
        },
      ],
    },
    {
      id: 'use',
      say: "You may ask that in there too, out loud, because it's your hour. Whether the two of you get on matters a great deal, often as much as the method. If you can say what's missing, you can find out whether it can be changed.",
      ask: "What's missing, compared with what you had hoped for?",
      ways: [
        {
          say: 'They hardly say anything',
          words:
            /\b(?:what to do|solutions?|plan\b|steps|techniques|exercises?|suggest\w*|some (?:tips|input|ideas)|instructions|challenge me|push me|an opinion|reaction|nod\w*|silen\w*|says? (?:nothing|what)|hardly|never (?:says?|tells?|answers?)|only (?:listens?|asks?|nods)|just (?:listens?|nods?|sits?|asks?)|advice|feedback|answers?|opinion|tools?|tips|something concrete|practical|direction|guidance|homework)\b/i,
          to: 'quiet',
        },
        {
          say: "I don't feel understood",
          words:
            /\b(?:empathy|kind\w*|eye contact|interest\b|respect|closeness|laugh\w*|on my side|a real person|personal|underst\w*|click|warm\w*|trust|connect\w*|a case|a number|cold|get(?:s)? me|(?:isn'?t|not|doesn'?t) (?:really )?(?:listen\w*|interested|care)|like me|chemistry|seen|heard|safe|comfortable|human|humou?r|where i'?m coming from|culture|bored|yawn\w*|judg\w*)\b/i,
          to: 'click',
        },
        {
          say: 'Nothing changes',
          words:
            /\b(?:as it (?:was|always)|everything is (?:as|like|the same)|back to square|less (?:anxious|sad|depressed|afraid|angry)|(?:feel|feeling) (?:better|less|different|happier|normal|lighter|fine)|happier|sleep|cure|breakthrough|aha|symptoms?|panic|depression|anxiety|the old me|be (?:fixed|happy|normal)|chang\w*|better|progress|improve\w*|results?|still (?:the same|have|can'?t|not|no|get|feel)|same|stuck|circles|months|years?|no difference|relief|effect|healed|cured|move|forward|slow)\b/i,
          to: 'slow',
        },
      ],
    },
    {
      id: 'start-stop',
      say: "Both are hard there: at the beginning you tell a stranger private things, and at the end you lose somebody who knows them. It's nothing unusual to be torn about either.",
      ask: 'Where do you stand with it right now?',
      ways: [
        {
          say: "I'm thinking of quitting",
          words:
            /\b(?:quit\w*|want to (?:stop|leave|end|go)|thinking (?:of|about) (?:stopping|leaving|ending|it)|(?:i'?d|i would) (?:like|rather|prefer) (?:to )?(?:stop|quit|leave|not)|cancel\w*|don'?t want to go|give (?:it )?up|switch|change therapist|break up|drop(?:ping)? out|stop going|should i stop)\b/i,
          to: 'quitting',
        },
        {
          say: 'The beginning',
          words:
            /\b(?:begin\w*|start(?:s|ing|ed)?|first|new one|waiting list|not (?:been|started)|haven'?t (?:been|started|gone)|about to|intake|going (?:for|to) the|appointment on|before)\b/i,
          to: 'starting',
        },
        {
          say: "It's ending",
          words:
            /\b(?:end(?:s|ed|ing)?|last|left|over|finish\w*|retir\w*|goodbye|moving|moves|maternity|done|stopped|insurance|(?:two|three|few|couple of) (?:more )?(?:sessions|hours|times)|discharged|out of the clinic)\b/i,
          to: 'ending',
        },
      ],
    },
    {
      id: 'theirs',
      say: "Then it hit something. That doesn't make it right: they know you from one hour at a time, and sometimes they're mistaken. You can take it back in and tell them which part fits and which doesn't.",
      ask: 'Which part of it fits, if any?',
    },
    {
      id: 'mine',
      say: "When something has been said aloud, many people want to take it back, at least for a day or two. That doesn't mean it was wrong to say it. It's new to have it outside your head, and you need time to get used to that.",
      ask: 'What would you add to it today?',
    },
    {
      id: 'mood',
      say: "The feeling often comes first, and the words a day or two later. You don't have to work it out now. Treat it as you would a day after bad sleep: something to eat, an early night, no big conversations.",
      ask: 'Where in your body do you feel it?',
    },
    {
      id: 'ashamed',
      say: "Therapists have heard more than most people expect, and they're used to people being ashamed. It doesn't have to come out all at once. You can begin by saying that there's something you haven't told them, and see how they take it.",
      ask: 'How would you put that in your own words?',
    },
    {
      id: 'doorknob',
      say: "That's so common that therapists have a name for it: a doorknob remark, the important thing said on the way out. Sometimes it's only the clock. Sometimes the end feels safer, because there's no time left to ask about it.",
      ask: 'What might happen if you said it in the first five minutes?',
    },
    {
      id: 'fall-apart',
      say: "It can feel as if there'd be no way back once you start. You can agree with them beforehand how it's done: only a little of it, stopping whenever you want, and the last ten minutes for getting calm again.",
      ask: 'What would you need on the evening after it?',
    },
    {
      id: 'quiet',
      say: 'Some therapists are trained to wait, and from your chair that can look as if they had nothing to say. You may ask for more: an opinion, a suggestion, a plan. Most would rather hear that than have you stay away.',
      ask: 'What would you most like their honest opinion on?',
    },
    {
      id: 'click',
      say: "Not feeling understood there is a real problem, and it needn't be anybody's fault. Before you decide anything, you could tell them about one moment when they missed you. How they take it will help you see whether to stay.",
      ask: 'Which moment would you choose?',
    },
    {
      id: 'slow',
      say: "That's discouraging when you've put so much into it. Change often shows in small things first: a bad evening that's shorter, a call you ended sooner. And if nothing at all has moved for a long time, you can ask them what they'd change.",
      ask: 'What would be the first small sign that something is moving?',
    },
    {
      id: 'starting',
      say: "You don't need a tidy story for it. 'I don't know where to begin' will do as a first sentence, and they'll have questions ready. You're also there to look at them, and to find out whether you could talk to this person.",
      ask: "What do you hope they won't ask?",
    },
    {
      id: 'ending',
      say: "It's an odd goodbye: they know so much about you, and you can't simply meet for coffee afterwards. It may be the right time or much too early, and it can be sad either way.",
      ask: 'What would you like to keep from it?',
    },
    {
      id: 'quitting',
      say: 'Stopping can be the right thing, and it can also be a way round something hard. From inside those two feel much the same. It often gets clearer when you imagine telling them the real reason to their face.',
      ask: 'Which reason would be the hardest to tell them?',
    },
  ],
};
