import type { Guide } from '../guide.ts';

export const FRIEND_HURT: Guide = {
  id: 'friend-hurt',
  title: 'A friend who hurt me',
  words:
    /\b(?:behind my back|fell out|falling out|betray\w*|screenshots?|my (?:best |old |so-called )?friends? (?:\w+ )?(?:lied|told|shared|laughed|said|dropped|forgot|ignored|didn't)|dropped me|bridesmaid|gossip\w*)\b/i,
  situations: ['friend-conflict'],
  tone: 'hard',
  acks: [
    "From a stranger you'd have forgotten it by lunch. From a friend it gets carried about all day.",
    "You don't keep your guard up with a friend, so a thing like that goes in a long way.",
    "Trouble with a friend has no proper place to go, and half the people you'd usually tell know you both.",
  ],
  ask: 'Where do things stand between you right now?',
  ways: [
    {
      say: "They don't know I'm hurt",
      words:
        /(?:doesn.?t|don.?t|didn.?t|does not|do not) (?:even )?(?:know|realise|realize|notice|suspect|get that)|no (?:clue|idea)|haven.?t (?:said|told|mentioned|brought|shown)|(?:didn.?t|never|not) (?:yet )?(?:said?|told?|tell|mention(?:ed)?|show(?:ed|n)?)|(?:thinks?|believes?) (?:we.?re|everything|it.?s|all)|unaware|oblivious|clueless|kept it to myself|hid(?:e|ing) it|not (?:brought|said|told|mentioned)|can.?t (?:tell|bring it|say)|in the dark|hasn.?t (?:noticed|realis|realiz|a clue|any idea|got)|secretly|know(?:s)? (?:that )?i (?:know|found|saw|heard)|(?:don.?t|didn.?t) dare|right moment|only i know|swallowed|for (?:him|her|them) (?:it'?s|everything|all)|in (?:his|her|their) (?:head|mind|world)|(?:he|she|they) (?:live|lives|go|goes) on|thinks? nothing|only (?:ever )?told (?:my|a|the)|told (?:nobody|no one)/i,
      to: 'unaware',
    },
    {
      say: 'They said sorry',
      words:
        /\bsorry\b|apolog|make up\b|made up\b|forgive|make it up|peace offering|we(?:'ve| have)? talked|wants? to (?:fix|talk|meet|explain)|explained|flowers|patched|forgiv|amends|reach(?:ed|ing)? out|asked (?:to meet|for a chance)|begging|olive branch|regret|admitted|wants? (?:it|me|us) back|keeps (?:calling|texting|writing|trying)|wants? to be friends|\bjerk\b|mistake|was wrong|cake\b|gift|present\b|hugged|second chance|ashamed/i,
      to: 'sorry',
    },
    {
      say: "We're not speaking",
      words:
        /(?:not|haven.?t|hasn.?t|aren.?t|don.?t|doesn.?t|won.?t|no longer|stopped|never) (?:really )?(?:speak|spoken|talk|heard|written|answer|repl|been in|any contact|in touch|seen)|block|unfollow|silen(?:ce|t)|ignor|no (?:contact|word|answer|reply)|ghost|left (?:the|our) (?:group|chat)|avoid|cut (?:me|them|him|her|it)|on read|over between|deleted|\bice\b|icy|frozen|a (?:single )?word\b|cold war|broken? (?:off|contact)|ended|\bover\b|no longer|\bdead\b|refus|hung up|walks? past|crosses|nowhere|not (?:on )?speaking|stopped (?:talking|answering)|unfriend|don.?t (?:see|want|look)|need space|ruined|finished|fallen out|fell out|never (?:again|want)|enemies|hate|picked up|pick up|standstill|rock.?hard|door\b|stonewall|switched off|nothing since|since (?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|then|that)|zero\b|done\b|(?:isn.?t|not|won.?t be) (?:answering|replying|picking|taking)|my calls/i,
      to: 'silent',
    },
    {
      say: 'We act as if nothing happened',
      words:
        /as if|like (?:nothing|robots|before|always|normal)|pretend|act(?:s|ing)?\b|as (?:usual|normal|always)|on the surface|normal\b|small talk|polite|civil|carr(?:y|ies|ying) on|business as|\bfine\b|smil|frosty|cool(?:er)?\b|awkward|superficial|nothing'?s? (?:the matter|wrong|happened|is wrong)|friendly|outside|at work|see (?:him|her|them|each other)|same (?:group|office|team|class|house|flat)|avoid(?:ing)? (?:the (?:topic|subject)|it\b|talking about)|tense|weird|strained|distant|(?:good|brave) face|\bhello\b|\bnod|okay\b|\bok\b|eggshells|fake|formal|live together/i,
      to: 'acting',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'silent',
      say: "Silence between friends isn't empty. Each of you fills it with lines for the other one, and the lines get worse by the day, because nobody's there to correct them.",
      ask: "Who's waiting for whom, as you see it?",
      ways: [
        {
          say: "Nobody, I'm done",
          words:
            /\bdone\b(?! (?:nothing|anything))|through with|finished|\bnobody|\bno one|neither|(?:don.?t|not) (?:want|wait|care)|\bdead\b|\bover\b|never again|good riddance|blocked|going back|closed|the end\b|won.?t (?:wait|call|be)/i,
          to: 'done',
        },
        {
          say: "They're waiting for me",
          words:
            /(?:for|on) me\b|my (?:court|turn|move)|expect(?:s|ing)? me|\bi (?:owe|should|need to|have to|would have to)|\bme to (?:say|crawl|call|come|make|apolog|write)|i'?m the one who (?:should|has|did|left|started)|want(?:s|ing)? me to|(?:she|he|they) (?:thinks?|wants?|expects?|demands?|believes?) (?:that )?(?:i|me|an apology)|my fault|i (?:hurt|started|shouted|messed|said)|\bme to\b|i'?m the one|it'?s me who|me who\b|i (?:walked|left|hung|blocked|stopped|ended|ran)\b/i,
          to: 'owe',
        },
        {
          say: "I'm waiting for them",
          words:
            /\bi'?m? (?:am )?wait|\bme for\b|(?:his|her|their) (?:turn|move|court|job)|(?:he|she|they|it) (?:should|needs?|has|have|must|ought)|(?:for|on) (?:him|her|them|an apology)|done nothing|did nothing|up to (?:him|her|them)|phone|\bme\b|(?:he|she|they) (?:started|did|hurt|broke)|owes me|apolog|explan|not my|why should i|(?:he|she|they) can\b|(?:he|she|they) made|clean it up|(?:he|she|they) know where/i,
          to: 'waiting',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'acting',
      say: "So on the surface it's the old friendship, and underneath nothing has been cleared up. Being friendly on top of that takes a lot out of you, and nobody sees you doing it.",
      ask: 'What do you think would happen if you brought it up?',
      ways: [
        {
          say: "They'd turn it against me",
          words:
            /turn (?:it|this)|sensitive|my fault|twist|\bjoke\b|drama|overreact|den(?:y|ies)|laugh|play (?:it )?down|defens|victim|petty|crazy|exaggerat|gaslight|blame|roll|minimi[sz]e|get over it|make it about|attack|offended|excuses?|change the subject|shrug|(?:say|says|said) (?:that )?i\b|my problem|crying|cold\b|angry|furious|claim|pretend|deny|lie\b|never said|(?:wouldn.?t|won.?t) (?:admit|see|get|understand)|not remember|forgotten|smile it|paranoid|mad\b/i,
          to: 'turn',
        },
        {
          say: 'I might lose them',
          words:
            /\blos(?:e|ing)\b|the end\b|that would be it|that'?d be it|be over|\bout of\b|walk (?:away|off|out)|leave\b|\brow\b|fight|explo|blow up|break(?:s|up)?\b|cut me|drop me|shout|war\b|never (?:speak|talk)|sides\b|cut (?:me|people)|drop\b|awkward|group|disaster|catastroph|\bquit|ruin|worse|ghost|gone\b|fall(?:ing)? out|fall(?:s)? apart|crash|collapse|storm|tears\b|drift|distance|unfriend|leave me|everything\b/i,
          to: 'lose',
        },
        {
          say: "They'd probably listen",
          words:
            /listen|sorry|apolog|underst(?:and|ood)|decent|be (?:ok|okay|fine|better|good)|feel (?:awful|bad|terrible|guilty)|talk it|clear the air|hug|shocked|horrified|mortified|embarrass|explain|talk about|nice about|reasonable|kind\b|relieved|hear me|surpris|thank|cry\b/i,
          to: 'listen',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'listen',
      say: "Then it's the first ten seconds you're afraid of, more than the talk. That's common with people who matter: as long as nothing's been said, nothing can go wrong, and nothing can get better either.",
      ask: 'What is the one thing they would have to understand?',
      otherwise: 'plain',
    },
    {
      id: 'unaware',
      say: "Then you're in a quarrel that only one of you is attending, which is lonelier than a real one. And the kinder they are to you meanwhile, the stranger it gets.",
      ask: 'What keeps you from telling them?',
      ways: [
        {
          say: 'They should see it themselves',
          words:
            /should (?:know|notice|see|realis|realiz|be|get)|ought|obvious|(?:her|him|them)sel(?:f|ves)|on (?:her|his|their) own|have to (?:explain|tell|ask|spell)|(?:if|when) (?:he|she|they) (?:doesn.?t|don.?t|can.?t)|the point|common sense|clear to|not my job|tired of explaining|decency|mind.?read|if (?:he|she|they) cared|cared? enough|their job|up to (?:him|her|them)|would have (?:noticed|known|seen|asked)|real friends?|good friends?/i,
          to: 'should',
        },
        {
          say: 'I might lose them',
          words:
            /\blos(?:e|ing)\b|wreck|ruin|destroy|break\b|awkward|\bthe (?:whole )?group|drop me|end (?:of|it)|conflict|confront|fight|argument|\brow\b|scared|afraid|walk away|leave me|worse|harmony|unbearable|live together|share a flat|flatmate|colleague|work together|same (?:group|office|team)|mutual|(?:upset|hurt) (?:him|her|them)|friendship|tension|peace\b|\bfear\b|nobody else|only friend|wedding|confrontations?|can.?t stand|hate (?:fights|conflict|drama)|too (?:scared|shy)|coward|courage|brave|risk/i,
          to: 'lose',
        },
        {
          say: "I'd look petty",
          words:
            /petty|sensitive|silly|stupid|small\b|tiny|nothing really|jealous|childish|ridiculous|drama|look (?:like|bad|weak|needy|pathetic)|needy|clingy|roll|laugh|embarrass|pride|weak|big deal|grown|my age|joke|(?:only|just|such) a\b|trivial|minor|sulk|whin|complain|mountain|overreact|seem\b|sounds?\b|exaggerat|victim|dignity|asham|not worth|proud|bigger problems|other people have|first.?world|banal|unimportant|too old for|kindergarten|school ?yard|he'?d laugh|she'?d laugh|nitpick/i,
          to: 'turn',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'sorry',
      say: "And now it's your move, whether you're ready or not. A sorry ends the part they have to do. It doesn't set a date by which it's meant to have stopped hurting.",
      ask: "What's still missing, after the sorry?",
      ways: [
        {
          say: "They don't get what they did",
          words:
            /(?:doesn.?t|don.?t|didn.?t|not) (?:really |even )?(?:get|understand|understood|see|mean|realis|realiz|know what|admit)|understanding|meant it|sincer|\bquick\b|box\b|half.?hearted|sorry (?:i|that i|if|you|for the wrong)|excuse|\bbut\b.*\b(?:he|she|they)|\breal (?:one|sorry|apology)|proper|own(?:ing|ed)? (?:it|up)|genuine|why (?:he|she|they) did|excuses|accountab|details|the truth|change\b|action|in front of|public|only words|just words|honest|responsib|remorse|specific|listen|acknowledg|(?:his|her|their) (?:side|part)\b|explanation|reason\b|so that (?:i|it)|shut up|to (?:keep|get) (?:the )?(?:peace|it over|me)|just to\b|of sorts/i,
          to: 'not-got',
        },
        {
          say: "I can't trust them now",
          words:
            /trust|again\b|believ|guard|tell (?:him|her|them) (?:things|any)|rely|safe\b|wary|careful|suspicio|lie[ds]?\b|lying|secret|confid|feel safe|\bsure\b|certain|repeat|next time|secure|same way|open(?:ly)?\b|closeness|\brelax|at ease|distance|confident|wonder(?:ing)? what|what else|told (?:people|others|everyone)|behind my|doubt|believing|still (?:friends|sees|talks)|same thing/i,
          to: 'trust',
        },
        {
          say: 'Nothing, it just still hurts',
          words:
            /nothing|\btime\b|hurt|sore|\bstill\b|ache|get over|sits? (?:there|with)|sting|raw\b|\bme\b|forgive|forget|can.?t let|angry|ready|pain|heal|wound|anger|not over|can.?t (?:get|feel|shake)|\bfeel|\bheart\b|cry|bruis|tender|scar\b/i,
          to: 'still',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'waiting',
      say: "In most of these both sides think it's the other one's turn, and both have a decent case. Going first doesn't mean dropping yours. It only means that the silence got too expensive for you.",
      ask: 'What would they have to say so that you could breathe out?',
      otherwise: 'plain',
    },
    {
      id: 'owe',
      say: "So there's something on your side of it too, or they think there is. Most fallings-out have two hurt people in them. Owning your part of it doesn't mean signing for theirs.",
      ask: 'Which part would you take on, if they took theirs?',
      otherwise: 'plain',
    },
    {
      id: 'done',
      say: "Being done with somebody can come from a clear head or from a raw one, and from inside the two are hard to tell apart. You don't have to know yet which it is. Nobody has to be kept just because they've been around for long.",
      ask: 'What will you miss, even so?',
      otherwise: 'letter',
    },
    {
      id: 'turn',
      say: "'Too sensitive' moves the talk from what was done to what's wrong with you. It works so well that you can do it to yourself, before anybody else gets the chance. But size is a poor measure: a small thing hurts when it says something big.",
      ask: 'What did it seem to say about where you stand with them?',
      ways: [
        {
          say: "That I don't count for much",
          words:
            /(?:don.?t|doesn.?t|didn.?t|not) (?:count|matter|care|important|worth|that important)|second|last\b|replace|nothing to|low|bottom|spare|backup|convenient|unimportant|less|option|beneath|small|invisible|afterthought|not (?:a|her|his|their) (?:real|best|priority)|below|\bjoke\b|doesn.?t (?:see|value|think|respect|listen)|don.?t (?:see|value|think|respect|listen)|respect|value|stupid|inferior|charity|\bused?\b|granted|laugh|other (?:people|friends)|equal|nobody|replaceable|doormat|lower|stand alone|on my own|alone|come first|comes first|friends first|mates/i,
          to: 'plain',
        },
        {
          say: "That I can't rely on them",
          words:
            /rely|trust|safe|loyal|behind my back|stab|back (?:me|up)|side with|on my side|depend|count on|betray|secret|lie[ds]?\b|fake|two.?faced|turn on me|expose|open with|secrets|careful|when it counts|honest/i,
          to: 'trust',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'lose',
      say: "That's the dilemma: say it and you may lose them, don't say it and you lose them slowly, because you'll be careful around them and they won't know why. Between a showdown and swallowing it there's a good deal of room. A true sentence can be a mild one.",
      ask: 'What would be the mildest true sentence about it?',
      otherwise: 'plain',
    },
    {
      id: 'should',
      say: "The better somebody knows you, the more obvious you'd think it is. But from the other end, hurting somebody rarely feels like hurting them. It was a joke, a mad week, a thing they passed on to one person only.",
      ask: 'If they did see it, what do you think they would do?',
      ways: [
        {
          say: "They'd feel awful",
          words:
            /awful|bad\b|terrible|guilt|sorry|apolog|horrif|mortif|asham|cry|make it|upset|fix|care\b|shocked|shame|devastated|regret|hug/i,
          to: 'plain',
        },
        {
          say: "They'd shrug",
          words:
            /shrug|nothing|not care|wouldn.?t (?:care|change|do|matter|mind)|laugh|excuse|den(?:y|ies)|ignore|eyes|same again|turn it/i,
          to: 'any3',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'not-got',
      say: "A lot of apologies are about the fuss and miss the injury: sorry you're upset, sorry if it came across like that. What you're after is a different thing. You want them to have looked at it, even briefly, from where you were standing.",
      ask: 'What would the right sorry have in it?',
      otherwise: 'plain',
    },
    {
      id: 'trust',
      say: 'Nobody can decide to trust again. It comes back through small evidence, boring things mostly, and until then telling them less is simply sensible. A friend can be fine for films and moving house, and for now not for secrets.',
      ask: 'What could you do with them today without a knot in your stomach?',
      otherwise: 'size',
    },
    {
      id: 'still',
      say: "Then it's only slower than the talking was. You can say that it's all right and mean it, and the body hasn't been told yet: it still braces when their name comes up. Nobody's being petty there.",
      ask: 'When did you last notice yourself bracing?',
      otherwise: 'any3',
    },
    {
      id: 'any',
      say: "There's the thing that happened, and there's the picture you had of the two of you. Often the second is what hurts more, because it doesn't only change today. It makes you look back over the good times as well.",
      ask: "What did you think a friend would have done there, that they didn't?",
      otherwise: 'any2',
    },
    {
      id: 'any2',
      say: "Friendships run on rules that nobody ever says aloud: you'd tell me first, you'd never laugh along, you'd come. You find out what yours are on the day one gets broken, and the other person may honestly not have known it was there.",
      ask: 'What do you want from this friendship now?',
      ways: [
        {
          say: 'I want out',
          words:
            /\bout\b|\bend (?:it|this)|\bdone\b|\brid of|distance|\bnothing\b|\bspace\b|cut (?:it|them|him|her|off)|over with|never (?:see|speak|again)|leave\b|stay away|left alone|let (?:it|her|him|them) go|want (?:nothing|them gone)|closure|goodbye|move on|forget (?:her|him|them|it)|finish|rather not|not (?:see|speak|have|want)|avoid|without (?:him|her|them)|less of|cut\b/i,
          to: 'done',
        },
        {
          say: 'I want them to understand',
          words:
            /underst(?:and|ood)|\bgets?\b|\bhear|listen|my side|apolog|sorry|honest|\bsee (?:what|how|that|it)|\bknow (?:what|how|that)|realis|realiz|admit|talk\b|truth|explain|respect|acknowledg|own (?:it|up)|justice|clarity|answers?\b|\bwhy\b|accountab|recogn|conversation|honesty|serious|regret/i,
          to: 'plain',
        },
        {
          say: 'I want it back as it was',
          words:
            /back\b|again\b|normal|like (?:before|it was|always|we were)|fix|laugh|repair|make up|how (?:it|we) (?:was|were)|save|friends?\b|keep (?:it|her|him|them)|\bus\b|trust|rebuild|as before|\bpeace|harmony|close\b|lose (?:him|her|them)|forgive|together|stay\b/i,
          to: 'back',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: 'You can be undecided about a friend for a good while. What helps meanwhile is to keep two things apart, what they did and who they are to you. You may be finished with the first long before you know about the second.',
      ask: 'If you wrote them one honest line tonight, not to be sent, how would it begin?',
      otherwise: 'letter',
    },
    {
      id: 'plain',
      say: "If you ever bring it up, keep it to one thing: what happened, how it landed, what you'd have wished for. No 'always', no list from other years. Said like that it may still be unwelcome, but it's hard to twist.",
      exercise: 'prepared-talk',
    },
    {
      id: 'size',
      say: "Then that's the size this friendship has for now, large or small or nothing at all. It may grow back or stay like that. You don't have to announce it, and you don't have to be sure.",
      exercise: 'two-columns',
    },
    {
      id: 'letter',
      say: 'That could be the start of a page to them, one that stays in your drawer. In there you can be unfair first and fond afterwards, and nobody interrupts.',
      exercise: 'unsent-letter',
    },
    {
      id: 'back',
      say: "Exactly as it was can't be ordered, since you both know now that this can happen. The version after it can be good, and some people like it better, because it's been dropped once and didn't break. Mostly it begins with one of you saying something clumsy.",
      exercise: 'prepared-talk',
    },
  ],
};
