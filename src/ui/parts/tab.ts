/** The tab of the browser bears the name and the picture of the game that is open. */
export function nameTab(name: string): void {
  document.title = name;
}

export function pictureTab(picture: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', picture);
}
