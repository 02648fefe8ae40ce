/**
 * What the pictures need of Phaser, which weighs as much again with its physics, sounds, tile maps and pointers. In a build
 * `phaser` is this file (vite.config.ts); its types and the development server know the whole.
 */
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/data/DataManagerPlugin.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/container/ContainerFactory.js';
import 'phaser/src/gameobjects/graphics/GraphicsCreator.js';
import 'phaser/src/gameobjects/graphics/GraphicsFactory.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/gameobjects/shape/arc/ArcFactory.js';
import 'phaser/src/gameobjects/shape/ellipse/EllipseFactory.js';
import 'phaser/src/gameobjects/shape/polygon/PolygonFactory.js';
import 'phaser/src/gameobjects/shape/rectangle/RectangleFactory.js';
import 'phaser/src/gameobjects/shape/star/StarFactory.js';
import 'phaser/src/gameobjects/text/TextFactory.js';
import 'phaser/src/gameobjects/tilesprite/TileSpriteFactory.js';
import 'phaser/src/scene/ScenePlugin.js';
import 'phaser/src/time/Clock.js';
import 'phaser/src/tweens/TweenManager.js';
import { AUTO } from 'phaser/src/const.js';
import * as CoreEvents from 'phaser/src/core/events/index.js';
import Game from 'phaser/src/core/Game.js';
import { FILE_LOADING } from 'phaser/src/loader/const.js';
import ImageFile from 'phaser/src/loader/filetypes/ImageFile.js';
import GetURL from 'phaser/src/loader/GetURL.js';
import LoaderPlugin from 'phaser/src/loader/LoaderPlugin.js';
import { NONE } from 'phaser/src/scale/const/SCALE_MODE_CONST.js';
import Scene from 'phaser/src/scene/Scene.js';

export default {
  AUTO,
  Core: { Events: CoreEvents },
  Game,
  Loader: { FILE_LOADING, FileTypes: { ImageFile }, GetURL, LoaderPlugin },
  Scale: { NONE },
  Scene,
};
