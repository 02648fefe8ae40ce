/** A pause that a player begins and ends. */
interface Pause {
  readonly isOn: boolean;
  toggle(): void;
  end(): void;
  /** Resolves once there is none. */
  over(): Promise<void>;
}

export function createPause(): Pause {
  let isOn = false;
  let goOn = () => {};

  function end(): void {
    isOn = false;
    goOn();
  }

  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      if (isOn) end();
      else isOn = true;
    },
    end,
    async over() {
      while (isOn) {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
    },
  };
}
