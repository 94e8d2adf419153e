import type { LanguageProse } from './language.ts';
import { anywhere, inShort, opening, several, whole } from './patterns.ts';
import { FIVE_FOUR_THREE_TWO_ONE_PT, PACED_BREATHING_PT, THREE_GOOD_THINGS_PT } from './pt-exercises.ts';

const NOT =
  /(?:n(?:ã|a)o|nunca|sem|nem|(?:quero|queria|gostaria de|tomara que) (?:ser|estar|ficar|me sentir|estivesse|fosse))(?: (?:me|estou|tô|to|estava|sou|tenho|t(?:ã|a)o|tant[oa]|muit[oa]|mais|sinto|senti|h(?:á|a)|é|com|fiquei|ando|uma?|j(?:á|a)|de|ser|estar|ficar)){0,5}/u;

const intents: LanguageProse['intents'] = [
  [
    'correction',
    opening(
      /(?:n(?:ã|a)o |ei |espera |calma )*(?:(?:isso )?n(?:ã|a)o (?:é|e|foi|era) (?:isso|bem isso|o que (?:eu )?(?:disse|falei|quis dizer|queria dizer|escrevi))|(?:eu )?n(?:ã|a)o (?:disse|falei|quis dizer|escrevi) isso|(?:voc(?:ê|e) )?(?:me )?entendeu (?:tudo )?(?:mal|errado)|voc(?:ê|e) (?:se enganou|leu errado|est(?:á|a) (?:enganad[oa]|errad[oa])))|n(?:ã|a)o n(?:ã|a)o (?:é|e|era|foi) [^.!?]{1,40}(?:mas sim| sim)/u,
    ),
  ],
  [
    'agree',
    several(
      /sim+|s|aham|uhum|ok(?:ay)?|t(?:á|a)(?: bom| certo)?|est(?:á|a) (?:bem|bom)|claro(?: que sim)?|certo|isso(?: mesmo)?|exato|exatamente|com certeza|pode ser|pode|beleza|blz|combinado|verdade|é verdade|de acordo|concordo|por favor|pf|vamos(?: l(?:á|a))?|bora|continua|continuar|continue|segue|quero(?: sim)?|acho que sim|com prazer|é|por que n(?:ã|a)o/u,
    ),
  ],
  [
    'disagree',
    whole(
      /(?:(?:ah|ai|na verdade|n(?:ã|a)o+|acho que) )*(?:n(?:ã|a)o+|n|nop|n(?:ã|a)o (?:mesmo|muito|quero n(?:ã|a)o|obrigad[oa]|acho)|nada disso|de jeito nenhum|nem pensar|de forma alguma|melhor n(?:ã|a)o|jamais|acho que n(?:ã|a)o|n(?:ã|a)o estou a fim)/u,
    ),
  ],
  [
    'pause',
    whole(
      /(?:(?:n(?:ã|a)o|ok|talvez|melhor|deixa(?: isso)? (?:para|pra)) )*(?:depois|mais tarde|agora n(?:ã|a)o|hoje n(?:ã|a)o|outro dia|outra hora|amanh(?:ã|a)|(?:uma )?pausa|vamos (?:fazer uma )?pausar?|(?:vamos )?continua(?:r|mos)? (?:depois|amanh(?:ã|a)))(?: por favor)?/u,
    ),
  ],
  ['unsure', several(/hu?m+|ah+|éh?|bom|ué|uf+/u)],
  [
    'unsure',
    whole(
      /(?:(?:hu?m+|ah+|bom|ué|ai) )*(?:(?:eu )?(?:n(?:ã|a)o (?:sei|fa(?:ç|c)o ideia|tenho (?:ideia|certeza)|saberia dizer)|nem (?:sei|ideia)|sei l(?:á|a))(?: (?:direito|bem|o que (?:dizer|escrever|falar)))*|talvez|depende|tanto faz|nada (?:de|em) especial|n(?:ã|a)o me vem nada|quem sabe|dif(?:í|i)cil dizer)/u,
    ),
  ],
  [
    'greeting',
    several(
      /oi+e?|ol(?:á|a)|opa|e a(?:í|i)|bom dia|boa (?:tarde|noite)|hey|al(?:ô|o)|tudo (?:bem|bom|certo)(?: com voc(?:ê|e)| contigo)?|como (?:vai|est(?:á|a)s?|voc(?:ê|e) est(?:á|a))|inkwell|de novo|voltei|cheguei/u,
    ),
  ],
  [
    'goodbye',
    whole(
      /(?:(?:ok|bom|ent(?:ã|a)o|t(?:á|a)|obrigad[oa]|valeu|e|eu) )*(?:tchau+|adeus|at(?:é|e) (?:logo|mais|amanh(?:ã|a)|j(?:á|a)|breve|a pr(?:ó|o)xima)|fui|vou (?:dormir|indo|nessa|para a cama|pra cama|embora|sair)|(?:tenho que|preciso|tenho de) ir(?: embora| dormir)?|boa noite|durma bem)(?: (?:e |muito )*(?:obrigad[oa]|inkwell|at(?:é|e) (?:amanh(?:ã|a)|logo|mais)|tchau|valeu))*/u,
    ),
  ],
  [
    'thanks',
    whole(
      /(?:(?:ok|ah|oh|bom|muito|muit(?:í|i)ssimo|mil|sim|legal|nossa) )*(?:obrigad[oaex](?:o|a)?|obrigadinh[oa]|brigad[oa]|valeu|vlw|agrade(?:ç|c)o|grat[oa])(?: (?:mesmo|demais|muito|a voc(?:ê|e)|de cora(?:ç|c)(?:ã|a)o|por(?: \p{L}+){1,5}|pel[oa](?: \p{L}+){1,4})){0,3}/u,
    ),
  ],
  [
    'leave',
    whole(
      /(?:(?:n(?:ã|a)o|j(?:á|a)|ok|t(?:á|a)|por favor|melhor) )*(?:chega|para|parar|pare|stop|basta|deixa(?: (?:pra|para) l(?:á|a)| isso| assim)?|esquece(?: isso)?|(?:isso )?j(?:á|a) (?:chega|basta|est(?:á|a) bom)|por (?:hoje|agora|enquanto) (?:j(?:á|a) )?(?:chega|basta)|(?:é|isso é) (?:o )?suficiente|suficiente|(?:quero|prefiro) (?:parar|sair|falar de outra coisa)|outra coisa|outro assunto|(?:vamos )?(?:mudar|muda|mudemos) de assunto|(?:vamos )?falar de outra coisa|cancelar|sair)(?: (?:j(?:á|a)|aqui|por (?:agora|hoje|enquanto|favor)|com isso))*/u,
    ),
  ],
  [
    'ask-diagnosis',
    inShort(
      /(?:tenho|teria|sofro|estou|tô|to|sou|é|isso é|pode ser|ser(?:á|a))(?: de)? (?:\p{L}+ ){0,5}(?:depress(?:ã|a)o|deprimid[oae]|depressiv[oa]|bipolar|tdah|autis\p{L}*|borderline|narcis\p{L}*|transtorno\p{L}*|perturba(?:ç|c)(?:ã|a)o|toc|burn.?out|estresse p(?:ó|o)s\p{L}*)[^.!?]*\?|(?:voc(?:ê|e) )?(?:acha|pensa|diria) que (?:\p{L}+ ){0,4}(?:depress(?:ã|a)o|deprimid[oae]|depressiv[oa]|bipolar|tdah|autis\p{L}*|borderline|narcis\p{L}*|transtorno\p{L}*|toc|burn.?out)|(?:me d(?:á|ê|e)|pode|fa(?:z|ç|c)a?) (?:\p{L}+ ){0,3}diagn(?:ó|o)stico|me diagnosti\p{L}*|pode (?:me )?diagnosticar/u,
    ),
  ],
  [
    'ask-human',
    inShort(
      /(?:voc(?:ê|e)|vc|tu) (?:é|e|és|es) (?:\p{L}+ ){0,3}(?:human[oa]|pessoa|real|de verdade|rob(?:ô|o)|bot|ia|m(?:á|a)quina|programa|computador|psic(?:ó|o)log[oa]|terapeuta|chatgpt)(?: \p{L}+)?|(?:quem|o que) (?:é|e) (?:voc(?:ê|e)|vc)|quem és|(?:falo|estou falando|tô falando|falando|converso|estou conversando) com (?:\p{L}+ ){0,2}(?:pessoa|humano|rob(?:ô|o)|bot|ia|m(?:á|a)quina|programa)|tem algu(?:é|e)m (?:a(?:í|i)|do outro lado)|quem (?:te (?:fez|criou|programou)|est(?:á|a) (?:a(?:í|i)|por tr(?:á|a)s))/u,
    ),
  ],
  [
    'ask-privacy',
    inShort(
      /quem (?:mais )?(?:pode |consegue |vai )?(?:l(?:ê|e)|ler|v(?:ê|e)|ver) (?:\p{L}+ ){0,2}(?:isso|isto|o que|meus?|minhas?|aqui|tudo)|algu(?:é|e)m (?:mais )?(?:l(?:ê|e)|pode ler|vai ler|v(?:ê|e)|pode ver) (?:isso|isto|o que|meus?|minhas?|aqui)|(?:é|isso|isto|aqui|fica) (?:\p{L}+ ){0,2}(?:privad[oa]|particular|confidencial|sigilos[oa]|an(?:ô|o)nim[oa]|criptografad[oa]|entre n(?:ó|o)s)[^.!?]*\?|o que (?:acontece|voc(?:ê|e)s? faz(?:em)?) com (?:(?:os )?meus dados|o que (?:eu )?escrevo)|meus dados|privacidade/u,
    ),
  ],
  [
    'ask-can-do',
    inShort(
      /o que (?:é que )?(?:voc(?:ê|e)|vc) (?:sabe|pode|consegue|faz)(?: fazer)?(?! (?:quando|se|com))|como (?:isso |isto )?funciona(?: isso)?|(?:voc(?:ê|e)|vc) (?:pode|consegue) me ajudar|como (?:voc(?:ê|e)|vc) (?:pode|consegue|funciona)|(?:para|pra) que (?:voc(?:ê|e)|vc) serve|pode me ajudar|me ajuda\s*\?/u,
    ),
  ],
  [
    'complaint',
    opening(
      /(?:(?:n(?:ã|a)o|sim|ok|ah|nossa|puxa|poxa|mas|obrigad[oa] mas|cara|olha|e) )*(?:(?:voc(?:ê|e)|vc) (?:é|e) (?:\p{L}+ ){0,3}(?:in(?:ú|u)til|burr[oa]|est(?:ú|u)pid[oa]|ruim|idiota|p(?:é|e)ssim[oa]|chat[oa]|um lixo|uma merda)|(?:voc(?:ê|e)|vc) n(?:ã|a)o (?:(?:me )?(?:ajuda|entende|escuta)|serve|entendeu)|n(?:ã|a)o (?:me )?(?:ajuda|adianta|serve)(?: (?:em|para|pra|de))?(?: nada)?\s*(?:$|[.!])|(?:isso|isto) n(?:ã|a)o (?:me )?(?:ajuda|ajudou|adianta|serve)|(?:voc(?:ê|e) )?j(?:á|a) (?:me )?(?:disse|perguntou|falou) isso|(?:voc(?:ê|e)|vc) (?:se repete|est(?:á|a) se repetindo|s(?:ó|o) repete|me irrita)|sempre a mesma pergunta|para de perguntar|cala a boca|vai se f\p{L}*|vai (?:à|a|pra) merda)/u,
    ),
  ],
  [
    'wish-paced-breathing',
    inShort(
      /(?:exerc(?:í|i)cios?|t(?:é|e)cnica) de respira(?:ç|c)(?:ã|a)o(?! (?:n(?:ã|a)o|me|foi|que))|respirar (?:juntos|juntas|comigo|contigo|com voc(?:ê|e)|um pouco)|(?:vamos|me ajuda a|me ajude a) respirar|respira(?:ç|c)(?:ã|a)o (?:guiada|lenta|consciente|profunda)/u,
    ),
  ],
  [
    'wish-five-four-three-two-one',
    inShort(
      /5\D{0,2}4\D{0,2}3\D{0,2}2\D{0,2}1|cinco quatro tr(?:ê|e)s(?: dois um)?|aterramento|(?:exerc(?:í|i)cio|t(?:é|e)cnica) de (?:ancoragem|aterrar)|grounding|cinco sentidos|vamos olhar em volta/u,
    ),
  ],
  [
    'wish-three-good-things',
    inShort(
      /(?:tr(?:ê|e)s|3) coisas (?:boas|bonitas|positivas|legais)|(?:exerc(?:í|i)cio|lista|di(?:á|a)rio) de gratid(?:ã|a)o/u,
    ),
  ],
  [
    'wants-listening',
    inShort(
      /(?:s(?:ó|o)|somente|apenas) (?:quero|preciso|queria|precisava) (?:que (?:voc(?:ê|e) )?(?:me )?(?:ou(?:ç|c)a|escute)|(?:de )?(?:algu(?:é|e)m que )?(?:falar|conversar|desabafar|contar))|(?:quero|preciso) (?:s(?:ó|o) )?desabafar|s(?:ó|o) (?:me )?(?:escuta|escute|ouve|ou(?:ç|c)a)|(?:n(?:ã|a)o quero|sem) (?:\p{L}+ )?conselhos?/u,
    ),
  ],
  ['wants-listening', opening(/(?:por favor |ent(?:ã|a)o )*me (?:escuta|escute|ouve|ou(?:ç|c)a)/u)],
  [
    'wish-exercise',
    inShort(
      /(?:me d(?:á|ê|e)|tem|h(?:á|a)|quero|queria|gostaria|podemos|vamos|preciso|conhece|me passa|me mostra|sugere) (?:\p{L}+ ){0,2}(?:um|algum|outro) (?:\p{L}+ )?exerc(?:í|i)cio(?! f(?:í|i)sico)/u,
    ),
  ],
  ['wish-exercise', whole(/(?:um |algum |outro )?exerc(?:í|i)cio(?: por favor| curto)*/u)],
  [
    'ask-advice',
    inShort(
      /o que (?:é que )?(?:eu )?(?:fa(?:ç|c)o|devo fazer|deveria fazer|posso fazer|tenho que fazer)|o que (?:voc(?:ê|e)|vc) (?:faria|me aconselha|acha|recomenda|sugere)|(?:me d(?:á|ê|e)|preciso de|tem|quero) (?:\p{L}+ ){0,2}(?:conselhos?|dicas?)|(?:eu )?(?:deveria|devo) [^.!?]+\?|como (?:é que )?(?:eu )?(?:fa(?:ç|c)o|posso) [^.!?]+\?/u,
    ),
  ],
];

