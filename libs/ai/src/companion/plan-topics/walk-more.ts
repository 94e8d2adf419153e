import type { PlanTopic } from '../plan-topic.ts';

export const WALK_MORE: PlanTopic = {
  id: 'walk-more',
  title: 'Walk more',
  words:
    /\b(?:walk(?:s|ing|ed)?|strolls?|(?:step|steps) (?:count\w*|a day)|count(?:er|ing)? steps|\d+k? steps|more steps|on foot|hik(?:e|es|ing)|rambl\w+|fresh air|round the (?:block|park)|camino|coast path)\b/i,
  kind: 'often',
  aim: 'walk more',
  acks: [
    "Walking is the one sport you're already dressed for. Ten minutes count in full, and nobody has to know that it was exercise.",
    'What makes it stick is a hook in the day: after lunch, after the school run, when the news is over. Then nothing has to be decided.',
    "Hardly anybody comes home from a walk and wishes they hadn't gone. It's only the getting out that needs a trick.",
  ],
  heavy: [
    "When everything's heavy, the front door is the steepest part. So it's enough to plan as far as the corner, and to be allowed to turn round there.",
    'It hurts to be slower than you once were, or to begin again from less. The pace of today is the only one that counts, and to the corner and back is a walk.',
    "On a low day nobody feels like it first and goes then; it's the other way round. A short, dull walk is quite enough for that to start.",
  ],
  ask: 'Where in your day would a short walk fit without a fight?',
  steps: [
    {
      say: 'Ten minutes after a meal',
      words:
        /\b(?:after (?:lunch|dinner|tea|supper|breakfast|a meal|meals|eating|the meal|my (?:lunch|dinner|tea|supper|breakfast))|lunch ?(?:time|break|hour)?|once i'?ve (?:had|eaten)|ten minutes after|round the block)\b/i,
      how: "Shoes on before you sit down again, five minutes one way and the same way back. A fixed route helps, since then there's nothing to think about.",
    },
    {
      say: 'Do the last stretch on foot',
      words:
        /\b(?:bus|tram|train|metro|tube|one stop|stop early|get(?:ting)? off|park (?:further|farther|the car|away|at)|last (?:bit|part|stretch)|rest on foot|on the way (?:to|home|back)|walk(?:ing)? (?:to|home from) work|school run|stairs|to the shops?)\b/i,
      how: "Get off a stop early, park at the far end, or go to the shop on foot for the light things. It needs no extra hour, because you're out anyway.",
    },
    {
      say: 'Walk with a voice in my ear',
      words:
        /\b(?:podcasts?|audio ?books?|music|radio|(?:on|over) the phone|ring (?:my|a|some)|call (?:my|a|some)|chat to|headphones|voice|with (?:a friend|some(?:one|body)|the dog|(?:my|the) (?:neighbou?r|sister|brother|mum|dad|son|daughter|wife|husband|partner))|neighbou?r|ask .{2,20} along)\b/i,
      how: "Save one podcast or book only for walking, or ring the person you always mean to ring: 'I'm out for a walk, have you got ten minutes?' Then the walking happens by itself.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:rain\w*|pour\w*|chucking|bucket\w*|weather|cold|wet|snow|ic[ey]|wind\w*|hot|heat|winter|miserable out)\b/i,
      say: 'Hang the waterproof where you can see it, and have a place for bad days: a shopping centre, a long corridor, the stairs twice. From inside it nearly always looks worse than it is.',
    },
    {
      words:
        /\b(?:hurts?|pain\w*|knees?|hips?|my back|bad back|ache\w*|puffed|breath\w*|stick|fall(?:en|ing)?|fell|dizzy|heart|swell\w*|swollen|too heavy|unfit)\b/i,
      say: 'Then go by benches and not by minutes: to the first one, sit, and home. Five minutes twice is as good as ten, flat ground is kinder than hills, and new pain or breathlessness is worth a word with the doctor first.',
    },
    {
      words:
        /\b(?:stupid|silly|ridiculous|all roads|where to walk|look(?:s|ing)? (?:odd|weird|at me)|people (?:look|stare|see|shout|might)|see me|star(?:e|ing)|alone|on my own|lonely|boring|bored|nowhere|ugly|ring road|self[- ]conscious|asham\w*|embarrass\w*)\b/i,
      say: "A bag in the hand or something in the ears, and you're simply somebody on the way somewhere. For company there are walking groups in most places, slow ones too, and a dog from next door is rarely refused.",
    },
    {
      words:
        /\b(?:dark|safe|unsafe|scar(?:ed|y)|attack\w*|afraid|frightened|night|street ?lights?|far from)\b/i,
      say: 'Then let it be the light hours, ten minutes at noon or on the way somewhere. In the dark take the busy street with the shops, not the pretty path, and go round twice.',
    },
    {
      words:
        /\b(?:tired|knackered|exhausted|no time|energy|busy|shifts?|kids|late|motivat\w*|can'?t be bothered|low|lazy|don'?t feel like)\b/i,
      say: "Make a deal with yourself: shoes on and as far as the corner, and turning back is allowed. On some days you'll turn back, and that's a walk too.",
    },
    {
      words:
        /\b(?:do(?:es)? anything|worth it|enough|count\w*|even (?:help|exercise)|proper exercise|make a difference|point|lose weight|ten thousand|10,?000|tried|(?:it|this|that|them|been|paid|done|went|plans?|diets?|here) before|give up|never (?:last|stick|keep)\w*|start(?:ed)? (?:again|and))\b/i,
      say: 'From nothing to a little is the biggest gain there is, in health as in mood. The big step number was never a medical rule; two weeks of ten minutes beats one heroic Sunday.',
    },
  ],
  ways: [
    "Same time, same route, so short that it'd be silly not to go. Let it grow by itself; on good days you'll go round twice.",
    "Put the shoes where you'd trip over them, and tell somebody the hour. 'I walk at one' makes it a fixture in other people's heads as well.",
  ],
};
