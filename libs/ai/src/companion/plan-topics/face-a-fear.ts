import type { PlanTopic } from '../plan-topic.ts';

export const FACE_A_FEAR: PlanTopic = {
  id: 'face-a-fear',
  title: 'Facing a fear',
  words:
    /\b(?:(?:afraid|scared|frightened|terrified|fear) (?:of|from|to (?:fly|go out|drive)) ?(?!my|him|her|them|what)|\w*phobi[ac]\w*|panic attacks?|panicking|(?:my|this|a|the) (?:fear|phobia|panic)|fears?|terrif(?:y|ies) me|crowds|(?:in|use|using|take|taking|of|the) (?:the |a )?lifts?|elevators?|escalators?|flying|flown|aeroplane|on a plane|heights|spiders?|pigeons|needles?|stage fright|motorway driving|on the motorway|(?:phone|make a phone) calls?|pick(?:ing)? up the phone|leav(?:e|ing) the house|going out(?:side)?|bridges|the bridge|thunderstorms?|claustro\w+|(?:a|the) dog (?:comes|barks)|barks|avoid(?:ed|ing)? (?:trains|buses|lifts|the)|answer the door)\b/i,
  kind: 'often',
  aim: 'face a fear in small steps',
  acks: [
    "Fear shrinks by practice more than by one great leap. A step that's only a bit uncomfortable counts, and doing it again is what works.",
    'People who get past this seldom do it in one brave go. They do a tiny version many times, until it bores them.',
    'Fear rises, stays a while and comes down by itself when you stay where you are. Each time you watch it come down, the next one has less to say.',
  ],
  heavy: [
    "It makes the world small, and planning every day around it is exhausting. You aren't being silly: the alarm in you is real, it's only set too loud. It can be turned down one notch at a time.",
    "There's often shame on top of the fear, as if everybody else did this without thinking. Plenty don't, they've only found a way round it. You can begin where nobody's watching.",
    'Fear has a way of taking things from you one by one, and you notice late how many there are. They come back the same way, one by one, the easiest first.',
  ],
  ask: 'Which of these is scary enough to count and small enough to do?',
  steps: [
    {
      say: 'Write a ladder from easy to hard',
      words:
        /\b(?:ladder|list|rate|out of (?:ten|10)|on paper|write (?!it in)|rungs?|steps? (?:down|out)|from (?:the )?(?:easy|easiest|least))\b/i,
      how: "Write the whole thing at the top and five easier versions under it, down to a photo of it. Give each a number from 0 to 10 for how scary it is, and begin with one that's about a 3.",
    },
    {
      say: 'Try the smallest version',
      words:
        /\b(?:small\w*|tiny|little (?:bit|go)|short\w*|one (?:stop|minute|floor)|stand (?:in front|outside|near|by|next)|outside|not go in|just (?:look|stand|walk)|first go|gate|doorstep|photos?|video)\b/i,
      how: 'Stand by the lift without getting in, listen to a recorded message, walk to the corner and look. Stay until the nerves have dropped a little, then go home: that was the practice.',
    },
    {
      say: 'Ask somebody to come along',
      words:
        /\b(?:come (?:with|along)|with me|bring|mate|together|ask (?:my|a|some\w+)|hold my hand|(?:my )?(?:sister|brother|friend|husband|wife|partner|daughter|son|mum|dad|neighbou?r)\b.*\b(?:come|with|help|do it)|take my \w+)\b/i,
      how: "Write to somebody calm: 'I'm practising something that scares me. Could you come for ten minutes, and neither push nor cheer?' Next time they stand a little further off.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:panic\w*|heart|faint\w*|pass out|can'?t breathe|lose (?:control|it)|trapped|(?:get|be|i'?m) stuck|get out|escape|throw up|be sick|dizzy|freak out)\b/i,
      say: "Panic feels like danger, but it peaks and falls, even when you do nothing at all. Plant your feet, breathe out longer than in, and say 'this is the alarm, it goes down again'. If it comes often, tell a doctor once, so you know what it is.",
    },
    {
      words:
        /\b(?:star(?:e|es|ing)|look (?:so )?(?:stupid|silly|weird|mad)|laugh\w*|judg\w+|embarrass\w*|asham\w*|pathetic|silly|stupid|(?:a )?fool|shak(?:e|ing)|trembl\w+|blush\w*|(?:people|everyone|everybody|they) (?:will |'ll )?(?:see|notice|think))\b/i,
      say: "Nerves show far less from outside than they feel inside. If somebody does notice, one sentence covers it: 'I'm a bit nervous with this, give me a minute.'",
    },
    {
      words:
        /\b(?:(?:done|tried|did) (?:\w+ ){0,3}before|never (?:work|help)\w*|does ?n'?t (?:work|help)|did ?n'?t (?:work|help|do)|tried|always been|no use|hopeless|every time|won'?t (?:work|help))\b/i,
      say: 'Then the step was probably too big, or it was done once and not again. Halve it, and do that half on three days in a row.',
    },
    {
      words:
        /\b(?:(?:already|have) booked|back out|no choice|(?:have|got) to (?:do it|fly|go|be there)|only \w+ (?:days?|weeks?)|too (?:soon|late))\b/i,
      say: "Then the time until then is for practice, and the day itself only for getting through. Tell one person there: 'I'm scared of this, could you look in on me now and then?' Crews, nurses and receptionists hear it often.",
    },
    {
      words:
        /\b(?:crash\w*|bit(?:e|es|ten)|attack\w*|happens?|hurt|die|dangerous|break(?:s)? down|(?:really )?gets stuck|get lost|fall|real(?:ly)? danger|statistic\w*)\b/i,
      say: "The fear wants a guarantee, and nobody has one for anything. Look once at one sober source, write down the sentence that steadies you, and don't look it up again.",
    },
    {
      words:
        /\b(?:therap\w+|doctor|pills?|tablets?|medication|counsel\w+|hypno\w+|professional|specialist)\b/i,
      say: "If it rules your days, it's worth a word with your doctor: there's a therapy for exactly this, and it goes in small steps too. What you practise until then isn't lost.",
    },
  ],
  ways: [
    "Small, often and the same way, until it's dull. Then one rung up.",
    'Leave when the fear has dropped a bit and not at its peak. Going at the peak tells the alarm it was right; going on the way down tells it the thing was bearable.',
  ],
};
