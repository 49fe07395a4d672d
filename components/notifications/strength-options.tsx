const strengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Options of a select for the least strength of a signal. */
export const strengthOptions = strengths.map((strength) => (
  <option key={strength} value={strength}>
    Strength {strength}
  </option>
));
