import type { Guide } from '../guide.ts';

export const FLAT: Guide = {
  id: 'flat',
  title: 'Everything feels grey',
  words:
    /\b(?:flat|numb|empty|gr[ea]y|nothing (?:matters|feels|is wrong|is actually wrong)|no reason|feel (?:nothing|anything)|meh|pointless|interest in|motions|hollow|autopilot|blah|cry(?:ing)? and|joy)\b/i,
  situations: ['low-mood', 'numb', 'crying-without-reason', 'always-tired', 'lost-direction'],
  tone: 'hard',
  acks: [
    'Something like that is hard to explain to anybody, so people mostly keep quiet about it.',
    "It doesn't need a reason to be heavy, and you don't have to produce one here.",
    "From outside it often doesn't show at all. You do the day, and nobody sees what it takes.",
  ],
  ask: "What do you miss most since it's been like this?",
  ways: [
    {
      say: 'Not being close to tears',
      words:
        /\bcr(?:y|ying|ied|ies)\b|tears?\b|sob|weep|well(?:ing)? up|\bcalm\b|fall(?:ing)? apart|stable|hold(?:ing)? (?:it )?together|composure|breaking down|thin.?skinned|voice (?:going|break|crack)|\blump\b|emotional|fragile|\braw\b|sadness|\bsad\b|dry eyes|eyes\b|losing it|breakdowns?|steady|a film|handkerchief|tissue|voice\b/i,
      to: 'sad',
    },
    {
      say: 'My energy',
      words:
        /energ|awake|\bdrive\b|strength|strong|sleep|tired|getting up|(?<!(?:reason|point) to )get up(?! for)|lead\b|power|stamina|\brun(?:ning)?\b|active|fit\b|motivat|exhaust|rest(?:ed)?\b|concentrat|focus|do(?:ing)? things|getting (?:things|stuff) done|wake|able to (?:do|work|get|move)|\bbody\b|lively|vigou?r|function|productive|clear head|memory|\bbrain|\bfog\b|\bhead\b|\bnap\b|naps\b|stairs|sofa|bed\b|day without (?:lying|sleep)|whole day|after (?:work|breakfast)|stay(?:ing)? awake|half the/i,
      to: 'tired',
    },
    {
      say: "Knowing what it's for",
      words:
        /look(?:ing)? forward|reason|\bpoint\b|purpose|direction|meaning\b(?! it)|where i'?m (?:going|headed)|goals?\b|what (?:it'?s|for|i want|to do)|\bplan\b|want(?:ing)? (?:something|anything|to)|future|sense (?:of|in)|hope|aim|path|passion|dreams?\b|ambition|needed|wanting|next (?:step|thing)|\bsure\b|decid|choice|believ|\bfaith|matter(?:s|ed|ing)?\b|progress|useful|structure|somewhere to|caring where|heading|leading\b|anywhere|next year|tomorrow|morning(?:s)? (?:that|with)|why i|why bother|use of|the why|plans\b|projects?\b|ideas?\b/i,
      to: 'lost',
    },
    {
      say: 'Feeling something',
      words:
        /feel|laugh|joy|happ(?:y|iness)|fun\b|enjoy|music|excit|interest|colou?r|pleasure|love\b|being moved|care about|taste|smil|light(?:ness)?\b|curious|alive|spark|glad|emotion|anything\b|used to love|loved\b|enthus|delight|connection|close to|affection|desire|appetite|flavou?r|wonder|silly|humou?r|\bsing|danc|\blight\b|warm|tender|moved\b|goosebumps|caring|chills|butterflies|tingle|fall(?:ing)? in love|anger|cry again|thrill|highs?\b|intens|numb/i,
      to: 'empty',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'tired',
      say: "It's frustrating, because you know what you could do before. Rest doesn't seem to fill it up again, and then people tell you to get an early night.",
      ask: 'When in the day is it heaviest?',
      ways: [
        {
          say: "After I've been with people",
          words:
            /people|visit|colleague|friends?\b|famil|talk|social|guests|meeting|company\b|customers|kids|acting|pretend|smil|parties|party|dinners?\b|calls?\b|patients|pupils|students|sociali[sz]|appointments|noise|office|teaching|clients/i,
          to: 'face',
        },
        {
          say: 'From the moment I wake up',
          words:
            /morning|wak(?:e|ing)|get(?:ting)? (?:up|out)|alarm|constant|always|all (?:day|the time)|whole day|every(?:\s?time| hour| minute)|never (?:stops|changes|gets)|doesn.?t (?:change|matter|stop)|bed\b|the same|first thing|breakfast|from the start|straight ?away|already|any time|permanent|day and night|no difference|before the day|start of the day/i,
          to: 'waking',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'waking',
      say: "Then it isn't only about what the day asks of you. If that's gone on for weeks, tell a doctor just that: I sleep and it doesn't rest me. And try not to judge your whole life in the morning, when it looks its worst.",
      ask: "What's the one thing you do in the morning, whatever happens?",
      otherwise: 'small',
    },
    {
      id: 'face',
      say: 'Being with people is hard work when you feel like this, because you have to look all right the whole time. Staying away helps that evening. After a while it gets lonelier than you meant it to be.',
      ask: 'Who could you be poor company with, without having to explain it?',
      otherwise: 'unmask',
    },
    {
      id: 'empty',
      say: 'Feeling very little can be harder to explain than being sad. It often comes when something has been too much, or has gone on for too long. Then everything gets turned down at once, and the good goes down with the rest.',
      ask: 'When did something last get through, even for a second?',
      ways: [
        {
          say: "I can't remember",
          words:
            /can.?t|cannot|(?:don.?t|do not) (?:know|remember|think)|no idea|never|ages|long (?:time|while)|not (?:in|for|once|really)|nothing|^no\b|\bidk\b|dunno|years|months ago|forgot|a while|forever|too long|hard to (?:say|remember|tell)|not (?:lately|recently)|haven.?t|before that even|even longer|christmas\?|hm+\b|good question|who knows|not sure|maybe (?:last|in|a)/i,
          to: 'cannot',
        },
        {
          say: 'Something sad, or anger',
          words:
            /sad|ang(?:er|ry)|cr(?:y|ied|ying)|tears|funeral|fight|argu|panic|fear|scared|rage|furious|stab|hurt|guilt|asham|lonel|fright|shout|died|upset|grief|jealous|irritat|annoy/i,
          to: 'through-hard',
        },
        {
          say: 'Some small good thing',
          words:
            /dog|cat|bird|horse|animal|song|music|radio|concert|sun\b|sunshine|light|rain|snow|sea\b|lake|swim|wood|forest|tree|garden|walk|outside|outdoors|sky|moon|smell|coffee|soup|food|cake|chocolate|laugh|joke|film|book|child|kids?|baby|niece|nephew|grand|son\b|daughter|hug|kiss|kind|warm|bath|shower|game|goal|smil|friend|\bsea\b|beach|holiday|sunset|\bstars|bread|\btea\b|summer|spring|\btrip|match\b|\bwind\b|flowers?|stranger|compliment|message|phone call|danc|drum|\bsing|choir|church|touch|massage|drawing|picture|\bboy\b|\bgirl\b|neighbou?r|\bgift|letter|game\b/i,
          to: 'through',
        },
      ],
      otherwise: 'through',
    },
    {
      id: 'through',
      say: "If something got through even for a second, it isn't gone, only faint. It's worth remembering what it was, because you can put yourself near it again without expecting anything.",
      ask: 'What would be the laziest possible way to have a bit more of it this week?',
      otherwise: 'small',
    },
    {
      id: 'through-hard',
      say: "The hard feelings are often the ones that still get through, because they're the strongest. It hurts, and it also shows that you haven't stopped feeling.",
      ask: 'If that feeling had one sentence to say, what would it be?',
      otherwise: 'naming',
    },
    {
      id: 'cannot',
      say: "Then there's no need to dig for it. On grey days the mind mostly finds grey memories, and it tells you that it was always like this. You don't have to believe that just now.",
      ask: 'What do you still do on most days, even without feeling anything about it?',
      otherwise: 'small',
    },
    {
      id: 'lost',
      say: "It's tiring to keep going when you can't say what for. It often comes when something has ended, or been reached, or stopped meaning much, and the next thing isn't there yet.",
      ask: 'What used to pull you along?',
      ways: [
        {
          say: 'Nothing ever really did',
          words:
            /nothing|never|(?:don.?t|can.?t) (?:know|remember|think|say)|no idea|not (?:sure|much|really)|\bidk\b|dunno|just (?:went|did|followed|drifted)|went along/i,
          to: 'cannot',
        },
        {
          say: 'People who needed me',
          words:
            /kids|child|son\b|daughter|needed|\bmum\b|\bmom\b|mother|father|\bdad\b|wife|husband|partner|boyfriend|girlfriend|family|famil|looking after|caring|people|friends|dog\b|patients|pupils|grand|love\b|\bothers\b|somebody|someone|neighbou?rs?|responsib|duty/i,
          to: 'pull',
        },
        {
          say: 'A goal, my work',
          words:
            /goals?\b|work|\bjob\b|career|degree|stud(?:y|ies|ying)|uni\b|school|company|business|ambition|success|money|project|sport|football|training|music|band|art\b|writing|travel|dream|plan|getting|becoming|building|house|competition|winning|promotion|finish|learn|curios|exams?\b|next (?:step|thing|level)|challenge|ideas?\b|adventure|climb|running|garden|faith|\bgod\b|deadline|saving|hobb|wanting to|becom|plans?\b|ideal/i,
          to: 'pull',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'pull',
      say: 'Something like that gives the days a shape without your having to think about it. When it ends or changes, you lose more than the thing itself. You also lose what told you each morning what to do.',
      ask: 'Which part of it did you like for its own sake?',
      otherwise: 'own',
    },
    {
      id: 'sad',
      say: "When tears come that easily, they're often not about today. They tend to come when you've held a lot together for a good while and there's little strength left to hold it.",
      ask: 'Where does it mostly catch you?',
      ways: [
        {
          say: 'In front of people',
          words:
            /work\b|office|meeting|bus\b|train\b|tram|shop|supermarket|queue|public|street|in front|(?:with|around|among|other|of) people|school|class|customers|desk|restaurant|caf[eé]|church|gym|colleagues|boss|phone|\btill\b|checkout|reception|lecture|seminar|party|wedding|friends|doctor|hairdresser|crowd|\bbank\b/i,
          to: 'public',
        },
        {
          say: 'Alone, or over tiny things',
          words:
            /alone|shower|bath|\bcar\b|driv|bed\b|night|home\b|evening|pillow|kitchen|tiny|small|little|advert|song|music|film|movie|tv\b|kind|nice|animal|dog|cat|baby|everything|nothing|sofa|morning|dishes|toilet|stairs|walk|forest|by myself|on my own|sleep|\bwake|reading|laundry|folding|cook|radio|\bnews\b|photo|memory|tired|quiet|silence|empty|house\b/i,
          to: 'alone',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'public',
      say: "Then you've got two things to deal with, the crying and the people who see it. For the moment itself, look at something far away, breathe out slowly, take a sip of something cold. Most people would like to help and just don't know how.",
      ask: 'What had the day been like before it came, the last time?',
      otherwise: 'naming',
    },
    {
      id: 'alone',
      say: "It often waits until nobody needs you to be all right, or it comes through some tiny thing you weren't prepared for. For the big things you hold yourself together. A song or an advert gets past that.",
      ask: 'If you had to guess what the tears are about, what would be your first guess?',
      otherwise: 'naming',
    },
    {
      id: 'any',
      say: "When you've felt low for a while, it's easy to decide that something's wrong with you. But being low changes how everything looks, you included. So what you think of yourself just now may well be too harsh.",
      ask: 'What have you stopped doing since it got like this?',
      ways: [
        {
          say: 'Seeing people',
          words:
            /people|friends?\b|going out|messag|text|call(?:s|ing)?\b|see(?:ing)? (?:anyone|any|my|him|her|them|nobody)|social|anyone\b|famil|meet|visit|talk|dating|answer|\brepl(?:y|ying)|respond|\bphone|invit|part(?:y|ies)\b|\bdates?\b|contact|\bclub\b|sociali|anybody|leav(?:e|ing) the house|going anywhere|\bgroup\b|my (?:\w+ )?(?:group|club|mates|friends|choir|team|class)|meetings|colleagues|coffee with|lunch with/i,
          to: 'face',
        },
        {
          say: 'Keeping things in order',
          words:
            /\bflat\b|house|clean|tid(?:y|ying)|wash|laundry|shower|hair|teeth|post\b|bills|email|dishes|shav|dress|looking after|eating|myself\b|bed\b|order\b|paperwork|shopping|bathroom|sheets|meals|vegetables|vacuum|hoover|\bdust|taxes|make.?up|haircut|dentist|\bnails|rubbish|\bbins\b|\bmess|ironing|cooking, |housework|chores|household|all of that|admin|forms/i,
          to: 'care',
        },
        {
          say: 'Things I used to enjoy',
          words:
            /enjoy|hobb|guitar|piano|music|sing|read|book|cook|bak(?:e|ing)|run|gym|sport|swim|yoga|walk|paint|draw|writ|knit|sew|game|film|series|football|bike|cycl|climb|danc|photo|travel|fishing|fun\b|training|choir|crafts?|\bplay|drum|\bbass\b|violin|instrument|garden|pottery|lego|chess|puzzle|theat|cinema|concert|hik(?:e|ing)|\brid(?:e|ing)\b|\bboat|creat|laugh|plans?\b|planning|looking forward|learning|language|making|tinker|\bbike|workshop|models?|fix(?:ing)? (?:things|my)|craft|\bart\b|languages?|collect|watercolou?r|colou?rs|brush|yarn|crochet/i,
          to: 'joys',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'joys',
      say: "When it stops giving you anything you drop it, and that's only natural. But then there's also less that could bring a bit of it back. At times like this the doing often has to come first, and the wanting later.",
      ask: 'Which of it could you do badly, for ten minutes?',
      otherwise: 'small',
    },
    {
      id: 'care',
      say: "That's often the first thing to go, because for a while nobody else notices. You do, every time you look at it. It isn't laziness: when strength is short, it goes to what can't wait.",
      ask: 'Which bit of it bothers you most?',
      otherwise: 'small',
    },
    {
      id: 'any2',
      say: "You don't have to explain it, and nobody here will try to talk you out of it. If it's been going on for more than a couple of weeks, do tell a doctor, as you would with a cough. And even now some hours may be a little better than others.",
      ask: 'Which hour of the day is the least bad?',
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: "If there's an hour that's a shade better, it's the one to use for something small. It isn't meant to make you happy, only to leave one thing in the day that you picked yourself.",
      ask: 'What could that be tomorrow?',
      otherwise: 'small',
    },
    {
      id: 'small',
      say: "Choose one small thing for tomorrow, five minutes and no more, next to something you do anyway. You don't have to feel like it first. On days like these the mood comes late or not at all, and it counts without.",
      exercise: 'small-step',
    },
    {
      id: 'unmask',
      say: "If somebody came to mind, you could tell them beforehand: 'I'm no fun just now, can I sit with you anyway.' If nobody did, a library or a café will do, any place with people where you don't have to talk.",
      exercise: 'small-step',
    },
    {
      id: 'own',
      say: "What you liked for its own sake is yours, and it doesn't depend on the old place or the old days. If nothing comes to mind yet, that's no bad sign. It's where I'd look first, before looking for anything big.",
      exercise: 'best-possible-self',
    },
    {
      id: 'naming',
      say: "You don't have to know for sure what's behind it. A feeling is often easier to bear once there's a word for it that fits, and you can still change the word tomorrow.",
      exercise: 'naming-what-is-felt',
    },
  ],
};
