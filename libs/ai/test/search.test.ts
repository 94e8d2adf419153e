import { describe, expect, it } from 'vitest';
import { COMMON_DIRECTION } from '../src/memory/index.ts';
import { packEmbedding } from '../src/reading/index.ts';
import { createNearness, createTextSearch, isComparedByMeaning } from '../src/search/index.ts';
import { QUESTION_DIRECTION } from '../src/search/nearness.ts';

/** The texts that are found, the best first, with what is marked in square brackets. */
async function find(question: string, texts: readonly string[]): Promise<string[]> {
  const search = createTextSearch<string>(question, 50);
  for (const text of texts) await search.add(text, text, null);
  return (await search.best()).map(({ snippet, hits }) => {
    let marked = snippet;
    for (const [from, to] of hits.toReversed())
      marked = `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`;
    return marked;
  });
}

describe('a search by words', () => {
  it.each([
    ['phys', 'The physio was kind.', 'The [phys]io was kind.'],
    ['PHYSIO', 'the physio was kind', 'the [physio] was kind'],
    ['cafe', 'At the Café Zoë.', 'At the [Café] Zoë.'],
    ['zoë', 'With Zoe.', 'With [Zoe].'],
    ['cafe', 'At the Cafe\u0301.', 'At the [Cafe\u0301].'],
    ['straße', 'Die Straße.', 'Die [Straße].'],
    ['istanbul', 'In İstanbul again.', 'In [İstanbul] again.'],
    ['lodz', 'Back in Łódź at last.', 'Back in [Łódź] at last.'],
    ['Łódź', 'BACK IN LODZ.', 'BACK IN [LODZ].'],
    ['strasse', 'Ålesund: die Straße.', 'Ålesund: die [Straße].'],
    ['STRASSE', 'die Straße', 'die [Straße]'],
    ['straße', 'The Strasse was dark.', 'The [Strasse] was dark.'],
    ['stras', 'Die Straße.', 'Die [Straß]e.'],
    ['smorrebrod', 'Smørrebrød with Søren.', '[Smørrebrød] with Søren.'],
    ['Đorđe', 'djordje and Dorde', 'djordje and [Dorde]'],
    ['final', 'A ﬁnal oﬃce.', 'A [ﬁnal] oﬃce.'],
    ['office', 'A ﬁnal oﬃce.', 'A ﬁnal [oﬃce].'],
    ['coffee', 'ｃｏｆｆｅｅ again', '[ｃｏｆｆｅｅ] again'],
    ['ｃｏｆｆｅｅ', 'Œuf… coffee', 'Œuf… [coffee]'],
    ['"die strasse"', 'Für die Straße da.', 'Für [die Straße] da.'],
    ['ガス', 'ｶﾞｽ', '[ｶﾞｽ]'],
    ['οδος', 'Η ΟΔΌΣ.', 'Η [ΟΔΌΣ].'],
    ["don't", 'I don’t know.', 'I [don’t] know.'],
    ['sleeping', 'I could not sleep.', 'I could not [sleep].'],
    ['mother', 'Mum called.', '[Mum] called.'],
    ['when did I last feel at home?', 'Her kitchen: I belonged there.', 'Her kitchen: I [belonged] there.'],
    ['東京', '昨日東京に行った。', '昨日[東京]に行った。'],
    ['京', '昨日東京に行った。', '昨日東[京]に行った。'],
    ['서울', '나는 서울에 갔다.', '나는 [서울]에 갔다.'],
    ['🎉', 'We won 🎉 at last.', 'We won [🎉] at last.'],
    ['C++', 'I learn C++ now.', 'I learn [C++] now.'],
    ['.*', 'It says .* here.', 'It says [.*] here.'],
    ['(a|b)+$', 'The pattern (a|b)+$ again.', 'The pattern ([a|b)+$] again.'],
    ["' OR 1=1 --", "She typed ' OR 1=1 -- there.", "She typed [' OR 1=1 --] there."],
    ['<script>', 'A <script> tag.', 'A [<script>] tag.'],
    ['$where', 'A $where clause.', 'A [$where] clause.'],
    ['when did I last feel at home?', 'I came home late.', 'I came [home] late.'],
    ['the', 'By the sea.', 'By [the] sea.'],
  ])('when %j is looked for, then %j has it', async (question, text, marked) => {
    expect(await find(question, [text])).toEqual([marked]);
  });

  it.each([
    ['art', 'My heart.', 1],
    ['ar', 'My heart.', 0],
    ['.', 'No full stop in here', 0],
    ['.*', 'Anything at all', 0],
    ['zebra', 'Anything at all', 0],
    ['"long walk"', 'A walk that was long', 0],
    ['"long walk"', 'A Long\nwalk', 0],
    ['"long walk" dog', 'A long walk alone', 1],
    ['"long walk', 'A long road', 1],
    ['""', 'Nothing', 0],
    ['\u0000', 'Nothing', 0],
  ])('when %j is looked for in %j, then it is found %i times', async (question, text, times) => {
    expect(await find(question, [text])).toHaveLength(times);
  });

  it('when there are several words, then a text with all comes before one with some, a phrase before both', async () => {
    const texts = ['The train was late.', 'A window, then a train.', 'At the train window.', 'Rain.'];
    expect(await find('train window', texts)).toEqual([
      'At the [train window].',
      'A [window], then a [train].',
      'The [train] was late.',
    ]);
  });

  it('when a word stands alone, begins another or lies inside of one, then they come in this order', async () => {
    expect(await find('art', ['heart', 'artist', 'art'])).toEqual(['[art]', '[art]ist', 'he[art]']);
  });

  it('when two texts fit alike, then the one that was added first comes first', async () => {
    expect(await find('rain', ['rain one', 'rain two'])).toEqual(['[rain] one', '[rain] two']);
  });
});

