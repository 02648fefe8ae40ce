/** Of the rules: it goes up with every change that a saved game could notice. */
export const version = 1;
