import type { FastifyRequest } from "fastify";
import { ConversionError } from "../../contract/errors";
import { MIB } from "../../limits";
import type { Reservation } from "../admission";
import type { CleanupStack } from "../cleanup-stack";
import type { Lease } from "../queue/types";
import type { Services } from "../services";
import { clientAddress } from "./client-address";
import { requireSameSite } from "./same-site";

/** An admitted request, whose body has not been read yet. */
export type Admitted = {
  /** Counts its further files against the limits of the visitor or program. */
  charge(files: number): Promise<void>;
  /** Its own scratch folder. */
  folder: string;
  reservation: Reservation;
  lease: Lease;
};

/**
 * Decides about a request before its body is read: origin, rate limit, disk space and queue capacity.
 *
 * @param cleanup gets the release of everything that is acquired
 * @throws ConversionError `forbidden`, `bad_token`, `rate_limited`, `busy`, `storage_full`
 */
export async function admit(
  request: FastifyRequest,
  cleanup: CleanupStack,
  { env, rateLimit, programs, admission, queue, scratch }: Services,
): Promise<Admitted> {
  const { headers, context } = request;
  requireSameSite(headers, env.SITE_URL);
  const program = programs.find(headers.authorization);
  const visitor = program ? `program ${program}` : clientAddress(request);
  const limit = program ? programs.rateLimit : rateLimit;
  context.allowance = await limit.take(visitor);
  if (context.allowance?.granted === false) throw new ConversionError("rate_limited");
  // Guesses count against the limit of their address.
  if (program === null) throw new ConversionError("bad_token");
  context.program = program;
  const files = program ? programs.begin(program) : undefined;
  if (files) cleanup.defer(async () => files.release());
  // Without a rate limit, all visitors may share the address of a proxy, so the per-visitor share does not apply.
  const counted = context.allowance && !program ? visitor : null;
  const bytes = declaredBytes(headers["content-length"], env.MAX_UPLOAD_MB * MIB);
  const reservation = await admission.admit(bytes, counted);
  cleanup.defer(async () => reservation.release());
  const lease = await queue.admit({ bytes, visitor: counted });
  cleanup.defer(() => lease.release());
  const folder = await scratch.open();
  cleanup.defer(() => folder.remove());
  async function charge(more: number) {
    context.allowance = await limit.charge(visitor, more);
    files?.extend(more);
    await lease.extend(more);
  }
  return { charge, folder: folder.path, reservation, lease };
}

/** Returns the declared length of the body; the limit if it has none. */
const declaredBytes = (length: string | undefined, max: number): number =>
  length === undefined ? max : Math.min(Number(length), max);