const feelings: LanguageProse['feelings'] = [
  [
    'overwhelmed',
    anywhere(
      /sobrecarregad[oaex]s?|sufocad[oaex]|atolad[oaex]|afogad[oaex] em|esgotando|estressad[oaex]s?|estresse|stress|stressad[oaex]|estressante|n(?:ã|a)o (?:aguento|dou conta|estou dando conta|consigo) mais(?=\s*(?:$|[.,!…;]))|n(?:ã|a)o (?:estou )?d(?:ou|ando) conta|(?:é|tudo|está|tá) (?:\p{L}+ )?demais|muita coisa|coisas? demais|tudo (?:ao mesmo tempo|de uma vez|junto)|sob press(?:ã|a)o|muita press(?:ã|a)o/u,
      NOT,
    ),
  ],
  [
    'lonely',
    anywhere(
      /(?:t(?:ã|a)o|muito|me (?:sinto|senti)|estou|tô|fiquei|bem) (?:(?:muito|t(?:ã|a)o|completamente|bem|mais) )*(?:sozinh[oaex]|s(?:ó|o)s?(?=\s*(?:$|[.,!…;])))|solid(?:ã|a)o|solit(?:á|a)ri[oaex]|ningu(?:é|e)m (?:me (?:escuta|entende|ouve|liga|quer)|com quem)|n(?:ã|a)o tenho (?:ningu(?:é|e)m|amig[oaex]s|com quem)/u,
      NOT,
    ),
  ],
  [
    'sad',
    anywhere(
      /triste|tristes|tristeza|chor(?:ar|o|ei|ando|ava)|deprimid[oaex]s?|depr(?:ê|e)|desanimad[oaex]|abatid[oaex]|pra baixo|para baixo|desesperad[oaex]|sem esperan(?:ç|c)a|arrasad[oaex]|me (?:sinto|senti|sentindo) (?:\p{L}+ ){0,2}(?:mal|p(?:é|e)ssim[oa]|vazi[oae]|horr(?:í|i)vel)|(?:estou|tô|to|ando|fiquei) (?:(?:muito|t(?:ã|a)o|bem|meio) )*mal|n(?:ã|a)o (?:estou|tô|to|ando|me sinto) (?:(?:muito|nada|t(?:ã|a)o) )*bem|dia (?:\p{L}+ )?(?:ruim|horr(?:í|i)vel|dif(?:í|i)cil|p(?:é|e)ssimo|pesado)|p(?:é|e)ssimo dia|saudades?/u,
      NOT,
    ),
  ],
  [
    'anxious',
    anywhere(
      /ansiedade|ansios[oaex]s?|ang(?:ú|u)stia|angustiad[oaex]|medo|receio|assustad[oaex]|p(?:â|a)nico|nervos[oaex]s?|nervosismo|preocupad[oaex]s?|preocupa(?:ç|c)(?:ã|a)o|preocupa(?:ç|c)(?:õ|o)es|me preocupam?|aflit[oaex]|inquiet[oaex]|apreensiv[oaex]|n(?:ã|a)o (?:paro|consigo parar) de pensar|apavorad[oaex]/u,
      NOT,
    ),
  ],
  [
    'angry',
    anywhere(
      /raiva|zangad[oaex]s?|irritad[oaex]s?|irrita(?:ç|c)(?:ã|a)o|furios[oaex]|brav[oaex] com|com (?:\p{L}+ )?raiva|(?<!me )odeio|(?:ó|o)dio|revoltad[oaex]|indignad[oaex]|chatead[oaex]s?|put[oa] (?:da vida|com)|de saco cheio|frustrad[oaex]s?|frustra(?:ç|c)(?:ã|a)o|me irrita|me irritou|aborrecid[oaex]/u,
      NOT,
    ),
  ],
  [
    'tired',
    anywhere(
      /cansad[oaex]s?|cansa(?:ç|c)o|cansad(?:í|i)ssim[oa]|exaust[oaex]s?|exaust(?:ã|a)o|esgotad[oaex]s?|esgotamento|acabad[oaex]|sem (?:energia|for(?:ç|c)as?|pique)|(?:com|tenho) (?:muito )?sono|n(?:ã|a)o (?:dormi|consegui dormir|consigo dormir)|dormi (?:muito )?(?:mal|pouco)|ins(?:ô|ó|o)nia|burn.?out/u,
      NOT,
    ),
  ],
  [
    'good',
    anywhere(
      /feliz|felizes|felicidade|content[oaex]s?|contente|alegre|alegria|orgulhos[oaex]|orgulho|grat[oa]|gratid(?:ã|a)o|tranquil[oaex]|aliviad[oaex]|al(?:í|i)vio|animad[oaex]|empolgad[oaex]|apaixonad[oaex]|(?:estou|tô|to|me sinto|foi|correu|deu|ando|me senti) (?:(?:muito|super|bem|tudo|mais) )*(?:bem|(?:ó|o)timo|(?:ó|o)tima|melhor|certo|maravilhos[oa])|(?:bom|belo|lindo|(?:ó|o)timo) dia(?=\s*(?:$|[.,!…;]|hoje|com|no|na))|dia (?:\p{L}+ )?(?:bom|lindo|(?:ó|o)timo|maravilhoso|incr(?:í|i)vel|gostoso)|(?:eu )?consegui(?=\s*(?:$|[.,!…;]|o |a |um))|passei (?:na|no|em|de)|deu certo/u,
      NOT,
    ),
  ],
  ['good', whole(/(?:muito |super |bem )*(?:bem|(?:ó|o)tim[oa]|maravilha)/u)],
];

