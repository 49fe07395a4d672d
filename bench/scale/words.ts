/** Words for names and texts in the scale benchmark; the searched common and rare words are not among them. */
export const words = (
  "market buyer budget vendor growth signal system budgetary forecast quarter revenue review meeting account " +
  "manager director founder customer product launch channel partner segment region target planning strategy " +
  "metric dashboard report outreach sequence campaign content webinar event booth sponsor referral pricing " +
  "discount renewal churn retention expansion onboarding support success quality hiring talent culture remote " +
  "office team leader coach mentor training skill process workflow software platform integration cloud data " +
  "security privacy audit finance invoice payment contract legal policy risk compliance supply logistics " +
  "warehouse factory machine energy climate carbon solar battery vehicle mobility travel hotel retail fashion " +
  "grocery health clinic pharma biotech research science lab design brand media video podcast story community"
).split(" ");
