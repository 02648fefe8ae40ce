/** A request without an answer after this long is made once more: on a bad line some never get one. */
export const patienceMs = 15_000;

/**
 * Has the browser read a picture as it reads any picture of a page, which it is asked for so many times at most. Whichever
 * request is answered first will do: a line that is only slow must not begin again.
 */
export function fetchPicture(url: string, attempts: number): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    const askAgain = () => {
      clearTimeout(patience);
      picture.onerror = null;
      if (attempts > 1) fetchPicture(url, attempts - 1).then(resolve, reject);
      else reject(new Error(`no picture at ${url}`));
    };
    const patience = setTimeout(askAgain, patienceMs);
    picture.onerror = askAgain;
    picture.onload = () => {
      clearTimeout(patience);
      resolve(picture);
    };
    picture.src = url;
  });
}
