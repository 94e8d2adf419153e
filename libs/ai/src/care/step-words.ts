import { plain } from './plain.ts';

/**
 * The small words of the five languages, and those of what the care replies ask: who is there, what is at hand, sleep,
 * food, a wound, a call. A short message of these alone goes on about what was asked. In lower case, without accents.
 */
const SMALL_WORDS = `
ca don doesn didn couldn wouldn i im ive id ill me my mine myself you your u he she they we us our his her him hers their them it its this that these those there here
one ones some any none nothing something anything everything nobody somebody someone anyone everyone no not yes yeah yep nope nah ok okay
am is are was were be been being do does did done doing dont doesnt didnt have has had havent hasnt can cant could couldnt will wont would
wouldnt should shall might may must need needs want wants wanted wanna gonna got get gets getting go goes going gone went come comes
coming came know knows knew think thought feel feels felt say says said tell told try tries tried trying take takes took taken keep
keeps kept let lets leave left stay stays staying put make makes made give gave given ask asked help helps helped find found stop stops
stopped wait waiting work works live lives happen happened believe mean care cares matter matters mind
a an the and or but so if when what who where why how because cause cuz than then as at by for from in into of off on onto out over
to up down with without about after before until till since around near next under behind inside outside away back between
just only even still already yet again now later today tonight soon never ever always sometimes maybe probably perhaps really
very too much many more most less least enough all both each every other another same first last once twice well bad good better worse
worst far close alone together also though almost nearly hardly quite pretty kinda sorta like lot bit little few while long hour hours
minute minutes day days week weeks night nights morning evening oclock two three four five six seven eight nine ten eleven twelve
twenty thirty forty fifty hundred thanks thank please sorry
mum mom mam mother dad father parents brother sister son daughter kids kid child children wife husband partner boyfriend girlfriend ex
friend friends flatmate roommate housemate neighbour neighbor neighbours aunt uncle gran grandma nan cousin colleague boss doctor gp
therapist nurse people person anybody stranger family teacher counsellor
asleep awake home house upstairs downstairs door room bedroom bathroom kitchen hall garage shed car drawer cupboard cabinet bag pocket
desk shelf box safe bed floor sofa couch stairs basement attic cellar hospital clinic number phone line police ambulance
pills tablets meds medication knife knives blade blades razor razors rope gun bottle bottles keys scissors belt window bridge roof balcony
locked lock hide hid hidden threw flushed handed gave call called calling ring rang text texted texting write wrote message messaged
knock knocked wake woke visit hug hold holding
tired exhausted numb empty scared afraid frightened cold shaking dizzy sick hungry hurt hurts hurting pain bleeding blood bleed cut cuts
letter letters note notes goodbye brief briefe abschiedsbrief carta cartas nota lettre lettres mot bilhete
working understand understands lives hands hand arm arms leg legs chest head stomach body wrist wrists hande hand arm arme kopf brust bauch zuruck wohne wohnt zittere zittern hasse hass tut weh versteht verstehen manos mano cabeza pecho brazo brazos temblando odio entiende mains main tete poitrine bras ventre vis tremble deteste comprend maos mao cabeca peito braco tremendo odeio entende moro mora
wound deep crying cry cried breathe breathing sleep slept sleeping eat ate eaten eating drink drank drunk drinking drunken water beer
wine vodka whisky alcohol die dead dying kill live living life anymore longer hate hates angry lonely ashamed guilty burden bother
hopeless pointless safe unsafe strong hard heavy loud quiet dark stuck lost
ich mich mir mein meine meinen meinem meiner du dich dir dein deine er sie es ihn ihm ihr ihre ihren ihnen wir uns unser man wer was wo
wie wann warum der die das den dem des ein eine einen einem einer kein keine keinen keiner niemand niemanden jemand jemanden jemandem
nichts etwas alles alle beide ja nein nee doch schon noch nicht nie immer wieder jetzt gleich spater heute morgen gestern nachts
abends bald eben gerade nur auch so sehr zu viel viele mehr wenig genug ganz gar fast bisschen vielleicht wohl leider eigentlich einfach
und oder aber weil wenn dass ob als bis seit von vom mit ohne bei beim nach vor hinter unter uber auf aus in im ins an am zum zur fur
gegen um durch neben zwischen drin draussen oben unten hier da dort weg zuhause hause daheim nebenan allein alleine zusammen
bin bist ist sind war waren sein habe hab hast hat haben hatte hatten werde wird werden wurde kann kannst konnen konnte will wollen
wollte muss mussen soll sollte mag mochte darf geht ging gehe gehen kommt komme kommen kam weiss wissen denke glaube sage sagen gesagt
mache macht machen gemacht tue tun getan lasse lassen bleibe bleibt bleiben schlaft schlafe schlafen geschlafen liegt liegen sitzt sitze
steht gibt geben gegeben nehme nehmen genommen rufe rufen angerufen anrufen ruf schreibe schreiben geschrieben frage fragen hore
aufhoren hort auf versuche versuchen schaffe schaffen brauche helfen hilft hilf halte aushalten danke bitte
mutter mama vater papa eltern bruder schwester sohn tochter kinder kind frau mann freund freundin freunde mitbewohner mitbewohnerin
nachbar nachbarin nachbarn oma opa tante onkel kollege kollegin chef arzt arztin therapeutin therapeut mensch leute familie
bad badezimmer kuche schlafzimmer wohnzimmer zimmer flur keller garage auto schublade schrank tasche tisch regal kiste bett boden tur
krankenhaus klinik notaufnahme nummer telefon handy polizei tabletten pillen medikamente messer klinge klingen strick seil pistole
flasche schlussel fenster brucke dach balkon weggeschlossen weggeworfen versteckt
mude erschopft leer taub kalt schlecht schlimm schlimmer besser gut angst weh schmerzen blut blutet wunde tief weine weinen essen
gegessen trinken getrunken bier wein schnaps wasser sterben tot leben mehr allen stunde stunden minuten tag tage woche nacht zwei drei vier
funf sechs sieben acht neun zehn zwanzig dreissig
yo mi mis me tu te el la los las lo le les ella ellos se su sus nos nosotros un una unos unas uno nadie nada alguien algo todo todos
toda ninguno ninguna si no ni ya aun todavia nunca siempre ahora luego despues hoy ayer anoche manana noche tarde pronto casi solo sola
tambien tampoco muy mas menos mucho poco bastante demasiado tal vez quizas quiza creo que quien donde cuando como porque por para con
sin de del al a en entre sobre desde hasta hacia y o pero aqui alli ahi alla cerca lejos arriba abajo dentro fuera lado casa
soy eres es somos son fui fue era estoy esta estan estaba estar ser tengo tiene tienen tenia he ha han hay habia puedo puede podria
poder quiero quiere quisiera voy va vamos van ir viene venir vino se saber sabe sabia digo dice dije decir dicho hago hace hacer hecho
dejo dejar llamo llamar llame llamado escribo escribir escribi pido pedir intento intentar necesito ayuda ayudar duermo duerme dormir
dormi dormido duermen sirve importa gracias favor
madre padre papa mama padres hermano hermana hijo hija hijos hijas mujer marido esposa esposo pareja novio novia amigo amiga amigos
companera companero vecino vecina vecinos abuela abuelo tia tio prima primo jefe medico medica doctora doctor terapeuta gente persona
familia bano cocina cuarto dormitorio habitacion salon pasillo sotano garaje coche carro cajon armario bolso bolsa mesa cama suelo puerta
hospital clinica urgencias numero telefono policia pastillas medicinas cuchillo cuchilla navaja cuerda pistola botella llaves ventana
puente azotea balcon cansado cansada agotado agotada vacio vacia frio mareado mareada miedo duele dolor sangre sangra herida llorar
lloro llorando comer comi comido beber bebi bebido cerveza vino vodka agua morir muerto muerta vivir vida mal peor mejor bien hora horas
minutos dia dias semana dos tres cuatro cinco seis siete ocho nueve diez veinte treinta
je j moi mon ma mes tu te toi ton il elle ils elles on nous notre lui leur le la les l un une des du d de ce cet cette ca c qui que quoi
qu ou quand comment pourquoi parce personne rien quelqu quelque quelques chose tout tous toute aucun aucune oui non si ne n pas plus
jamais toujours encore deja bientot maintenant apres avant aujourd hui hier demain soir matin nuit peu beaucoup trop assez tres
seulement juste presque aussi meme bien mal mieux pire peut etre et mais donc car a au aux en dans sur sous chez avec sans pour par
vers depuis jusque pres loin ici la bas haut cote dehors dedans maison suis es est sommes sont etais etait ai as avons ont avait peux
peut pourrais pourrait veux veut voudrais vais va vont aller viens vient venir sais sait savoir dis dit dire fais fait faire laisse
laisser appelle appeler appele ecris ecrire ecrit demande demander essaie essayer besoin aide aider reste rester dors dort dormir dormi
merci plait
mere pere maman papa parents frere soeur fils fille enfants enfant femme mari copain copine ami amie amis coloc voisin voisine voisins
mamie papi tante oncle cousin cousine collegue chef medecin docteur psy gens famille salle bain bains cuisine chambre salon couloir
cave garage voiture tiroir placard sac poche table lit sol porte hopital clinique urgences numero telephone police cachets comprimes
medicaments couteau lame rasoir corde pistolet bouteille cles fenetre pont toit balcon fatigue fatiguee epuise epuisee vide froid froide
peur mal douleur sang saigne plaie pleure pleurer manger mange boire bu biere vin vodka eau mourir mort morte vivre vie heure heures
minutes jour jours semaine deux trois quatre cinq six sept huit neuf dix vingt trente seul seule
eu meu minha meus minhas voce ele ela eles elas nos o a os as um uma uns umas me te se lhe ninguem nada alguem algo tudo todos toda
nenhum nenhuma sim nao nem ja ainda nunca sempre agora depois hoje ontem amanha noite tarde cedo logo quase so sozinho sozinha tambem
muito muita mais menos pouco bastante demais talvez acho que quem onde quando como porque por para pra com sem de do da dos das no na
nos nas ao em entre sobre desde ate e ou mas aqui ali la perto longe cima baixo dentro fora lado casa sou es somos sao fui foi era
estou esta estao estava tenho tem tinha ha havia posso pode poderia consigo consegue quero quer queria vou vai vamos vao ir vem vir veio
sei sabe sabia digo diz disse dizer dito faco faz fazer feito deixo deixar ligo ligar liguei escrevo escrever escrevi peco pedir tento
tentar preciso ajuda ajudar durmo dorme dormir dormi importa obrigado obrigada
mae pai pais irmao irma filho filha filhos mulher marido esposa esposo namorado namorada companheiro companheira amigo amiga amigos
vizinho vizinha vizinhos avo tia tio prima primo chefe medico medica terapeuta gente pessoa familia banheiro cozinha quarto sala corredor
porao garagem carro gaveta armario bolsa bolso mesa cama chao porta hospital clinica emergencia numero telefone policia remedios
comprimidos faca lamina corda arma garrafa chaves janela ponte telhado varanda cansado cansada exausto exausta vazio vazia frio tonto
tonta medo doi dor sangue sangra ferida chorar choro chorando comer comi comido beber bebi cerveja vinho vodca agua morrer morto morta
dormindo dormida dormido durmiendo despierta despierto acordada acordado endormi endormie reveille reveillee reveilles wach
viver vida mal pior melhor bem hora horas minutos dia dias semana dois duas tres quatro cinco seis sete oito nove dez vinte trinta
`;

const KNOWN_WORDS: ReadonlySet<string> = new Set(SMALL_WORDS.trim().split(/\s+/));

/** The words of a text as they are written, and those of them that are about something else. */
export function wordsIn(text: string): { all: string[]; others: string[] } {
  const all = text.replaceAll(CONTRACTION_END, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  return { all, others: all.filter((word) => !isKnown(plain(word))) };
}

/** 'She's', 'can't'. */
const CONTRACTION_END = /(?:n['’]t|['’](?:s|re|ve|ll|d|m))(?![\p{L}])/giu;

/** 'Shes' is 'she is'. */
const isKnown = (word: string): boolean =>
  KNOWN_WORDS.has(word) || KNOWN_WORDS.has(word.replace(/(?:s|re|ve|ll)$/, ''));
