import type { RootAppTypes } from '../../app/root/root-app.ts';
import type { Scenes } from '../../scenes/picture.ts';
import { BattleScene } from '../../scenes/root/battle-scene.ts';
import { EveningScene } from '../../scenes/root/evening-scene.ts';
import { TableScene } from '../../scenes/root/table/table-scene.ts';

/** What Root is drawn with: it comes once the title can be used. */
export const rootScenes: Scenes<RootAppTypes> = { evening: EveningScene, table: TableScene, battle: BattleScene };
