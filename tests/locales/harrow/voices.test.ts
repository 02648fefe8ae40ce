import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/session/settings.ts';
import { namespaces, texts } from '../locale-files.ts';

/** Names of cards are quotations and address nobody. */
function textsOf(language: Language): (readonly [key: string, text: string])[] {
  const all = namespaces(language).flatMap((name) =>
    [...texts(language, name)].map(([key, text]) => [`${name}.${key}`, text] as const),
  );
  return all.filter(([key]) => !/^harrow\/cards\.\w+\.name$/.test(key));
}

/** The oak speaks to whoever it teaches, and its tales to Hester, as to a friend; everything else speaks to the player. */
const isOaks = (key: string): boolean =>
  /^harrow\/lessons\.(steps|plan|loss)\.|^harrow\/campaign\.(story|night\d)\./.test(key);

const toFriend =
  /(?<!\p{L})(tě|tebe|tobě|tebou|tvůj|tvá|tvé|tvou|tvým|tvých|tvoje|tvoji|jsi|sis|ses|máš|můžeš|smíš|musíš|chceš|budeš|najdeš)(?!\p{L})/iu;
const toPlayer =
  /(?<!\p{L})(vás|vám|vámi|váš|vaše|vaši|vaší|vašich|jste|máte|můžete|smíte|musíte|chcete|vyberte|otočte|položte)(?!\p{L})/iu;

describe('Czech', () => {
  const said = textsOf('cs');

  it('says ty in what the oak tells, and nowhere else', () => {
    expect(said.filter(([key, text]) => isOaks(key) && toFriend.test(text)).length).toBeGreaterThan(20);
    expect(said.filter(([key, text]) => !isOaks(key) && toFriend.test(text))).toEqual([]);
  });

  it('says vy to the player, and never in what the oak tells', () => {
    expect(said.filter(([key, text]) => !isOaks(key) && toPlayer.test(text)).length).toBeGreaterThan(20);
    expect(said.filter(([key, text]) => isOaks(key) && toPlayer.test(text))).toEqual([]);
  });
});

it('in English one of the townsfolk is never a townsfolk', () => {
  expect(textsOf('en').filter(([, text]) => /\b(an?|each|that) townsfolk\b/i.test(text))).toEqual([]);
});
