import type { HarrowAppTypes } from '../../app/harrow/harrow-app.ts';
import { BattlefieldScene } from '../../scenes/harrow/battlefield/battlefield-scene.ts';
import { BoardsScene } from '../../scenes/harrow/boards/boards-scene.ts';
import { CampaignScene } from '../../scenes/harrow/campaign-scene.ts';
import { EndScene } from '../../scenes/harrow/end-scene.ts';
import { MapScene } from '../../scenes/harrow/map/map-scene.ts';
import { TitleScene } from '../../scenes/harrow/title-scene.ts';
import type { Scenes } from '../../scenes/picture.ts';

/** Harrow's pictures, which are fetched once the words of the title can be used. */
export const harrowScenes: Scenes<HarrowAppTypes> = {
  title: TitleScene,
  campaign: CampaignScene,
  map: MapScene,
  boards: BoardsScene,
  battlefield: BattlefieldScene,
  end: EndScene,
};
