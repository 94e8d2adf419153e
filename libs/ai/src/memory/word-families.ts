/**
 * Words that speak of the same: before the bar of one thing, after it of what belongs to it. Who asks for a word before
 * the bar means all of them; a word after it leads nowhere. Lower case, as they are spelt.
 */
const WORD_FAMILIES: readonly string[] = [
  'mother mum mom mama mummy mommy',
  'father dad papa daddy',
  'parents | mum mom dad mother father',
  'grandmother grandma granny nana',
  'grandfather grandpa granddad',
  'partner | husband wife boyfriend girlfriend fiancé fiance',
  'child children kid kids | son daughter baby toddler',
  'parent parenting parenthood | children kids son daughter',
  'sibling siblings | brother sister',
  'friend friends friendship mate',
  'boss manager supervisor',
  'colleague colleagues coworker coworkers teammate',
  'work job workplace office career | shift boss colleagues',
  'money finances | rent salary wage bills debt debts loan mortgage savings pay broke afford',
  'sleep slept sleeping asleep insomnia | awake nap bed tired',
  'tired exhausted fatigue drained worn',
  'food eat eating ate meal | lunch dinner breakfast supper',
  'cooking cook cooked baked baking bake | recipe kitchen',
  'exercise sport sports training workout | run running ran gym yoga swim swimming swam cycling walk walked',
  'illness ill sick disease | diagnosis biopsy cancer hospital surgery doctor treatment',
  'health | doctor hospital pain ill sick diagnosis',
  'pain hurts hurt ache aches',
  'death died dead dying | funeral buried grief passed',
  'funeral buried burial cremation',
  'anxiety anxious worried worry worries | nervous panic scared afraid',
  'fear afraid scared frightened terrified',
  'anger angry furious mad rage | shouted argued argument fight',
  'argument argued fight fought quarrel | row shouting',
  'sadness sad | cried crying tears down low',
  'happy happiness joy glad delighted | good laughed',
  'proud pride',
  'grateful gratitude thankful',
  'lonely loneliness alone isolated',
  'shame ashamed embarrassed humiliated',
  'guilt guilty',
  'love loved | falling crush',
  'breakup | broke split ex divorce separation left',
  'marriage married | wedding husband wife',
  'pregnancy pregnant | baby birth',
  'home house flat apartment | moving moved move landlord belong belonged belonging',
  'school | class classes teacher homework exam exams',
  'study studies studying university college | thesis exam exams lecture',
  'travel trip journey holiday vacation | flight',
  'writing wrote write | novel draft book poem poems',
  'reading read | book books novel',
  'music song songs | guitar piano band sing singing',
  'phone scrolling | screen social instagram tiktok',
  'drinking drink drank alcohol drunk | wine beer sober',
  'smoking smoke cigarette cigarettes',
  'dream dreams dreamt dreamed nightmare nightmares',
  'goal goals aim aims | plan plans resolution',
  'habit habits routine',
  'weather | rain rained sun snow storm',
  'garden gardening | plants tomatoes flowers',
  'dog puppy',
  'cat kitten',
  'god faith church prayer pray religion',
  'therapy therapist counsellor counselor',
  'medication meds pills antidepressants tablets',
  'body | weight diet mirror looks',
];

const RELATED_WORDS = new Map<string, ReadonlySet<string>>();
for (const family of WORD_FAMILIES) {
  const [names = [], parts = []] = family.split(' | ').map((words) => words.split(' '));
  for (const name of names)
    RELATED_WORDS.set(name, new Set([...(RELATED_WORDS.get(name) ?? []), ...names, ...parts]));
}

/** The words that speak of the same as this one, itself left out. */
export const relatedWords = (word: string): readonly string[] =>
  [...(RELATED_WORDS.get(word) ?? [])].filter((other) => other !== word);