export const PT: LanguageProse = {
  intents,
  feelings,
  limits: [
    'Em português eu sei pouco, mas ouvir eu consigo, e tenho três exercícios curtos. Em inglês entendo mais.',
    'Um aviso: sou um programa pequeno, e o meu português não vai longe. Ouvir, perguntar e três exercícios, isso dá.',
    'Meu português é limitado e alguma coisa vai me escapar. Ler, perguntar e fazer um exercício curto dá, mesmo assim.',
  ],
  answers: {
    greeting: [
      'Oi. O que mais ocupa a sua cabeça hoje?',
      'Olá, estou aqui. Como vai o dia, em três palavras?',
      'Pronto, aqui estamos. Por onde a gente começa?',
    ],
    goodbye: [
      'Até logo. O que está escrito aqui fica aqui.',
      'Tchau, então. Nada disso vai fugir.',
      'Até a próxima. Tudo espera onde você deixou.',
    ],
    thanks: [
      'De nada, mesmo.',
      'Por nada, estou aqui para isso.',
      'Sempre que quiser. Se vier mais alguma coisa, escreva aqui.',
    ],
    agree: [
      'Certo. Então um pouco mais: o que mais faz parte disso?',
      'Combinado. O que vem à cabeça em seguida?',
      'Então seguimos por aí. Qual é a parte que mais importa para você?',
    ],
    disagree: [
      'Tudo bem, então não. O que você prefere?',
      'Um não já basta. Sobre o que você gostaria de escrever?',
      'Fica assim, então. O que mais anda rondando a sua cabeça?',
    ],
    unsure: [
      'Não precisa saber. O que você fez logo antes de escrever aqui?',
      'Algo mais fácil, então: como foi a última hora, em uma palavra?',
      'Não faz mal. O que está na sua frente agora, na mesa ou na janela?',
    ],
    leave: ['Certo, isso fica de lado. Do que vamos falar?', 'Encerrado. O que você prefere fazer?'],
    pause: ['Fica para depois. Tudo continua onde está.', 'Pausa, então. Eu não fujo: não tenho pernas.'],
    'ask-human': [
      'Não, não sou gente: sou um programa pequeno. Também não faço terapia, nem penso em nada entre as suas mensagens.',
      'Aqui não há ninguém. Sou software, não sinto nada e não finjo que sinto. Ouvir e perguntar eu consigo.',
      'Um programa, e dos pequenos. Não substituo uma terapia; dou para umas boas perguntas e três exercícios.',
    ],
    'ask-can-do': [
      'Em português, três coisas: ouvir, perguntar e exercícios curtos de respiração, sentidos e coisas boas. Por onde começamos?',
      'Leio até o fim, pergunto e conheço três exercícios. Conselhos e diagnósticos eu não dou. O que cairia bem agora?',
    ],
    'ask-privacy': [
      'O que você escreve é guardado com criptografia, com uma chave só da sua conta. Nada disso é vendido.',
      'Fica entre a sua conta e este servidor. Nas configurações (Account Settings) dá para apagar tudo.',
    ],
    'ask-diagnosis': [
      'Isso eu não posso dizer, e adivinhar poderia fazer mal: é assunto para uma consulta. O que você notou, e desde quando?',
      'Esse nome só quem tem formação pode dar. Posso ajudar a juntar o que você contaria lá: o que você percebe?',
    ],
    'ask-advice': [
      'Eu não decido por ninguém. O que você responderia se alguém escrevesse exatamente isso para você?',
      'Conselho de programa sairia barato. O que você já tentou, e no que deu?',
      'A decisão é sua, mas podemos olhar para ela: o que pesa a favor e o que pesa contra?',
    ],
    'wants-listening': [
      'Então eu só leio. Escreva o quanto quiser.',
      'Sem perguntas e sem exercícios. Comece por qualquer lugar.',
      'Combinado: sou só ouvidos, na medida em que um programa tem ouvidos.',
    ],
    correction: [
      'Erro meu. Como é, na verdade?',
      'Li errado. Escreva de novo, e eu sigo dali.',
      'Aí eu me confundi. O que você quis dizer?',
    ],
    complaint: [
      'Pode ser. Sou um programa pequeno, e em português menor ainda. O que ajudaria mais agora?',
      'Anotado. Você prefere que eu só ouça, ou fazemos outra coisa?',
      'Tem algo de certo nisso. O que foi que não encaixou?',
    ],
  },
  felt: {
    sad: [
      'Tem algo pesado aí. O que foi mais difícil hoje?',
      'Isso pesa. Em que momento ficou mais forte?',
      'Difícil, e assim está escrito. O que aconteceu antes?',
    ],
    anxious: [
      'Isso deixa pouco sossego. Quando começou hoje?',
      'Ocupa muito espaço na cabeça. Que pensamento volta mais?',
      'Um alarme tocou aí. O que exatamente poderia acontecer?',
    ],
    angry: [
      'Aí tem coisa fervendo. O que aconteceu, exatamente?',
      'Isso deixou marca. Qual foi o pior momento?',
      'Aqui dá para escrever sem enfeite. O que você diria se não tivesse consequência?',
    ],
    tired: [
      'Sobrou pouca energia. O que levou a maior parte dela hoje?',
      'A bateria está baixa. O que poderia ficar sem fazer hoje?',
      'Cansaço não precisa de justificativa. Como foram as últimas noites?',
    ],
    lonely: [
      'É um jeito silencioso de doer. Em que hora do dia fica mais forte?',
      'Falta alguém aí. Quem você gostaria de ter por perto agora?',
      'Isso deixa os dias compridos. O que você contaria se alguém perguntasse agora?',
    ],
    overwhelmed: [
      'É muita coisa de uma vez. O que aperta mais neste momento?',
      'Demais para uma cabeça só. O que aparece se você puser tudo numa lista?',
      'Aí não cabe mais nada. O que precisa mesmo ser hoje?',
    ],
    good: [
      'Isso é bom de ler. Como foi o momento em si?',
      'Merece ficar por escrito. Onde você estava?',
      'Que bonito. O que você vê quando pensa nisso?',
    ],
  },
  tellMore: [
    'Conte desde o começo: como foi?',
    'Que parte disso fica mais na memória?',
    'Onde você estava, e quem mais?',
    'E depois, o que veio?',
    'Como você se sente com isso?',
    'O que você gostaria que acontecesse?',
    'De tudo isso, o que mais importa para você?',
    'Se tivesse uma manchete, qual seria?',
    'Qual frase sobre isso ainda não está aqui?',
    'O que você fez então?',
  ],
  nods: [
    'Certo, está aqui.',
    'Assim fica escrito.',
    'Sim, estou lendo.',
    'Dito com clareza.',
    'Continuo aqui.',
    'Curto, e mesmo assim diz muito.',
    'Isso já forma uma imagem.',
    'Aham, recebido.',
  ],
  exercises: [PACED_BREATHING_PT, FIVE_FOUR_THREE_TWO_ONE_PT, THREE_GOOD_THINGS_PT],
  exerciseLines: {
    starting: ['Claro, vamos.', 'Certo, começando.', 'Muito bem, aí vai.'],
    noNumber: [
      'E em número, de 0 a 10, mais ou menos?',
      'Um número basta, de 0 a 10. Se não vier nenhum, a gente pula.',
    ],
    left: [
      'Tudo bem, paramos aqui. O que você escreveu fica nesta conversa.',
      'Encerrado por aqui. Nada se perde, e nada precisa ser terminado.',
    ],
    paused: ['Fazemos uma pausa aqui. Eu guardo o lugar.', 'Fica esperando, amanhã também.'],
    kept: ['Foi isto que saiu, nas suas palavras:', 'Aqui está o que você escreveu:'],
    skip: 'Pular esta parte',
    leave: 'Prefiro parar',
    goOn: 'Continuar',
  },
  choices: {
    page: "O botão “Put it on today's page” coloca isso na página de hoje.",
    listen: 'Só me escuta',
    enough: 'Por agora já basta',
  },
};
