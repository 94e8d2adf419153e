import type { CareAnswers } from './care-answers.ts';

const GO_CHOICES = ['J’y vais', 'Je ne peux pas'];
const CALL_CHOICES = ['J’appelle', 'Il n’y a personne', 'Je ne peux pas appeler'];

export const FR_ANSWERS: CareAnswers = {
  anyNumber: 'numéro d’urgence',
  again: [
    'Tu n’as pas besoin d’en avoir envie. Appelle quand même le {number}, dis la rue et le numéro, et laisse la ligne ouverte. Ils font le reste.',
    'Au lieu d’un appel, ça peut être un mouvement : hors de cette pièce, par la première porte éclairée, vers n’importe qui. De là, quelqu’un peut composer le {number} pour toi.',
    'Je redis le {number}, parce que les prochaines minutes comptent plus que de savoir si ça semble juste. Ouvre d’abord le verrou de l’entrée, puis compose.',
    'Parler est peut-être trop. Donne à quelqu’un le téléphone avec le {number} déjà composé, ou écris à une personne : « Viens maintenant, je suis en danger. »',
    'Tu peux détester l’idée du {number} et le faire. Rien de ce que tu as raconté ne s’aggrave s’ils viennent.',
    'Ce qui attend d’autre, quelqu’un de vivant pourra s’en occuper demain. Cette nuit, il y a le {number} et un endroit avec du monde.',
    'Toujours le {number}, et toujours pas sans compagnie là-dedans. Assieds-toi dans l’escalier, sur le trottoir, dans un magasin : là où ça n’est pas.',
    'Rien n’est à décider pour demain. Une seule chose maintenant : le {number} à l’écran, et ton pouce dessus.',
    'Si le {number} paraît trop grand, fais plus petit : frappe à n’importe quelle porte de l’immeuble, et que cette personne appelle.',
    'Mets des chaussures, prends la clé et va là où il y a de la lumière et des gens. En chemin, le {number}.',
    'Ici je ne peux qu’écrire, et il te faut quelqu’un avec des mains. Cette personne est au {number}, ou derrière la porte la plus proche.',
  ],
  stay: [
    'Je reste là, et je ne peux pas demander de l’aide : il faut que ce soit l’un de vous, et le mieux serait tout de suite.',
    'Je continue de répondre pendant que tu le fais. Aucune alerte ne part de cette page, l’appel doit donc partir de là où tu es.',
  ],
  medical: {
    bleeding: [
      'Appuie maintenant, fort, avec une serviette ou un linge propre. Ne le soulève pas pour regarder, et garde cet endroit en hauteur. Si ça traverse, si ça ne s’arrête pas en dix minutes ou si la tête te tourne : appelle le {number} aussitôt. Réveille quelqu’un ou frappe à côté pendant que tu appuies, et ne conduis pas.',
      'Continue d’appuyer, et assieds-toi par terre pour ne pas tomber. Si tu as l’impression de flotter, compose le {number} sans attendre. Mets le haut-parleur : ils te diront quoi faire avec tes mains.',
      'Appelle le {number} et dis : « Je saigne et ça ne s’arrête pas. » Une autre serviette va par-dessus la première. Laisse la porte ouverte pour eux.',
    ],
    taken: [
      'Appelle le {number} maintenant, même si tu te sens bien : ce que tu as pris peut agir des heures plus tard. Réveille quelqu’un ou frappe à côté, garde la boîte pour la montrer, et ne conduis pas.',
      'C’est pour les urgences, et on ne t’y grondera pas. Dis quoi et quand. Jusqu’à ce que quelqu’un soit là, ouvre le verrou, et couche-toi sur le côté si le sommeil vient.',
      'S’il te plaît, compose le {number} avant toute chose. Beaucoup se rattrape s’ils arrivent tôt, et ils préfèrent venir une fois de trop.',
    ],
    body: [
      'Il faut un médecin maintenant, pas demain matin : appelle le {number}, ou fais-toi conduire aux urgences. Du sang, un cœur qui s’affole ou un malaise peuvent vouloir dire que les sels du sang se sont déréglés ; ça se mesure et ça se corrige. Réveille quelqu’un, assieds-toi, et ne conduis pas.',
      'Ce n’est pas faire des histoires. Le {number} est là pour ça, et tu peux dire : « J’ai beaucoup vomi, et mon cœur bat bizarrement. » Ne t’endors pas sans personne avec ça.',
      'D’ici là : pas de sport, pas de porte de salle de bain fermée à clé, et quelqu’un près de toi. Si la poitrine fait mal, en cas de malaise ou si ça dure, compose le {number}.',
    ],
  },
  armed: {
    voice: [
      'Pose ce que tu as dans la main et éloigne-toi de cette porte : descends, sors, va là où il y a de la lumière et du monde. Ensuite le {number} : « J’entends une voix qui me dit de faire du mal à quelqu’un, et je ne veux pas. »',
      'Tu ne veux pas le faire, et rien ne t’y oblige. Laisse l’objet là, garde les mains vides, et appelle le {number} du dehors.',
    ],
    anger: [
      'Pose ça maintenant, là où tu es, et pars dans l’autre sens : dehors, loin de cette personne, les mains vides. Puis le {number} : « Je suis sur le point de faire du mal à quelqu’un, et j’ai besoin d’aide pour que ça n’arrive pas. »',
      'Rien de tout ça n’a à être réglé ce soir. D’abord plus de distance entre toi et cette personne, puis le {number} : on peut être avec toi avant que quelqu’un soit blessé.',
    ],
  },
  glad: [
    'Tu l’as fait, et j’en suis heureux.',
    'C’était beaucoup demander, et te voilà plus à l’abri que tout à l’heure. Cela fait du bien à lire.',
    'C’est bien que quelqu’un soit avec toi maintenant.',
  ],
  small: [
    'Pour l’instant, juste ceci : assieds-toi là où sont les autres, avec une couverture et quelque chose de chaud.',
    'Il reste une petite chose : ce qui ouvre la serrure, ou qui ramène là-bas, reste jusqu’à demain dans la poche d’un autre.',
    'Si ça te tire encore, dis-le tout haut à qui est près de toi : « C’est revenu. »',
  ],
  idea: [
    'Oui, fais exactement ça, et fais-le maintenant. Tu n’as pas besoin de donner de raison.',
    'C’est une bonne idée, et rien de bizarre. Continue.',
  ],
  leaveNow: [
    'Quitte cette page maintenant : « Leave this page », en haut. En cas de danger, le {number}.',
    'Ferme ça et range le téléphone. Le {number} si ça devient dangereux ; dehors si tu peux.',
    'D’abord, hors de cette page. Puis le {number} dès que tu peux parler, ou laisse la ligne ouverte.',
    'Ferme tout de suite, avec « Leave this page » ou le navigateur entier. Le {number} si une main se lève.',
    'La page d’abord, puis les chaussures et la porte. Chez les voisins ou dans la rue, et de là le {number}.',
    'Loin de l’écran, c’est le plus sûr à cette minute. Tu peux revenir quand personne ne regarde ; le {number} marche aussi sans un mot.',
  ],
  threatened: [
    'Appelle le {number} si tu peux parler sans qu’on t’entende ; sinon laisse la ligne ouverte, ou va chez un voisin. Va vers une porte qui donne dehors, pas vers la cuisine ni la salle de bain.',
    'Ce qui compte, c’est de rejoindre d’autres gens : à côté, dans un magasin, dans la rue. De là, le {number}.',
    'Si ça recommence, le {number} passe avant tout, et tu peux partir les mains vides.',
    'Garde tes chaussures aux pieds et le passage libre vers la porte. Le {number} entend aussi une pièce où personne ne répond.',
    'Appeler le {number}, ce n’est pas faire une histoire : il est là pour les gens à qui on fait du mal.',
    'Frappe à la première porte éclairée et dis une phrase : « S’il vous plaît, appelez le {number} pour moi. »',
    'Les enfants viennent avec toi, pas les sacs. Dehors avant tout, et dès que tu y es, le {number}.',
  ],
  away: {
    place: {
      text: 'Ce qu’on ne peut pas ranger, on peut s’en éloigner : les pieds par terre, hors de cette pièce, et la porte fermée derrière toi. Peux-tu rejoindre quelqu’un et dire que tu ne devrais pas rester là sans personne ?',
      choices: ['J’y vais', 'Je n’arrive pas à bouger', 'C’est derrière moi'],
    },
    vehicle: {
      text: 'Ne conduis pas maintenant, même pour rentrer : donne les clés à quelqu’un, ou laisse-les là où tu n’iras pas les prendre. Qui pourrait venir te chercher ou conduire ?',
      choices: ['Je vois quelqu’un', 'Personne'],
    },
  },
  follow: {
    go: [
      {
        text: 'Alors vas-y maintenant, avant de lire la suite. À la porte, tu peux dire : « Ça ne va pas, et je ne devrais pas rester sans personne. Je peux m’asseoir avec toi ? » Il n’y a rien à expliquer. Tu y vas ?',
        choices: GO_CHOICES,
      },
      {
        text: 'Frappe, même si ça paraît ridicule. « Tu peux rester avec moi cette nuit ? J’expliquerai plus tard », c’est une phrase entière. Le feras-tu avant tout le reste ?',
        choices: GO_CHOICES,
      },
    ],
    ring: [
      {
        text: 'Alors le téléphone est la personne la plus proche. Qui pourrais-tu appeler à toute heure, même quelqu’un à qui tu n’as pas parlé depuis longtemps ? Une ligne d’écoute, c’est aussi une personne : elle écoute, pose des questions et reste avec toi, sans demander de nom.',
        choices: CALL_CHOICES,
      },
      {
        text: 'Là-dedans, sans personne, c’est le plus dur. Qui a une clé, une voiture, ou juste un téléphone près du lit ? Un simple « tu peux venir ? » suffit.',
        choices: CALL_CHOICES,
      },
    ],
    refused: [
      {
        text: 'Ne pas vouloir, ça se comprend quand on est à ce point fatigué, et ce ne doit pas être quelqu’un qui te connaît. Qu’est-ce qui rend ça le plus dur : ce qu’ils penseraient, devoir parler, ou qu’ils viennent ?',
        choices: ['Ce qu’ils penseraient', 'Devoir parler', 'Qu’ils viennent'],
      },
      {
        text: 'Être près de quelqu’un suffit ; il n’y a rien à raconter. Pourrais-tu t’asseoir là où il y a une autre personne, et dire seulement que c’est une mauvaise nuit ?',
        choices: ['Je peux', 'Je n’y arrive pas'],
      },
    ],
    write: [
      {
        text: 'Alors écris ceci maintenant, tel quel : « Mauvaise nuit. Tu peux passer ou m’appeler ? Tu n’as rien à faire de spécial. » C’est envoyé ?',
        choices: ['Envoyé', 'Pas encore'],
      },
    ],
    hand: [
      {
        text: 'Alors pas sans aide, et jusqu’à ce que quelqu’un soit là, c’est toi qui sors de la pièce. Qui pourrait venir l’emporter : un voisin, une amie, les gens de ce numéro ?',
        choices: ['Je vois quelqu’un', 'Personne', 'Je ne veux pas demander'],
      },
    ],
    safer: [
      {
        text: 'C’est ça, le plus dur, et tu es en train de le faire. Reste près de cette personne maintenant. Dis la seule chose vraie, que tu as failli te tuer, et faites ensemble le prochain appel. Est-ce que quelqu’un peut rester cette nuit ?',
        choices: ['Oui', 'Non'],
      },
      {
        text: 'Bien. Pour la personne à côté de toi : ne pas te laisser sans compagnie, éloigner ce qui est dangereux, et aller avec toi aux urgences ou appeler ensemble. Tu lui montres ces lignes ?',
        choices: ['Oui, je le fais', 'Pas encore'],
      },
    ],
    wound: [
      {
        text: 'Une plaie doit être vue aujourd’hui si elle bâille, si elle est profonde ou ne reste pas fermée, et aussi si elle est chaude, rouge, gonflée ou suinte. En attendant, de l’eau propre et un pansement sec. Qui pourrait la regarder avec toi ?',
        choices: ['Quelqu’un pourrait', 'Personne', 'J’irais sans personne'],
      },
    ],
    weak: [
      {
        text: 'Lève-toi lentement et prends ton pouls un instant. Un malaise, un cœur qui trébuche, des crampes ou du sang, ça se montre aujourd’hui, et les urgences sont ouvertes la nuit. Est-ce que tu as un de ces signes ?',
        choices: ['Oui', 'Non'],
      },
    ],
    injured: [
      {
        text: 'Alors fais regarder ça aujourd’hui. Aux urgences, tu peux demander qu’on te voie sans la personne qui t’accompagne, et qu’on note ce qu’on trouve ; cela peut te servir plus tard. Pourrais-tu y aller sans qu’on te suive ?',
        choices: ['Je pourrais', 'C’est trop risqué'],
      },
    ],
  },
  words: {
    body: [
      'Tu peux le dire ainsi : « Mon corps ne va pas bien. J’y suis pour quelque chose, et j’ai besoin qu’on m’emmène chez un médecin. »',
      'Ou seulement : « Je me suis fait mal, il faut regarder, et j’aimerais être vu sans témoin. »',
    ],
    violence: [
      'Tu peux le dire ainsi : « À la maison, quelqu’un me fait du mal. Ne me rappelez pas, s’il vous plaît ; dites-moi ce que je peux faire. »',
      'Ou seulement : « Chez moi je ne suis pas à l’abri. Je peux venir chez toi ? »',
    ],
    voice: [
      'Tu peux le dire ainsi : « J’entends une voix qui me dit quoi faire. J’ai peur, et j’ai besoin de quelqu’un avec moi. »',
      'Ou seulement : « Je n’ai pas dormi et je ne vais pas bien. Reste au téléphone, s’il te plaît, et trouve un médecin. »',
    ],
    anger: [
      'Tu peux le dire ainsi : « J’ai peur de faire du mal à quelqu’un. Éloigne-moi de cette personne, s’il te plaît, et reste avec moi. »',
      'Ou seulement : « J’ai trop de colère pour rester là-bas. Tu peux venir me chercher ? »',
    ],
    company: [
      'Tu peux le dire ainsi : « Ça ne va pas. Je pense à me tuer, et je ne devrais pas rester sans personne. Je peux rester avec toi ? » Tu as le droit de le lire sur l’écran.',
      'Plus court, ça marche aussi : « Assieds-toi avec moi, s’il te plaît. Ne pose pas trop de questions pour l’instant. »',
    ],
    hand: [
      'Dis ceci : « Tu peux venir tout de suite ? Je suis en danger, et il y a ici quelque chose que je te demande d’emporter. » Toute l’histoire peut attendre.',
      'Ou seulement : « Viens me prendre ça, s’il te plaît. Je te dirai pourquoi un autre jour. »',
    ],
  },
  questions: {
    throat: [
      'Oui : une main à la gorge se montre à un médecin, aujourd’hui ou demain, même des semaines après et même si rien ne se voit. Une voix changée, un claquement ou une douleur en avalant sont une raison de plus. Le {number} tout de suite si respirer ou avaler devient difficile, si le cou gonfle, en cas de fort mal de tête, d’un côté faible ou engourdi, de troubles de la vue ou de la parole, ou de malaise.',
      'En une phrase : oui, montre ton cou à un médecin aujourd’hui et dis que c’était une main.',
    ],
    doctorTells: [
      'Le plus souvent un médecin ne dit rien à personne sans toi, ni à la police ni aux parents ; si un enfant ou une vie est en danger, cela peut être autrement, et les règles dépendent du pays. Demande d’abord : « Que devriez-vous transmettre, et à qui ? »',
    ],
    tellAll: [
      'Oui, si tu peux : ce qui est le plus dur à dire est ce qui permet d’aider là où il faut, et de l’éloigner de toi. Une phrase suffit.',
    ],
    mustCall: [
      'Tant que c’est proche, que personne n’est avec toi ou que ton corps donne des signes : oui. Là où quelqu’un reste avec toi, où rien n’est à portée et où ton corps va bien, cela peut attendre le matin. Si l’une de ces choses change, le {number}.',
    ],
    watched: [
      'Rien de tout ça ne s’affiche tout seul à l’écran. Mais qui ouvre ce navigateur pendant que ta session est ouverte peut lire la conversation, et l’historique montre que la page a été ouverte : déconnecte-toi en partant, et efface l’historique du jour. Plus sûr : un appareil qui n’est jamais entre ces mains, celui d’une amie ou d’une bibliothèque.',
      'Je ne peux pas faire disparaître la conversation : elle reste dans ton compte, derrière ton mot de passe. Session fermée, le téléphone montre seulement que ce site a été visité.',
    ],
    bill: [
      'Un appel peut figurer sur la facture et dans la liste d’appels du téléphone ; dans certains pays ces lignes n’y figurent pas, mais ce n’est pas vrai partout. Depuis une bibliothèque, le travail ou le téléphone d’une amie, il n’apparaît sur rien qui soit à toi.',
      'Écrire laisse aussi des traces sur le téléphone. Un autre appareil est le chemin sûr.',
    ],
    police: [
      'Sur une ligne d’écoute, on écoute d’abord, et le plus souvent ça reste une conversation ; on n’envoie quelqu’un que si une vie semble en danger tout de suite, et la façon dépend du pays. Les urgences envoient l’équipe la plus proche, et tu peux demander une ambulance, et qu’elle vienne sans sirène.',
      'Tu peux demander dès le début : « Qui envoyez-vous, et quand ? » Ils ont l’habitude de cette question.',
    ],
    kept: [
      'Le plus souvent non : quelqu’un parle avec toi, vous décidez ensemble, et la plupart rentrent avec un prochain rendez-vous. Rester contre son gré, c’est pour un danger qu’on ne peut pas écarter autrement ; il y a des règles et une fin, et elles dépendent du pays. Tu peux venir avec quelqu’un et demander ce qui est prévu.',
      'Là-bas, tu peux dire : « J’ai peur qu’on m’enferme. » Ça les aide à trouver le moins lourd qui te protège.',
    ],
    children: [
      'Demander de l’aide n’est pas une raison de retirer des enfants ; le plus souvent, ça parle pour toi. Quand un enfant est en danger, beaucoup de pays obligent à le signaler, et avant d’en dire plus tu peux demander ce qui sera transmis.',
      'Des parents appellent là chaque jour, sans donner de nom s’ils préfèrent.',
    ],
    school: [
      'D’ici, l’école n’apprend rien. Un prof doit souvent prévenir si quelqu’un est en danger, le plus souvent une seule personne dont c’est le rôle, et tu peux demander avant : « Qu’est-ce que vous devez dire, et à qui ? »',
      'Tu peux aussi dire ce que tu veux qu’on sache et ce que tu ne veux pas, et être là quand on le dit.',
    ],
    record: [
      'Ce que tu dis à un médecin reste entre ceux qui te soignent ; un employeur ne le voit pas sans toi. Ce qu’une assurance peut demander plus tard dépend du pays, et tu peux demander ce qui sera noté.',
      'Une ligne d’écoute ne tient pas de dossier médical.',
    ],
    forMe: [
      'Je ne peux pas : je suis un programme, et d’ici ne part aucun appel ni message. Il faut que ce soit toi, ou quelqu’un près de toi.',
      'Non, et je voudrais que ce soit autrement. Pour les mots, je peux t’aider pendant que tu composes.',
    ],
    call: [
      'Quelqu’un décroche et demande ce qui se passe, et si tu es en sécurité ; tu peux te taire, pleurer, ou lire ce que tu as écrit ici. « J’ai besoin de parler à quelqu’un et je ne sais pas par où commencer », c’est assez. Tu peux raccrocher quand tu veux.',
      'Aux urgences, tu dis à l’accueil que tu n’es pas en sécurité, et pourquoi. Ensuite il y a l’attente, un entretien, et un plan pour les prochains jours.',
    ],
    doctor: [
      'Je ne peux pas le voir, alors dans le doute : oui, aujourd’hui. Une plaie chaude, rouge, gonflée, qui suinte, profonde ou ouverte, quelqu’un doit la regarder ; pareil pour un malaise, du sang ou un cœur qui bat bizarrement. Une pharmacie ou une ligne médicale te dit si c’est pressé, et dans beaucoup de pays les médecins reçoivent les jeunes sans parent.',
      'Mieux vaut l’avoir montré une fois pour rien. Si ça empire d’heure en heure, c’est pour les urgences.',
    ],
    enough: [
      'Ça n’a pas besoin d’être pire pour compter. Ils sont là aussi pour le début, et personne n’y compare.',
      'Ce que tu décris est une raison suffisante.',
    ],
    officers: [
      'Dans beaucoup de pays, une menace, une prise qui laisse une marque ou des choses cassées pour te faire peur suffisent à la police ; dans d’autres, moins. Une ligne pour les personnes à qui on fait du mal chez elles te dit ce qui vaut là où tu es, et il n’y a rien à décider pour ça.',
      'Tu peux demander conseil d’abord et porter plainte plus tard, ou jamais. Des dates et des photos, gardées là où personne d’autre ne regarde, servent dans les deux cas.',
    ],
    who: [
      'Personne n’apprend ce que tu écris ici : ni ta famille, ni l’école, ni le travail, ni un médecin, et on n’envoie personne. C’est chiffré dans ton compte ; seul quelqu’un qui entre dans ton compte ou tient ton appareil déverrouillé pourrait le lire.',
      'Pas par moi : d’ici, rien ne part vers des gens que tu connais. Ce qui va sur ta page, il n’y a que toi qui le vois, aussi.',
    ],
  },
  takenBack: [
    'D’accord, je ne te le reproche pas, et je ne fais pas comme si je ne l’avais pas lu. À certaines heures les deux sont vrais, qu’on le pense et qu’on ne le pense pas. Les numéros restent en haut.',
    'Tu peux le reprendre. Si ça revient quand tout se tait, dis-le ici sans rien expliquer.',
  ],
  third: {
    morning: [
      'Demain matin, c’est possible si d’ici là la personne n’est jamais seule, si rien de ce qui pourrait servir ne reste sur place, et si elle accepte toujours d’y aller. Si elle s’échappe, réclame la chose ou change d’avis : le {number} dès cette nuit. Ce n’est pas être lâche.',
    ],
    after: [
      'Les semaines calmes d’après comptent aussi. Convenez maintenant d’un jour par semaine où tu reposes la même question claire, laissez ce qui a été rangé là où c’est, et notez ensemble qui appeler en premier.',
    ],
    words: [
      'Ces mots suffisent : « Je m’inquiète pour toi. Est-ce que tu penses à te tuer ? » Puis attends, même si le silence dure. Ensuite : « Merci de me le dire. Je ne suis pas en colère, je reste avec toi, et on cherche de l’aide ensemble. »',
      'Tu n’as pas besoin de meilleurs mots que les tiens. « Je t’aime, j’ai peur, et je préfère demander », c’est un début.',
    ],
    yes: [
      'Prends « oui » et « parfois » pour un oui. Demande encore trois choses : comment, quand, et est-ce que c’est là ? Avec un plan ou quelque chose sous la main : appelle le {number} maintenant, ou allez tout de suite aux urgences. Sans plan : reste, et appelez une ligne aujourd’hui.',
      'Un oui veut dire : pas sans compagnie cette nuit, pas une minute. Tu as bien fait de demander ; c’est à toi qu’on a répondu.',
    ],
    means: [
      'Oui : cachets, lames, cordes, armes, clés et tout ce qui a été nommé sortent du logement, ou vont sous une clé qui n’est pas là-bas. Fais-le calmement, et dis-le : « Je prends ça pour l’instant, parce que je veux que tu sois là. » Quelqu’un de plus proche peut commencer.',
      'Regarde dans la salle de bain, la cuisine, le garage et la voiture. Un sac avec le tout chez un voisin suffit pour cette nuit.',
    ],
    police: [
      'Si une vie est en danger maintenant, c’est le {number}, même si on t’en veut après. Dis tout de suite qu’il s’agit de suicide et s’il y a une arme, et demande une aide médicale. Si ce n’est pas si proche, une ligne de crise ou les urgences sont le chemin plus discret.',
      'Une colère, ça se répare demain. Tu pourras dire que tu as appelé par peur de perdre quelqu’un.',
    ],
    go: [
      'Sans personne et avec des idées de suicide : oui, vas-y, ou envoie quelqu’un de plus proche. Jusqu’à ce que quelqu’un soit là, reste au téléphone, en mains libres si tu conduis, et ne conduis pas sans compagnie si tes mains tremblent.',
      'En arrivant : assieds-toi à côté, redemande, mettez de côté ce qui est dangereux, et dors au même endroit cette nuit. Demain, un médecin ou une ligne, à deux.',
    ],
  },
  thirdDone: [
    'Tu fais ce qui aide le plus : cette personne n’est pas laissée avec ça sans appui, et tu as demandé à qui s’y connaît. Roule prudemment, passe la nuit là-bas, et rappelle cette ligne chaque fois qu’il le faut. Tu as eu raison d’insister.',
  ],
  thirdMore: [
    'Tu peux y appeler aussi pour quelqu’un d’autre : ils te disent quoi dire et ce qui vient après, et ils te prennent au sérieux. Tu n’as pas à porter ça sans aide, non plus.',
    'Ne pas laisser cette personne sans compagnie, et rien de dangereux chez elle : c’est ce qui aide le plus cette nuit. Que sais-tu d’où elle est, et de qui est là ?',
  ],
  notYou: [
    'Compris : il ne s’agit pas de toi, et pardon d’avoir demandé. Parlons de cette personne.',
    'Tu as dit que c’est quelqu’un d’autre, et j’aurais dû l’entendre. Venons-en là.',
  ],
  listen: [
    'Je lis. Raconte la suite comme elle vient.',
    'Continue ; il n’y a pas besoin d’ordre.',
    'Que s’est-il passé ensuite ?',
    'J’aimerais en lire plus, si tu veux.',
    'Écris la suite quand tu peux.',
    'C’est bien reçu ; il y a de la place pour le reste.',
    'Tu peux raconter ce qui te trotte dans la tête maintenant.',
  ],
};
