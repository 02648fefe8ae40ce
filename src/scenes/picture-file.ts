import Phaser from 'phaser';
import type { Sheets } from './sheets.ts';

/**
 * A picture on its way, drawn at a scale of its own. The browser reads it as it reads any picture of a page: as a text to
 * be resized and handed back to it, it would take nearly twice as long. Two scenes may ask for the same one before either
 * has it: the second to come is dropped.
 */
export class PictureFile extends Phaser.Loader.FileTypes.ImageFile {
  constructor(
    loader: Phaser.Loader.LoaderPlugin,
    key: string,
    private readonly picture: string,
    private readonly scale: number,
    private readonly sheets: Sheets,
  ) {
    super(loader, key, picture);
  }

  override load(): void {
    this.state = Phaser.Loader.FILE_LOADING;
    this.sheets.fetch(this.picture, 1 + this.retryAttempts).then(
      (picture) => {
        this.data = picture;
        this.loader.nextFile(this, true);
      },
      () => this.loader.nextFile(this, false),
    );
  }

  override onProcess(): void {
    this.onProcessComplete();
  }

  override addToCache(): void {
    if (this.loader.textureManager.exists(this.key)) return;
    this.data = pixelsOf(this.data, this.scale);
    super.addToCache();
  }
}

/** Vector curves are sharp at any size, but without WebGL, which takes pixels, they would be drawn anew in every frame. */
function pixelsOf(picture: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