describe('a snippet', () => {
  const filler = 'Nothing much to say about the day. '.repeat(20);

  it('when a text is long, then it shows about 160 characters around the best place, cut between words', async () => {
    const [marked = ''] = await find('zebra stripes', [`A zebra. ${filler}The zebra has stripes. ${filler}`]);
    expect(marked).toMatch(/^…\S.* The \[zebra\] has \[stripes\]\. .*\S…$/);
    expect(marked.length).toBeLessThan(170);
    for (const word of marked
      .replaceAll(/[[\]…]/g, '')
      .trim()
      .split(' '))
      expect(`${filler} The zebra has stripes.`.split(/ +/)).toContain(word);
  });

  it('when a text has paragraphs, then it is on one line', async () => {
    expect(await find('roof', ['Rain.\n\n\tThe  roof\r\nleaks.'])).toEqual(['Rain. The [roof] leaks.']);
  });

  it('when accents before a hit have no character of their own, then the hit stays in its place', async () => {
    const text = `${'e\u0301'.repeat(300)} zebra`;
    expect((await find('zebra', [text]))[0]).toMatch(/ \[zebra\]$/);
  });

  it('when a cut would divide an emoji, then it does not', async () => {
    const [marked = ''] = await find('zebra', [`${'👩‍👩‍👧'.repeat(100)}zebra${'😀'.repeat(200)}`]);
    expect(marked).toMatch(/^…(?:👩‍👩‍👧)+\[zebra\](?:😀)+…$/u);
  });

  it.each([
    ['👩', 'We 👩‍👩‍👧‍👦 met.', 'We [👩‍👩‍👧‍👦] met.'],
    ['👍', 'Good 👍🏽!', 'Good [👍🏽]!'],
    ['न', 'वह निधि है', 'वह [नि]धि है'],
  ])(
    'when %j is a part of what is drawn as one, then all of that is marked',
    async (question, text, marked) => {
      expect(await find(question, [text])).toEqual([marked]);
    },
  );

  it('when the place is far inside of a long page, then it is found there', async () => {
    const text = `${filler.repeat(40)}The zebra has stripes.`;
    expect((await find('zebra', [text]))[0]).toMatch(/ The \[zebra\] has stripes\.$/);
  });

  it('when a letter fills a page of 200,000 characters, then what is seen of it is marked', async () => {
    expect(await find('aaaa', ['a'.repeat(200_000)])).toEqual([`[${'a'.repeat(160)}]…`]);
  });
});

