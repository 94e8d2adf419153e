import { OPEN_SAFETY_PLAN } from '@inkwell/contracts/constants';
import type { CareProse } from './care-prose.ts';

const OUI_NON_RESERVE = ['Oui', 'Non', 'Je préfère ne pas le dire'] as const;
const CLOSE = { might: 'Je pourrais le faire', decided: 'C’est décidé' } as const;

export const FR: CareProse = {
  answers: { yes: 'Oui', no: 'Non, pas ça', unsaid: 'Je préfère ne pas le dire' },
  spoken: {
    yes: /^(?:(?:ben |bah |euh |eh )?(?:oui+|ouais|ouep|ouai|mouais)|malheureusement oui|je crois (?:bien )?que oui|je pense que oui|peut-etre (?:bien )?que oui|en fait oui|honnetement,? oui)\b(?![ ,.;]*(?:(?:et|ou|enfin|mais) )?non\s*(?:[.,!…]|$))|^(?:si|si si|parfois|des fois|de temps en temps|souvent|un peu|j'y pense|j'y ai pense|ca m'arrive|c'est vrai|exactement|je crois)\s*(?:[.,;!…]|$)/,
    no: /^(?:non|nan|nope)\b(?! mais (?!non\b|pas\b|merci\b)| seulement\b| plus\b)|^(?:mais non|pas ca|pas du tout|bien sur que non|surtout pas|absolument pas|pas vraiment|jamais|jamais de la vie|je ne crois pas|je crois pas|c'est pas ca|ce n'est pas ca|je n'y pense pas|j'y pense pas|t'inquiete(?: pas)?)\s*(?:[.,;!…]|$)/,
    unsaid:
      /^(?:je |j')?(?:prefere?(?:rais)?|aime(?:rais)? mieux) (?:ne )?(?:pas|rien|me taire|eviter|garder)\b|^(?:je )?(?:ne |n')?(?:veux|voudrais|souhaite|peux|ai|sais) pas (?:envie d'|envie de |trop |vraiment |te |en |le |l')*(?:dire|parler|repondre|raconter)\b|^j'ai pas (?:trop |vraiment )?envie d(?:e |')(?:le |en |te |y )*(?:dire|parler|repondre|raconter)\b|^(?:sans commentaire|je passe|ca ne te regarde pas|(?:je )?(?:ne )?sais pas|j'sais pas|j'en sais rien|je n'en sais rien|aucune idee|chais pas|jsp)\s*(?:[.,!…]|$)/,
  },
  takeUp: {
    suicide: [
      'Ça a l’air d’être plus qu’une mauvaise journée. Ce que tu viens d’écrire, je ne passe pas à côté.',
      'Il y a beaucoup de poids dans cette phrase. Je l’ai lue lentement.',
      'On dirait que continuer est devenu très lourd.',
    ],
    self_harm: [
      'C’est beaucoup de douleur qui cherche une sortie.',
      'On sent qu’il fallait que quelque chose s’arrête en toi.',
      'Tout cela pèse aussi sur ton corps.',
    ],
    eating: [
      'Manger prend beaucoup de place dans ce que tu écris.',
      'À te lire, chaque repas est devenu un combat.',
      'Tenir comme ça, heure après heure et sans personne, c’est épuisant.',
    ],
    psychosis: [
      'À te lire, le monde est devenu bruyant, et on ne sait plus à quoi se fier.',
      'Ça doit faire peur, et fatiguer en plus.',
      'Tant de choses à la fois, et si peu de sommeil pour y faire face.',
    ],
    harm_to_others: [
      'C’est une grande colère, et elle ne vient pas de nulle part.',
      'L’écrire avant toute chose, c’était le bon réflexe.',
      'On dirait une colère qui ne tient plus à l’intérieur.',
    ],
    violence: [
      'Ce que tu racontes là n’est pas rien.',
      'On dirait que même chez toi, il faut faire attention à tout.',
      'Personne ne devrait avoir à surveiller ainsi chacun de ses pas.',
    ],
    child: [
      'Tu as remarqué quelque chose d’important.',
      'Tu as raison de t’arrêter là-dessus et de ne pas laisser passer.',
      'Avec un enfant au milieu, tout pèse plus lourd.',
    ],
  },
  ask: {
    suicide: [
      'Je te pose la question franchement : est-ce que tu penses à te tuer ?',
      'Je préfère demander une fois de trop : as-tu des idées de suicide ?',
      'Quand ça devient si lourd, as-tu envie de mettre fin à tes jours ?',
      'As-tu pensé à mourir aujourd’hui, au point de pouvoir passer à l’acte ?',
    ],
    self_harm: [
      'Une question directe, si tu veux bien : est-ce que tu t’es fait du mal, ou est-ce que tu en es tout près ?',
      'L’envie de te faire mal est-elle là, maintenant ?',
      'Quand tu te sens comme ça, est-ce que tu t’en prends à ton corps ?',
      'Y a-t-il une blessure dont personne ne sait rien ?',
    ],
    eating: [
      'Je préfère le demander clairement : est-ce que tu te prives de manger, ou est-ce que tu te fais vomir ?',
      'Est-ce que ton corps lâche, avec des malaises ou le cœur qui s’emballe ?',
      'La dernière fois que tu as mangé, as-tu dû t’en débarrasser ensuite ?',
      'Y a-t-il maintenant des journées entières sans rien manger ?',
    ],
    psychosis: [
      'J’aimerais comprendre : est-ce que tu entends ou vois des choses que les autres ne perçoivent pas ?',
      'Est-ce que quelque chose te donne des ordres auxquels il est dur de résister ?',
      'As-tu l’impression qu’on te surveille ou qu’on te suit, au point de ne plus trouver de repos ?',
      'Est-ce que tu passes des nuits sans dormir, et sans ressentir la fatigue ?',
    ],
    harm_to_others: [
      'Je te le demande sans détour : as-tu peur de faire du mal à quelqu’un ?',
      'Y a-t-il une personne précise à qui tu pourrais t’en prendre ?',
      'Si cette personne était devant toi, est-ce que les coups pourraient partir ?',
      'Est-ce que tu es sur le point de faire ce que tu décris ?',
    ],
    violence: [
      'Il faut que je te le demande : est-ce que quelqu’un te fait du mal, ou te fait peur ?',
      'Est-ce qu’on t’a déjà donné des coups, ou serré la gorge ?',
      'As-tu peur de ce qui arrive quand la porte s’ouvre ?',
      'Est-ce que quelqu’un décide de qui tu vois et d’où tu vas ?',
    ],
    child: [
      'Cette question est importante : est-ce qu’on fait du mal à un enfant, ou risque-t-on de lui en faire ?',
      'Y a-t-il dans cette maison un enfant qui n’est pas en sécurité cette nuit ?',
      'Est-ce que quelqu’un lève la main sur l’enfant ?',
      'Crains-tu que là-bas, un enfant subisse quelque chose ?',
    ],
  },
  open: {
    suicide: [
      'C’est bien de l’avoir écrit ici, au lieu de garder ça pour toi. Je le prends comme tu le dis, et tout le reste peut attendre.',
      'Merci de le dire aussi clairement. Il faut du courage, et ça compte. Que tu sois en vie au bout de ces heures passe avant tout.',
      'J’ai lu, et je ne détourne pas les yeux. Ce que tu portes est devenu trop lourd pour une seule personne.',
    ],
    self_harm: [
      'Merci de me le confier. C’est beaucoup de douleur, et il fallait bien qu’elle aille quelque part. Ton corps passe en premier, maintenant.',
      'Tu l’as dit, et ce n’est pas rien. Ça ne me choque pas, et tu n’auras ici aucun reproche.',
      'Ça doit faire très mal, pour devoir sortir de cette façon.',
    ],
    eating: [
      'Merci de mettre des mots dessus. C’est dur à porter, et plus dur encore à dire. Ton corps a besoin qu’on s’occupe de lui.',
      'Ce que tu décris use un corps, et le tien t’avertit depuis un moment.',
      'Ce n’est plus un secret, même si pour l’instant c’est seulement écrit ici. C’est un début.',
    ],
    psychosis: [
      'Ça semble effrayant, et épuisant aussi. C’est important que tu en parles.',
      'Ça fait trop longtemps que tu portes ça sans personne. Quoi qu’il se passe, il faut avant tout qu’il ne t’arrive rien.',
      'Je te crois, c’est bien ce que tu es en train de vivre. D’abord, une présence calme à côté de toi.',
    ],
    harm_to_others: [
      'Tu as raison de venir l’écrire avant qu’il arrive quoi que ce soit. Une phrase ne blesse personne.',
      'Tu as pris le temps de le dire, et c’est ce moment-là qui compte. Avant le reste, il faut de la distance.',
      'Il en faut, pour dire ça de soi. Ça peut encore se passer autrement.',
    ],
    violence: [
      'C’est bien que tu ne le gardes pas pour toi. Ce qu’on te fait n’est pas ta faute.',
      'Je te crois. Rien de ce que tu as fait ou dit ne le justifie.',
      'Il n’est pas facile de confier ça à une page, et tu l’as fait. Ta sécurité est plus importante ici que tout le reste.',
    ],
    child: [
      'Merci d’en parler. C’est sérieux, et la sécurité d’abord.',
      'Tu as bien fait de le dire. Ce qu’on fait à un enfant n’est jamais sa faute.',
      'Heureusement, ce n’est plus caché. Il ne faut pas que cela reste entre toi et cette page.',
    ],
  },
  afterYes: [
    'Merci d’avoir répondu. Ce oui est difficile, et il vaut mieux qu’il soit dit.',
    'C’est bien que tu dises la vérité. On part de là, une chose à la fois.',
    'Ce oui, je l’entends. Je ne vais pas changer de sujet.',
    'Alors voilà où on en est. Sur cette page, il y a de la place pour ça.',
  ],
  afterNo: [
    'D’accord, merci de me le dire. Continue ce que tu racontais, si tu veux : je te suivais.',
    'C’est bon à savoir, et ça me suffit. Qu’est-ce qui pèse le plus dans ce que tu m’as raconté ?',
    'Très bien. Revenons où tu en étais : qu’est-ce qui s’est passé ensuite ?',
    'Compris. Ça peut être lourd sans être ça. Raconte-m’en plus, ou laisse pour aujourd’hui.',
  ],
  afterUnsaid: [
    'Pas de souci, il n’y a pas besoin de réponse. On peut parler de ce que tu veux, et la ligne avec des gens à qui parler reste là-haut.',
    'Alors on laisse ça ouvert. Je suis là pour tout le reste aussi.',
    'Rien ne t’oblige à en dire plus. Si l’envie vient plus tard, commence par n’importe quel bout.',
  ],
  check: [
    'Avant ça : es-tu en sécurité, là, maintenant ?',
    'Une chose d’abord : est-ce plus sûr autour de toi que la dernière fois ?',
    'Où es-tu maintenant, et est-ce que ça va là-bas ?',
    'Dis-moi d’abord si tout est sûr autour de toi à cet instant.',
  ],
  program: ['Je suis un programme : je ne peux pas te voir, et je ne peux appeler personne à ta place.'],
  card: ['Les gens qui peuvent faire plus que moi sont en haut de cette page.'],
  imminent: [
    'Appelle le {number} maintenant, ou demande à quelqu’un d’appeler. Va là où il y a une autre personne, et mets une porte entre toi et ce que tu utiliserais. Je reste ici pendant que tu le fais.',
    'C’est le moment d’appeler le {number}. « Je suis en danger et j’ai besoin d’aide » : tu n’as rien de plus à dire. Jusqu’à leur arrivée, reste là où quelqu’un te voit.',
    'Que le prochain numéro que tu composes soit le {number}. Ce dont tu pourrais te servir peut aller dans une autre pièce, une autre maison, d’autres mains.',
  ],
  imminentAnywhere: [
    'Compose tout de suite le numéro d’urgence du pays où tu es, ou passe le téléphone à quelqu’un pour le faire. Rapproche-toi des autres, et laisse ce qui est dangereux derrière une porte fermée. Cette page reste ouverte pendant ce temps.',
    'C’est maintenant qu’il faut appeler les urgences. Cette phrase suffit : « Je vais si mal que j’ai peur pour ma vie », et on t’enverra de l’aide. Attends-la à un endroit où il y a du monde.',
    'S’il te plaît, que ton téléphone serve d’abord à joindre les secours. Tout ce qui peut te mettre en danger doit sortir de ta portée.',
  ],
  close: CLOSE,
  stay: [
    'Je reste dans cette conversation avec toi. D’ici je ne peux prévenir personne, il faut donc ton appel, ou celui de quelqu’un près de toi.',
    'Cette page ne se ferme pas, et je continue de répondre. Personne ne l’apprendra par moi, et c’est pourquoi ta voix au téléphone compte maintenant.',
  ],
  plan: {
    write: {
      text: 'Un plan de sécurité, c’est six réponses courtes pour des moments comme celui-ci, gardées ici pour toi. Voudrais-tu en écrire un, quand ce sera plus calme ?',
      choices: [OPEN_SAFETY_PLAN.fr, 'Plus tard'],
    },
    look: {
      text: 'Tu as écrit un plan de sécurité pour des moments comme celui-ci. Est-ce que cela t’aiderait de le regarder maintenant, et d’en faire une ligne ?',
      choices: [OPEN_SAFETY_PLAN.fr, 'Plus tard'],
    },
  },
  later: [
    'Je t’entends.',
    'Je suis toujours là.',
    'Merci de continuer à écrire.',
    'J’ai lu chacun de tes mots.',
    'C’est beaucoup pour une seule journée.',
    'Tu avances ligne par ligne, et c’est assez.',
    'Pas étonnant que tu n’en puisses plus.',
    'Je ne m’en vais pas.',
    'Ce que tu dis n’est pas trop pour cette page.',
    'Merci d’être encore à écrire ici.',
    'Rien de tout cela n’a l’air facile.',
    'Depuis que tu as commencé à écrire, des minutes ont passé, et tu les as traversées.',
    'Cela aussi, je le prends au sérieux.',
    'Ça m’aide de le savoir.',
    'Tu peux prendre ton temps.',
    'Ces mots ont dû être difficiles à taper.',
    'Je suis avec ce que tu viens de dire.',
    'Pas besoin de trouver de meilleurs mots.',
    'Ici, il n’y a pas de mauvaise réponse.',
    'Un seul pas, pour l’instant, c’est bien assez.',
    'On voit à quel point tu essaies.',
    'Dis-le comme ça vient, même de travers.',
    'Tu peux écrire ici aussi longtemps qu’il le faudra.',
    'Prenons la prochaine petite chose.',
    'Tu n’as rien à me prouver.',
    'C’est posé ici, et plus seulement dans ta tête.',
  ],
  steps: {
    any: [
      {
        text: 'Y a-t-il quelqu’un près de toi que tu pourrais rejoindre maintenant, dans la pièce d’à côté ou chez les voisins ?',
        choices: ['Oui', 'Non', 'Je ne veux pas'],
      },
      {
        text: 'Qui pourrait venir, ou rester au téléphone, sans que tu aies à tout expliquer ?',
        choices: ['Je vois quelqu’un', 'Personne', 'Je ne veux pas demander'],
      },
      {
        text: 'Seule la prochaine heure est à passer. Qu’est-ce qu’on pourrait y mettre : une douche, une couverture, un film que tu connais par cœur ?',
        choices: ['J’ai une idée', 'Rien ne me vient'],
      },
      {
        text: 'En appelant un des numéros, tu peux commencer par « je ne sais pas comment dire ça ». Pourrais-tu le faire pendant que cette page reste ouverte ?',
        choices: ['Je vais appeler', 'Pas encore', 'Je ne peux pas appeler'],
      },
      {
        text: 'Si parler, c’est trop, on peut écrire à certaines des personnes citées en haut. Est-ce que ce serait plus facile ?',
        choices: ['Oui', 'Non'],
      },
      {
        text: 'Un cabinet médical te recevra plus vite si tu dis au téléphone qu’il s’agit de ta sécurité. Pourrais-tu appeler le tien dès qu’il ouvre ?',
        choices: ['Je pourrais', 'Je n’ai pas de médecin'],
      },
      {
        text: 'Les urgences d’un hôpital servent aussi à cela, à toute heure, et tu peux y aller sans prévenir. Qui pourrait t’emmener ?',
        choices: ['Je connais quelqu’un', 'J’irais sans personne', 'Pas maintenant'],
      },
      {
        text: 'Est-ce que tu as mangé et bu aujourd’hui ? Le ventre vide, tout paraît plus noir.',
        choices: ['Oui', 'Presque rien'],
      },
      {
        text: 'As-tu bu de l’alcool ou pris quelque chose ? Ça rend l’appel plus fort, alors pour ce soir, moins, c’est plus sûr.',
        choices: ['Oui', 'Non'],
      },
      {
        text: 'Est-ce pire à cette heure-ci qu’en plein jour ? Les nuits passent, et aucune n’oblige à décider.',
        choices: ['La nuit, c’est pire', 'C’est toujours pareil'],
      },
      {
        text: 'Pourrais-tu quitter l’endroit où tu es, pour un lieu avec du monde et de la lumière : une cuisine, un magasin, un hall de gare ?',
        choices: ['Ça, je peux', 'Ça, je ne peux pas'],
      },
      {
        text: 'Qu’est-ce qui rendrait cette soirée un tout petit peu moins insupportable ? On ne cherche pas plus qu’un petit peu.',
        choices: ['De la compagnie', 'Du calme', 'Dormir', 'Aucune idée'],
      },
      {
        text: 'Qui voudrait savoir que ça va si mal, même en pleine nuit ?',
        choices: ['Quelqu’un le voudrait', 'Personne'],
      },
      {
        text: 'Pose les deux pieds par terre et nomme ce que tu vois autour de toi. Comment ça va, après ?',
        choices: ['Un peu mieux', 'Pareil', 'Moins bien'],
      },
      {
        text: 'Si tu écrivais ce soir à une seule personne, quelle serait la première ligne ?',
        choices: ['Aide-moi à la trouver', 'Pas maintenant'],
      },
      {
        text: 'Qu’est-ce qui peut attendre demain, pour qu’il n’y ait plus rien à faire ce soir ?',
        choices: ['Tout', 'Une chose ne peut pas attendre'],
      },
      {
        text: 'Après avoir parlé à quelqu’un, viendras-tu écrire ici comment ça s’est passé ? J’aimerais le savoir.',
        choices: ['Je le ferai', 'Peut-être'],
      },
    ],
    suicide: [
      {
        text: 'As-tu pensé à la façon dont tu le ferais, et est-ce à ta portée ?',
        choices: [...OUI_NON_RESERVE],
      },
      {
        text: 'Est-ce que cela pourrait sortir de la pièce maintenant : sous clé, à la poubelle, ou chez quelqu’un ?',
        choices: ['Je peux le faire', 'Je n’y arriverai pas sans aide', 'Il n’y a rien de tel ici'],
      },
      {
        text: 'À quel point est-ce proche, à cet instant ?',
        choices: ['Une pensée', CLOSE.might, CLOSE.decided, 'Je ne sais pas'],
      },
      {
        text: 'Y a-t-il eu une époque où c’était pareil, et que tu as traversée ? Ce qui te faisait tenir alors peut encore te soutenir.',
        choices: ['Oui, une fois', 'Non', 'Je ne me souviens pas'],
      },
      {
        text: 'Est-ce que tu veux mourir, ou est-ce que tu veux que ça s’arrête ? On peut dire l’un et l’autre à ceux qui décrochent.',
        choices: ['Que ça s’arrête', 'Je veux mourir', 'Les deux'],
      },
      {
        text: 'Qui ou quoi te retient ici, même par un fil ? Une personne, un chat, une chose pas finie.',
        choices: ['Quelqu’un', 'Quelque chose', 'Rien en ce moment'],
      },
    ],
    self_harm: [
      {
        text: 'As-tu en ce moment une blessure que quelqu’un devrait voir ?',
        choices: ['Oui', 'Non', 'Difficile à dire'],
      },
      {
        text: 'Ce avec quoi tu te blesses pourrait-il être ailleurs pendant une heure : dans une autre pièce, ou chez quelqu’un ?',
        choices: ['C’est possible', 'Pas tout de suite'],
      },
      {
        text: 'Une envie monte et redescend comme une vague, et le plus souvent assez vite. Pourrais-tu attendre qu’elle baisse, avec quelque chose de froid dans les mains ?',
        choices: ['J’essaie', 'Elle est trop forte'],
      },
      {
        text: 'Que s’est-il passé juste avant que l’envie vienne ?',
        choices: ['Une dispute', 'Un souvenir', 'Rien de particulier'],
      },
      {
        text: 'Un linge propre et une pression ferme pendant plusieurs minutes, c’est ce qu’il faut d’abord à une plaie. Est-ce que ça arrête de saigner ?',
        choices: ['Ça s’arrête', 'Ça ne s’arrête pas', 'Il n’y a pas de plaie'],
      },
      {
        text: 'Les médecins voient cela plus souvent qu’on ne croit, et soignent sans un mot de reproche. Pourrais-tu montrer la plaie cette semaine ?',
        choices: ['Je crois que oui', 'Pas encore'],
      },
    ],
    eating: [
      {
        text: 'As-tu la tête qui tourne, ou le cœur qui bat bizarrement ?',
        choices: ['Oui', 'Non', 'Je ne saurais pas dire'],
      },
      {
        text: 'Pourrais-tu boire un petit quelque chose, et t’asseoir pour ça ?',
        choices: ['Je peux', 'Je ne peux pas'],
      },
      { text: 'Est-ce que quelqu’un d’autre est au courant ?', choices: ['Quelqu’un le sait', 'Personne'] },
      {
        text: 'Une prise de sang dit comment va ton corps, et rien d’autre. Pourrais-tu en demander une à un médecin ?',
        choices: ['Je pourrais demander', 'Pas encore'],
      },
      {
        text: 'Quand est-ce le plus dur : avant de manger, pendant, ou après ?',
        choices: ['Avant', 'Pendant', 'Après'],
      },
      {
        text: 'Le prochain repas serait-il plus facile avec quelqu’un à table à côté de toi ?',
        choices: ['Oui', 'Non', 'Il n’y a personne'],
      },
    ],
    psychosis: [
      {
        text: 'Est-ce qu’une personne de confiance est avec toi ?',
        choices: ['Oui', 'Non, il n’y a personne'],
      },
      {
        text: 'Pourrais-tu aller dans une pièce calme, lumière allumée, avec une personne tout près, et laisser les écrans un moment ?',
        choices: ['J’y vais', 'Ce n’est pas possible'],
      },
      {
        text: 'Combien as-tu dormi ces dernières nuits ?',
        choices: ['Pas du tout', 'Peu', 'Assez'],
      },
      {
        text: 'On n’est pas forcé d’obéir à une voix, même très forte. Peux-tu attendre qu’il y ait quelqu’un avec toi ?',
        choices: ['Je peux attendre', 'C’est difficile'],
      },
      {
        text: 'Est-ce que tu prends un traitement prescrit, et est-il fini ou arrêté ?',
        choices: ['Je le prends', 'J’ai arrêté', 'Je n’en ai pas'],
      },
      {
        text: 'Un médecin de garde peut se déplacer, ou te voir aujourd’hui, sans que tu racontes tout. Quelqu’un pourrait-il téléphoner pour toi ?',
        choices: ['Ce serait possible', 'Il n’y a personne pour ça'],
      },
    ],
    harm_to_others: [
      { text: 'Es-tu loin de cette personne en ce moment ?', choices: ['Oui', 'Non'] },
      {
        text: 'Pourrais-tu partir de là pour une heure, les mains vides ?',
        choices: ['Je peux partir', 'Je ne peux pas partir'],
      },
      {
        text: 'Où pourrais-tu dormir, pour qu’il y ait des murs entre vous cette nuit ?',
        choices: ['Chez quelqu’un', 'Nulle part'],
      },
      {
        text: 'Y a-t-il à portée de main quelque chose qui pourrait blesser quelqu’un, et qui pourrait partir ailleurs ?',
        choices: ['Ça peut partir', 'Il n’y a rien'],
      },
      {
        text: 'As-tu bu ou consommé aujourd’hui quelque chose qui aggrave les choses ?',
        choices: ['Oui', 'Non'],
      },
      {
        text: 'Il existe des gens qui parlent avec ceux que leur propre colère effraie, sans les insulter. Accepterais-tu d’en appeler un ?',
        choices: ['J’accepterais', 'Pas encore'],
      },
    ],
    violence: [
      {
        text: 'Peux-tu écrire sans danger, sans que quelqu’un lise par-dessus ton épaule ?',
        choices: ['Oui', 'Non', 'Quelques minutes'],
      },
      {
        text: 'As-tu mal quelque part, ou des marques ? Un coup à la tête ou une main à la gorge, il faut le montrer à un médecin dès aujourd’hui, même si rien ne se voit.',
        choices: ['Oui', 'Non'],
      },
      {
        text: 'Quelle pièce a une sortie, et rien qui puisse servir d’arme ?',
        choices: ['Il y en a une', 'Il n’y en a pas'],
      },
      {
        text: 'Quel serait un moment sûr pour appeler ?',
        choices: ['Maintenant', 'Plus tard aujourd’hui', 'Je ne sais pas quand'],
      },
      {
        text: 'Y a-t-il quelqu’un, dans le voisinage ou parmi tes proches, qui appellerait si tu envoyais un mot convenu ?',
        choices: ['Oui, il y a quelqu’un', 'Il n’y a personne'],
      },
      {
        text: 'Un sac avec des papiers, des clés, de l’argent et des médicaments, déposé chez quelqu’un, permet de partir le jour où tu le décides. Pourrais-tu commencer par une de ces choses ?',
        choices: ['Je pourrais commencer', 'C’est trop risqué'],
      },
    ],
    child: [
      {
        text: 'Quelqu’un est-il en danger à cette minute ?',
        choices: ['Oui', 'Non', 'J’ai un doute'],
      },
      {
        text: 'Quel adulte de l’extérieur pourrait l’entendre aujourd’hui, à l’école, chez le médecin, dans le voisinage ?',
        choices: ['J’en connais un', 'Personne'],
      },
      {
        text: 'Existe-t-il un endroit où l’enfant pourrait passer la nuit, loin de tout ça ?',
        choices: ['Il y en a un', 'Il n’y en a aucun'],
      },
      {
        text: 'Qu’as-tu vu ou entendu, toi, en une phrase ?',
        choices: ['Je préfère ne pas le dire'],
      },
      {
        text: 'L’enfant sait-il qu’il n’y est pour rien, et qu’il a raison d’en parler ?',
        choices: ['Je pense', 'Non'],
      },
      {
        text: 'À la ligne d’écoute pour l’enfance, on parle aussi avec les adultes, et sans donner de nom si tu préfères. Est-ce que tu les appellerais ?',
        choices: ['J’appellerais', 'Pas encore'],
      },
    ],
  },
  tell: [
    'Tu as parlé de {person}. Est-ce que {person} pourrait savoir comment tu vas ? Un message suffit : « Je ne vais pas bien, j’ai besoin de toi ici », rien de plus.',
    'Si c’est trop dur d’appeler, une ligne pour {person} fera l’affaire : « Tu peux rester avec moi au téléphone, sans qu’on parle ? » et c’est tout.',
  ],
  person:
    /\b(?<person>(?:ma|mon) (?:meilleure amie|meilleur ami|s(?:œ|oe)ur|frere|mere|maman|pere|papa|mari|femme|copine|copain|compagne|compagnon|conjointe|conjoint|amie|ami|fille|fils|coloc|colocataire|voisine|voisin|tante|oncle|cousine|cousin|grand-mere|mamie|grand-pere|papi|papy|psy|psychologue|therapeute|medecin|docteur|prof|professeure|professeur|collegue))\b/,
  people: {
    'ma meilleure amie': 'ta meilleure amie',
    'mon meilleur ami': 'ton meilleur ami',
    'ma sœur': 'ta sœur',
    'ma soeur': 'ta sœur',
    'mon frere': 'ton frère',
    'ma mere': 'ta mère',
    'ma maman': 'ta maman',
    'mon pere': 'ton père',
    'mon papa': 'ton papa',
    'mon mari': 'ton mari',
    'ma femme': 'ta femme',
    'ma copine': 'ta copine',
    'mon copain': 'ton copain',
    'ma compagne': 'ta compagne',
    'mon compagnon': 'ton compagnon',
    'ma conjointe': 'ta conjointe',
    'mon conjoint': 'ton conjoint',
    'mon amie': 'ton amie',
    'mon ami': 'ton ami',
    'ma fille': 'ta fille',
    'mon fils': 'ton fils',
    'ma coloc': 'ta coloc',
    'mon coloc': 'ton coloc',
    'ma colocataire': 'ta colocataire',
    'mon colocataire': 'ton colocataire',
    'ma voisine': 'ta voisine',
    'mon voisin': 'ton voisin',
    'ma tante': 'ta tante',
    'mon oncle': 'ton oncle',
    'ma cousine': 'ta cousine',
    'mon cousin': 'ton cousin',
    'ma grand-mere': 'ta grand-mère',
    'ma mamie': 'ta mamie',
    'mon grand-pere': 'ton grand-père',
    'mon papi': 'ton papi',
    'mon papy': 'ton papy',
    'ma psy': 'ta psy',
    'mon psy': 'ton psy',
    'ma psychologue': 'ta psychologue',
    'mon psychologue': 'ton psychologue',
    'ma therapeute': 'ta thérapeute',
    'mon therapeute': 'ton thérapeute',
    'mon medecin': 'ton médecin',
    'ma medecin': 'ta médecin',
    'mon docteur': 'ton docteur',
    'ma prof': 'ta prof',
    'mon prof': 'ton prof',
    'ma professeure': 'ta professeure',
    'mon professeur': 'ton professeur',
    'ma collegue': 'ta collègue',
    'mon collegue': 'ton collègue',
  },
  third: {
    suicide: [
      'Tu peux lui demander ouvertement, et ça ne met l’idée dans la tête de personne : « As-tu le suicide en tête ? », par exemple. Ensuite, écoute plus que tu ne parles, reste tout près, et aide à éloigner ce qui est dangereux. Si tu entends un moment ou une manière, ne laisse pas cette personne sans compagnie, et cherchez de l’aide ensemble.',
      'Le plus utile, c’est quelqu’un que le mot suicide n’effraie pas. Dis-le à un moment tranquille, crois la réponse, et appelez à deux ; tu peux aussi appeler pour toi, afin de savoir quoi faire.',
    ],
    self_harm: [
      'Tu peux dire ce que tu as vu, sans colère : « J’ai remarqué les marques, et je ne t’en veux pas », puis laisser venir. Ne réclame pas la promesse d’arrêter. Occupe-toi de la plaie, et allez ensemble chez un médecin.',
      'C’est le plus souvent une façon de supporter quelque chose, et non une envie de mourir ; pose quand même aussi cette question. Ces personnes aident les familles et les proches à trouver les mots.',
    ],
    eating: [
      'Parle de ce que tu sens chez cette personne, pas de son apparence ni de son poids : « Je vois que ça ne va pas, et je m’inquiète » est une bonne façon de commencer. Une consultation est nécessaire bientôt ; en cas de malaise ou de cœur irrégulier, le jour même.',
      'Se disputer à table rend tout plus dur pour vous deux. Demande ce qui rendrait un seul repas supportable, et laisse-toi guider ici pour la suite.',
    ],
    psychosis: [
      'Ne contredis pas ce que cette personne croit, et n’entre pas non plus dedans. Parle doucement, garde de la lumière et du calme, demande comment elle a dormi et ce qui la rassurerait. Si elle obéit à une voix, ou ne dort plus depuis des jours, il faut un médecin sans attendre.',
      'Tu peux dire : « Moi, je ne l’entends pas, et je te crois quand tu dis que ça te fait peur », puis rester là sans l’étouffer. Appelle ici pour savoir comment faire venir un médecin.',
    ],
    harm_to_others: [
      'Prends-le au sérieux, et ne t’interpose pas sans aide. Si quelqu’un est déjà en danger, appelle les urgences et dis qui, où, et avec quoi.',
      'La personne visée devrait le savoir et se trouver ailleurs. Ici, on te dira ce qui peut se faire avant que cela arrive.',
    ],
    violence: [
      'Crois ce qu’on te raconte, et dis que ce n’est pas sa faute. Ne pousse pas à partir tout de suite, car c’est le moment le plus dangereux : demande ce qu’il lui faut, et quand vous pouvez parler sans risque.',
      'Un lit pour dormir, un mot de code, une copie des papiers : ça aide plus que des conseils. Les proches aussi trouvent de l’écoute ici.',
    ],
    child: [
      'Garde ton calme, crois l’enfant, et ne pose que les questions nécessaires : ce qui s’est passé, et s’il est à l’abri à présent. Note ce qui a été dit avec ses mots à lui, et appelle dans la journée.',
      'Pas besoin de preuve pour demander conseil. Raconte ce que tu as vu ; ils savent quelle est la suite, et l’enfant ne saura pas qui a appelé.',
    ],
  },
  hide: 'Si quelqu’un peut regarder, « Leave this page » mène à un site anodin ; l’historique garde des traces.',
};
