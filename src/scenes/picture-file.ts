import Phaser from 'phaser';

/** A picture on its way. Two scenes may ask for the same one before either has it: the second to come is dropped. */
export class PictureFile extends Phaser.Loader.FileTypes.SVGFile {
  override addToCache(): void {
    const { textureManager } = this.loader;
    if (textureManager.exists(this.key)) return;
    // Without WebGL, which takes pixels, the browser would draw all curves of the vector picture anew in every frame.
    if (textureManager.game.renderer.type === Phaser.CANVAS) this.data = pixelsOf(this.data);
    super.addToCache();
  }
}

function pixelsOf(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas;
}
