/** The steps in which people and signals are counted by fit. */

/** In points. */
export const fitStep = 5;
export const fitSteps = 100 / fitStep;

/** The least and the highest fit of a step, counted from 0; the last step includes 100. */
export const fitRange = (step: number) => ({
  from: step * fitStep,
  to: step === fitSteps - 1 ? 100 : (step + 1) * fitStep - 1,
});
