import type { CareProse } from './care-prose.ts';

const YES_NO_UNSAID = ['Oui', 'Non', 'Je préfère ne pas le dire'] as const;
export const CLOSENESS_CHOICES = { might: 'Je pourrais le faire', decided: 'C’est décidé' } as const;

export const FR_STEPS: CareProse['steps'] = {
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
      choices: [...YES_NO_UNSAID],
    },
    {
      text: 'Est-ce que cela pourrait sortir de la pièce maintenant : sous clé, à la poubelle, ou chez quelqu’un ?',
      choices: ['Je peux le faire', 'Je n’y arriverai pas sans aide', 'Il n’y a rien de tel ici'],
    },
    {
      text: 'À quel point est-ce proche, à cet instant ?',
      choices: ['Une pensée', CLOSENESS_CHOICES.might, CLOSENESS_CHOICES.decided, 'Je ne sais pas'],
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
};
