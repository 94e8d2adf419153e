import type { Guide } from '../guide.ts';

export const FRIEND_HURT: Guide = {
  id: 'friend-hurt',
  title: 'A friend who hurt me',
  words:
    /\b(?:behind my back|fell out|falling out|betray\w*|screenshots?|my (?:best |old |so-called )?friends? (?:\w+ )?(?:lied|told|shared|laughed|said|dropped|forgot|ignored|didn't)|dropped me|bridesmaid|gossip\w*|closest friend|been friends|best friend (?:told|said|lied|slept|didn't|never|forgot)|i lent|whole table|friends for (?:\w+ ){1,2}years)\b/i,
  situations: ['friend-conflict'],
  tone: 'hard',
  acks: [
    "From a stranger you'd soon have forgotten it. From a friend it stays with you.",
    "With a friend you aren't on your guard, so a thing like that hurts more.",
    "It's hard to talk about trouble with a friend, since the people you'd usually tell often know you both.",
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
  nodes: [
    {
      id: 'silent',
      say: "While you aren't speaking, each of you imagines what the other thinks. That tends to get worse with time, because nobody's there to put it right.",
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
    },
    {
      id: 'acting',
      say: "So on the surface everything's as it was, and underneath nothing has been cleared up. It takes a lot out of you to be friendly on top of that, and nobody sees it.",
      ask: 'What do you think would happen if you brought it up?',
      ways: [
        {
          say: "They'd say it's my fault",
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
    },
    {
      id: 'listen',
      say: "Then it's perhaps the first sentence you're afraid of, more than the talk. As long as nothing's been said nothing can go wrong, but nothing can get better either.",
      ask: 'What is the one thing they would have to understand?',
    },
    {
      id: 'unaware',
      say: "Then you're alone with it. They go on as if everything was fine, because for them it is, and that makes it even stranger to be with them.",
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
    },
    {
      id: 'sorry',
      say: "A sorry can be meant, and you can even have accepted it, and it still doesn't have to have stopped hurting. You may take the time you need for that.",
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
          say: 'Nothing new, it still stings',
          words:
            /nothing|\btime\b|hurt|sore|\bstill\b|ache|get over|sits? (?:there|with)|sting|raw\b|\bme\b|forgive|forget|can.?t let|angry|ready|pain|heal|wound|anger|not over|can.?t (?:get|feel|shake)|\bfeel|\bheart\b|cry|bruis|tender|scar\b/i,
          to: 'still',
        },
      ],
    },
    {
      id: 'waiting',
      say: "Often both sides think that it's the other one's turn, and both have their reasons. If you went first, it wouldn't mean that you were wrong. It would only mean that you don't want to wait any longer.",
      ask: 'What do you most need to hear from them?',
    },
    {
      id: 'owe',
      say: "So there's something on your side too, or they think there is. When friends fall out, mostly both are hurt. You can own your part of it without taking on theirs.",
      ask: 'Which part of it is yours, as you see it?',
    },
    {
      id: 'done',
      say: "You may be done with somebody, and nobody has to stay a friend just because they've been one for long. And if you're still angry, you needn't know yet whether it's for good.",
      ask: 'What will you miss, even so?',
    },
    {
      id: 'turn',
      say: "They may tell you that it was nothing, or you may tell yourself. Then it's suddenly about how sensitive you are, and no longer about what happened. It hurts because of what it seemed to say about the two of you.",
      ask: 'What did it seem to say about where you stand with them?',
      ways: [
        {
          say: "That I don't count for much",
          words:
            /(?:don.?t|doesn.?t|didn.?t|not) (?:count|matter|care|important|worth|that important)|second|last\b|replace|nothing to|low|bottom|spare|backup|convenient|unimportant|less|option|beneath|small|invisible|afterthought|not (?:a|her|his|their) (?:real|best|priority)|below|\bjoke\b|doesn.?t (?:see|value|think|respect|listen)|don.?t (?:see|value|think|respect|listen)|respect|value|stupid|inferior|charity|\bused?\b|granted|laugh|other (?:people|friends)|equal|nobody|replaceable|doormat|lower|stand alone|on my own|alone|come first|comes first|friends first|mates/i,
          to: 'plain',
        },
        {
          say: 'No trust like before',
          words:
            /rely|trust|safe|loyal|behind my back|stab|back (?:me|up)|side with|on my side|depend|count on|betray|secret|lie[ds]?\b|fake|two.?faced|turn on me|expose|open with|secrets|careful|when it counts|honest/i,
          to: 'trust',
        },
      ],
    },
    {
      id: 'lose',
      say: "If you say it, you may lose them. If you don't, you'll be careful around them, and they won't know why. But there's a lot of room between a big quarrel and saying nothing, and a true sentence can be a mild one.",
      ask: 'What would be the mildest true sentence about it?',
    },
    {
      id: 'should',
      say: "When somebody knows you well, you'd think they must see it. But the one who did it often doesn't notice that it hurt. To them it may have been a joke, or a busy week, or something said without thinking.",
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
    },
    {
      id: 'not-got',
      say: "Then they've said sorry that you're upset, and not for what they did. You'd want them to look at it from your side, if only for a minute.",
      ask: 'What would a real apology say?',
    },
    {
      id: 'trust',
      say: "You can't decide to trust somebody again. If it comes back, it's slowly, through small things that go well, and until then it's sensible to tell them less.",
      ask: 'What could you do with them today without a knot in your stomach?',
    },
    {
      id: 'still',
      say: "It's quick to say that it's all right, and it takes longer until it is. You can have accepted the sorry and still tense up when you hear their name. That isn't petty.",
      ask: 'When did you last notice that it still hurts?',
    },
    {
      id: 'any3',
      say: "You don't have to know yet what will become of it. One can mind very much what a friend did and still not know what one wants with them.",
      ask: 'If you wrote them one honest line tonight, not to be sent, how would it begin?',
    },
    {
      id: 'plain',
      say: "You don't have to keep that to yourself. If you bring it up, stay with one thing: what happened, how it was for you, what you'd have wished for. Leave out 'always' and everything from other years. They may not like it, but it's hard to argue with.",
      exercise: 'prepared-talk',
    },
  ],
};
