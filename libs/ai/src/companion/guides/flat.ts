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
    },
    {
      id: 'waking',
      say: "Then it isn't only about what the day asks of you. If that's gone on for weeks, tell a doctor just that: I sleep and it doesn't rest me. And try not to judge your whole life in the morning, when it looks its worst.",
      ask: "What's the one thing you do in the morning, whatever happens?",
    },
    {
      id: 'face',
      say: 'Being with people is hard work when you feel like this, because you have to look all right the whole time. Staying away helps that evening. After a while it gets lonelier than you meant it to be.',
      ask: 'Who could you be poor company with, without having to explain it?',
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
    },
    {
      id: 'through',
      say: "If something got through even for a second, it isn't gone, only faint. It's worth remembering what it was, because you can put yourself near it again without expecting anything.",
      ask: 'What would be the laziest possible way to have a bit more of it this week?',
    },
    {
      id: 'through-hard',
      say: "The hard feelings are often the ones that still get through, because they're the strongest. It hurts, and it also shows that you haven't stopped feeling.",
      ask: 'If that feeling had one sentence to say, what would it be?',
    },
    {
      id: 'cannot',
      say: "Then there's no need to dig for it. On grey days the mind mostly finds grey memories, and it tells you that it was always like this. You don't have to believe that just now.",
      ask: 'What do you still do on most days, even without feeling anything about it?',
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
    },
    {
      id: 'pull',
      say: 'Something like that gives the days a shape without your having to think about it. When it ends or changes, you lose more than the thing itself. You also lose what told you each morning what to do.',
      ask: 'Which part of it did you like for its own sake?',
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
    },
    {
      id: 'public',
      say: "Then you've got two things to deal with, the crying and the people who see it. For the moment itself, look at something far away, breathe out slowly, take a sip of something cold. Most people would like to help and just don't know how.",
      ask: 'What had the day been like before it came, the last time?',
    },
    {
      id: 'alone',
      say: "It often waits until nobody needs you to be all right, or it comes through some tiny thing you weren't prepared for. For the big things you hold yourself together. A song or an advert gets past that.",
      ask: 'If you had to guess what the tears are about, what would be your first guess?',
    },
  ],
};
