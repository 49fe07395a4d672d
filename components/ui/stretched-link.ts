/** Classes of a link or button in a positioned row or card: all of the row opens it and shows its focus. */
export const stretchedLink =
  "after:absolute after:inset-0 focus-visible:outline-none " +
  "focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:-outline-offset-2";
