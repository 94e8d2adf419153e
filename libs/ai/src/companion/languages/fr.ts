import { FIVE_FOUR_THREE_TWO_ONE_FR, PACED_BREATHING_FR, THREE_GOOD_THINGS_FR } from './fr-exercises.ts';
import type { LanguageProse } from './language.ts';
import { anywhere, inShort, opening, several, whole } from './patterns.ts';

const NOT =
  /(?:pas|jamais|sans|ni|aucune?|n(?:e |')\p{L}+ plus|(?:veux|voudrais|aimerais) (?:(?:ê|e)tre|rester|me sentir))(?: (?:tr(?:è|e)s|trop|si|vraiment|du|tout|tellement|non|plus|de|d|en|une?|la|me|sens|(?:ê|e)tre)){0,5}/u;

const intents: LanguageProse['intents'] = [
  [
    'correction',
    opening(
      /(?:non |mais |attends |euh )*(?:(?:ce n'est|c'est|ce n'(?:é|e)tait|c'(?:é|e)tait) pas (?:(?:ç|c)a|ce que (?:je (?:voulais dire|dis|disais)|j'ai (?:dit|(?:é|e)crit|voulu dire)))|je n'ai (?:pas|jamais) (?:dit|(?:é|e)crit|voulu dire) (?:(?:ç|c)a|cela)|j'ai (?:pas|jamais) (?:dit|(?:é|e)crit) (?:ç|c)a|tu (?:m'as |as )?mal (?:compris|lu)|tu (?:te trompes|t'es tromp(?:é|e))|tu n'as pas compris)|non pas [^.!?]{1,50} mais/u,
    ),
  ],
  [
    'agree',
    several(
      /oui+|ouais?|ouaip|mouais|ok(?:ay)?|d'accord|dac|bien s(?:û|u)r|exactement|exact|c'est (?:(?:ç|c)a|vrai)|vrai|carr(?:é|e)ment|volontiers|avec plaisir|s'il te pla(?:î|i)t|stp|svp|je veux bien|pourquoi pas|allons y|on y va|vas y|allez|continue|continuer|continuons|on continue|tout (?:à|a) fait|certainement|voil(?:à|a)|je crois(?: que oui| bien)?|je pense/u,
    ),
  ],
  [
    'disagree',
    several(
      /(?:(?:ah|oh|ben|euh|en fait) )?(?:non+|nan|nope|non merci|pas (?:vraiment|du tout|trop|tellement|question|envie)|je (?:ne )?(?:crois|pense) pas|surtout pas|plut(?:ô|o)t pas|j'ai pas envie|je n'ai pas envie)/u,
    ),
  ],
  [
    'pause',
    whole(
      /(?:(?:non|oui|ok|plut(?:ô|o)t|peut (?:ê|e)tre) )*(?:plus tard|pas maintenant|pas aujourd'hui|pas ce soir|demain|une autre fois|(?:une )?pause|on fait une pause|faisons une pause|on (?:reprend|continue) (?:plus tard|demain))(?: (?:s'il te pla(?:î|i)t|stp|peut (?:ê|e)tre))*/u,
    ),
  ],
  ['unsure', several(/hm+|euh+|heu+|bof|ben|bah/u)],
  [
    'unsure',
    whole(
      /(?:(?:hm+|euh+|heu+|bof|ben|bah) )*(?:(?:je (?:ne )?|j')sais (?:pas|plus)(?: (?:trop|vraiment|bien|quoi (?:dire|(?:é|e)crire)|du tout|encore))*|chais pas|jsp|aucune id(?:é|e)e|pas d'id(?:é|e)e|(?:je n'|j')ai pas d'id(?:é|e)e|(?:je n'|j')en sais rien|peut (?:ê|e)tre|(?:ç|c)a d(?:é|e)pend|difficile (?:à|a) dire|(?:je (?:ne )?suis )?pas s(?:û|u)re?|rien de sp(?:é|e)cial|peu importe|comme tu veux)/u,
    ),
  ],
  [
    'greeting',
    whole(
      /(?:bonjour|bonsoir|salut|coucou|hello|hey|h(?:é|e)|yo|re|rebonjour|me (?:re)?voil(?:à|a)|comment (?:(?:ç|c)a va|vas tu|tu vas))(?: (?:bonjour|salut|toi|(?:à|a) toi|inkwell|(?:ç|c)a va|comment (?:(?:ç|c)a va|vas tu|tu vas)|tu vas bien|c'est (?:encore )?moi))*/u,
    ),
  ],
  [
    'goodbye',
    whole(
      /(?:(?:ok|bon|bien|alors|merci|allez|salut) )*(?:au revoir|ciao|bye|tchao|(?:à|a) (?:bient(?:ô|o)t|demain|plus(?: tard)?|tout (?:à|a) l'heure|la prochaine)|bonne (?:nuit|soir(?:é|e)e|journ(?:é|e)e)|je (?:vais|file|pars) (?:me coucher|dormir|au lit)|je (?:dois|m'en vais|file)(?: (?:y aller|filer|partir))?|il faut que j'y aille|bonne fin de (?:journ(?:é|e)e|soir(?:é|e)e))(?: (?:et |(?:à|a) (?:toi|demain|bient(?:ô|o)t)|merci|inkwell))*/u,
    ),
  ],
  [
    'thanks',
    whole(
      /(?:(?:ok|ah|oh|bon|super|oui|un grand|mille|g(?:é|e)nial) )*(?:merci|mercis|je te remercie)(?: (?:beaucoup|bien|(?:à|a) toi|infiniment|encore|mille fois|vraiment|pour(?: \p{L}+){1,5}|de m'avoir(?: \p{L}+){1,3}|d'avoir(?: \p{L}+){1,3})){0,3}/u,
    ),
  ],
  [
    'leave',
    whole(
      /(?:(?:non|ok|bon|allez) )*(?:stop|arr(?:ê|e)te|arr(?:ê|e)ter|arr(?:ê|e)tons|on arr(?:ê|e)te|laisse(?: tomber)?|laissons(?: tomber)?|(?:ç|c)a suffit|c'est assez|assez|je (?:pr(?:é|e)f(?:è|e)re|voudrais|veux) (?:m'arr(?:ê|e)ter|arr(?:ê|e)ter|parler d'autre chose)|autre chose|parlons d'autre chose|changeons de sujet|(?:un )?autre sujet|oublie(?: (?:ç|c)a)?|annuler|quitter)(?: (?:l(?:à|a)|(?:ç|c)a|pour (?:aujourd'hui|maintenant|le moment|l'instant)|s'il te pla(?:î|i)t|stp|merci))*/u,
    ),
  ],
  [
    'ask-diagnosis',
    inShort(
      /(?:j'ai|ai je|je suis|suis je|c'est|est ce|je fais|aurais je|je souffre|(?:ç|c)a peut (?:ê|e)tre)(?: de)? (?:\p{L}+ ){0,4}(?:d(?:é|e)pression|d(?:é|e)prim(?:é|e)e?|d(?:é|e)pressi(?:f|ve)|bipolaire|tdah|autis\p{L}*|borderline|narcissi\p{L}*|trouble \p{L}+|toc|burn.?out|stress post.?traumatique)[^.!?]*\?|(?:tu (?:crois|penses)|crois tu|penses tu) (?:\p{L}+ ){0,5}(?:d(?:é|e)pression|d(?:é|e)prim(?:é|e)e?|d(?:é|e)pressi(?:f|ve)|bipolaire|tdah|autis\p{L}*|borderline|narcissi\p{L}*|toc|burn.?out)|(?:fais|donne|peux tu|tu peux) (?:moi |me )?(?:\p{L}+ ){0,2}(?:diagnostic|diagnostiquer)/u,
    ),
  ],
  [
    'ask-human',
    inShort(
      /(?:tu es|t'es|es tu) (?:\p{L}+ ){0,3}(?:humaine?|humain|r(?:é|e)el(?:le)?|vraie?|robot|bot|ia|machine|programme|ordinateur|psy|psychologue|th(?:é|e)rapeute|personne|chatgpt)(?: \p{L}+)?|(?:qui es tu|tu es qui|t'es qui|qu'es tu|tu es quoi|t'es quoi|qui est ce que tu es)|je (?:parle|discute|chatte) (?:bien )?(?:à|a|avec) (?:une? )(?:vraie? )?(?:robot|bot|ia|humain|machine|personne|programme)|(?:il )?y a (?:t il )?quelqu'un|qui (?:t'a (?:cr(?:é|e)|fait|programm)(?:é|e)?e?|est derri(?:è|e)re)/u,
    ),
  ],
  [
    'ask-privacy',
    inShort(
      /qui (?:d'autre )?(?:peut )?(?:lit|lire|voit|voir) (?:\p{L}+ ){0,2}(?:(?:ç|c)a|cela|ceci|ce que|tout|mon|mes|ici)|quelqu'un (?:d'autre )?(?:lit|peut lire|voit|va lire|peut voir) (?:(?:ç|c)a|ce que|mes?|mon)|(?:c'est|est ce|(?:ç|c)a reste|est ce que c'est) (?:\p{L}+ ){0,2}(?:priv(?:é|e)e?|confidentiel(?:le)?|anonyme|chiffr(?:é|e)|entre nous)|mes donn(?:é|e)es|confidentialit(?:é|e)|que devient ce que j'(?:é|e)cris/u,
    ),
  ],
  [
    'ask-can-do',
    inShort(
      /(?:qu'est ce que tu|que) (?:sais|peux)(?: tu)? (?:\p{L}+ )?faire|tu (?:peux|sais) faire quoi|comment (?:(?:ç|c)a marche|tu fonctionnes|fonctionnes tu|tu peux m'aider|peux tu m'aider)|(?:peux tu|tu peux) m'aider|(?:à|a) quoi (?:tu sers|sers tu)/u,
    ),
  ],
  [
    'complaint',
    opening(
      /(?:(?:non|oui|ok|bon|mais|franchement|pff+|oh|super|merci mais|d(?:é|e)sol(?:é|e)e? mais|et) )*(?:(?:tu es|t'es) (?:\p{L}+ ){0,3}(?:nul(?:le)?|b(?:ê|e)te|idiote?|stupide|inutile|con(?:ne)?|mauvaise?|d(?:é|e)bile|lourde?|aga(?:ç|c)ante?|chiante?)|tu (?:ne )?(?:sers (?:à|a) rien|(?:me )?comprends (?:rien|pas)|m'(?:aides|(?:é|e)coutes) pas)|tu (?:te r(?:é|e)p(?:è|e)tes|radotes|m'(?:é|e)nerves|me saoules)|(?:ç|c)a (?:ne )?(?:m'aide|aide|sert) (?:pas|(?:à|a) rien)|tu (?:l'as |me l'as |as )?d(?:é|e)j(?:à|a) (?:dit|demand(?:é|e))|toujours la m(?:ê|e)me question|arr(?:ê|e)te (?:avec tes|tes|de poser des) questions|tais toi|ta gueule|va te faire)/u,
    ),
  ],
  [
    'wish-paced-breathing',
    inShort(
      /(?:exercices?|technique) de respiration(?! (?:n'a|ne|a|m'a|m'avait|(?:é|e)tait)(?!\p{L}))|(?:respirer|respirons)(?: (?:ensemble|avec toi|un peu|un moment))(?! (?:mieux|mal))|respirons|(?:aide moi (?:à|a)|on va) respirer|respiration (?:guid(?:é|e)e|lente|profonde|consciente)|coh(?:é|e)rence cardiaque/u,
    ),
  ],
  [
    'wish-five-four-three-two-one',
    inShort(
      /5\D{0,2}4\D{0,2}3\D{0,2}2\D{0,2}1|cinq quatre trois(?: deux un)?|(?:exercice|technique) d'ancrage|grounding|(?:les )?cinq sens|regardons autour/u,
    ),
  ],
  [
    'wish-three-good-things',
    inShort(
      /(?:trois|3) (?:bonnes|belles|jolies) choses|(?:trois|3) choses (?:positives|bien|bonnes)|(?:exercice|journal|liste) de gratitude/u,
    ),
  ],
  [
    'wants-listening',
    inShort(
      /(?:é|e)coute (?:moi|simplement|juste|seulement)|(?:juste|seulement|simplement) (?:besoin |envie )?(?:de |d')?(?:(?:ê|e)tre (?:é|e)cout(?:é|e)e?|que tu (?:m'|m)?(?:é|e)coutes|parler|vider mon sac|me confier|me d(?:é|e)fouler)|(?:j'ai (?:juste )?besoin|je veux juste|j'ai (?:juste )?envie) (?:de |d')?(?:parler|vider mon sac|me confier|me d(?:é|e)fouler|(?:ê|e)tre (?:é|e)cout(?:é|e)e?)|(?:pas de|sans|aucun) conseils?/u,
    ),
  ],
  [
    'wish-exercise',
    inShort(
      /(?:tu as|as tu|donne moi|propose moi|on (?:peut )?fait?(?:re)?|faisons|je (?:veux|voudrais|peux)|j'aimerais|il y a|y a t il|peux tu|tu peux|connais tu|tu connais) (?:\p{L}+ ){0,4}(?:un|des|autre|d'autres) (?:\p{L}+ )?exercices?(?! (?:physique|de math\p{L}*|de sport))/u,
    ),
  ],
  ['wish-exercise', whole(/(?:un |autre )*exercice(?: s'il te pla(?:î|i)t| stp)?/u)],
  [
    'ask-advice',
    inShort(
      /que (?:dois|devrais|puis|peux) je faire|qu'est ce que (?:je (?:dois|devrais|peux) faire|tu (?:ferais|me conseilles|en penses))|je (?:dois |devrais |peux )?(?:faire|fais) quoi|que (?:ferais|conseilles|conseillerais) tu|que me (?:conseilles|conseillerais) tu|(?:donne moi|tu as|as tu|j'ai besoin|je voudrais) (?:\p{L}+ ){0,3}(?:conseils?|avis)|(?:est ce que je (?:devrais|dois)|devrais je|dois je) [^.!?]+|comment (?:faire|je fais) pour [^.!?]+/u,
    ),
  ],
];

const feelings: LanguageProse['feelings'] = [
  [
    'overwhelmed',
    anywhere(
      /d(?:é|e)bord(?:é|e)e?s?|d(?:é|e)pass(?:é|e)e?s?|submerg(?:é|e)e?s?|sous l'eau|trop (?:de (?:choses|trucs|pression|travail)|d'un coup|(?:à|a) la fois|pour moi)|c'est (?:\p{L}+ )?trop(?=\s*(?:$|[.,!…;]))|tout (?:en m(?:ê|e)me temps|(?:à|a) la fois|d'un coup)|en peux plus|(?:y arrive|m'en sors) (?:pas|plus)|stress|stress(?:é|e)e?s?|stressante?|sous pression|charge mentale/u,
      NOT,
    ),
  ],
  [
    'lonely',
    anywhere(
      /(?:me sens|suis) (?:(?:tr(?:è|e)s|si|tellement|trop|toute?|vraiment|compl(?:è|e)tement|un peu|souvent|bien) )*seule?|toute? seule?|solitude|isol(?:é|e)e?s?|personne (?:(?:à|a|avec) qui|ne m'(?:é|e)coute|ne me (?:comprend|parle))|(?:je n'|j')ai personne|(?:pas|plus) d'amie?s?/u,
      NOT,
    ),
  ],
  [
    'sad',
    anywhere(
      /tristes?|tristesse|cafard|pleur(?:e|é|er|ais|s)|d(?:é|e)prim(?:é|e)e?s?|d(?:é|e)prime|malheureu(?:x|se)|abattue?|d(?:é|e)sesp(?:é|e)r(?:é|e)e?|d(?:é|e)sespoir|le moral (?:(?:à|a) z(?:é|e)ro|au plus bas|dans les chaussettes)|me sens (?:\p{L}+ ){0,2}(?:mal|vide|nul(?:le)?)|(?:ç|c)a (?:ne )?va (?:\p{L}+ )?(?:mal|pas)(?! (?:à|a|au|aller|(?:ê|e)tre|me|te|le|la))|(?:je )?(?:ne )?vais (?:\p{L}+ )?(?:mal|pas (?:tr(?:è|e)s |trop |du tout )?bien)|(?:sale|mauvaise|dure) journ(?:é|e)e|journ(?:é|e)e (?:\p{L}+ )?(?:difficile|horrible|dure|pourrie)|me manque(?:nt)?/u,
      NOT,
    ),
  ],
  [
    'anxious',
    anywhere(
      /angoiss(?:e|es|ée?s?|ee?s?|ante?)|anxi(?:eux|euse|(?:é|e)t(?:é|e))|peurs?|trouille|inqui(?:è|e)te(?:s|nt)?|inquiet|inqui(?:é|e)tude|panique|paniqu(?:é|e)e?|nerveu(?:x|se)|effray(?:é|e)e?|crainte|je crains|rumine|boule au ventre|tourne(?:nt)? en boucle/u,
      NOT,
    ),
  ],
  [
    'angry',
    anywhere(
      /col(?:è|e)re|(?:é|e)nerv(?:é|e)e?s?|(?:é|e)nerve(?:nt)?|f(?:â|a)ch(?:é|e)e?s?|furieu(?:x|se)|rage|aga(?:c|ç)(?:é|e)e?s?|agace(?:nt)?|irrit(?:é|e)e?|(?<!me )d(?:é|e)teste|ras le bol|en ai (?:\p{L}+ )?marre|frustr(?:é|e)e?s?|frustration|gonfle|r(?:é|e)volt(?:é|e)e?/u,
      NOT,
    ),
  ],
  [
    'tired',
    anywhere(
      /fatigu(?:é|e)e?s?|fatigue|(?:é|e)puis(?:é|e)e?s?|(?:é|e)puisement|crevée?s?|claquée?s?|lessiv(?:é|e)e?s?|vid(?:é|ée|ee)s?|(?:à|a) bout(?: de forces?)?|(?:plus|pas|sans) (?:d'(?:é|e)nergie|(?:é|e)nergie|de force)|(?:mal|pas|peu|(?:à|a) peine) dormi|insomnies?|sommeil|burn.?out/u,
      NOT,
    ),
  ],
  [
    'good',
    anywhere(
      /heureu(?:x|se)s?|contente?s?|joie|joyeu(?:x|se)|ravie?s?|fi(?:er|ère|ere)s?|reconnaissante?|gratitude|soulag(?:é|e)e?s?|soulagement|sereine?s?|apais(?:é|e)e?s?|amoureu(?:x|se)|(?:je )?vais (?:\p{L}+ )?(?:bien|mieux)|(?:(?:ç|c)a va|tout va|me sens|s'est) (?:(?:tr(?:è|e)s|plut(?:ô|o)t|super|beaucoup|vraiment|assez) )*(?:bien|mieux)|(?:bonne|belle|super|chouette) journ(?:é|e)e|journ(?:é|e)e (?:\p{L}+ )?(?:super|g(?:é|e)niale|magnifique|chouette|parfaite)|j'ai (?:enfin )?r(?:é|e)ussi|c'(?:é|e)tait (?:(?:tr(?:è|e)s|trop|vraiment) )*(?:bien|super|g(?:é|e)nial|chouette|beau)/u,
      NOT,
    ),
  ],
  ['good', whole(/(?:(?:tr(?:è|e)s|plut(?:ô|o)t|assez|super) )*(?:bien|super|nickel)/u)],
];

export const FR: LanguageProse = {
  intents,
  feelings,
  limits: [
    "En français, je sais peu de choses, mais écouter, ça va, et j'ai trois petits exercices. En anglais, je comprends mieux.",
    'Autant le dire : je suis un petit programme, et mon français ne va pas loin. Écouter, demander, trois exercices : ça, oui.',
    "Mon français est limité, et des choses vont m'échapper. Lire, poser une question, faire un exercice : ça reste possible.",
  ],
  answers: {
    greeting: [
      "Bonjour. Qu'est-ce qui prend le plus de place dans ta tête aujourd'hui ?",
      'Salut, je suis là. Comment va la journée, en trois mots ?',
      'Bonjour à toi. Par quoi on commence ?',
    ],
    goodbye: [
      'À bientôt. Ce qui est écrit ici reste ici.',
      'À plus. Rien de tout ça ne va se sauver.',
      'Au revoir. Tout sera là où tu le laisses.',
    ],
    thanks: [
      'De rien, vraiment.',
      'Avec plaisir, je suis là pour ça.',
      "Il n'y a pas de quoi. S'il vient autre chose, écris-le ici.",
    ],
    agree: [
      "D'accord. Alors un peu plus loin : qu'est-ce qui va avec ?",
      "Bon. Qu'est-ce qui te vient ensuite ?",
      'On reste là-dessus, alors. Quelle partie compte le plus pour toi ?',
    ],
    disagree: [
      "Bien, alors non. Qu'est-ce que tu préfères ?",
      'Un non suffit. De quoi veux-tu écrire à la place ?',
      "C'est noté. Qu'est-ce qui te trotte dans la tête, sinon ?",
    ],
    unsure: [
      "Pas besoin de savoir. Qu'est-ce que tu faisais juste avant d'écrire ici ?",
      'Quelque chose de plus facile, alors : comment était la dernière heure, en un mot ?',
      "Ce n'est pas grave. Qu'est-ce que tu as devant toi, sur la table ou par la fenêtre ?",
    ],
    leave: [
      "D'accord, on laisse ça de côté. De quoi veux-tu parler ?",
      "C'est refermé. Que veux-tu faire à la place ?",
    ],
    pause: [
      "Pour plus tard, donc. Tout reste où c'est.",
      "Une pause, d'accord. Je ne risque pas de partir : je n'ai pas de jambes.",
    ],
    'ask-human': [
      "Non, personne : un petit programme. Ce n'est pas une thérapie non plus, et je ne pense à rien entre tes messages.",
      "Il n'y a personne derrière. Je suis un logiciel, je ne ressens rien et je ne fais pas semblant. Écouter, je peux.",
      "Un programme, et pas un grand. Je ne remplace pas une thérapie ; j'ai quelques bonnes questions et trois exercices.",
    ],
    'ask-can-do': [
      'En français, trois choses : écouter, demander, et de petits exercices pour le souffle, les sens et les bonnes choses. On commence par quoi ?',
      "Je lis jusqu'au bout, je pose des questions et je connais trois exercices. Ni conseils ni diagnostics. Qu'est-ce qui t'irait maintenant ?",
    ],
    'ask-privacy': [
      "Ce que tu écris est chiffré, avec une clé propre à ton compte. Rien de tout cela n'est vendu.",
      'Ça reste entre ton compte et ce serveur. Dans les réglages (Account Settings), tu peux tout effacer.',
    ],
    'ask-diagnosis': [
      "Ça, je ne peux pas le dire, et deviner pourrait faire du mal : c'est pour une consultation. Qu'as-tu remarqué, et depuis quand ?",
      "Ce nom-là, seul quelqu'un du métier peut le donner. Je peux t'aider à préparer ce que tu dirais : qu'est-ce que tu remarques ?",
    ],
    'ask-advice': [
      "Je ne décide pour personne. Que répondrais-tu à quelqu'un qui t'écrirait exactement ça ?",
      "Un conseil de programme ne vaudrait pas cher. Qu'as-tu déjà essayé, et qu'est-ce que ça a donné ?",
      "La décision reste à toi, mais on peut la regarder : qu'est-ce qui est pour, qu'est-ce qui est contre ?",
    ],
    'wants-listening': [
      "Alors je lis, c'est tout. Écris aussi longtemps que tu veux.",
      "Sans question ni exercice. Commence n'importe où.",
      "Entendu : je suis tout ouïe, pour autant qu'un programme le puisse.",
    ],
    correction: [
      "Erreur de ma part. C'est comment, en vrai ?",
      "J'ai lu de travers. Réécris-le, et je repars de là.",
      "Là, j'ai compris à côté. Qu'est-ce que tu voulais dire ?",
    ],
    complaint: [
      "C'est possible. Je suis un petit programme, encore plus petit en français. Qu'est-ce qui serait mieux, là ?",
      "Bien reçu. Tu préfères que j'écoute seulement, ou qu'on fasse autre chose ?",
      "Il y a du vrai là-dedans. Qu'est-ce qui ne collait pas ?",
    ],
  },
  felt: {
    sad: [
      "Il y a du lourd là-dedans. Qu'est-ce qui a été le plus dur aujourd'hui ?",
      'Ça pèse. À quel moment est-ce que ça se sentait le plus ?',
      "Dur, et c'est écrit tel quel. Qu'est-ce qui s'est passé avant ?",
    ],
    anxious: [
      "Ça laisse peu de repos. Quand est-ce que ça a commencé aujourd'hui ?",
      'Ça prend de la place dans une tête. Quelle pensée revient le plus ?',
      "Une alarme sonne, on dirait. Qu'est-ce qui pourrait arriver, précisément ?",
    ],
    angry: [
      "Là, ça bout. Qu'est-ce qui s'est passé, exactement ?",
      'Ça a laissé une trace. Quel a été le pire moment ?',
      "Ici, ça peut s'écrire sans décor. Que dirais-tu s'il n'y avait pas de suites ?",
    ],
    tired: [
      "Il reste peu d'énergie. Qu'est-ce qui en a pris le plus aujourd'hui ?",
      "La batterie est basse. Qu'est-ce qui pourrait ne pas se faire aujourd'hui ?",
      "La fatigue n'a pas à se justifier. Comment étaient les dernières nuits ?",
    ],
    lonely: [
      "C'est une façon silencieuse d'avoir mal. À quelle heure est-ce le plus net ?",
      "Il manque quelqu'un, là. Qui voudrais-tu à côté de toi en ce moment ?",
      "Ça rend les journées longues. Que raconterais-tu si quelqu'un demandait maintenant ?",
    ],
    overwhelmed: [
      'Ça fait beaucoup à la fois. Quelle partie serre le plus en ce moment ?',
      "Trop pour une seule tête. Qu'est-ce qui sort si tu écris tout en liste ?",
      "Plus rien ne rentre, là. Qu'est-ce qui doit vraiment se faire aujourd'hui ?",
    ],
    good: [
      "C'est bon à lire. Comment était le moment lui-même ?",
      'Ça mérite une ligne à soi. Où étais-tu ?',
      'Joli. Que vois-tu quand tu y repenses ?',
    ],
  },
  tellMore: [
    'Raconte depuis le début : comment était-ce ?',
    'Quelle partie te reste le plus ?',
    "Où étais-tu, et qui d'autre était là ?",
    "Et ensuite, qu'est-ce qui est venu ?",
    'Et toi, comment tu le vis ?',
    "Qu'est-ce que tu aimerais ?",
    "Dans tout ça, qu'est-ce qui compte le plus ?",
    'Si ça avait un titre, ce serait lequel ?',
    "Quelle phrase là-dessus n'est pas encore écrite ?",
    "Qu'est-ce que tu as fait alors ?",
  ],
  nods: [
    "Bien, c'est lu.",
    'Voilà qui est écrit.',
    'Oui, je suis le fil.',
    "C'est dit clairement.",
    'Je suis toujours là.',
    'Court, et ça en dit long.',
    'Ça fait une image.',
    'Mm, bien reçu.',
  ],
  exercises: [PACED_BREATHING_FR, FIVE_FOUR_THREE_TWO_ONE_FR, THREE_GOOD_THINGS_FR],
  exerciseLines: {
    starting: ["D'accord, allons-y.", 'Bien, on commence.', "C'est parti, tranquillement."],
    noNumber: [
      'Et en chiffre, de 0 à 10, à peu près ?',
      'Un chiffre suffit, de 0 à 10. Si aucun ne vient, on passe.',
    ],
    left: [
      "Bien, on s'arrête là. Ce que tu as écrit reste dans cette conversation.",
      "C'est fini pour celui-ci. Rien n'est perdu, et rien n'est à terminer.",
    ],
    paused: ['On fait une pause ici. Je garde la place.', 'Ça attend, demain aussi.'],
    kept: ['Voilà ce qui en est sorti, avec tes mots :', 'Voici ce que tu as écrit :'],
    skip: 'Passer cette étape',
    leave: "Arrêter l'exercice",
    goOn: 'Continuer',
  },
  choices: {
    page: "Le bouton « Put it on today's page » le met sur la page du jour.",
    listen: 'Écoute, simplement',
    enough: "Ça suffit pour l'instant",
  },
};
