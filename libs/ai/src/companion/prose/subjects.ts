/** Everyday things that people tell of: a line that fits whatever is told of them, as long as nothing hard is. */
export type Subject = {
  id: string;
  /** Read in lower case. */
  pattern: RegExp;
  lines: readonly string[];
  /** About what was, or is. */
  asks: readonly string[];
  /** Fits beside something hard, too. */
  alsoUneasy?: boolean;
};

/** The first that matches counts. */
export const SUBJECTS: readonly Subject[] = [
  {
    id: 'animals',
    pattern:
      /\b(?:cats?|dogs?|kittens?|pupp(?:y|ies)|rabbits?|hamsters?|birds?|horses?|hens?|chickens?|rooster|parrot|goats?|fish tank|hedgehog|squirrels?)\b/,
    lines: [
      'Animals are so sure of themselves.',
      'I can see it in front of me.',
      'That animal has character.',
    ],
    asks: ['And how did it end?', 'What is it like otherwise?'],
  },
  {
    id: 'hand-made',
    pattern:
      /\b(?:workbench|shed|tools|carpent\w*|wood(?:en|work)?|knit\w*|sew(?:ing|ed)?|crochet\w*|paint(?:ed|ing|s)?|draw(?:ing|ings|n)|drew|built|pottery|repaired|mended|lego)\b/,
    lines: [
      'What was made by hand keeps something of whoever made it.',
      'There is a lot of time in something like that.',
    ],
    asks: ['What does it look like, close up?', 'How long does something like that take?'],
  },
  {
    id: 'kept-things',
    pattern:
      /\b(?:drawers?|attic|cellar|boxes of|photos?|photographs?|album|old letters|diar(?:y|ies)|recipe book|postcards?|heirloom|her ring|his watch|smell of)\b/,
    lines: ['Things like that bring a lot back.', "It's good that it was kept."],
    asks: ['What did it bring back?', 'What else was there with it?'],
  },
  {
    id: 'stage',
    pattern:
      /\b(?:stage|rehears\w*|theat(?:er|re)|drama|audition\w*|school play|opening night|lines to learn)\b/,
    lines: ['All that for two hours in the light: I like it.', 'That takes some courage.'],
    asks: ['Which part of it do you like best?', 'How are the others in it?'],
  },
  {
    id: 'water',
    pattern: /\b(?:swim(?:ming)?|swam|the sea|seaside|lake|beach|river|pool|waves|the water|boat)\b/,
    lines: ['Water does something to a day.', 'I can picture the water.'],
    asks: ['How was it, going in?', 'What did you hear there?'],
  },
  {
    id: 'outside',
    pattern:
      /\b(?:garden(?:ing)?|flowers?|trees?|forest|woods|park|sunset|sunrise|sunny|sunshine|rain(?:ed|ing)?|snow(?:ed|ing)?|the sky|the moon|stars|walk(?:ed|ing)?|hill|mountains?|fog|spring|autumn|leaves)\b/,
    lines: ['That sounds like fresh air.', 'I can picture it.', 'Outside has its own pace.'],
    asks: [],
  },
  {
    id: 'sport',
    pattern:
      /\b(?:ran|run(?:ning)?|gym|yoga|football|tennis|basketball|cycling|bike|climb(?:ed|ing)?|training|marathon|workout|danc(?:ed|ing)|skat\w*)\b/,
    lines: ['The body keeps good notes of that.', 'That takes some will.'],
    asks: ['How did you feel afterwards?', 'What is the best minute of it?'],
  },
  {
    id: 'chores',
    pattern:
      /\b(?:cleaned|cleaning|laundry|tid(?:y|ied)|hoover|dishes|ironing|declutter\w*|vacuum\w*|the bins)\b/,
    lines: ['Nobody sees that kind of work, and it still has to be done.', 'One thing less, then.'],
    asks: ['How does it look now?', 'What is left of it?'],
  },
  {
    id: 'travel',
    pattern: /\b(?:trip|train|flight|holiday|airport|hotel|hostel|campsite|tent|road trip|suitcase)\b/,
    lines: ['Being on the way changes the view.', 'That sounds like a change of air.'],
    asks: ['What was the first thing you saw?', 'What do you remember best of it?'],
  },
  {
    id: 'company',
    pattern:
      /\b(?:old friend|friends?|visited|came over|coffee with|dinner with|lunch with|reunion|neighbou?rs?|grandchild(?:ren)?|granddaughter|grandson|nephew|niece|cousins?)\b/,
    lines: ['Good company counts for a lot.', "It's good to have people like that."],
    asks: ['What do you two do best together?', 'What did you talk about?'],
  },
];
