/** Short function words, which tell a language apart in a few words; of languages with as many the first counts. */
const FUNCTION_WORDS: Record<string, string> = {
  en: "the a an i i'm im my me is am are was it and to of in that this you he she they we for with on but not have had do did at be so just feel feeling today what how why when can can't don't want need hi hello hey yes no ok okay thanks thank tired sad happy help please going get about from",
  es: 'ya más todo toda esto eso puedo quiero quiere está estás así sin sola solo ni vida porque mejor siempre el la los las un una yo mi me es soy estoy y de que en no por con para pero muy hoy hola gracias como qué siento se lo tengo cuando nada',
  fr: 'plus suis veux peux rien tout toute cette ça elle sans seule seul vie parce toujours fait le la les un une je mon ma me est suis et de que en ne pas pour avec mais très jour bonjour merci aujourd ai dans ça moi mes du des',
  de: 'will kann alles viel mehr mir nur noch schon dich du er sie ihr leben immer wieder heute allein vor der die das ein eine ich mein mich ist bin und zu nicht mit für aber sehr heute hallo danke wie es habe ein auf mir dass im wenn',
  pt: 'já mais tudo isso quero posso vou está assim sem sozinha sozinho vida porque sempre nada aguento pra o os as um uma eu meu minha me é sou estou e de que em não por com para mas muito hoje olá obrigada obrigado sinto tenho isso',
  it: 'il lo gli un una io mio mia mi è sono e di che in non per con ma molto oggi ciao grazie come ho questo della',
  nl: 'de het een ik mijn me is ben en van dat in niet voor met maar heel vandaag hallo dank bedankt hoe heb wat er zo',
  sv: 'en ett jag min mitt mig är och att på inte för med men mycket idag hej tack hur det som har så känner du kan vad av',
  nb: 'jeg ikke og er det på som har av så hva være veldig noe du kan dag meg deg',
  pl: 'nie się jest że jak bardzo dziś dzisiaj jestem już mnie tylko moja mój czy przez było była po od jutro',
  cs: 'jsem není že už jak když dnes protože jsou byl byla mě moje moc jsme být nic já si',
  hu: 'nem és hogy egy mert csak már nagyon vagyok volt azt még nincs ezt de mit ma nekem',
  tr: 'bir ve bu çok değil için ama bugün yok daha gibi benim kadar mı iyi şey hiç oldu',
  fi: 'minä olen mutta että niin kun tänään mitä oli nyt vain kanssa koska minun minua',
};

const FUNCTION_WORD_SETS = Object.entries(FUNCTION_WORDS).map(([code, words]) => ({
  code,
  words: new Set(words.split(' ')),
}));

const LANGUAGE_SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['other', /(?!\p{Script=Latin})\p{L}/u],
];

/** 'en', the code of a language that can be answered by a line, 'other', or 'none' where there are no words. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 2_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'none';
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return LANGUAGE_SCRIPTS.find(([, script]) => script.test(sample))?.[0] ?? 'other';

  const words =
    sample
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  const hits = FUNCTION_WORD_SETS.map(({ code, words: set }) => ({
    code,
    count: words.filter((w) => set.has(w)).length,
  }));
  const english = hits[0]?.count ?? 0;
  const best = hits.reduce((a, b) => (b.count > a.count ? b : a), { code: 'en', count: 0 });
  // 'Easy run like 20 min': one word by itself tells no language.
  const isOneOfMany = best.count === 1 && (words.length > 2 || isLikelyName(sample, best.code));
  if (best.code !== 'en' && !isOneOfMany && best.count > english + (words.length > 4 ? 1 : 0))
    return best.code;
  // Long texts without English's commonest words are some other language.
  return words.length >= 8 && english / words.length < 0.08 ? 'other' : 'en';
}

/** Whether the only word of a language is a name in the text: 'call Ben'. */
const isLikelyName = (text: string, code: string): boolean =>
  text
    .split(/\s+/)
    .some(
      (word, at) =>
        at > 0 && /^\p{Lu}/u.test(word) && FUNCTION_WORDS[code]?.split(' ').includes(word.toLowerCase()),
    );

/** Fewer words tell no language against what was said before. */
const MIN_WORDS_FOR_LANGUAGE = 12;

/**
 * The language of a talk: of its last messages, as many as it takes to be sure. One short line, such as 'call Ben',
 * changes nothing.
 *
 * @param own the person's messages, oldest first
 */
export function languageOfTalk(own: readonly string[]): string {
  let read = '';
  for (const text of own.toReversed()) {
    read = `${text}\n${read}`;
    if ((read.match(/[\p{L}']+/gu) ?? []).length >= MIN_WORDS_FOR_LANGUAGE) break;
  }
  return languageOf(read);
}

/** Common words of English that other languages have too: 'Was ist am Samstag?' */
const AMBIGUOUS_WORDS = /(?<!\p{L})(?:am|an|in|so|was|me|no|do)(?!\p{L})/giu;

/** As `isPlainlyEnglish`, by words that no other language has. */
export const isUnambiguouslyEnglish = (text: string): boolean =>
  isPlainlyEnglish(text.replaceAll(AMBIGUOUS_WORDS, ' '));

/** Whether a text has so many of English's commonest words that it can be nothing else. */
export function isPlainlyEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const english = FUNCTION_WORD_SETS.find(({ code }) => code === 'en')?.words;
  return words.filter((word) => english?.has(word)).length / Math.max(words.length, 1) >= 0.3;
}

/** Whether a short text is no words at all, such as 'asdfghjkl'. */
export function isUnreadable(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.length === 0 || words.length > 4) return false;
  return words.every(
    (word) => word.length > 3 && (/[^aeiouyäöåéèüáíóúæø]{5,}/iu.test(word) || /(.)\1{3,}/u.test(word)),
  );
}

/** One honest line in the person's language: it promises nothing that the companion cannot do. */
export const LIMITED_TO_ENGLISH: Record<string, string> = {
  es: 'Por ahora solo leo bien el inglés y no quiero adivinar lo que has escrito.',
  fr: "Pour l'instant, je ne lis bien que l'anglais, et je ne veux pas deviner ce que tu as écrit.",
  de: 'Ich lese bisher nur Englisch gut und möchte nicht raten, was du geschrieben hast.',
  pt: 'Por enquanto só leio bem em inglês e não quero adivinhar o que você escreveu.',
  it: "Per ora leggo bene solo l'inglese e non voglio indovinare quello che hai scritto.",
  nl: 'Ik lees voorlopig alleen Engels goed en wil niet raden wat je hebt geschreven.',
  sv: 'Jag läser än så länge bara engelska bra och vill inte gissa vad du har skrivit.',
  nb: 'Foreløpig leser jeg bare engelsk godt, og jeg vil ikke gjette hva du har skrevet.',
  pl: 'Na razie dobrze czytam tylko po angielsku i nie chcę zgadywać, co piszesz.',
  cs: 'Zatím dobře čtu jen anglicky a nechci hádat, co píšeš.',
  hu: 'Egyelőre csak angolul olvasok jól, és nem akarom találgatni, mit írtál.',
  tr: 'Şimdilik yalnızca İngilizceyi iyi okuyorum ve ne yazdığını tahmin etmek istemem.',
  fi: 'Luen toistaiseksi hyvin vain englantia, enkä halua arvailla, mitä kirjoitit.',
  ru: 'Пока я хорошо понимаю только английский и не хочу угадывать, что вы написали.',
  zh: '我目前只能读懂英文，不想乱猜你写的内容。',
  ja: '今のところ英語しかきちんと読めないので、書いてくださったことを推測したくありません。',
};
