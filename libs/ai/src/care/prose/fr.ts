import type { CareProse } from './care-prose.ts';

export const FR: CareProse = {
  opening: {
    suicide: ["C'est bien de l'écrire ici et de ne pas rester seul avec ça. Je le prends au sérieux."],
    self_harm: [
      "Merci de me le dire. C'est beaucoup de douleur, et il faut bien qu'elle aille quelque part.",
    ],
    eating: ["Merci de le dire. C'est dur à porter, et dur à dire."],
    psychosis: ['Ça doit faire très peur, et fatiguer beaucoup. Merci de me le dire.'],
    harm_to_others: [
      "C'est bien de l'écrire d'abord, avant qu'il arrive quelque chose. Une phrase ne blesse personne.",
    ],
    violence: ["C'est bien d'en parler. Ce qu'on te fait n'est pas ta faute."],
    child: ["Merci de le dire. C'est important, et la sécurité passe d'abord."],
  },
  quoted: ['Tu écris : « {quote} »', 'Je le lis comme c’est écrit : « {quote} »'],
  ask: {
    suicide: ['Est-ce que tu penses à te tuer ?'],
    self_harm: ['As-tu en ce moment une blessure que quelqu’un devrait voir ?'],
    eating: ['As-tu la tête qui tourne, ou le cœur qui bat bizarrement en ce moment ?'],
    psychosis: ['Est-ce que quelqu’un est avec toi en ce moment ?'],
    harm_to_others: ['Es-tu loin de cette personne en ce moment ?'],
    violence: ['Peux-tu parler là, sans danger ?'],
    child: ['Quelqu’un est-il en danger en ce moment ?'],
  },
  askSafe: ['Es-tu en sécurité, là, à cette minute ?'],
  askGently: {
    suicide: ['Je pose la question franchement : est-ce que tu penses à te tuer ?'],
    self_harm: ['Quelle est la force de cette envie en ce moment ?'],
    eating: ['Qui d’autre le sait ?'],
    psychosis: ['Comment dors-tu ces temps-ci ?'],
    harm_to_others: ['Qu’est-ce qui t’aiderait à garder tes distances aujourd’hui ?'],
    violence: ['Te sens-tu en sécurité chez toi ce soir ?'],
    child: ['Qu’est-ce qui t’inquiète le plus ?'],
  },
  limits: [
    'Je suis un programme : je ne peux ni te voir, ni envoyer quelqu’un.',
    'Je ne suis pas une personne, il y a des choses que je ne peux pas faire : venir, ou appeler pour toi.',
  ],
  call: 'Des gens qui peuvent plus que moi : {name}, au {number}.',
  text: 'Des gens qui peuvent plus que moi : {name}, par message au {number}.',
  callOrText: 'Des gens qui peuvent plus que moi : {name}, par téléphone ou message au {number}.',
  anyLine: 'Sur findahelpline.com, il y a des gens à appeler ou à qui écrire dans ton pays.',
  emergency: 'Si ça devient dangereux, ou si quelqu’un est blessé : {number}.',
  anyEmergency: 'Si ça devient dangereux, ou si quelqu’un est blessé, appelle les urgences là où tu es.',
  means: [
    'Une chose aide tout de suite : mets de la distance. Une autre pièce, ou dans les mains de quelqu’un de confiance.',
  ],
  hide: 'Si quelqu’un peut regarder, « Leave this page » mène à un site anodin ; l’historique garde des traces.',
  denial: [
    'J’aimerais le croire, et je demande quand même, à cause de ce que tu as écrit avant. Être à ce point fatigué de tout peut devenir dangereux même sans plan.',
    'Peut-être. Ce que tu as écrit avant est toujours là, alors je préfère demander une fois de trop.',
  ],
  later: [
    'Je te lis. Je n’ai pas oublié ce que tu as écrit avant, et pour moi cela passe d’abord.',
    'Je suis toujours là, et toujours avec ce que tu m’as dit.',
    'Merci de continuer à écrire. Je garde en tête ce que tu m’as dit.',
  ],
  goOn: {
    any: [
      'Y a-t-il une personne qui pourrait être avec toi ce soir, ou rester au téléphone ?',
      'Quand tu appelles ou écris là-bas, « je ne suis pas en sécurité et j’ai besoin de quelqu’un » suffit. Peux-tu le faire maintenant, avec cette page ouverte ?',
      'Qu’est-ce qui t’a déjà aidé à passer une nuit comme celle-ci ?',
      'Qui devrait savoir à quel point ça va mal ?',
    ],
    suicide: ['C’est à quelle distance en ce moment : une pensée, ou quelque chose que tu pourrais faire ?'],
    self_harm: ['Ce que tu utiliserais est-il hors de portée ?'],
    eating: ['Pourrais-tu dire aujourd’hui à un médecin ce que tu m’as dit ?'],
    psychosis: ['Qui te connaît assez pour remarquer que quelque chose change, et pourrait venir ?'],
    harm_to_others: ['Où pourrais-tu aller ce soir, pour qu’il y ait une porte entre vous ?'],
    violence: ['Quel serait un moment sûr pour appeler ?'],
    child: [
      'Quel adulte, à l’extérieur, pourrait entendre ça aujourd’hui : une enseignante, un médecin, un voisin ?',
    ],
  },
};
