import Phaser from 'phaser';

/**
 * A picture on its way, drawn at a scale of its own. Two scenes may ask for the same one before either has it: the second
 * to come is dropped.
 */
export class PictureFile extends Phaser.Loader.FileTypes.SVGFile {
  constructor(
    loader: Phaser.Loader.LoaderPlugin,
    key: string,
    url: string,
    private readonly scale: number,
  ) {
    super(loader, key, url);
  }

  /** Only the size in the opening tag changes: a picture need not be read and written as a document for that. */
  override onProcess(): void {
    this.state = Phaser.Loader.FILE_PROCESSING;
    const text = resized(this.xhrLoader?.responseText ?? '', this.scale);
    const picture = new Image();
    picture.onload = () => {
      URL.revokeObjectURL(picture.src);
      this.onProcessComplete();
    };
    picture.onerror = () => this.onProcessError();
    picture.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml;charset=utf-8' }));
    this.data = picture;
  }

  override addToCache(): void {
    const { textureManager } = this.loader;
    if (textureManager.exists(this.key)) return;
    // Without WebGL, which takes pixels, the browser would draw all curves of the vector picture anew in every frame.
    if (textureManager.game.renderer.type === Phaser.CANVAS) this.data = pixelsOf(this.data);
    super.addToCache();
  }
}

function resized(text: string, scale: number): string {
  return text.replace(
    /^<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"/,
    (_, before, width, height) => `<svg ${before}width="${width * scale}px" height="${height * scale}px"`,
  );
}

function pixelsOf(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas;
}
