import { type Problem, reasonOf } from "./errors";

/** Problem of results that could not be deleted. It loads with the button that deletes them. */
export const notDeleted = (error: unknown): Problem => ({
  text: "We couldn't delete your results. Please try again.",
  detail: reasonOf(error),
});
