import { expect, test } from 'vitest';
import { harrowSoundscape } from '../../../../src/audio/harrow/soundscape.ts';
import { each, soundOf } from '../committed.ts';
import { centroid, energyBetween, envelope, fallTime } from '../spectrum.ts';

const { cues, ambience } = harrowSoundscape;

test('the loops of the night do not fall into step', () => {
  const [wind, crickets] = ambience.map(({ file }) => soundOf(file)).map(({ samples, rate }) => samples.length / rate);
  const together = Array.from({ length: 10 }, (_, i) => ((i + 1) * wind) % crickets);
  for (const offset of together) expect(Math.min(offset, crickets - offset)).toBeGreaterThan(0.5);
});

test('glass is bright and falls on after the crack', () => {
  each(cues.jarBreak.files, (samples, rate, file) => {
    expect(energyBetween(samples, rate, 2500, rate / 2), file).toBeGreaterThan(0.75);
    expect(fallTime(samples, rate), file).toBeGreaterThan(0.3);
  });
});

test('steps are low but not below small speakers, a legend lower than a haint', () => {
  const centre = (file: string): number => centroid(soundOf(file).samples, soundOf(file).rate);
  each([...cues.haintStep.files, ...cues.legendStep.files], (samples, rate, file) => {
    expect(energyBetween(samples, rate, 0, 1000), file).toBeGreaterThan(0.9);
    expect(energyBetween(samples, rate, 150, 1000), file).toBeGreaterThan(0.25);
  });
  expect(Math.max(...cues.legendStep.files.map(centre))).toBeLessThan(Math.min(...cues.haintStep.files.map(centre)));
});

test('a spawned breath rises and a killed one falls', () => {
  const centreBetween = (file: string, from: number, to: number): number => {
    const { samples, rate } = soundOf(file);
    return centroid(samples.slice(Math.round(from * rate), Math.round(to * rate)), rate);
  };
  for (const file of cues.spawn.files) {
    expect(centreBetween(file, 0.6, 0.9), file).toBeGreaterThan(centreBetween(file, 0.2, 0.5) * 1.1);
  }
  for (const file of cues.kill.files) {
    expect(centreBetween(file, 0.6, 0.9), file).toBeLessThan(centreBetween(file, 0.25, 0.5) * 0.9);
  }
});

test('paper hisses and has no body, a nail rings over the wood it goes into', () => {
  each(cues.cardDrawn.files, (samples, rate, file) => {
    expect(energyBetween(samples, rate, 1500, rate / 2), file).toBeGreaterThan(0.85);
    expect(fallTime(samples, rate), file).toBeLessThan(0.2);
  });
  each(cues.nail.files, (samples, rate, file) => {
    expect(energyBetween(samples, rate, 1800, rate / 2), file).toBeGreaterThan(0.3);
    expect(energyBetween(samples, rate, 150, 1000), file).toBeGreaterThan(0.1);
  });
});

test('the plate rings on, a tile does not', () => {
  const [ring] = cues.plate.files.map((file) => fallTime(soundOf(file).samples, soundOf(file).rate));
  for (const file of cues.tileFlip.files) {
    expect(fallTime(soundOf(file).samples, soundOf(file).rate), file).toBeLessThan(ring);
  }
  expect(ring).toBeGreaterThan(0.15);
});

test('rage is low, and small speakers still give it', () => {
  each(cues.rage.files, (samples, rate, file) => {
    expect(energyBetween(samples, rate, 0, 1200), file).toBeGreaterThan(0.85);
    expect(energyBetween(samples, rate, 150, 1200), file).toBeGreaterThan(0.3);
  });
});

test('the storm swells before it passes', () => {
  each(cues.storm.files, (samples, rate) => {
    const levels = envelope(samples, rate, 0.1);
    const loudest = levels.indexOf(Math.max(...levels));
    expect(loudest).toBeGreaterThan(3);
    expect(levels[0]).toBeLessThan(levels[loudest] / 4);
    expect(levels[levels.length - 1]).toBeLessThan(levels[loudest] / 4);
  });
});

test('crickets sing near 4 kHz over a wind below 2.5 kHz', () => {
  const [wind, crickets] = ambience.map(({ file }) => soundOf(file));
  expect(energyBetween(crickets.samples, crickets.rate, 3500, 5000)).toBeGreaterThan(0.9);
  expect(energyBetween(wind.samples, wind.rate, 0, 2500)).toBeGreaterThan(0.9);
});

test('a snake hisses high, a root creaks low', () => {
  each(cues.hiss.files, (samples, rate, file) => {
    expect(energyBetween(samples, rate, 3000, rate / 2), file).toBeGreaterThan(0.7);
  });
  each(cues.root.files, (samples, rate, file) => {
    expect(energyBetween(samples, rate, 150, 1500), file).toBeGreaterThan(0.6);
  });
});

test('a bonfire burns on after it has leapt up, Hester takes longer still', () => {
  const [fire, rise] = [cues.fire.files[0], cues.hesterRise.files[0]].map((file) => {
    const { samples, rate } = soundOf(file);
    return { fall: fallTime(samples, rate), seconds: samples.length / rate };
  });
  expect(fire.fall).toBeGreaterThan(0.4);
  expect(rise.seconds).toBeGreaterThan(fire.seconds);
});
