import type { Guide } from '../guide.ts';

export const WAITING_FOR_A_MESSAGE: Guide = {
  id: 'waiting-for-a-message',
  title: 'Dating and waiting',
  words:
    /\b(?:text(?:s|ed|ing)? (?:me|back|him|her|first)|texted|ghost(?:s|ed|ing)?|on read|read receipts?|(?:blue|grey|two) ticks?|typing|repl(?:y|ies|ied|ying)|(?:has|have)n'?t (?:answered|written|texted|messaged|heard)|(?:not|never) (?:answered|written|answering|texting|messaged)|last seen|no answer|situationship|(?:first|second|third|fourth|fifth|bad|good|a|our|another) dates?\b(?! night)|on dates|dating|tinder|hinge|bumble|(?:the|dating|these) apps?|crush(?:ing)?|swip(?:e|ed|ing)|matched|have feelings for|got feelings|fancy (?:him|her|them|someone)|in love with|how i feel|likes? me|(?:read|under) my (?:message|text)|my message|a (?:long |short )?message|text to|talk soon|unmatched|my number|(?:boy|girl|guy|man|woman) i like|i like my|not ready for a relationship|ask(?:ed|ing)? (?:him|her|them|me) out)\b/i,
  situations: ['unanswered-messages', 'in-love-unsure', 'dating-tired'],
  tone: 'hard',
  acks: [
    'It would be easier if people simply said what they mean.',
    'Hoping takes a lot of energy, and nobody around you can see it.',
    'Not knowing where you stand can fill a whole day, even a busy one.',
  ],
  ask: 'What are you telling yourself about it?',
  ways: [
    {
      say: 'That I did something wrong',
      words:
        /\bi (?:did|said|must|was|wrote|sent|came|scared|texted|talk(?:ed)?|ruined|blew|should(?:n.?t)?.?(?:ve| have)|messed|offended|annoyed|put|pushed|overdid)\b|too (?:much|keen|eager|intense|forward|needy|clingy|boring|fast|soon|long|desperate|honest)|wrong|my fault|mistake|upset (?:him|her|them)|weird|(?:him|her|them) off\b/i,
      to: 'wrong',
    },
    {
      say: "They aren't interested in me",
      words:
        /(?:do|does|did|is|are|was|were)(?:n.?t| not) (?:really |that |even |actually )?(?:want|like|interest|into|care|bother|feel)|not (?:really |that |so )?(?:interested|into|important|bothered)|some(?:one|body) (?:else|better)|met some|lost interest|over me|moved on|not (?:good )?enough|rejected me|bored|playing|\bhates?\b|blocked|has (?:someone|a girlfriend|a boyfriend|others)|forgotten? (?:me|about)|a no\b|just (?:being )?(?:polite|nice)|backup/i,
      to: 'not-want',
    },
    {
      say: "That I'd make a fool of myself",
      words:
        /\bfool|laugh|embarrass|awkward|reject|humiliat|ridiculous|stupid|ruin (?:the|our|it|every|what)|lose (?:the|him|her|them|what)|friendship|say no\b|(?:run|league)\b|creep|cringe|no chance|why would|never (?:like|feel|look|want)|if i (?:tell|told|ask|say|said)/i,
      to: 'fool',
    },
    {
      say: 'That it never works out for me',
      words:
        /never|nobody|no ?one|always|\balone\b|unlov|forever|every time|again\b|too old|pointless|all the same|cursed|giv(?:e|ing) up|meant (?:for|to)|dating is|everyone else|all (?:my|the others)|left over|nothing works|hopeless/i,
      to: 'never',
    },
  ],
  nodes: [
    {
      id: 'wrong',
      say: "So you look for the one thing that spoilt it. Usually there isn't one. Somebody who wants to see you will forgive a clumsy message, and somebody who doesn't can't be won by a perfect one.",
      ask: 'Which moment do you keep going back to?',
    },
    {
      id: 'not-want',
      say: "It may be so, and that hurts, whatever their reasons are. It's hardest while some hope is left, because then you can neither count on it nor let it go.",
      ask: 'What did they do that gave you hope?',
      ways: [
        {
          say: 'Warm, then gone, then warm',
          words:
            /mixed|hot (?:and|then|or) cold|\bwarm|sometimes|one day|some days|then (?:nothing|gone|silence|disappear|suddenly|vanish)|comes? back|back and forth|on and off|now and then|every (?:few|couple|two|three)\b|depends|flirt|likes? (?:my|all)|(?:he|she|they) looks?\b|smil/i,
          to: 'mixed',
        },
        {
          say: 'They were so keen at first',
          words:
            /at first|first (?:weeks?|months?|dates?|days?)|beginning|the start\b|(?:was|were) (?:so|really|very|all|super)|used to|every (?:day|night|morning|evening)|said (?:he|she|they|i|we|that)|told me|\bkept\b|called me|compliment|plans|future|introduc|flowers|kiss|slept|for hours|\bheld\b|chased|wanted|invited/i,
          to: 'keen',
        },
      ],
    },
    {
      id: 'fool',
      say: "You probably see the worst moment before you: the silence, the face, the polite answer. What you don't see is the time after that, when you'd simply know. Most people do get over an awkward moment.",
      ask: 'What would you tell them, if you did say it?',
    },
    {
      id: 'never',
      say: "After a few disappointments it's no longer only about one person, it's about the whole thing. And the more tired you are of it, the easier it is to believe that it will always be like this.",
      ask: 'What has worn you out most?',
      ways: [
        {
          say: 'The same small talk',
          words:
            /small ?talk|same (?:questions?|chats?|conversations?|stor)|boring|swip|\bapps?\b|profiles?|messag|chatting|\bhey\b|weekend|interview|effort|start(?:ing)? (?:over|again|from)|hello|getting ready|superficial|favou?rite/i,
          to: 'small-talk',
        },
        {
          say: 'Getting hurt each time',
          words:
            /hurt|ghost|reject|heart|disappoint|let down|dump|hop(?:e|es|ing)\b|\bused\b|\bcry|cried|trust|lied|dropped|drops|disappear|vanish|\bleft\b|\bleave/i,
          to: 'bruise',
        },
        {
          say: 'Thinking it must be me',
          words:
            /\bme\b|wrong with|my (?:fault|looks|age|body|weight|face)|enough|ugly|unlov|broken|too (?:old|fat|much|picky|shy)|comparing|everyone else/i,
          to: 'vote',
        },
      ],
    },
    {
      id: 'keen',
      say: 'You had good reason to believe what you were shown. Some people mean it at the beginning and still draw back when it becomes ordinary, and that may have little to do with you.',
      ask: 'What had you already begun to picture?',
    },
    {
      id: 'mixed',
      say: "That's hard to let go of, since each warm sign makes you hope again. It's tempting to look for a meaning behind it. Often the meaning is just that they aren't sure, or won't say.",
      ask: 'What would you say to a friend who told you the same story?',
    },
    {
      id: 'smaller',
      say: "It doesn't have to be a big confession. 'I like talking to you, are you free on Saturday' is enough, and so is 'I'd rather have a no than nothing'. Either way you'd know more than you do now.",
      ask: 'How would the small version go, in one sentence?',
    },
    {
      id: 'small-talk',
      say: 'Answering the same questions for one stranger after another is work. And many people only begin to like somebody after the third or fourth meeting, over something else entirely, which an app can hardly give you.',
      ask: 'When did you last get on with somebody without trying?',
    },
    {
      id: 'bruise',
      say: "After being hurt more than once it's natural to be careful. But hoping and bracing yourself at the same time is exhausting, and you're allowed to rest from it.",
      ask: 'What would you do with a month off from all of it?',
    },
    {
      id: 'vote',
      say: "While this goes on, what another person does or doesn't do decides what sort of day you have, and perhaps what you think of yourself. That's a lot to leave to somebody else. You have a say in it too.",
      ask: 'What would you choose: go on hoping, ask straight out, or let it go?',
      ways: [
        {
          say: 'Go on hoping',
          words:
            /\bhop(?:e|ing)|wait|keep (?:going|on|trying)|patien|see what|^(?:the )?first|(?:him|her|them|it) (?:some |more |a bit of )?time|hold(?:ing)? on|not ready/i,
          to: 'hoping',
        },
        {
          say: 'Move on from it',
          words:
            /let(?:ting)? (?:it|him|her|them|this|that) go|let(?:ting)? go|^(?:the )?(?:third|last)|giv(?:e|ing) up|\bdrop|forget|move on|delet|block|walk away|quit|\bdone\b|\bstop\b|a break|enough/i,
          to: 'let-go',
        },
        {
          say: 'Ask straight out',
          words:
            /(?<!n.?t )(?<!n.?t (?:want to|dare|dare to) )\bask|straight|tell (?:him|her|them)|say (?:it|something)|^(?:the )?(?:second|middle)|just (?:text|write|do|go)|(?:text|write to|ring|call) (?:him|her|them)|confess|find out|(?:want|need|rather|have) (?:to )?know/i,
          to: 'smaller',
        },
      ],
    },
    {
      id: 'hoping',
      say: "You can do that. It gets easier to bear if it has an end: a week or two in which you don't have to decide anything, and then a day when you look at it again.",
      ask: 'Which day would that be?',
    },
    {
      id: 'let-go',
      say: "That's seldom done once and for all. It will probably come back into your thoughts, often at first and less as time goes on. You don't have to hate anybody for it, or pretend that it meant nothing.",
      ask: 'What would you like to have time for again?',
    },
  ],
};
