import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

it.each([
  ['', []],
  ['One.', ['One.']],
  [' One. Two? Three!\nFour ', ['One.', 'Two?', 'Three!', 'Four']],
  ['3.5 hours of sleep. Fine.', ['3.5 hours of sleep.', 'Fine.']],
  ['She said: “Go.” I went.', ['She said: “Go.”', 'I went.']],
  ['今天我去公园。看到了很多花！明天呢？', ['今天我去公园。', '看到了很多花！', '明天呢？']],
  ['「行きます。」と言った。次の日。', ['「行きます。」', 'と言った。', '次の日。']],
  ['本当！？はい。', ['本当！？', 'はい。']],
  ['आज मैं पार्क गया। कल फिर जाऊँगा।', ['आज मैं पार्क गया।', 'कल फिर जाऊँगा।']],
  ['ខ្ញុំទៅសាលា។ខ្ញុំសប្បាយ។', ['ខ្ញុំទៅសាលា។', 'ខ្ញុំសប្បាយ។']],
  ['ذهبت إلى الحديقة. هل تأتي؟ نعم.', ['ذهبت إلى الحديقة.', 'هل تأتي؟', 'نعم.']],
  ['วันนี้ดีมาก', ['วันนี้ดีมาก']],
])('when %j is split into sentences, then they are %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
