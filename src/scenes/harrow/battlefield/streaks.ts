import type Phaser from 'phaser';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import type { Actor } from './drop-motion.ts';

const paper = inkOf(palette.parchment);
const slowest = 250;
const fastest = 700;
const lines = [-0.42, -0.15, 0.14, 0.4] as const;
/** Share of the full length of each line. */
const lengths = [0.7, 1, 0.82, 0.6] as const;

/** Tapered cuts behind the cubes that fall fast. `edge` is the edge of a cube in the tree, in pixels. */
export function drawStreaks(graphics: Phaser.GameObjects.Graphics, actors: readonly Actor[], edge: number): void {
  graphics.clear();
  graphics.fillStyle(paper, 0.85);
  const unit = edge / 14.4;
  for (let i = 0; i < actors.length; i++) {
    const { where, x, y, speedX, speedY } = actors[i];
    if (where !== 'tree') continue;
    const speed = Math.hypot(speedX, speedY) / unit;
    if (speed < slowest) continue;
    const share = Math.min(1, (speed - slowest) / (fastest - slowest));
    const dx = -speedX / (speed * unit);
    const dy = -speedY / (speed * unit);
    const reach = edge * (0.7 + 2 * share);
    for (let l = 0; l < lines.length; l++) {
      const bx = x + dx * edge * 0.85 - dy * lines[l] * edge;
      const by = y + dy * edge * 0.85 + dx * lines[l] * edge;
      const wide = 0.9 * unit;
      const length = reach * lengths[l];
      graphics.fillTriangle(
        bx + dy * wide,
        by - dx * wide,
        bx - dy * wide,
        by + dx * wide,
        bx + dx * length,
        by + dy * length,
      );
    }
  }
}