describe('a search by meaning', () => {
  const direction = (of: number) =>
    COMMON_DIRECTION.map((value, dimension) => value + (dimension === of ? 0.4 : 0));
  const unit = (vector: number[]) => vector.map((value) => value / Math.hypot(...vector));
  const packed = (of: number) => Buffer.from(packEmbedding(unit(direction(of))).toString('base64'));

  it('when a vector is that of the question, then it is near, and another is not', () => {
    const question = QUESTION_DIRECTION.map((value, dimension) => value + (dimension === 3 ? 0.4 : 0));
    const nearness = createNearness(unit(question));
    expect(nearness(packed(3))).toBeGreaterThan(0.9);
    expect(nearness(packed(200))).toBeLessThan(0.3);
    expect(nearness(Buffer.concat([Buffer.from('----'), packed(3)]), 4)).toBe(nearness(packed(3)));
  });

  it('when only the meaning fits, then the text is found without a hit, after those with the words', async () => {
    const search = createTextSearch<string>('feeling at home', 50);
    await search.add('meaning', 'Rain. Nobody wanted me to leave.', { cosine: 0.6, from: () => 6 });
    await search.add('far', 'Rain again.', { cosine: 0.2, from: () => 0 });
    await search.add('word', 'Came home late.', null);
    expect(await search.best()).toMatchObject([
      { source: 'word', hits: [[5, 9]] },
      { source: 'meaning', snippet: '…Nobody wanted me to leave.', hits: [] },
    ]);
  });

  it('when a text has some of the words and its meaning fits, then it comes before what has one of both', async () => {
    const search = createTextSearch<string>('forgiven by a stranger', 50);
    await search.add('word', 'A stranger at the door.', null);
    await search.add('meaning', 'She said it was over and done.', { cosine: 0.3, from: () => 0 });
    await search.add('both', 'The stranger said it was nothing.', { cosine: 0.28, from: () => 0 });
    await search.add('all', 'A stranger has forgiven me.', null);
    expect((await search.best()).map(({ source }) => source)).toEqual(['all', 'both', 'meaning', 'word']);
  });

  it('when one text is much nearer than another, then the other is not found by its meaning alone', async () => {
    const search = createTextSearch<string>('feeling at home', 50);
    await search.add('near', 'Nobody wanted me to leave.', { cosine: 0.3, from: () => 0 });
    await search.add('nearly', 'I stayed.', { cosine: 0.26, from: () => 0 });
    await search.add('far', 'Rain.', { cosine: 0.2, from: () => 0 });
    await search.add('word', 'The way home.', { cosine: 0.2, from: () => 0 });
    expect((await search.best()).map(({ source }) => source)).toEqual(['word', 'near', 'nearly']);
  });

  it('when a text has all of the words, then only what is very near is found beside it', async () => {
    const search = createTextSearch<string>('a pear tree', 50);
    await search.add('said', 'Goodbye to the pear tree.', { cosine: 0.12, from: () => 0 });
    await search.add('far', 'We weeded the beds.', { cosine: 0.15, from: () => 0 });
    expect((await search.best()).map(({ source }) => source)).toEqual(['said']);
    await search.add('near', 'Plums all over the lawn.', { cosine: 0.4, from: () => 0 });
    expect((await search.best()).map(({ source }) => source)).toEqual(['said', 'near']);
  });

  it('when the question names a feeling, then texts in which it is felt are found after those that say so', async () => {
    const search = createTextSearch<string>('when was I really lonely?', 50);
    await search.add('felt', 'Everybody was out. I ate in front of the screen.', null, [
      'sadness',
      'loneliness',
    ]);
    await search.add('other', 'Soup with friends.', null, ['joy']);
    await search.add('unread', 'Soup again.', null);
    await search.add('said', 'A lonely evening.', null, ['loneliness']);
    expect(await search.best()).toMatchObject([{ source: 'said' }, { source: 'felt', hits: [] }]);
  });

  it('when many texts fit by their meaning alone, then the ten nearest are found', async () => {
    const search = createTextSearch<number>('feeling at home', 50);
    for (let index = 0; index < 300; index += 1)
      await search.add(index, 'Rain.', { cosine: 0.3 + index / 1_000, from: () => 0 });
    await search.add(300, 'Home.', null);
    expect((await search.best()).map(({ source }) => source)).toEqual([
      300,
      ...Array.from({ length: 10 }, (_, of) => 299 - of),
    ]);
  });

  it.each([
    ['when did I feel at home?', true],
    ['"at home"', false],
    ['???', false],
    ['x', false],
  ])('when %j is typed, then it is %s that it has a meaning', (question, expected) => {
    expect(isComparedByMeaning(question)).toBe(expected);
  });
});
