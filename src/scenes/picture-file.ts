import Phaser from 'phaser';

/** A picture on its way. Two scenes may ask for the same one before either has it: the second to come is dropped. */
export class PictureFile extends Phaser.Loader.FileTypes.SVGFile {
  override addToCache(): void {
    if (!this.loader.textureManager.exists(this.key)) super.addToCache();
  }
}
