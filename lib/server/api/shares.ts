import type { RouteHandlerMethod } from "fastify";
import { sharing } from "../../contract/sharing";
import type { Env } from "../env";
import { sendEarly } from "../http/early-answer";

/**
 * Answers files that another app shares with the installed one while its browser has no service worker, which would take
 * them: the home page asks for them again. Nothing is read or kept, so it does not matter whose form it is.
 */
export const answerShare =
  ({ BASE_PATH }: Pick<Env, "BASE_PATH">): RouteHandlerMethod =>
  async (request, reply) => {
    reply.code(303).header("Location", `${BASE_PATH}/?${sharing.parameter}=${sharing.lost}`);
    return sendEarly(request, reply.type("text/plain"), Buffer.from("See the home page\n"));
  };
