import type { Exercise } from './exercise.ts';

export const PACED_BREATHING_FR: Exercise = {
  id: 'paced-breathing-fr',
  language: 'fr',
  modes: ['heal', 'write', 'plan'],
  title: 'Respirer lentement',
  minutes: 2,
  source:
    'Zaccaro et al. 2018, Frontiers in Human Neuroscience 12:353 (slow breathing, about six breaths a minute)',
  fits: { for: '' },
  offer: 'inspirer lentement, souffler plus lentement encore, environ deux minutes',
  begin: 'Respirons ensemble',
  steps: [
    {
      id: 'before',
      lines: [
        "Appuie ton dos, s'il y a de quoi. À combien est la tension maintenant, de 0 à 10 ?",
        "D'abord un chiffre. De 0 à 10, quelle est la tension en ce moment ?",
      ],
      waits: 'number',
      keeps: 'before',
      help: "Une estimation suffit : 0, c'est le canapé du dimanche ; 10, toute la tension que tu connais.",
    },
    {
      id: 'breathe',
      lines: [
        "Maintenant avec le cercle : inspire sur quatre, souffle sur six. C'est lui qui compte. Appuie quand c'est fait.",
        'Huit respirations avec le cercle : quatre pour inspirer, six pour souffler. Si tu te perds, reprends à la suivante.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 6, rounds: 8 },
      next: 'after',
      choices: [
        { say: "J'ai fini" },
        { say: 'Plus lentement, stp', to: 'slower' },
        { say: "Ce n'est pas pour moi", to: 'onward' },
      ],
      help: 'Quand le cercle grandit, tu inspires ; quand il rétrécit, tu souffles. Par la bouche, ça va aussi.',
    },
    {
      id: 'slower',
      lines: [
        'Plus lentement, donc : quatre pour inspirer, huit pour souffler. Cinq fois.',
        'Avec plus de temps pour souffler : on inspire sur quatre, on souffle sur huit, cinq fois.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 8, rounds: 5 },
      next: 'after',
      choices: [
        { say: "J'ai fini" },
        { say: 'Trop lent', to: 'breathe' },
        { say: "Ce n'est pas pour moi", to: 'onward' },
      ],
      help: 'Pince un peu les lèvres, comme pour refroidir la soupe : le souffle ralentit tout seul.',
    },
    {
      id: 'after',
      lines: ['Et maintenant, de 0 à 10 ?', 'Quel chiffre maintenant, de 0 à 10 ?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'onward' }],
      help: "La même échelle que tout à l'heure. Ça peut être moins, plus ou pareil.",
    },
    {
      id: 'note',
      lines: [
        'Si quelque chose a changé, quel mot irait bien ?',
        "Qu'est-ce que tu remarques, en un mot ou deux ? Rien est aussi une réponse.",
      ],
      waits: 'text',
      keeps: 'noticed',
      next: 'end',
      choices: [
        { say: 'Pas grand-chose' },
        { say: 'Un peu plus de calme' },
        { say: 'Surtout envie de dormir' },
      ],
      help: "On remarque parfois d'abord la mâchoire ou les mains, parfois les bruits autour.",
    },
    {
      id: 'onward',
      lines: [
        'Ça ne prend pas avec tout le monde, ni à chaque fois. Comment veux-tu continuer ?',
        'Encore un tour, un tour plus lent, ou assez pour le moment : que préfères-tu ?',
      ],
      waits: 'choice',
      keeps: 'wish',
      branches: [
        { slot: 'wish', matches: /plus lent|lentement/i, to: 'slower' },
        {
          slot: 'wish',
          matches: /(?<!\bpas |\bnon,? )(?:encore|une autre fois|à nouveau|recommenc|refai)/i,
          to: 'breathe',
        },
      ],
      next: 'end',
      choices: [
        { say: 'Encore un tour', to: 'breathe' },
        { say: 'Un tour plus lent', to: 'slower' },
        { say: 'Assez pour le moment', to: 'end' },
      ],
      help: "Le deuxième tour est parfois plus facile, parfois pénible. S'arrêter vaut autant.",
    },
  ],
  page: [
    'Respiration lente. Tension de 0 à 10 : {before} avant, {after} après.',
    "Ce que j'ai remarqué : {noticed}",
  ],
  closing: ["C'était tout.", "Rien de plus que ça ; ça se fait aussi dans une file d'attente."],
};

export const FIVE_FOUR_THREE_TWO_ONE_FR: Exercise = {
  id: 'five-four-three-two-one-fr',
  language: 'fr',
  modes: ['heal', 'write', 'plan'],
  title: 'Cinq, quatre, trois, deux, un',
  minutes: 4,
  source: 'Najavits 2002, Seeking Safety: A Treatment Manual for PTSD and Substance Abuse (grounding)',
  fits: { for: '' },
  offer: "cinq choses à voir, quatre à toucher, et ainsi jusqu'à une, environ quatre minutes",
  begin: 'Regardons autour',
  steps: [
    {
      id: 'before',
      lines: [
        "D'abord un chiffre : à quel point est-ce agité à l'intérieur, de 0 à 10 ?",
        'Avant de regarder autour : à quelle hauteur sont les vagues, de 0 à 10 ?',
      ],
      waits: 'number',
      keeps: 'before',
      help: "0, c'est attendre le bus sans se presser ; 10, la plus grosse tempête que tu connais. Le premier chiffre ira.",
    },
    {
      id: 'see',
      lines: [
        'Regarde lentement autour et écris cinq choses que tu vois. Les banales comptent : une prise, une tache.',
        'Au tour des yeux : quelles cinq choses vois-tu de ta place ?',
      ],
      waits: 'text',
      keeps: 'seen',
      help: 'Choisis une couleur et trouve-la cinq fois. Dans le noir : cinq choses qui sont sûrement à portée de main.',
    },
    {
      id: 'touch',
      lines: [
        'Quatre choses à toucher. Pose la main un instant sur chacune : est-ce rêche, froid, doux ?',
        'Au tour des mains : quelles quatre choses peux-tu toucher ?',
      ],
      waits: 'text',
      keeps: 'touched',
      help: "Commence par tes vêtements. Par exemple : 'Laine, table froide, téléphone tiède, mon coude.'",
    },
    {
      id: 'hear',
      lines: [
        "Trois sons, proches ou lointains. Qu'est-ce que tu entends ?",
        'Quelques secondes de silence, le temps que les sons arrivent. Quels sont les trois ?',
      ],
      waits: 'text',
      keeps: 'heard',
      choices: [{ say: 'Presque rien à entendre' }],
      help: "Si c'est silencieux, fais-en trois : tape sur la table, frotte ta manche, souffle.",
    },
    {
      id: 'smell',
      lines: [
        "Restent deux odeurs et un goût. Qu'est-ce que tu sens, même à peine ?",
        "Sens l'air, ta manche, ta tasse : quelles sont les deux odeurs, et quel goût as-tu en bouche ?",
      ],
      waits: 'text',
      keeps: 'smelled',
      choices: [{ say: 'Rien du tout' }],
      help: 'Le dos de la main sent quelque chose, le papier aussi. Pour le goût, la dernière gorgée compte.',
    },
    {
      id: 'after',
      lines: [
        'Le même chiffre encore une fois : quel est-il maintenant ?',
        'Et là, à quel point est-ce agité, de 0 à 10 ?',
      ],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'near' }],
      next: 'end',
      help: "La même échelle qu'au début. Il peut aussi ne pas avoir bougé.",
    },
    {
      id: 'near',
      lines: [
        "Le chiffre est encore haut. Parfois une voix va plus loin qu'une liste : y a-t-il quelqu'un à portée ?",
        'Ça remue encore beaucoup. Avec qui pourrais-tu passer quelques minutes, à côté ou au téléphone ?',
      ],
      waits: 'choice',
      keeps: 'company',
      branches: [{ slot: 'company', matches: /encore (?:un|une)|à nouveau|recommenc|refai/i, to: 'see' }],
      next: 'end',
      choices: [
        { say: "Oui, il y a quelqu'un", to: 'end' },
        { say: 'Encore un tour', to: 'see' },
        { say: 'Assez pour le moment', to: 'end' },
      ],
      help: "Le voisinage, la boulangerie, quelqu'un qui décroche : il n'y a rien à expliquer.",
    },
  ],
  page: [
    'Ce que je pouvais voir : {seen}',
    'Ce que je pouvais toucher : {touched}',
    'Ce que je pouvais entendre : {heard}',
    'Des odeurs et un goût : {smelled}',
    "L'agitation, de 0 à 10 : {before} avant, {after} après.",
  ],
  closing: ["C'étaient les cinq sens.", 'De cinq à un, en entier. Dans le bus, ça se fait aussi.'],
};

export const THREE_GOOD_THINGS_FR: Exercise = {
  id: 'three-good-things-fr',
  language: 'fr',
  modes: ['heal', 'write', 'plan'],
  title: 'Trois bonnes choses',
  minutes: 6,
  source:
    'Seligman, Steen, Park and Peterson 2005, Positive psychology progress: empirical validation of interventions, American Psychologist 60:410',
  fits: { for: '' },
  offer: "trois choses d'aujourd'hui qui se sont bien passées, et d'où elles viennent, environ six minutes",
  begin: 'Cherchons trois bonnes choses',
  steps: [
    {
      id: 'first',
      lines: [
        "Qu'est-ce qui a été bien aujourd'hui ? Le petit compte : une place assise, une tomate qui a du goût.",
        "Une à la fois. Qu'est-ce qui était correct aujourd'hui, ou mieux que ça ?",
      ],
      waits: 'text',
      keeps: 'first',
      choices: [{ say: "Rien de bon aujourd'hui", to: 'bad-day' }],
      branches: [
        {
          slot: 'first',
          matches:
            /^\W*(?:non|aucune?|(?:aujourd.hui,? |je (?:ne )?vois |il (?:n.)?y a(?:vait)? (?:eu )?|(?:je )?n.ai |franchement,? )*(?:absolument )?rien(?: (?:de (?:bon|bien|spécial)|du tout|aujourd.hui|à dire|ne (?:me )?vient))*)\W*$/i,
          to: 'bad-day',
        },
      ],
      help: "Passe par les sens : quelque chose de bon, une chanson, de l'eau chaude. Ou une porte qu'on t'a tenue.",
    },
    {
      id: 'first-cause',
      lines: [
        "Tu as écrit : '{first}'. Comment est-ce arrivé ?",
        "Pour '{first}' : qui ou quoi a donné un coup de main ?",
      ],
      waits: 'text',
      keeps: 'firstCause',
      choices: [
        { say: 'Pure chance' },
        { say: "Quelqu'un a été gentil" },
        { say: "J'ai fait quelque chose pour" },
      ],
      help: "Même la chance a de l'aide : quelqu'un a fait le pain, quelqu'un a appelé, et il y avait toi, à l'heure.",
    },
    {
      id: 'second',
      lines: [
        "Une autre, dans un autre coin de la journée. Qu'est-ce qui vient ?",
        "La deuxième : une chose qu'on a dite, ou une chose réussie. C'était quoi ?",
      ],
      waits: 'text',
      keeps: 'second',
      choices: [{ say: "Juste celle-là aujourd'hui", to: 'end' }],
      branches: [
        {
          slot: 'second',
          matches: /^\W*(?:non|rien(?: d.autre| de plus| du tout)?|aucune(?: autre)?)\W*$/i,
          to: 'end',
        },
      ],
      help: "Suis l'horloge : le matin, midi, la dernière heure. 'Le train était à l'heure' compte.",
    },
    {
      id: 'second-cause',
      lines: [
        'Qui ou quoi a rendu ça possible ?',
        'Et derrière ça, qui y a-t-il : toi, les autres, la météo ?',
      ],
      waits: 'text',
      keeps: 'secondCause',
      choices: [{ say: 'Surtout moi' }, { say: "Quelqu'un d'autre" }, { say: 'La météo, franchement' }],
      help: "Un pas en arrière : qu'a-t-il fallu avant ? 'Le téléphone était dans le tiroir' en est un.",
    },
    {
      id: 'third',
      lines: [
        "Encore une, et elle peut être minuscule. Qu'est-ce qui reste ?",
        "La troisième est peut-être dans l'ennuyeux : le trajet, la vaisselle, la file. Qu'y trouves-tu ?",
      ],
      waits: 'text',
      keeps: 'third',
      next: 'end',
      choices: [{ say: 'Deux, ça suffit', to: 'end' }],
      help: "Ce qui n'a pas raté compte aussi : 'Le gâteau est sorti du moule en un morceau.'",
    },
    {
      id: 'bad-day',
      lines: [
        "Alors on n'invente rien. Qu'est-ce qui était juste un peu moins mauvais : une chaise, un thé, dix minutes au calme ?",
        "Il y a des jours comme ça. Quel quart d'heure a été le moins mauvais ?",
      ],
      waits: 'text',
      keeps: 'leastBad',
      next: 'end',
      choices: [{ say: 'Même pas ça', to: 'end' }],
      help: "Ça peut être aussi mince que 'la douche était chaude' ou 'il n'y avait personne au magasin'.",
    },
  ],
  page: [
    "Le bon d'aujourd'hui : {first}",
    "Comment c'est arrivé : {firstCause}",
    'Une deuxième chose : {second}',
    "Comment c'est arrivé : {secondCause}",
    'Une troisième : {third}',
    'Le moins mauvais : {leastBad}',
  ],
  closing: ['Voilà la journée écrite.', "C'est la page d'aujourd'hui. Demain aura la sienne."],
};
