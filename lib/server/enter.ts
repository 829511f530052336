import "server-only";
import { visitorHeaders } from "../commands/visitor-headers.mjs";
import { ConversionError } from "../contract/errors";
import { MIB } from "../limits";
import type { Room } from "./admission";
import type { Holdings } from "./holdings";
import type { Lease } from "./queue/types";
import type { Exchange } from "./respond";
import { requireSameSite } from "./same-site";
import type { Services } from "./services";
import { readOn } from "./upload/body";

/** A request that was let in; its body is still to be read. */
export type Entered = {
  /** Who is counted for it, where anybody is. */
  visitor: string | null;
  /** Where it may write. */
  folder: string;
  room: Room;
  lease: Lease;
};

/**
 * Everything that can be refused before a body is read. What it takes goes to `held`.
 *
 * @throws ConversionError `forbidden`, `rate_limited`, `busy`, `storage_full`
 */
export async function enter(
  request: Request,
  exchange: Exchange,
  held: Holdings,
  all: Services,
): Promise<Entered> {
  try {
    return await take(request, exchange, held, all);
  } catch (error) {
    // The client is still sending: the answer has to reach it nevertheless.
    if (request.body) exchange.readingOn = readOn(request.body.getReader());
    throw error;
  }
}

async function take({ headers }: Request, exchange: Exchange, held: Holdings, all: Services) {
  const { env, rateLimit, admission, queue } = all;
  requireSameSite(headers, env.SITE_URL);
  const visitor = headers.get(visitorHeaders.address);
  exchange.allowance = await rateLimit.take(visitor);
  if (exchange.allowance?.granted === false) throw new ConversionError("rate_limited");
  const counted = exchange.allowance ? visitor : null;
  const room = await admission.enter(claimOf(headers, env.MAX_UPLOAD_MB * MIB), counted);
  held.hold(async () => room.leave());
  const lease = await queue.admit(exchange.id);
  held.hold(() => lease.release());
  const scratch = await all.scratch.open();
  held.hold(() => scratch.remove());
  return { visitor, folder: scratch.path, room, lease };
}

/** What a body may have in bytes: what it says itself, else as much as any may. */
function claimOf(headers: Headers, most: number): number {
  const length = headers.get("content-length");
  return length === null ? most : Math.min(Number(length), most);
}
