import type { Translation } from './translated.ts';

export const FRENCH_EXERCISES: Translation = {
  breathing: {
    title: 'Respirer lentement',
    offer: 'inspirer lentement, souffler plus lentement encore, environ deux minutes',
    begin: 'Respirons ensemble',
    steps: {
      before: {
        line: "Appuie ton dos, s'il y a de quoi. À combien est la tension maintenant, de 0 à 10 ?",
        variant: "D'abord un chiffre. De 0 à 10, quelle est la tension en ce moment ?",
        help: "Une estimation suffit : 0, c'est le canapé du dimanche ; 10, toute la tension que tu connais.",
      },
      breathe: {
        line: "Maintenant avec le cercle : inspire sur quatre, souffle sur six. C'est lui qui compte. Appuie quand c'est fait.",
        variant:
          'Huit respirations avec le cercle : quatre pour inspirer, six pour souffler. Si tu te perds, reprends à la suivante.',
        choices: ["J'ai fini", 'Plus lentement, stp', "Ce n'est pas pour moi"],
        help: 'Quand le cercle grandit, tu inspires ; quand il rétrécit, tu souffles. Par la bouche, ça va aussi.',
      },
      slower: {
        line: 'Plus lentement, donc : quatre pour inspirer, huit pour souffler. Cinq fois.',
        variant: 'Avec plus de temps pour souffler : on inspire sur quatre, on souffle sur huit, cinq fois.',
        choices: ["J'ai fini", 'Trop lent', "Ce n'est pas pour moi"],
        help: 'Pince un peu les lèvres, comme pour refroidir la soupe : le souffle ralentit tout seul.',
      },
      after: {
        line: 'Et maintenant, de 0 à 10 ?',
        variant: 'Quel chiffre maintenant, de 0 à 10 ?',
        help: "La même échelle que tout à l'heure. Ça peut être moins, plus ou pareil.",
      },
      note: {
        line: 'Si quelque chose a changé, quel mot irait bien ?',
        variant: "Qu'est-ce que tu remarques, en un mot ou deux ? Rien est aussi une réponse.",
        choices: ['Pas grand-chose', 'Un peu plus de calme', 'Surtout envie de dormir'],
        help: "On remarque parfois d'abord la mâchoire ou les mains, parfois les bruits autour.",
      },
      onward: {
        line: 'Ça ne prend pas avec tout le monde, ni à chaque fois. Comment veux-tu continuer ?',
        variant: 'Encore un tour, un tour plus lent, ou assez pour le moment : que préfères-tu ?',
        choices: ['Encore un tour', 'Un tour plus lent', 'Assez pour le moment'],
        matches: {
          slower: /plus lent|lentement/i,
          breathe: /(?<!\bpas |\bnon,? )(?:encore|une autre fois|à nouveau|recommenc|refai)/i,
        },
        help: "Le deuxième tour est parfois plus facile, parfois pénible. S'arrêter vaut autant.",
      },
    },
    page: [
      'Respiration lente. Tension de 0 à 10 : {before} avant, {after} après.',
      "Ce que j'ai remarqué : {noticed}",
    ],
    closing: ["C'était tout.", "Rien de plus que ça ; ça se fait aussi dans une file d'attente."],
  },
  senses: {
    title: 'Cinq, quatre, trois, deux, un',
    offer: "cinq choses à voir, quatre à toucher, et ainsi jusqu'à une, environ quatre minutes",
    begin: 'Regardons autour',
    steps: {
      before: {
        line: "D'abord un chiffre : à quel point est-ce agité à l'intérieur, de 0 à 10 ?",
        variant: 'Avant de regarder autour : à quelle hauteur sont les vagues, de 0 à 10 ?',
        help: "0, c'est attendre le bus sans se presser ; 10, la plus grosse tempête que tu connais. Le premier chiffre ira.",
      },
      see: {
        line: 'Regarde lentement autour et écris cinq choses que tu vois. Les banales comptent : une prise, une tache.',
        variant: 'Au tour des yeux : quelles cinq choses vois-tu de ta place ?',
        help: 'Choisis une couleur et trouve-la cinq fois. Dans le noir : cinq choses qui sont sûrement à portée de main.',
      },
      touch: {
        line: 'Quatre choses à toucher. Pose la main un instant sur chacune : est-ce rêche, froid, doux ?',
        variant: 'Au tour des mains : quelles quatre choses peux-tu toucher ?',
        help: "Commence par tes vêtements. Par exemple : 'Laine, table froide, téléphone tiède, mon coude.'",
      },
      hear: {
        line: "Trois sons, proches ou lointains. Qu'est-ce que tu entends ?",
        variant: 'Quelques secondes de silence, le temps que les sons arrivent. Quels sont les trois ?',
        choices: ['Presque rien à entendre'],
        help: "Si c'est silencieux, fais-en trois : tape sur la table, frotte ta manche, souffle.",
      },
      smell: {
        line: "Restent deux odeurs et un goût. Qu'est-ce que tu sens, même à peine ?",
        variant:
          "Sens l'air, ta manche, ta tasse : quelles sont les deux odeurs, et quel goût as-tu en bouche ?",
        choices: ['Rien du tout'],
        help: 'Le dos de la main sent quelque chose, le papier aussi. Pour le goût, la dernière gorgée compte.',
      },
      after: {
        line: 'Le même chiffre encore une fois : quel est-il maintenant ?',
        variant: 'Et là, à quel point est-ce agité, de 0 à 10 ?',
        help: "La même échelle qu'au début. Il peut aussi ne pas avoir bougé.",
      },
      near: {
        line: "Le chiffre est encore haut. Parfois une voix va plus loin qu'une liste : y a-t-il quelqu'un à portée ?",
        variant:
          'Ça remue encore beaucoup. Avec qui pourrais-tu passer quelques minutes, à côté ou au téléphone ?',
        choices: ["Oui, il y a quelqu'un", 'Encore un tour', 'Assez pour le moment'],
        matches: { see: /encore (?:un|une)|à nouveau|recommenc|refai/i },
        help: "Le voisinage, la boulangerie, quelqu'un qui décroche : il n'y a rien à expliquer.",
      },
    },
    page: [
      'Ce que je pouvais voir : {seen}',
      'Ce que je pouvais toucher : {touched}',
      'Ce que je pouvais entendre : {heard}',
      'Des odeurs et un goût : {smelled}',
      "L'agitation, de 0 à 10 : {before} avant, {after} après.",
    ],
    closing: ["C'étaient les cinq sens.", 'De cinq à un, en entier. Dans le bus, ça se fait aussi.'],
  },
  goodThings: {
    title: 'Trois bonnes choses',
    offer: "trois choses d'aujourd'hui qui se sont bien passées, et d'où elles viennent, environ six minutes",
    begin: 'Cherchons trois bonnes choses',
    steps: {
      first: {
        line: "Qu'est-ce qui a été bien aujourd'hui ? Le petit compte : une place assise, une tomate qui a du goût.",
        variant: "Une à la fois. Qu'est-ce qui était correct aujourd'hui, ou mieux que ça ?",
        choices: ["Rien de bon aujourd'hui"],
        matches: {
          'bad-day':
            /^\W*(?:non|aucune?|(?:aujourd.hui,? |je (?:ne )?vois |il (?:n.)?y a(?:vait)? (?:eu )?|(?:je )?n.ai |franchement,? )*(?:absolument )?rien(?: (?:de (?:bon|bien|spécial)|du tout|aujourd.hui|à dire|ne (?:me )?vient))*)\W*$/i,
        },
        help: "Passe par les sens : quelque chose de bon, une chanson, de l'eau chaude. Ou une porte qu'on t'a tenue.",
      },
      'first-cause': {
        line: "Tu as écrit : '{first}'. Comment est-ce arrivé ?",
        variant: "Pour '{first}' : qui ou quoi a donné un coup de main ?",
        choices: ['Pure chance', "Quelqu'un a été gentil", "J'ai fait quelque chose pour"],
        help: "Même la chance a de l'aide : quelqu'un a fait le pain, quelqu'un a appelé, et il y avait toi, à l'heure.",
      },
      second: {
        line: "Une autre, dans un autre coin de la journée. Qu'est-ce qui vient ?",
        variant: "La deuxième : une chose qu'on a dite, ou une chose réussie. C'était quoi ?",
        choices: ["Juste celle-là aujourd'hui"],
        matches: { end: /^\W*(?:non|rien(?: d.autre| de plus| du tout)?|aucune(?: autre)?)\W*$/i },
        help: "Suis l'horloge : le matin, midi, la dernière heure. 'Le train était à l'heure' compte.",
      },
      'second-cause': {
        line: 'Qui ou quoi a rendu ça possible ?',
        variant: 'Et derrière ça, qui y a-t-il : toi, les autres, la météo ?',
        choices: ['Surtout moi', "Quelqu'un d'autre", 'La météo, franchement'],
        help: "Un pas en arrière : qu'a-t-il fallu avant ? 'Le téléphone était dans le tiroir' en est un.",
      },
      third: {
        line: "Encore une, et elle peut être minuscule. Qu'est-ce qui reste ?",
        variant:
          "La troisième est peut-être dans l'ennuyeux : le trajet, la vaisselle, la file. Qu'y trouves-tu ?",
        choices: ['Deux, ça suffit'],
        help: "Ce qui n'a pas raté compte aussi : 'Le gâteau est sorti du moule en un morceau.'",
      },
      'bad-day': {
        line: "Alors on n'invente rien. Qu'est-ce qui était juste un peu moins mauvais : une chaise, un thé, dix minutes au calme ?",
        variant: "Il y a des jours comme ça. Quel quart d'heure a été le moins mauvais ?",
        choices: ['Même pas ça'],
        help: "Ça peut être aussi mince que 'la douche était chaude' ou 'il n'y avait personne au magasin'.",
      },
    },
    page: [
      "Le bon d'aujourd'hui : {first}",
      "Comment c'est arrivé : {firstCause}",
      'Une deuxième chose : {second}',
      "Comment c'est arrivé : {secondCause}",
      'Une troisième : {third}',
      'Le moins mauvais : {leastBad}',
    ],
    closing: ['Voilà la journée écrite.', "C'est la page d'aujourd'hui. Demain aura la sienne."],
  },
};
