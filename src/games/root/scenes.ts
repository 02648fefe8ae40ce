import type { RootAppTypes } from '../../app/root/root-app.ts';
import type { Scenes } from '../../scenes/picture.ts';
import { BattleScene } from '../../scenes/root/battle-scene.ts';
import { TableScene } from '../../scenes/root/table/table-scene.ts';
import { WallScene } from '../../scenes/root/wall-scene.ts';

/** What Root is drawn with: it comes once the title can be used. */
export const rootScenes: Scenes<RootAppTypes> = { wall: WallScene, table: TableScene, battle: BattleScene };
