import type { Phrases } from './phrases.ts';

/** Somebody else: a person that was named, or 'elle'. */
const THIRD_PERSON =
  '(?:(?:mon|ma|mes|un|une|notre) (?:\\w+ )?(?:frere|soeur|fils|fille|enfant|ami|amie|pote|copain|copine|mari|femme|pere|mere|cousin|cousine|eleve|patient|patiente|coloc|collegue|neveu|niece|conjoint|ex)|il|elle)';

export const FRENCH: Phrases = {
  'crisis suicide': {
    says: [
      /\bje me (?:tue|suicide|pends|supprime|flingue|fous en l'air|jette)\b(?! (?:a|au|aux|sur|dessus|dans (?:le|la|les|ce) (?:travail|lit|piscine))\b)(?=.*\b(?:ce soir|demain|cette nuit|aujourd'hui|maintenant|apres|bientot)\b)|\b(?:ce soir|demain|cette nuit|aujourd'hui|a l'aube)\b[^.]{0,20}\bje me (?:tue|supprime|pends|suicide|flingue)\b(?! a)/,
      /\bj'ai (?:pris|avale|tout pris|tout avale)\b[^.]{0,15}\b(?:plein de|une boite|deux boites|des tas|un tas|plaquettes?|tube)\b[^.]{0,15}\b(?:trucs|medocs|medicaments|cachets|comprimes|somniferes|plaquettes?)\b(?!.*\b(?:rhume|pharmacie|vitamines)\b)/,
      /\b(?:je vais|je veux|envie de|pret(?:e)? a) (?:me )?saute(?:r)? (?:par la fenetre|du pont|d'un pont|du toit|du balcon|dans le vide|sous (?:un|le) (?:train|metro))\b/,
      /\bj'ai (?:deja )?essaye\b[^.!?]{0,40}\bje vais (?:re)?essayer (?:encore |de nouveau )?(?:ce soir|cette nuit|demain|aujourd'hui)\b|\bje vais kms\b|\bje veux (?:juste |vraiment )?(?:etre morte?|crever)\b(?! de)/,
      /\b(?:corde|fusil|pistolet|arme|carabine)\b[^.]{0,30}\b(?:sur (?:mes genoux|la table|le lit)|dans (?:la|ma) main|a cote de moi|charge|devant moi)\b(?!.*\b(?:chasse|escalade)\b)/,
      /\b(?:je (?:veux|vais|voudrais|compte)|j'ai (?:envie|decide) de|envie de) (?:(?!pas |plus |jamais |le |la |les |te )\w+ )?(?:mourir|crever|en finir|me tuer|me suicider|me pendre|me foutre en l'air|me jeter (?:sous|du|dans|par))\b(?! (?:de (?:rire|honte|faim|chaud|froid)|avec (?:ce|cette)|au travail)\b)/,
      /\bje (?:ne )?veux plus (?:vivre|exister|etre en vie)\b(?! (?:ici|avec|a|en|dans|chez|seule?)\b)/,
      /\b(?:medicaments|cachets|comprimes|medocs|somniferes|corde)\b[^.]{0,30}\b(?:devant moi|sur la table(?! de nuit)|dans la main|pres de moi|a cote de moi|prets?)\b/,
      /\bj'ai (?:pris|avale) (?:toute|tous|trop|la boite|toutes)\b[^.]{0,20}\b(?:medicaments|cachets|comprimes|boite|medocs|somniferes)\b/,
      /\blettres? d'adieux?\b(?!.*\b(?:collegues|eleves|classe|cm[12]|equipe)\b)/,
    ],
    unlessDenied: [
      /(?<!\b(?:va|vont|veut|allait) )\b(?:me suicider|me tuer|mettre fin a mes jours|m'oter la vie)\b(?! (?:au|a la|a) )/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,50}\\b(?:veut (?:mourir|en finir)|(?:va|veut|voulait|voudrait) (?:se (?:tuer|suicider|pendre)|sauter (?:du|par|dans le vide))|(?:ne )?veut plus (?:vivre|etre la)|mettre fin a ses jours|(?:a|avait) (?:pris|avale) (?:tous|toute|trop de|plein de|une boite de))\\b(?! (?:de|avec|au travail)\\b)`,
      ),
    ],
  },
  'concern suicide': {
    says: [
      /\bje (?:ne )?veux plus etre la(?=$|[,.!?;])|\b(?:fatiguee?|marre|lasse?|assez) de vivre\b(?! (?:ici|avec|a|en|dans|chez|seule?)\b)|\b(?:ne (?:pas|jamais) (?:etre|etre nee?)|jamais du naitre|pas etre nee?)\b|\bj'en ai fini avec la vie\b/,
      /\bje (?:ne )?veux plus mourir\b|\b(?:je voulais|j'ai voulu) (?:mourir|en finir)\b(?! de\b)|\b(?:ma|j'ai fait une) (?:\w+ )?tentative de suicide\b|\b(?:ne (?:plus|pas|jamais) (?:me )?reveiller|mieux sans moi|mieux (?:morte?|que je sois morte?)|idees (?:noires|suicidaires)|pensees suicidaires|plus (?:aucune )?(?:raison|envie) de vivre|envie de disparaitre|j'en peux plus de (?:la vie|vivre))\b/,
      /\bj'ai compte (?:tous )?(?:les|mes) (?:cachets|comprimes|medocs|medicaments)\b(?!.*\b(?:pharmacie|patient\w*|semaine|maman|papa)\b)|^(?:oui,? )?(?:je les ai|j'ai) (?:tous|toutes|tout) (?:pris|avales?)\W*$/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b(?! etait)[^.!?]{0,40}\\b(?:suicidaire|(?:pense|penser) au suicide|idees suicidaires|pensees suicidaires)\\b`,
      ),
    ],
  },
  'crisis self_harm': {
    says: [
      /\bje me (?:cogne|frappe) la tete contre (?:le|un) (?:mur|carrelage|sol)\b|\bbrulures? volontaires?\b/,
      /\bje me suis (?:encore |re)?(?:ouvert|coupee?|entaillee?|tailladee?|charclee?|scarifiee?|lacere)\b(?!.*\b(?:cuisin\w*|cuisine|oignons?|pain|ras(?:ant|oir)|papier|cheveux|doigt|boite|frange|bricol\w*|en \w+ant)\b)[^.]*\b(?:bras|veines|cuisses?|poignets?|jambes?|expres|encore|sang|toilettes|ventre|peau|ce soir|cette nuit|hier soir)\b/,
      /\b(?:je (?:vais|veux)|envie de|besoin de|continue a|n'arrete pas de) (?:encore )?me (?:faire (?:du )?mal|mutiler|scarifier|bruler|taillader)\b(?! (?:au dos|en faisant|les ailes)\b)/,
      /\b(?:je me suis|je me) (?:scarifiee?|mutilee?|mutile|scarifie)\b|\bme suis (?:encore )?scarifiee?\b/,
      /\bje (?:me )?(?:me )?(?:suis )?(?:scarifie|mutile|taillade)\b|\bje me (?:coupe|brule|fais du mal|fais mal expres)(?: (?:encore|a nouveau|les (?:bras|veines|cuisses)|expres|volontairement))\b|\b(?:envie|besoin) de me (?:couper|scarifier|faire (?:du )?mal)\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:il|elle|papa|maman|mon (?:mari|copain|mec|compagnon|ex|pere|beau-pere|conjoint)|ma (?:femme|copine|mere)) va (?:(?:encore|surement|sans doute|de nouveau) )*(?:me|nous) (?:re)?(?:frapper|battre|taper|cogner|tabasser|etrangler|gifler)\b(?! (?:au|aux|a|sur|dans)\b)(?!.*\b(?:echecs|match|mdr|blague)\b)/,
      /\bm'a (?:encore )?(?:serre|attrapee?|saisie?) (?:a |par )?(?:la gorge|le cou)\b/,
      /\b(?:il|elle|papa|maman|(?:mon|ma) \w+) (?:m'a|ma|nous a) (?:\w+ )?(?:jetee?|poussee?|plaquee?|trainee?|projetee?) (?:contre|par terre|dans (?:l'escalier|les escaliers)|au sol|par les cheveux)\b/,
      /\b(?:m'a|il ma|elle ma) (?:\w+ )?(?:eclate|casse|pete|ouvert|fracture) (?:la levre|le nez|une dent|les? cotes?|le bras|l'arcade|la machoire)\b(?!.*\b(?:dentiste|match|foot|boxe|accident|judo|rugby|ski|sport|petits?)\b)|\b(?:m'a|ma) (?:tapee?|cognee?) (?:la tete|contre)\b/,
      /\b(?:couteau|fusil|lame|pistolet) (?:sous|sur) (?:la|ma) (?:gorge|tempe|tete)\b|\b(?:si je (?:pars|le quitte|parle|porte plainte)|si tu (?:pars|me quittes))\b[^.]{0,25}\b(?:me|te) tue\w*\b/,
      /\bil casse tout\b(?=.*\b(?:lit|placard|cachee?|peur|mon tour|enfants)\b)|\b(?:m'a|ma|m'ont) (?:enfermee?|sequestree?|sequestre)\b(?! (?:dehors|par)\b)/,
      /\b(?:mon (?:mari|copain|mec|compagnon|ex|pere|beau-pere|conjoint)|ma (?:femme|copine|mere)|il|elle) (?:m'a (?:encore )?(?:frappee?|battue?|etranglee?|violee?|tabassee?|giflee?)|me (?:frappe|bat|menace|etrangle|tape|cogne|gifle)|menace de me tuer)\b(?! (?:au|aux|dans l'oeil|par|a (?:la|plate))\b)/,
    ],
  },
  'crisis psychosis': {
    says: [
      /\b(?:voix|diable|dieu|demon|anges?|la radio|la tele)\b[^.]{0,25}\b(?:dit|disent|ordonne|ordonnent|demande|demandent|veut|veulent|commande|hurle)\b[^.]{0,30}\b(?:de (?:bruler|tuer|sauter|mourir|couper|me)|que je (?:meure|saute|tue|brule))\b/,
      /\bvoix\b[^.]{0,20}\b(?:me (?:disent|ordonnent|parlent)|qui me)\b/,
    ],
  },
  'concern eating': {
    says: [
      /\bje me fais vomir\b|\bme faire vomir\b|\b(?:pas|rien) mange depuis \w+ jours\b/,
      /\bj'ai (?:encore |re)?vomi (?:encore|a nouveau|de nouveau)\b(?=.*\bsang\b)(?!.*\b(?:gastro|virus|chimio|enceinte)\b)|\bj'ai (?:encore |re)vomi\b(?=.*\bsang\b)(?!.*\b(?:gastro|virus|chimio|enceinte)\b)/,
    ],
  },
  'crisis eating': {
    says: [
      /\b(?:evanouie?|perdu connaissance|tombee? dans les pommes|fait un malaise|trous noirs)\b[^.]*\b(?:mange (?:\w+ )?(?:pas|plus|rien)|rien (?:mange|graille)|rien de solide|sans manger|jeune|vomi\w*|laxatifs?)\b|\b(?:mange (?:\w+ )?(?:pas|plus|rien)|rien mange|rien de solide|sans manger|laxatifs?)\b[^.]*\b(?:evanouie?|perdu connaissance|tombee? dans les pommes|malaise|trous noirs|crampes)\b/,
      /\b(?:depuis|ca fait) (?:\w+ ){1,3}(?:jours|semaines?)(?: que)? je (?:ne )?mange (?:plus|pas|rien)\b/,
    ],
  },
  'crisis harm_to_others': {
    says: [
      /\bje vais (?:le|la|les) (?:poignarder|egorger|buter|saigner|etrangler|abattre|descendre au fusil)\b|\bje vais (?:planter|buter|poignarder|egorger) (?:ce|cet|cette|mon|ma) (?!arbre|sapin|rosier|pommier)/,
      /\bj'ai (?:secoue|frappe|tape|etrangle) (?:le|mon|ma|la) (?:bebe|fils|fille|enfant|petite?|femme|mere|copine)\b(?! (?:au|a|aux|dans)\b)/,
    ],
  },
  'concern harm_to_others': {
    says: [/\b(?:je veux|envie de) (?:le|la|les) (?:tuer|crever)\b(?! (?:a|au) |.{0,3}\bce boss)/],
  },
  'crisis child': {
    says: [
      /\bmon (?:beau-pere|oncle|pere|frere|cousin|grand-pere) (?:vient|entre|rentre) dans (?:ma chambre|mon lit) (?:quand|la nuit|le soir|chaque)\b/,
      /\b(?:papa|maman|mon (?:pere|beau-pere|oncle|tonton)|ma (?:mere|daronne))\b[^.]{0,15}\b(?:me|nous|m'a|ma) (?:frappee?|tapee?|tape|bat|enferme|enfermee?|touche)\b(?! (?:dans la main|sur l'epaule|au coeur)\b)/,
      /\b(?:plus rien|rien) a (?:manger|bouffer)\b(?=.*\b(?:freres?|soeurs?|toute? seule?|tt seule?|jours)\b)|\b(?:frappe|tape|bat|secoue) (?:le|la|les|son|sa|ses) (?:bebe|enfants?|gamins?|petite?s?|fils|fille|gosses?)\b/,
    ],
  },
  'concern self_harm': {
    ofOther: [
      new RegExp(`\\b${THIRD_PERSON}\\b[^.!?]{0,40}\\bse (?:scarifie|mutile|taillade|fait du mal)\\b`),
    ],
  },
  'concern violence': {
    says: [
      /\b(?:il|mon (?:mari|copain|mec|ex|compagnon|beau-pere)) va me tuer(?=$|[.;!]| s'il (?:voit|lit|trouve|l'apprend)(?: ca)?(?=$|[.,;!]))(?!.*\b(?:mdr|rire|facture)\b)/,
    ],
  },
};
