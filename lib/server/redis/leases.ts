import type { Redis } from "ioredis";
import { ConversionError } from "../../contract/errors";
import { hashedAddress } from "../http/client-address";
import { VISITOR_SHARE } from "../limits";
import type { Demand } from "../queue/types";

/** What an admitted request holds of the limits that all servers share. */
type Holding = { files: number; bytes: number; visitor: string };

export type LeaseOptions = {
  /** For commands that a visitor waits for. */
  redis: Redis;
  maxFiles: number;
  maxBytes: number;
};

export type Leases = ReturnType<typeof createLeases>;

/** Leases of a server that has died end after this time; others are renewed three times as often. In milliseconds. */
const LEASE_MS = 15_000;
const RENEW_EVERY_MS = LEASE_MS / 3;

/** Leases by the time they end; what each holds; sums of them all, and bytes by visitor. One script changes all four. */
const keyOf = (name: string) => `pixmill:{leases}:${name}`;
export const endsKey = keyOf("ends");
const keys = [endsKey, ...["held", "total", "visitors"].map(keyOf)];

/**
 * Sets what a lease holds, from any earlier state: so it can be sent again, and restores what an emptied Redis has lost.
 * Without files it ends. Limits apply when `maxFiles` is given.
 *
 * ARGV: id, files, bytes, visitor, ms, maxFiles, maxBytes, share. Returns 1, or 0 if the limits do not allow it.
 */
const script = `
local function add(key, field, change)
  if change ~= 0 and redis.call('HINCRBY', key, field, change) <= 0 and key == KEYS[4] then redis.call('HDEL', key, field) end
end
local function set(id, files, bytes, visitor)
  local old = redis.call('HGET', KEYS[2], id) or '0 0 '
  local new = files .. ' ' .. bytes .. ' ' .. visitor
  if new == old then return end
  local oldFiles, oldBytes, oldVisitor = old:match('^(%d+) (%d+) (%x*)$')
  if visitor == '' then visitor = oldVisitor end
  add(KEYS[3], 'files', files - oldFiles)
  add(KEYS[3], 'bytes', bytes - oldBytes)
  if visitor ~= '' then add(KEYS[4], visitor, bytes - oldBytes) end
  if files == '0' then redis.call('HDEL', KEYS[2], id) else redis.call('HSET', KEYS[2], id, new) end
end
local function drop(id)
  redis.call('ZREM', KEYS[1], id)
  set(id, '0', '0', '')
end
local id, files, bytes, visitor = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
if files == '0' then
  drop(id)
  return 1
end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, ended in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, 100)) do drop(ended) end
if ARGV[6] then
  local total = redis.call('HMGET', KEYS[3], 'files', 'bytes')
  if (tonumber(total[1]) or 0) >= tonumber(ARGV[6]) then return 0 end
  if (tonumber(total[2]) or 0) + bytes > tonumber(ARGV[7]) then return 0 end
  local own = visitor ~= '' and tonumber(redis.call('HGET', KEYS[4], visitor)) or 0
  if own > 0 and own + bytes > ARGV[7] * ARGV[8] then return 0 end
end
set(id, files, bytes, visitor)
redis.call('ZADD', KEYS[1], now + ARGV[5], id)
return 1
`;

/** Limits admitted files and bytes over all servers exactly: each request is one script. */
export function createLeases({ redis, maxFiles, maxBytes }: LeaseOptions) {
  const held = new Map<string, Holding>();
  redis.defineCommand("pixmillLease", { numberOfKeys: keys.length, lua: script });
  const scripted = redis as Redis & { pixmillLease(...args: (string | number)[]): Promise<number> };
  const run = (...args: (string | number)[]) => scripted.pixmillLease(...keys, ...args);

  const write = (id: string, { files, bytes, visitor }: Holding, ...limits: number[]) =>
    run(id, files, bytes, visitor, LEASE_MS, ...limits);
  /** Writes a lease again, which Redis may have lost. @throws Error of the connection */
  async function restore(id: string): Promise<void> {
    const holding = held.get(id);
    if (holding) await write(id, holding);
  }
  const end = (id: string) => run(id, 0, 0, "").catch(() => {});

  const timer = setInterval(() => {
    for (const id of held.keys()) restore(id).catch(() => {});
  }, RENEW_EVERY_MS).unref();

  return {
    /**
     * Takes one file and these bytes, if the limits of all servers allow it.
     *
     * @param visitor key of the visitor, who gets a share of the bytes at most; null for none
     * @throws ConversionError `busy` if they do not, or Redis is away
     */
    async take(id: string, { bytes, visitor }: Demand) {
      const holding = { files: 1, bytes, visitor: visitor === null ? "" : hashedAddress(visitor) };
      const granted = await write(id, holding, maxFiles, maxBytes, VISITOR_SHARE).catch((cause) => {
        // The command may still reach Redis.
        void end(id);
        throw new ConversionError("busy", { cause });
      });
      if (granted !== 1) throw new ConversionError("busy");
      held.set(id, holding);
    },
    /** Changes what a lease holds, without a limit. A change that Redis does not get now follows when it is back. */
    async change(id: string, change: (holding: Holding) => Partial<Holding>) {
      const holding = held.get(id);
      if (!holding) return;
      Object.assign(holding, change(holding));
      await restore(id).catch(() => {});
    },
    /** Gives everything back; what Redis does not get now ends by itself. */
    async release(id: string) {
      if (held.delete(id)) await end(id);
    },
    restore,
    /** Gives back what is left. */
    async close() {
      clearInterval(timer);
      await Promise.all([...held.keys()].map(end));
      held.clear();
    },
  };
}

/** Returns whether a request still waits for its jobs. */
export const isLeased = async (redis: Redis, id: string): Promise<boolean> =>
  (await redis.zscore(endsKey, id)) !== null;
