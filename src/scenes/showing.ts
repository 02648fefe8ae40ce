/** One time that a picture is on show: from when it stands until it is left or built anew. */
export interface Showing {
  readonly isOver: boolean;
  /** Waits for a motion on the picture, at most until the picture is gone: nobody is to wait for what cannot be seen. */
  see(motion: Promise<void>): Promise<void>;
  end(): void;
}

export function beginShowing(): Showing {
  let isOver = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    get isOver() {
      return isOver;
    },
    see: (motion) => Promise.race([over, motion]),
    end() {
      isOver = true;
      end();
    },
  };
}
